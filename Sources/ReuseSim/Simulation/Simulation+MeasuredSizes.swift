extension Simulation {
  /// Lets the sizes of what left the screen in this pass go, where that is the policy, which moves what is behind.
  mutating func forgetReleasedSizes<Observer: TraceObserver>(_ observer: inout Observer) {
    let ranges = virtualizer.takeReleasedElements()
    guard let first = ranges.first, let last = ranges.last else { return }
    telling(.sizeDropped, first.lowerBound..<last.upperBound, &observer) {
      for range in ranges { $0.settleSizes($0.policies.measuredSizes.onRelease, in: range) }
    }
  }

  /// Lets measured sizes go the way of a fate. What counts as its own estimate does so again.
  private mutating func settleSizes(_ fate: SizeFate, in range: Range<Int>) {
    if fate == .dropsSizes && policies.estimate.isStated {
      virtualizer.setSizes(range, as: believedRuns(range), because: .sizesDropped)
    } else {
      virtualizer.settleSizes(fate, in: range, because: .sizesDropped)
    }
  }

  /// Tells which sizes were forgotten in vain for so long that they wait for another reason to lay out: what each element
  /// counts as without its size brings it back on screen, and with its size it leaves again.
  mutating func tellRestlessSizes<Observer: TraceObserver>(_ observer: inout Observer) {
    for range in virtualizer.outstandingReleases {
      for index in range {
        let item = virtualizer.sizes.item(at: index)
        observer.observe(.restlessSize(item.id, item.height, forgottenSize(of: item)))
      }
    }
  }

  /// What an element counts as once its size has gone the way of what leaves the screen.
  private func forgottenSize(of item: IndexedItem) -> SizeEstimate {
    if policies.measuredSizes.onRelease != .dropsSizes { return SizeEstimate(item.height) }
    if policies.estimate.isStated {
      switch believedRuns(item.index..<(item.index + 1))[0].size {
      case .assumed(let height), .measured(let height), .remembered(let height):
        return SizeEstimate(height)
      case .estimated: break
      }
    }
    return virtualizer.sizes.estimate(for: item.reuseIdentifier)
  }

  /// Where sizes are kept by index, gives the elements behind a change the sizes that their places had before it, and tells
  /// how that moves them. What has a place that is new counts as its estimate.
  mutating func restoreDisplacedSizes<Observer: TraceObserver>(_ observer: inout Observer) {
    guard let range = virtualizer.displacedElements, !range.isEmpty else { return }
    telling(.sizeMisplaced, range, &observer) {
      var runs = $0.virtualizer.sizesOfPlaces
      // In one change: a list that adds differences would judge two of them each for itself.
      if $0.policies.estimate.isStated { runs = $0.stated(runs, from: range.lowerBound) }
      $0.virtualizer.restoreDisplacedSizes(as: runs)
    }
  }

  /// The same runs, of elements from an index on, where those that count as the estimate of their kind, and need not, count as
  /// what is stated for them.
  private func stated(_ runs: [ItemRun], from start: Int) -> [ItemRun] {
    var result: [ItemRun] = []
    var index = start
    for run in runs {
      if run.size == .estimated {
        result += believedRuns(index..<(index + run.count))
      } else {
        result.append(run)
      }
      index += run.count
    }
    return result
  }
}
