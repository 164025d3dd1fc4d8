/// How tall the items of one block are, as a function of the item's number in the block: no item of it takes any
/// memory.
indirect enum HeightFormula: Sendable {
  /// Every item is this tall.
  case constant(Length)
  /// Items go through a table again and again.
  case table(HeightTable, phase: Int64)
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
    if case .table(let table, let phase) = self {
      return table.sum(upTo: range.upperBound + phase) - table.sum(upTo: range.lowerBound + phase)
    }
    var sum = Length.zero
    for number in range { sum += height(at: number, in: surroundings) }
    return sum
  }

  /// Whether every item is as tall as the others, whatever the surroundings.
  private var isUniform: Bool {
    switch self {
    case .constant: true
    case .text(let text): text.isConstant
    case .image(let image): image.isConstant
    case .sum(let parts): parts.allSatisfy { $0.isUniform }
    case .table, .drawn: false
    }
  }

  /// Whether the surroundings make a difference.
  var dependsOnSurroundings: Bool {
    switch self {
    case .constant, .table, .drawn: false
    case .text: true
    case .image(let image): image.dependsOnSurroundings
    case .sum(let parts): parts.contains { $0.dependsOnSurroundings }
    }
  }

  /// How many stretches of equal height a number of items has, at most.
  func stretchCount(of count: Int64) -> Int64 {
    if isUniform { return 1 }
    if case .table(let table, _) = self { return table.stretchCount(of: count) }
    return count
  }

  /// Calls `body` for the stretches of equal height in a row of items.
  func forEachStretch(
    in range: Range<Int64>, of surroundings: Surroundings, _ body: (Length, Int64) -> Void
  ) {
    if isUniform {
      body(height(at: 0, in: surroundings), range.upperBound - range.lowerBound)
    } else if case .table(let table, let phase) = self {
      table.forEachStretch(in: (range.lowerBound + phase)..<(range.upperBound + phase), body)
    } else {
      for number in range { body(height(at: number, in: surroundings), 1) }
    }
  }
}

/// A table of heights with the sums that make any part of it quick to add up.
struct HeightTable: Sendable {
  private let runs: [HeightRun]
  /// How many heights come before each run, and how many there are.
  private let starts: [Int64]
  /// The sum of the heights before each run, and of all.
  private let sums: [Length]

  /// Makes the table of some runs; `nil` when there is no height in them.
  init?(_ runs: [HeightRun]) {
    let runs = runs.filter { $0.count > 0 }
    guard !runs.isEmpty else { return nil }
    self.runs = runs
    var starts: [Int64] = [0]
    var sums: [Length] = [.zero]
    for place in runs.indices {
      starts.append(starts[place] + Int64(runs[place].count))
      sums.append(sums[place] + runs[place].height * Int64(runs[place].count))
    }
    self.starts = starts
    self.sums = sums
  }

  private var count: Int64 { starts[runs.count] }

  /// The height number `number`, counted on over the table's end.
  func height(at number: Int64) -> Length {
    runs[place(of: number % count)].height
  }

  /// The heights before number `number`, together.
  func sum(upTo number: Int64) -> Length {
    let rest = number % count
    let place = place(of: rest)
    return sums[runs.count] * (number / count) + sums[place]
      + runs[place].height * (rest - starts[place])
  }

  /// How many stretches of equal height a number of heights has, at most.
  func stretchCount(of number: Int64) -> Int64 {
    min(number, (number / count + 2) * Int64(runs.count))
  }

  func forEachStretch(in range: Range<Int64>, _ body: (Length, Int64) -> Void) {
    var number = range.lowerBound
    while number < range.upperBound {
      let rest = number % count
      let place = place(of: rest)
      let length = min(starts[place + 1] - rest, range.upperBound - number)
      body(runs[place].height, length)
      number += length
    }
  }

  /// The run that a height stands in.
  private func place(of rest: Int64) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= rest { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
