/// What elements counted as from an index on before others came in, went away or moved.
struct DisplacedSizes: Hashable, Sendable {
  var start: Int
  var runs: [ItemRun]
}

extension Virtualizer {
  /// Lets measured sizes go the way of a fate.
  ///
  /// - Parameters:
  ///   - fate: what becomes of them.
  ///   - range: the elements that have them.
  ///   - kind: why.
  /// - Complexity: O(log n) for each run whose size changes.
  public mutating func settleSizes(
    _ fate: SizeFate, in range: Range<Int>, because kind: ListChangeKind
  ) {
    restoreDisplacedSizes()
    switch fate {
    case .keepsSizes: return
    case .dropsSizes:
      change(kind) { $0.forgetSizes(in: range) }
      if range.count == sizes.count { placedCount = 0 } else { placeAgain(range) }
    case .turnsSizesIntoEstimates:
      let runs = sizes.runs(in: range).map { $0.withoutMeasurement }
      change(kind) { $0.setSizes(range, as: runs) }
    }
    needsPass = true
  }
}

// Sizes that are forgotten when a cell leaves.
extension Virtualizer {
  /// Takes the elements whose cells have left the screen and whose sizes are to go with them, for
  /// `settleSizes(_:in:because:)`; nothing under most policies, and when that happened often enough in this update.
  ///
  /// - Complexity: O(l log n) for l cells that left.
  public mutating func takeReleasedElements() -> [Range<Int>] {
    if released.isEmpty || learningRound == Virtualizer.learningRounds { return [] }
    let ranges = outstandingReleases
    released.empty()
    if !ranges.isEmpty { learningRound += 1 }
    return ranges
  }

  /// The elements whose cells have left the screen and whose sizes have not gone with them yet, in the list's order.
  ///
  /// - Complexity: O(l log n) for l cells that left.
  public var outstandingReleases: [Range<Int>] {
    var indices: [Int] = []
    for item in released {
      guard let index = sizes.index(of: item), sizes.item(at: index).isMeasured,
        !isDisplayed(index)
      else { continue }
      indices.append(index)
    }
    indices.sort()
    var ranges: [Range<Int>] = []
    for index in indices {
      if let last = ranges.last, last.upperBound >= index {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
    return ranges
  }

  private func isDisplayed(_ index: Int) -> Bool {
    var (low, high) = (0, displayed.count)
    while low < high {
      let middle = (low + high) / 2
      if displayed[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < displayed.count && displayed[low].index == index
  }
}

// Sizes that are kept by index.
extension Virtualizer {
  /// The elements that `restoreDisplacedSizes()` is about; `nil` when sizes are where they belong.
  public var displacedElements: Range<Int>? {
    displaced.map { min($0.start, sizes.count)..<sizes.count }
  }

  /// Writes down what elements count as before others come in, go away or move from an index on.
  ///
  /// - Complexity: O(r) for r runs behind the index, where sizes are kept by index.
  mutating func noteSizes(from index: Int) {
    guard measuredSizePolicy.key == .index else { return }
    guard var known = displaced else {
      displaced = DisplacedSizes(start: index, runs: sizes.runs(in: index..<sizes.count))
      return
    }
    guard index < known.start else { return }
    // What is before the first change is as it was.
    known.runs = sizes.runs(in: index..<known.start) + known.runs
    known.start = index
    displaced = known
  }

  /// What `displacedElements` count as when they have the sizes that their places had before the change; nothing when
  /// sizes are where they belong. What counts as estimated here may be stated by the list's owner.
  ///
  /// - Complexity: O(r) for r runs behind the change.
  public var sizesOfPlaces: [ItemRun] {
    guard let known = displaced, let range = displacedElements else { return [] }
    var old = known.runs[...]
    var result: [ItemRun] = []
    for run in sizes.runs(in: range) {
      var rest = run
      while rest.count > 0 {
        var part = rest
        if let before = old.first {
          part.count = min(rest.count, before.count)
          if part.firstID != before.firstID { part.takePlace(of: before) }
          old[old.startIndex].count -= part.count
          old[old.startIndex].firstID.rawValue += Int64(part.count)
          if before.count == part.count { old.removeFirst() }
        } else {
          part.takePlace(of: nil)
        }
        ItemRun.append(part, to: &result)
        rest.firstID.rawValue += Int64(part.count)
        rest.count -= part.count
      }
    }
    return result
  }

  /// Where sizes are kept by index, gives the elements behind a change the sizes that their places had before it. What
  /// comes next does so when nobody has: another change of sizes, a scroll or a layout pass.
  ///
  /// - Complexity: O(r) for r runs behind the change.
  public mutating func restoreDisplacedSizes() {
    if displaced != nil { restoreDisplacedSizes(as: sizesOfPlaces) }
  }

  /// The same, with what the elements are to count as: ``sizesOfPlaces``, where estimates may be stated.
  ///
  /// - Complexity: O(r) for r runs behind the change.
  public mutating func restoreDisplacedSizes(as runs: [ItemRun]) {
    guard let range = displacedElements else { return }
    displaced = nil
    if range.isEmpty { return }
    change(.remeasurement) { $0.setSizes(range, as: runs) }
    placeAgain(range)
    for place in displayed.indices
    where range.contains(displayed[place].index)
      && !sizes.item(at: displayed[place].index).isMeasured
    {
      displayed[place].needsMeasure = true
    }
    needsPass = true
  }
}

extension ItemRun {
  /// The same items, those that were measured with their height as one that is remembered.
  public var withoutMeasurement: ItemRun {
    guard case .measured(let height) = size else { return self }
    var run = self
    run.size = .remembered(height)
    return run
  }

  /// Takes the size of what had its place before, where somebody has measured that; else it counts as its own estimate, which its
  /// owner knows when it was measured itself: estimates belong to items, also where sizes belong to places.
  fileprivate mutating func takePlace(of before: ItemRun?) {
    // What has no cell, room around a section's items, has its own size wherever it is.
    if reuseIdentifier == .none { return }
    switch before?.withoutMeasurement.size {
    case .remembered(let height): size = .remembered(height)
    default:
      switch size {
      case .measured, .remembered: size = .estimated
      case .estimated, .assumed: break
      }
    }
  }
}
