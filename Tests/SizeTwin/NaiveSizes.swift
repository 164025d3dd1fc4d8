import Virtualization

/// What a `SizeIndex` is, the slow way: one array element for each item, everything counted anew.
package struct NaiveSizes: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package var id: Int64
    package var identifier: Int
    package var size: ItemSize
  }

  package var items: [Item] = []
  package var estimates: [SizeEstimate]

  package init(estimates: [SizeEstimate]) {
    self.estimates = estimates
  }

  package var measuredCount: Int { items.count { $0.size.isMeasured } }

  package var estimatedCount: Int { items.count { $0.size == .estimated } }

  package func estimatedCount(for identifier: Int) -> Int {
    items.count { $0.size == .estimated && $0.identifier == identifier }
  }

  /// The positions of all items, and the content height.
  package var positions: [Length] {
    var positions = [Length.zero]
    positions.reserveCapacity(items.count + 1)
    var sum: Int64 = 0
    // For each reuse identifier, how many items are estimated, and what they take together.
    var estimated = [(items: Int64, height: Int64)](repeating: (0, 0), count: estimates.count)
    for item in items {
      switch item.size {
      case .estimated:
        let before = estimated[item.identifier]
        let height = NaiveSizes.floor(before.items + 1, times: estimates[item.identifier])
        estimated[item.identifier] = (before.items + 1, height)
        sum += height - before.height
      case .assumed(let height), .measured(let height), .remembered(let height):
        sum += height.units
      }
      positions.append(Length(units: sum))
    }
    return positions
  }

  /// The position of one item, or the content height.
  package func position(of index: Int) -> Length {
    var sum: Int64 = 0
    var estimated = [Int64](repeating: 0, count: estimates.count)
    for item in items[..<index] {
      switch item.size {
      case .estimated: estimated[item.identifier] += 1
      case .assumed(let height), .measured(let height), .remembered(let height):
        sum += height.units
      }
    }
    for (count, estimate) in zip(estimated, estimates) {
      sum += NaiveSizes.floor(count, times: estimate)
    }
    return Length(units: sum)
  }

  private static func floor(_ items: Int64, times estimate: SizeEstimate) -> Int64 {
    if estimate.sum.units >> 31 == 0 { return items * estimate.sum.units / estimate.count }
    return WideFraction.floor(items, times: estimate)
  }

  /// All items, as the index says them.
  package var indexedItems: [IndexedItem] {
    let positions = positions
    return items.indices.map {
      indexedItem($0, from: positions[$0], to: positions[$0 + 1])
    }
  }

  /// One item, as the index says it.
  package func indexedItem(_ index: Int, from position: Length, to end: Length) -> IndexedItem {
    let belief: IndexedItem.Belief =
      switch items[index].size {
      case .estimated: .estimated
      case .assumed: .assumed
      case .measured: .measured
      case .remembered: .remembered
      }
    return IndexedItem(
      id: ItemID(items[index].id), index: index, position: position, height: end - position,
      reuseIdentifier: ReuseIdentifier(UInt16(items[index].identifier)), belief: belief)
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with runs: [ItemRun]) {
    var new: [Item] = []
    for run in runs {
      for offset in 0..<Int64(run.count) {
        new.append(
          Item(
            id: run.firstID.rawValue + offset, identifier: Int(run.reuseIdentifier.rawValue),
            size: run.size))
      }
    }
    items.replaceSubrange(range, with: new)
  }

  package mutating func forgetSizes(in range: Range<Int>) {
    for index in range { items[index].size = .estimated }
  }

  /// The fewest runs that are the items of a range.
  package func runs(in range: Range<Int>) -> [ItemRun] {
    var runs: [ItemRun] = []
    for item in items[range] {
      if let last = runs.last, last.firstID.rawValue + Int64(last.count) == item.id,
        Int(last.reuseIdentifier.rawValue) == item.identifier, last.size == item.size
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(
          ItemRun(
            firstID: ItemID(item.id), count: 1,
            reuseIdentifier: ReuseIdentifier(UInt16(item.identifier)), size: item.size))
      }
    }
    return runs
  }
}
