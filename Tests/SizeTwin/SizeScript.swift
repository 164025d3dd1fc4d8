import Virtualization

/// Random changes, made to an index and to its naive twin.
package struct SizeScript: Sendable {
  package private(set) var index: SizeIndex
  package private(set) var naive: NaiveSizes
  package var numbers: SeededNumbers
  /// The id of the next new item, if ids count up, and of the last one if they count down.
  private var nextID: Int64
  private var lowestID: Int64
  /// Ids of removed items, which may come back.
  private var oldIDs: [Int64] = []
  private let options: Options

  /// What is drawn.
  package struct Options: Sendable {
    /// The most entries of a node.
    package var capacity: Int
    /// About how many items there are at most.
    package var maximumCount = 60
    /// How many reuse identifiers there are; by default 1...3.
    package var identifiers: Int?
    /// Whether heights have up to 31 bits, and estimates up to 62, instead of a handful of units.
    package var isWide = false
    /// The id that the first new item gets.
    package var firstID: Int64 = 0

    package init(capacity: Int) {
      self.capacity = capacity
    }
  }

  package init(seed: UInt64, options: Options) {
    var numbers = SeededNumbers(seed: seed)
    var estimates: [SizeEstimate] = []
    for _ in 0..<(options.identifiers ?? numbers.of(1...3)) {
      estimates.append(SizeScript.estimate(&numbers, isWide: options.isWide))
    }
    self.numbers = numbers
    self.options = options
    nextID = options.firstID
    lowestID = options.firstID
    index = SizeIndex(estimates: estimates, nodeCapacity: options.capacity)
    naive = NaiveSizes(estimates: estimates)
  }

  package init(seed: UInt64, capacity: Int, maximumCount: Int = 60) {
    var options = Options(capacity: capacity)
    options.maximumCount = maximumCount
    self.init(seed: seed, options: options)
  }

  // MARK: Drawing

  private static func estimate(_ numbers: inout SeededNumbers, isWide: Bool) -> SizeEstimate {
    let kind = numbers.below(4)
    if kind == 0 { return SizeEstimate(.zero) }
    if kind == 1 { return SizeEstimate(Length(units: Int64(numbers.of(1...9)))) }
    if !isWide {
      return SizeEstimate(
        sum: Length(units: Int64(numbers.below(30))), count: Int64(numbers.of(1...7)))
    }
    let count = Int64(numbers.of(1...(1 << numbers.of(1...31))))
    let whole = Int64(numbers.below(Int(Int32.max)))
    return SizeEstimate(
      sum: Length(units: whole * count + Int64(numbers.below(Int(count)))), count: count)
  }

  private mutating func height(below bound: Int) -> Length {
    if options.isWide && numbers.below(2) == 0 {
      return Length(units: Int64(numbers.of(0...Int(Int32.max))))
    }
    return Length(units: Int64(numbers.below(bound)))
  }

  private mutating func size() -> ItemSize {
    // Few heights, so that neighbours are often the same run.
    switch numbers.below(6) {
    case 0, 1: .estimated
    case 2: .assumed(height(below: 3))
    case 3: .remembered(height(below: 3))
    default: .measured(height(below: 4))
    }
  }

  /// The first of some new ids in a row.
  private mutating func newIDs(_ count: Int) -> Int64 {
    if numbers.below(4) == 0 && lowestID >= Int64(count) {
      lowestID -= Int64(count)
      return lowestID
    }
    if numbers.below(4) == 0 { nextID += Int64(numbers.below(100)) }
    nextID += Int64(count)
    return nextID - Int64(count)
  }

  private mutating func run(_ length: Int) -> ItemRun {
    let id: Int64
    if length == 1 && !oldIDs.isEmpty && numbers.below(3) == 0 {
      id = oldIDs.removeLast()
    } else {
      id = newIDs(length)
    }
    return ItemRun(
      firstID: ItemID(id), count: length,
      reuseIdentifier: ReuseIdentifier(UInt16(numbers.below(naive.estimates.count))),
      size: size())
  }

  private mutating func runs(_ count: Int) -> [ItemRun] {
    var runs: [ItemRun] = []
    for _ in 0..<count { runs.append(run(numbers.below(3) == 0 ? numbers.of(1...6) : 1)) }
    return runs
  }

  // MARK: Changing

  /// Makes one change.
  package mutating func step() {
    let isFull = naive.items.count > options.maximumCount
    switch numbers.below(32) {
    case 0...7:
      let range = numbers.range(in: naive.items.count)
      let new = runs(numbers.below(5))
      replace(isFull ? range : range.prefix(4), with: new)
    case 8...10:
      let start = numbers.below(naive.items.count + 1)
      let new = runs(numbers.below(isFull ? 2 : 12))
      replace(start..<start, with: new)
    case 11, 12: reload()
    case 13, 14: changeEstimate()
    case 15, 16: forget()
    case 17...19: move()
    case 20, 21: measureStretch()
    case 22: setStretch()
    case 23:
      let start = numbers.below(naive.items.count + 1)
      let new = run(numbers.of(1...max(options.maximumCount / 3, 1)))
      if !isFull { replace(start..<start, with: [new]) }
    case 24:
      if numbers.below(16) == 0 { replace(0..<naive.items.count, with: []) }
    default:
      if naive.items.isEmpty { return }
      setSize(size(), at: numbers.below(naive.items.count))
    }
  }

  /// Replaces items by others, whose ids no item has.
  private mutating func replace(_ range: Range<Int>, with runs: [ItemRun]) {
    for item in naive.items[range] { oldIDs.append(item.id) }
    if oldIDs.count > 1000 { oldIDs.removeFirst(500) }
    naive.replaceSubrange(range, with: runs)
    index.replaceSubrange(range, with: runs)
  }

  /// The same ids again, some with other sizes.
  private mutating func reload() {
    let range = numbers.range(in: naive.items.count)
    var same = naive.runs(in: range)
    let isSame = numbers.below(4) == 0
    for place in same.indices where !isSame && numbers.below(2) == 0 { same[place].size = size() }
    naive.replaceSubrange(range, with: same)
    index.replaceSubrange(range, with: same)
  }

  private mutating func changeEstimate() {
    let identifier = numbers.below(naive.estimates.count)
    naive.estimates[identifier] = SizeScript.estimate(&numbers, isWide: options.isWide)
    index.setEstimate(naive.estimates[identifier], for: ReuseIdentifier(UInt16(identifier)))
  }

  private mutating func forget() {
    let range = numbers.range(in: naive.items.count)
    let some = numbers.below(8) == 0 ? range : range.prefix(5)
    naive.forgetSizes(in: some)
    index.forgetSizes(in: some)
  }

  /// Items keep their ids and sizes somewhere else.
  private mutating func move() {
    let all = numbers.range(in: naive.items.count)
    let range = all.prefix(numbers.below(3) == 0 ? 7 : 1)
    let moved = index.runs(in: range)
    naive.replaceSubrange(range, with: [])
    index.replaceSubrange(range, with: [])
    let target = numbers.below(naive.items.count + 1)
    naive.replaceSubrange(target..<target, with: moved)
    index.replaceSubrange(target..<target, with: moved)
  }

  /// Neighbours are measured one after the other, as scrolling does.
  private mutating func measureStretch() {
    let count = naive.items.count
    if count == 0 { return }
    let length = min(numbers.of(1...12), count)
    let start = numbers.below(count - length + 1)
    let isBackward = numbers.below(2) == 0
    for offset in 0..<length {
      setSize(
        .measured(height(below: 50)), at: start + (isBackward ? length - 1 - offset : offset))
    }
  }

  /// Gives neighbours their sizes in one go.
  private mutating func setStretch() {
    let range = numbers.range(in: naive.items.count).prefix(numbers.of(1...20))
    let sizes = range.map { _ in size() }
    for (place, size) in zip(range, sizes) { naive.items[place].size = size }
    index.setSizes(sizes, from: range.lowerBound)
  }

  private mutating func setSize(_ size: ItemSize, at place: Int) {
    naive.items[place].size = size
    index.setSize(size, at: place)
  }

  // MARK: Checking

  /// What `SizeTwin.sampledDifference` finds, or a removed item that the index still has.
  package mutating func sampledDifference() -> String? {
    if let id = oldIDs.last, index.index(of: ItemID(id)) != nil { return "id \(id) is still there" }
    return SizeTwin.sampledDifference(index, naive, &numbers)
  }
}
