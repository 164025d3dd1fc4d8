@testable import Virtualization

/// Random changes, made to an index and to its naive twin.
struct SizeScript {
  var index: SizeIndex
  var naive: NaiveSizes
  var numbers: SeededNumbers
  private var nextID: Int64 = 0
  /// Ids of removed items, which may come back.
  private var oldIDs: [Int64] = []
  private let maximumCount: Int

  init(seed: UInt64, capacity: Int, maximumCount: Int = 60) {
    var numbers = SeededNumbers(seed: seed)
    let estimates = (0..<numbers.of(1...3)).map { _ in SizeScript.estimate(&numbers) }
    self.numbers = numbers
    index = SizeIndex(estimates: estimates, nodeCapacity: capacity)
    naive = NaiveSizes(estimates: estimates)
    self.maximumCount = maximumCount
  }

  static func estimate(_ numbers: inout SeededNumbers) -> SizeEstimate {
    switch numbers.below(4) {
    case 0: SizeEstimate(.zero)
    case 1: SizeEstimate(Length(units: Int64(numbers.of(1...9))))
    default:
      SizeEstimate(sum: Length(units: Int64(numbers.below(30))), count: Int64(numbers.of(1...7)))
    }
  }

  mutating func size() -> ItemSize {
    // Few heights, so that neighbours are often the same run.
    switch numbers.below(5) {
    case 0, 1: .estimated
    case 2: .assumed(Length(units: Int64(numbers.below(3))))
    default: .measured(Length(units: Int64(numbers.below(4))))
    }
  }

  mutating func runs(_ count: Int) -> [ItemRun] {
    (0..<count).map { _ in
      let length = numbers.below(3) == 0 ? numbers.of(1...6) : 1
      var id = nextID
      if length == 1, let old = oldIDs.last, numbers.below(3) == 0 {
        id = old
        oldIDs.removeLast()
      } else {
        if numbers.below(4) == 0 { nextID += Int64(numbers.below(100)) }
        id = nextID
        nextID += Int64(length)
      }
      return ItemRun(
        firstID: ItemID(id), count: length,
        reuseIdentifier: ReuseIdentifier(UInt16(numbers.below(naive.estimates.count))),
        size: size())
    }
  }

  /// Makes one change.
  mutating func step() {
    let count = naive.items.count
    switch numbers.below(12) {
    case 0, 1, 2:
      let range = numbers.range(in: count)
      replace(count > maximumCount ? range : range.prefix(4), with: runs(numbers.below(5)))
    case 3:
      let start = numbers.below(count + 1)
      replace(start..<start, with: runs(numbers.below(count > maximumCount ? 2 : 12)))
    case 4:
      // A reload: the same ids again.
      let range = numbers.range(in: count)
      var same = naive.runs(in: range)
      for place in same.indices where numbers.below(2) == 0 { same[place].size = size() }
      replace(range, with: same)
    case 5:
      let identifier = numbers.below(naive.estimates.count)
      naive.estimates[identifier] = SizeScript.estimate(&numbers)
      index.setEstimate(naive.estimates[identifier], for: ReuseIdentifier(UInt16(identifier)))
    case 6:
      let range = numbers.range(in: count).prefix(5)
      naive.forgetSizes(in: range)
      index.forgetSizes(in: range)
    case 7, 8:
      let range = numbers.range(in: count).prefix(numbers.of(1...20))
      let sizes = range.map { _ in size() }
      for (place, size) in zip(range, sizes) { naive.items[place].size = size }
      index.setSizes(sizes, from: range.lowerBound)
    default:
      if count == 0 { return }
      let place = numbers.below(count)
      naive.items[place].size = size()
      index.setSize(naive.items[place].size, at: place)
    }
  }

  private mutating func replace(_ range: Range<Int>, with runs: [ItemRun]) {
    let kept = Set(
      runs.flatMap { run in (0..<run.count).map { run.firstID.rawValue + Int64($0) } })
    for item in naive.items[range] where !kept.contains(item.id) { oldIDs.append(item.id) }
    naive.replaceSubrange(range, with: runs)
    index.replaceSubrange(range, with: runs)
  }
}
