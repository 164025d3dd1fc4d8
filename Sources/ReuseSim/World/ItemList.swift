/// The truth: which items the list has, in which order, and how tall each one really is.
///
/// Items that follow their block's formula are runs, however many there are; only items whose height
/// was set on its own, and those that remember something, take memory. Order and such heights are a size index like
/// the one of the belief.
struct ItemList: Sendable {
  /// The items in order. One that is as new and follows its block's formula is estimated there, at no height; one
  /// whose state has a part in its height is assumed to have it; one whose height was set is measured.
  var order: SizeIndex
  /// Everything that was ever put in, in the order of the ids.
  var blocks: [ItemBlockFormula] = []
  /// What the items that are as new and follow a formula are together.
  var formulaHeight = Length.zero
  /// What items remember.
  var states = ItemStates()
  /// What new items of each kind remember.
  let initialStates: [ItemState]
  /// How many stretches of equal height everything that was ever put in has.
  private(set) var stretchCount: Int64 = 0
  /// The id that the next new item gets.
  private(set) var nextID: Int64 = 0
  let kinds: [CellKind]
  /// The tables of the kinds that have one.
  let kindTables: [HeightTables?]
  let textMetrics: [TextMetrics]
  let seed: UInt64
  /// What all heights depend on.
  private(set) var surroundings: Surroundings

  /// Makes an empty list.
  init(
    kinds: [CellKind], seed: UInt64, textMetrics: [TextMetrics] = [],
    surroundings: Surroundings = Surroundings(width: .zero, textScale: Rational(1))
  ) {
    self.kinds = kinds
    self.textMetrics = textMetrics
    self.seed = seed
    self.surroundings = surroundings
    kindTables = kinds.map { $0.height.flatMap { HeightTables($0) } }
    initialStates = kinds.map { ItemState($0) }
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
    if item.belief != .estimated { return item.height }
    let block = block(of: item.id.rawValue)
    return block.formula.height(at: item.id.rawValue - block.firstID, in: surroundings)
  }

  /// Whether the item at an index follows its block's formula: its height was not set on its own.
  ///
  /// - Complexity: O(log n).
  func followsFormula(at index: Int) -> Bool { !order.item(at: index).isMeasured }

  /// Puts new items in before the item at `index`; they get the next ids.
  ///
  /// - Complexity: O(log n) for each block and for each change of kinds in one; blocks of drawn or calculated heights
  ///   are added up.
  mutating func insert(_ blocks: [ItemBlock], at index: Int) {
    var runs: [ItemRun] = []
    for block in blocks where block.count > 0 {
      let new = blockFormula(of: block)
      let formula = new.formula
      self.blocks.append(new)
      formulaHeight += formula.sum(0..<Int64(block.count), in: surroundings)
      stretchCount += formula.stretchCount(of: Int64(block.count))
      runs += self.runs(of: block)
      nextID += Int64(block.count)
    }
    order.replaceSubrange(index..<index, with: runs)
  }

  /// Takes items away.
  ///
  /// - Complexity: O(log n), and the number of items that have drawn heights, heights of their own or a state.
  mutating func remove(_ range: Range<Int>) {
    for run in order.runs(in: range) {
      forgetFormula(run)
      forgetStates(run)
    }
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
  /// - Complexity: O(number of runs and blocks), O(log n) for each item with a state, and O(number of items) where a
  ///   text's characters are drawn.
  mutating func change(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    guard blocks.contains(where: { $0.dependsOnSurroundings }) else { return }
    var sum = Length.zero
    for run in order.runs(in: 0..<count) where run.size == .estimated {
      forEachPart(of: run) { block, numbers in
        sum += block.formula.sum(numbers, in: surroundings)
      }
    }
    formulaHeight = sum
    renewHeightsOfStates()
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
      switch run.size {
      case .measured(let height), .assumed(let height):
        var known = run
        known.size = .assumed(height)
        result.append(known)
        continue
      case .estimated: break
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
  private func forEachPart(of run: ItemRun, _ body: (ItemBlockFormula, Range<Int64>) -> Void) {
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

  /// The block that an item came in with.
  ///
  /// - Complexity: O(log b) for b blocks.
  func block(of id: Int64) -> ItemBlockFormula { blocks[place(of: id)] }

  private func place(of id: Int64) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].firstID <= id { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
