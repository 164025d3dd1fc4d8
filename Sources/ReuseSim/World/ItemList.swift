/// The truth: which items, headers and footers the list has, in which order, and how tall each one really is.
///
/// Items that follow their block's formula are runs, however many there are; only items whose height
/// was set on its own, and those that remember something, take memory. Order and such heights are a size index like
/// the one of the belief. Indices count all elements, as they do there; a header or footer follows its kind's
/// formula by its section's id.
struct ItemList: Sendable {
  /// The items in order. One that is as new and follows its block's formula is estimated there, at no height; one
  /// whose state has a part in its height is assumed to have it; one whose height was set is measured, and so is an
  /// element without a kind. The reuse identifiers stand for a kind and a side inset, those of a side inset after
  /// those of the one before.
  var order: SizeIndex
  /// Everything that was ever put in, in the order of the ids.
  var blocks: [ItemBlockFormula] = []
  /// What the items that are as new and follow a formula are together.
  var formulaHeight = Length.zero
  /// What items remember.
  var states = ItemStore<ItemState>()
  /// What new items of each kind remember.
  let initialStates: [ItemState]
  /// How many stretches of equal height everything that was ever put in has.
  private(set) var stretchCount: Int64 = 0
  /// The id that the next new item gets.
  private(set) var nextID: Int64 = 0
  let kinds: [CellKind]
  /// Whether there are kinds with late parts.
  let hasLateContent: Bool
  /// The tables of the kinds that have one.
  let kindTables: [HeightTables?]
  let textMetrics: [TextMetrics]
  let seed: UInt64
  /// How tall headers and footers of each kind are, as if they were one block.
  private var boundaryBlocks: [ItemBlockFormula] = []
  /// How much narrower than the list items of sections are: nothing first.
  private let sideInsets: [Length]
  /// What all heights depend on.
  private(set) var surroundings: Surroundings

  /// Makes an empty list.
  init(
    kinds: [CellKind], seed: UInt64, textMetrics: [TextMetrics] = [],
    surroundings: Surroundings = Surroundings(width: .zero, textScale: Rational(1)),
    sideInsets: [Length] = [.zero]
  ) {
    self.kinds = kinds
    self.sideInsets = sideInsets
    self.textMetrics = textMetrics
    self.seed = seed
    self.surroundings = surroundings
    hasLateContent = kinds.contains { !$0.contentParts.isEmpty }
    kindTables = kinds.map { $0.height.flatMap { HeightTables($0) } }
    initialStates = kinds.map { ItemState($0) }
    order = SizeIndex(
      estimates: [SizeEstimate](
        repeating: SizeEstimate(.zero), count: max(kinds.count * sideInsets.count, 1)))
    for kind in kinds.indices {
      boundaryBlocks.append(blockFormula(of: ItemBlock(count: 1, kind: kind)))
    }
  }

  /// How many elements there are.
  var count: Int { order.count }

  /// The sum of all heights.
  var contentHeight: Length { order.contentHeight + formulaHeight }

  /// The height of the element at an index.
  ///
  /// - Complexity: O(log n), and O(log b) for b blocks put in so far.
  func height(at index: Int) -> Length {
    let item = order.item(at: index)
    if item.belief != .estimated { return item.height }
    let block = block(of: item.id, item.reuseIdentifier)
    return block.formula.height(
      at: item.id.rawValue - block.firstID, in: surroundings(of: item.reuseIdentifier))
  }

  /// How many identifiers each side inset has: also a list without kinds of cells may have sections.
  private var kindCount: Int { max(kinds.count, 1) }

  /// The kind that an identifier stands for.
  func kind(of identifier: ReuseIdentifier) -> Int {
    let number = Int(identifier.rawValue)
    return number < kindCount ? number : number % kindCount
  }

  /// The identifier that stands for a kind and a side inset.
  func identifier(of kind: Int, sideInset: Int) -> ReuseIdentifier {
    ReuseIdentifier(UInt16(sideInset * kindCount + kind))
  }

  /// What the heights of elements with an identifier depend on.
  func surroundings(of identifier: ReuseIdentifier) -> Surroundings {
    let number = Int(identifier.rawValue)
    if number < kindCount { return surroundings }
    var narrower = surroundings
    narrower.sideInsets += sideInsets[number / kindCount]
    return narrower
  }

  /// Whether the item at an index follows its block's formula: its height was not set on its own.
  ///
  /// - Complexity: O(log n).
  func followsFormula(at index: Int) -> Bool { !order.item(at: index).isMeasured }

  /// Puts new items in before the element at `index`; they get the next ids.
  ///
  /// - Parameter sideInset: how much narrower than the list they are: a place in the list's side insets.
  /// - Complexity: O(log n) for each block and for each change of kinds in one; blocks of drawn or calculated heights
  ///   are added up.
  mutating func insert(_ blocks: [ItemBlock], at index: Int, sideInset: Int = 0) {
    var runs: [ItemRun] = []
    let surroundings = surroundings(of: identifier(of: 0, sideInset: sideInset))
    for block in blocks where block.count > 0 {
      let new = blockFormula(of: block)
      let formula = new.formula
      self.blocks.append(new)
      formulaHeight += formula.sum(0..<Int64(block.count), in: surroundings)
      stretchCount += formula.stretchCount(of: Int64(block.count))
      runs += self.runs(of: block, sideInset: sideInset)
      nextID += Int64(block.count)
    }
    order.replaceSubrange(index..<index, with: runs)
  }

  /// Puts a header or footer in before the element at `index`, or the room in its place.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ id: ItemID, kind: Int?, at index: Int) {
    let run = ItemRun(
      firstID: id, count: 1, reuseIdentifier: ReuseIdentifier(UInt16(kind ?? 0)),
      size: kind == nil ? .measured(.zero) : .estimated)
    order.replaceSubrange(index..<index, with: [run])
    formulaHeight += formulaHeight(of: run)
    if kind != nil { stretchCount += 1 }
  }

  /// Takes elements away.
  ///
  /// - Complexity: O(log n), and the number of items that have drawn heights, heights of their own or a state.
  mutating func remove(_ range: Range<Int>) {
    for run in order.runs(in: range) {
      formulaHeight -= formulaHeight(of: run)
      forgetStates(run)
    }
    order.replaceSubrange(range, with: [])
  }

  /// Moves an item; `target` counts after its removal.
  ///
  /// - Parameter sideInset: how much narrower than the list it is there.
  /// - Returns: whether that is another width than it had.
  @discardableResult
  mutating func move(from source: Int, to target: Int, sideInset: Int = 0) -> Bool {
    var runs = order.runs(in: source..<(source + 1))
    let old = runs[0].reuseIdentifier
    formulaHeight -= formulaHeight(of: runs[0])
    runs[0].reuseIdentifier = identifier(of: kind(of: old), sideInset: sideInset)
    formulaHeight += formulaHeight(of: runs[0])
    order.replaceSubrange(source..<(source + 1), with: [])
    order.replaceSubrange(target..<target, with: runs)
    if runs[0].reuseIdentifier == old { return false }
    renewHeightOfState(at: target)
    return true
  }

  /// Moves items within their section; `target` counts after their removal.
  ///
  /// - Complexity: O(log n) for each run.
  mutating func moveInSection(_ range: Range<Int>, to target: Int) {
    let runs = order.runs(in: range)
    order.replaceSubrange(range, with: [])
    order.replaceSubrange(target..<target, with: runs)
  }

  /// Gives items a height of their own.
  mutating func resize(_ range: Range<Int>, to height: Length) {
    var runs = order.runs(in: range)
    for place in runs.indices {
      formulaHeight -= formulaHeight(of: runs[place])
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
    guard (blocks + boundaryBlocks).contains(where: { $0.dependsOnSurroundings }) else { return }
    formulaHeight = order.runs(in: 0..<count).reduce(.zero) { $0 + formulaHeight(of: $1) }
    renewHeightsOfStates()
  }

  /// The elements in a range as runs, without their heights.
  func runs(in range: Range<Int>) -> [ItemRun] {
    var runs = order.runs(in: range)
    for place in runs.indices {
      runs[place].size = .estimated
      runs[place].reuseIdentifier = identifier(
        of: kind(of: runs[place].reuseIdentifier), sideInset: 0)
    }
    return runs
  }

  /// The elements in a range as runs, each with its true height as its own estimate.
  ///
  /// - Complexity: O(number of stretches of equal height).
  func runsWithHeights(in range: Range<Int>) -> [ItemRun] {
    var result: [ItemRun] = []
    for run in order.runs(in: range) {
      let identifier = identifier(of: kind(of: run.reuseIdentifier), sideInset: 0)
      switch run.size {
      case .measured(let height), .assumed(let height), .remembered(let height):
        var known = run
        known.reuseIdentifier = identifier
        known.size = .assumed(height)
        result.append(known)
        continue
      case .estimated: break
      }
      let surroundings = surroundings(of: run.reuseIdentifier)
      forEachPart(of: run) { block, numbers in
        var id = block.firstID + numbers.lowerBound
        block.formula.forEachStretch(in: numbers, of: surroundings) { height, count in
          result.append(
            ItemRun(
              firstID: ItemID(id), count: Int(count), reuseIdentifier: identifier,
              size: .assumed(height)))
          id += count
        }
      }
    }
    return result
  }

  /// What the elements of a run are together, if they follow their formula.
  private func formulaHeight(of run: ItemRun) -> Length {
    guard run.size == .estimated else { return .zero }
    let surroundings = surroundings(of: run.reuseIdentifier)
    var sum = Length.zero
    forEachPart(of: run) { block, numbers in
      sum += block.formula.sum(numbers, in: surroundings)
    }
    return sum
  }

  /// Calls `body` for the parts of a run that belong to one block each, with the items' numbers in the block.
  private func forEachPart(of run: ItemRun, _ body: (ItemBlockFormula, Range<Int64>) -> Void) {
    if !run.firstID.isItem {
      let first = run.firstID.number
      body(block(of: run.firstID, run.reuseIdentifier), first..<(first + Int64(run.count)))
      return
    }
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

  /// The block that an item came in with; that of its kind for a header or footer.
  ///
  /// - Complexity: O(log b) for b blocks.
  func block(of id: ItemID, _ identifier: ReuseIdentifier) -> ItemBlockFormula {
    if id.isItem { return blocks[place(of: id.rawValue)] }
    var block = boundaryBlocks[kind(of: identifier)]
    block.firstID = id.rawValue - id.number
    return block
  }

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
