extension Simulation {
  /// Where an item is now.
  func index(of reference: ItemReference) -> Int? {
    switch reference {
    case .id(let id): virtualizer.sizes.index(of: id)
    case .index(let index): index >= 0 && index < list.count ? index : nil
    }
  }

  /// The position that a place stands for now.
  func index(of place: Place) -> Int {
    switch place {
    case .index(let index): return max(0, min(index, list.count))
    case .end: return list.count
    case .before(let reference): return index(of: reference) ?? list.count
    case .after(let reference):
      guard let index = index(of: reference) else { return list.count }
      return index + 1
    }
  }

  /// The positions that a selection stands for now, in order, none of them empty or touching.
  func ranges(of selection: ItemSelection) -> [Range<Int>] {
    switch selection {
    case .one(let reference):
      guard let index = index(of: reference) else { return [] }
      return [index..<(index + 1)]
    case .ids(let first, let last):
      return ranges(ofIDs: first.rawValue, last.rawValue)
    case .run(let count, let start):
      let lower = max(0, min(start, list.count))
      let upper = lower + max(0, min(count, list.count - lower))
      return lower < upper ? [lower..<upper] : []
    case .all:
      return list.count > 0 ? [0..<list.count] : []
    }
  }

  /// Looks the ids up one by one when they are few, else walks over the list: never more work than the list
  /// is long.
  private func ranges(ofIDs first: Int64, _ last: Int64) -> [Range<Int>] {
    guard first <= last else { return [] }
    if last - first < 64 {
      var indices: [Int] = []
      for id in first...last {
        if let index = virtualizer.sizes.index(of: ItemID(id)) { indices.append(index) }
      }
      indices.sort()
      return indices.reduce(into: []) { Simulation.append($1..<($1 + 1), to: &$0) }
    }
    var ranges: [Range<Int>] = []
    var index = 0
    for run in list.runs(in: 0..<list.count) {
      let lower = max(first, run.firstID.rawValue)
      let upper = min(last, run.firstID.rawValue + Int64(run.count) - 1)
      if lower <= upper {
        let start = index + Int(lower - run.firstID.rawValue)
        Simulation.append(start..<(start + Int(upper - lower) + 1), to: &ranges)
      }
      index += run.count
    }
    return ranges
  }

  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
