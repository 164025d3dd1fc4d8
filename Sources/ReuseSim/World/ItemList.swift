/// The truth: which items the list has, in which order, and how tall each one really is.
///
/// Items that follow their block's formula are runs, however many there are; only items whose height
/// was set on its own take memory. Order and such heights are a size index like the one of the belief.
struct ItemList: Sendable {
  /// The items in order. One that follows its block's formula is estimated there, at no height; one whose height
  /// was set is measured.
  private var order: SizeIndex
  /// Everything that was ever put in, in the order of the ids.
  private var blocks: [Block] = []
  /// What the items that follow a formula are together.
  private var formulaHeight = Length.zero
  /// How many stretches of equal height everything that was ever put in has.
  private(set) var stretchCount: Int64 = 0
  /// The id that the next new item gets.
  private(set) var nextID: Int64 = 0
  private let kinds: [CellKind]
  /// The tables of the kinds that have one.
  private let kindTables: [HeightTable?]
  private let textMetrics: [TextMetrics]
  private let seed: UInt64
  /// What all heights depend on.
  private(set) var surroundings: Surroundings

  private struct Block: Sendable {
    var firstID: Int64
    var formula: HeightFormula
  }

  /// Makes an empty list.
  init(
    kinds: [CellKind], seed: UInt64, textMetrics: [TextMetrics] = [],
    surroundings: Surroundings = Surroundings(width: .zero, textScale: Rational(1))
  ) {
    self.kinds = kinds
    self.textMetrics = textMetrics
    self.seed = seed
    self.surroundings = surroundings
    kindTables = kinds.map { $0.height?.table }
    order = SizeIndex(
      estimates: [SizeEstimate](repeating: SizeEstimate(.zero), count: max(kinds.count, 1)))
  }

  /// How many items there are.
  var count: Int { order.count }

  /// The sum of all heights.
  var contentHeight: Length { order.contentHeight + formulaHeight }

  /// The height of the item at an index.
  ///
  /// - Complexity: O(log n), and O(log b) for b blocks put in so far.
  func height(at index: Int) -> Length {
    let item = order.item(at: index)
    if case .measured(let height) = item.size { return height }
    let block = block(of: item.id.rawValue)
    return block.formula.height(at: item.id.rawValue - block.firstID, in: surroundings)
  }

  /// Whether the item at an index follows its block's formula: its height was not set on its own.
  ///
  /// - Complexity: O(log n).
  func followsFormula(at index: Int) -> Bool { order.item(at: index).size == .estimated }

  /// Puts new items in before the item at `index`; they get the next ids.
  ///
  /// - Complexity: O(log n) for each block; blocks of drawn heights are added up.
  mutating func insert(_ blocks: [ItemBlock], at index: Int) {
    var runs: [ItemRun] = []
    for block in blocks where block.count > 0 {
      let formula = formula(of: block)
      self.blocks.append(Block(firstID: nextID, formula: formula))
      formulaHeight += formula.sum(0..<Int64(block.count), in: surroundings)
      stretchCount += formula.stretchCount(of: Int64(block.count))
      runs.append(
        ItemRun(
          firstID: ItemID(nextID), count: block.count,
          reuseIdentifier: ReuseIdentifier(UInt16(block.kind)), size: .estimated))
      nextID += Int64(block.count)
    }
    order.replaceSubrange(index..<index, with: runs)
  }

  /// Takes items away.
  ///
  /// - Complexity: O(log n), and for items of drawn heights their number.
  mutating func remove(_ range: Range<Int>) {
    for run in order.runs(in: range) { forgetFormula(run) }
    order.replaceSubrange(range, with: [])
  }

  /// Moves an item; `target` counts after its removal.
  mutating func move(from source: Int, to target: Int) {
    let runs = order.runs(in: source..<(source + 1))
    order.replaceSubrange(source..<(source + 1), with: [])
    order.replaceSubrange(target..<target, with: runs)
  }

  /// Gives items a height of their own.
  mutating func resize(_ range: Range<Int>, to height: Length) {
    var runs = order.runs(in: range)
    for place in runs.indices {
      forgetFormula(runs[place])
      runs[place].size = .measured(height)
    }
    order.replaceSubrange(range, with: runs)
  }

  /// Changes what all heights depend on. Heights that were set on their own stay.
  ///
  /// - Complexity: O(number of runs and blocks), and O(number of items) where a text's characters are drawn.
  mutating func change(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    guard blocks.contains(where: { $0.formula.dependsOnSurroundings }) else { return }
    var sum = Length.zero
    for run in order.runs(in: 0..<count) where run.size == .estimated {
      forEachPart(of: run) { block, numbers in
        sum += block.formula.sum(numbers, in: surroundings)
      }
    }
    formulaHeight = sum
  }

  /// The items in a range as runs, without their heights.
  func runs(in range: Range<Int>) -> [ItemRun] {
    var runs = order.runs(in: range)
    for place in runs.indices { runs[place].size = .estimated }
    return runs
  }

  /// The items in a range as runs, each with its true height as its own estimate.
  ///
  /// - Complexity: O(number of stretches of equal height).
  func runsWithHeights(in range: Range<Int>) -> [ItemRun] {
    var result: [ItemRun] = []
    for run in order.runs(in: range) {
      if case .measured(let height) = run.size {
        var known = run
        known.size = .assumed(height)
        result.append(known)
        continue
      }
      forEachPart(of: run) { block, numbers in
        var id = block.firstID + numbers.lowerBound
        block.formula.forEachStretch(in: numbers, of: surroundings) { height, count in
          result.append(
            ItemRun(
              firstID: ItemID(id), count: Int(count), reuseIdentifier: run.reuseIdentifier,
              size: .assumed(height)))
          id += count
        }
      }
    }
    return result
  }

  private mutating func forgetFormula(_ run: ItemRun) {
    guard run.size == .estimated else { return }
    var sum = Length.zero
    forEachPart(of: run) { block, numbers in
      sum += block.formula.sum(numbers, in: surroundings)
    }
    formulaHeight -= sum
  }

  /// Calls `body` for the parts of a run that belong to one block each, with the items' numbers in the block.
  private func forEachPart(of run: ItemRun, _ body: (Block, Range<Int64>) -> Void) {
    var id = run.firstID.rawValue
    let end = id + Int64(run.count)
    var place = place(of: id)
    while id < end {
      let block = blocks[place]
      let blockEnd = place + 1 < blocks.count ? blocks[place + 1].firstID : nextID
      let stop = min(end, blockEnd)
      body(block, (id - block.firstID)..<(stop - block.firstID))
      id = stop
      place += 1
    }
  }

  private func block(of id: Int64) -> Block { blocks[place(of: id)] }

  private func place(of id: Int64) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].firstID <= id { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func formula(of block: ItemBlock) -> HeightFormula {
    if let own = block.heights { return formula(of: own, table: own.table, phase: 0, part: 0) }
    // A block's own table begins with its first item; a kind's goes on from id to id.
    return formula(
      of: kinds[block.kind].height ?? .constant(.zero), table: kindTables[block.kind],
      phase: nextID, part: 0)
  }

  private func formula(
    of model: HeightModel, table: HeightTable?, phase: Int64, part: UInt64
  ) -> HeightFormula {
    let random = Random(seed: seed, purpose: .content, part: part)
    switch model {
    case .constant(let height):
      return .constant(height)
    case .table, .column:
      guard let table else { return .constant(.zero) }
      return .table(table, phase: phase)
    case .range(let lower, let upper):
      let steps = UInt64(max(0, (upper - lower).units / Length.unitsPerPoint)) + 1
      return .drawn(lower: lower, steps: steps, random, firstID: nextID)
    case .text(let text):
      return .text(
        TextFormula(text, metrics: metrics(of: text.size), random: random, firstID: nextID))
    case .sum(let models):
      var parts: [HeightFormula] = []
      for model in models {
        parts.append(
          formula(
            of: model, table: model.table, phase: phase,
            part: part &* 16 &+ UInt64(parts.count) &+ 1))
      }
      return .sum(parts)
    }
  }

  private func metrics(of size: Length) -> TextMetrics {
    textMetrics.first { $0.size == size } ?? .standard(size)
  }
}

extension HeightModel {
  /// The table that heights are read from, if they are.
  fileprivate var table: HeightTable? {
    switch self {
    case .table(let runs): HeightTable(runs)
    case .column(let column): HeightTable(column.heights)
    case .constant, .range, .text, .sum: nil
    }
  }
}
