/// How tall the items of one block are, as a function of the item's number in the block: no item of it takes any
/// memory.
indirect enum HeightFormula: Sendable {
  /// Every item is this tall.
  case constant(Length)
  /// Items go through a table again and again.
  case table(HeightTable, phase: Int64)
  /// The same with a table for each of some widths.
  case tables(WidthTables, phase: Int64)
  /// A calculation with the item's number, counted on from the first one's.
  case formula(HeightExpression, first: Int64)
  /// Each item follows the formula of its kind.
  case mixed(KindSequence, [HeightFormula])
  /// A whole number of points above a lower bound, drawn per id: one of `steps`.
  case drawn(lower: Length, steps: UInt64, Random, firstID: Int64)
  /// Text, wrapped to the width.
  case text(TextFormula)
  /// An image, as wide as its item.
  case image(ImageFormula)
  /// Several heights on top of each other.
  case sum([HeightFormula])

  /// The height of an item, at most the largest one there is.
  ///
  /// - Complexity: O(log r) for a table of r runs.
  func height(at number: Int64, in surroundings: Surroundings) -> Length {
    switch self {
    case .constant(let height): height
    case .table(let table, let phase): table.height(at: number + phase)
    case .tables(let tables, let phase):
      tables.table(at: surroundings.width).height(at: number + phase)
    case .formula(let expression, let first): expression.height(at: first + number)
    case .mixed(let sequence, let formulas):
      formulas[sequence.share(at: number)].height(at: number, in: surroundings)
    case .drawn(let lower, let steps, let random, let firstID):
      lower + Length(points: Int64(random.number(below: steps, at: firstID + number)))
    case .text(let text): text.height(at: number, in: surroundings)
    case .image(let image): image.height(at: number, in: surroundings)
    case .sum(let parts):
      min(
        parts.reduce(.zero) { $0 + $1.height(at: number, in: surroundings) }, .maximumItemHeight)
    }
  }

  /// The heights of items in a row, together.
  ///
  /// - Complexity: O(log r) for a table of r runs; O(number of items) where something is drawn.
  func sum(_ range: Range<Int64>, in surroundings: Surroundings) -> Length {
    if isUniform {
      return height(at: 0, in: surroundings) * (range.upperBound - range.lowerBound)
    }
    if let (table, phase) = table(in: surroundings) {
      return table.sum(upTo: range.upperBound + phase) - table.sum(upTo: range.lowerBound + phase)
    }
    var sum = Length.zero
    if case .mixed(let sequence, let formulas) = self {
      sequence.forEachStretch(in: range) { sum += formulas[$0].sum($1, in: surroundings) }
      return sum
    }
    for number in range { sum += height(at: number, in: surroundings) }
    return sum
  }

  /// The table that heights are read from, and the place in it that the first one has.
  private func table(in surroundings: Surroundings) -> (HeightTable, phase: Int64)? {
    switch self {
    case .table(let table, let phase): (table, phase)
    case .tables(let tables, let phase): (tables.table(at: surroundings.width), phase)
    case .constant, .drawn, .formula, .mixed, .text, .image, .sum: nil
    }
  }

  /// Whether every item is as tall as the others, whatever the surroundings.
  private var isUniform: Bool {
    switch self {
    case .constant: true
    case .text(let text): text.isConstant
    case .image(let image): image.isConstant
    case .sum(let parts): parts.allSatisfy { $0.isUniform }
    case .formula(let expression, _): expression.isConstant
    case .table, .tables, .drawn, .mixed: false
    }
  }

  /// Whether the surroundings make a difference.
  var dependsOnSurroundings: Bool {
    switch self {
    case .constant, .table, .drawn, .formula: false
    case .text, .tables: true
    case .image(let image): image.dependsOnSurroundings
    case .mixed(_, let formulas): formulas.contains { $0.dependsOnSurroundings }
    case .sum(let parts): parts.contains { $0.dependsOnSurroundings }
    }
  }

  /// How many stretches of equal height a number of items has, at most.
  func stretchCount(of count: Int64) -> Int64 {
    if isUniform { return 1 }
    switch self {
    case .table(let table, _): return table.stretchCount(of: count)
    case .tables(let tables, _): return tables.stretchCount(of: count)
    case .mixed(let sequence, let formulas):
      var sum: Int64 = 0
      sequence.forEachStretch(in: 0..<count) {
        sum += formulas[$0].stretchCount(of: $1.upperBound - $1.lowerBound)
      }
      return sum
    case .constant, .drawn, .formula, .text, .image, .sum: return count
    }
  }

  /// Calls `body` for the stretches of equal height in a row of items.
  func forEachStretch(
    in range: Range<Int64>, of surroundings: Surroundings, _ body: (Length, Int64) -> Void
  ) {
    if isUniform {
      body(height(at: 0, in: surroundings), range.upperBound - range.lowerBound)
    } else if let (table, phase) = table(in: surroundings) {
      table.forEachStretch(in: (range.lowerBound + phase)..<(range.upperBound + phase), body)
    } else if case .mixed(let sequence, let formulas) = self {
      sequence.forEachStretch(in: range) {
        formulas[$0].forEachStretch(in: $1, of: surroundings, body)
      }
    } else {
      for number in range { body(height(at: number, in: surroundings), 1) }
    }
  }
}
