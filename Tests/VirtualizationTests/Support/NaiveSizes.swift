import Virtualization

/// What a `SizeIndex` is, the slow way: one array element for each item, everything counted anew.
struct NaiveSizes: Equatable {
  struct Item: Equatable {
    var id: Int64
    var identifier: Int
    var size: ItemSize
  }

  var items: [Item] = []
  var estimates: [SizeEstimate]

  init(estimates: [SizeEstimate]) {
    self.estimates = estimates
  }

  var measuredCount: Int {
    items.filter { if case .measured = $0.size { true } else { false } }.count
  }
  var estimatedCount: Int { items.filter { $0.size == .estimated }.count }

  /// The positions of all items, and the content height.
  var positions: [Length] {
    var positions = [Length.zero]
    var known: Int64 = 0
    var estimated = [Int64](repeating: 0, count: estimates.count)
    for item in items {
      switch item.size {
      case .estimated: estimated[item.identifier] += 1
      case .assumed(let height), .measured(let height): known += height.units
      }
      var position = known
      for (count, estimate) in zip(estimated, estimates) {
        // The numbers of the tests are small enough not to overflow.
        position += count * estimate.sum.units / estimate.count
      }
      positions.append(Length(units: position))
    }
    return positions
  }

  /// All items, as the index says them.
  var indexedItems: [IndexedItem] {
    let positions = positions
    return items.indices.map { index in
      let belief: IndexedItem.Belief
      switch items[index].size {
      case .estimated: belief = .estimated
      case .assumed: belief = .assumed
      case .measured: belief = .measured
      }
      return IndexedItem(
        id: ItemID(items[index].id), index: index, position: positions[index],
        height: positions[index + 1] - positions[index],
        reuseIdentifier: ReuseIdentifier(UInt16(items[index].identifier)), belief: belief)
    }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with runs: [ItemRun]) {
    items.replaceSubrange(
      range,
      with: runs.flatMap { run in
        (0..<run.count).map { offset in
          Item(
            id: run.firstID.rawValue + Int64(offset), identifier: Int(run.reuseIdentifier.rawValue),
            size: run.size)
        }
      })
  }

  mutating func forgetSizes(in range: Range<Int>) {
    for index in range { items[index].size = .estimated }
  }

  func runs(in range: Range<Int>) -> [ItemRun] {
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
