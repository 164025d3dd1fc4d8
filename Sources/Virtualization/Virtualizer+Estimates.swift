/// What unmeasured elements of a reuse identifier are to count as from now on.
public struct LearnedEstimate: Hashable, Sendable {
  /// The reuse identifier.
  public var reuseIdentifier: ReuseIdentifier
  /// What they count as.
  public var estimate: SizeEstimate
}

extension Virtualizer {
  /// How often one update may change what unmeasured elements count as, or forget sizes of cells that left. Far from the
  /// start of a list that keeps its offset, each change shows other elements, which are measured and change it again; what
  /// is learned after so many changes waits for the next update.
  public static let learningRounds = 10
  /// How many updates in a row lay out only because the one before left something to learn or to forget. What has not settled
  /// then goes round in circles: it waits until something else has the list laid out.
  public static let learningUpdates = 10

  /// Whether the next update lays out because this one left something to learn or to forget.
  public var goesOnLearning: Bool {
    restlessUpdates > 0 && restlessUpdates < Virtualizer.learningUpdates
  }

  /// Ends the measurements of a layout pass: what they say of unmeasured elements counts from here on, and what has left the
  /// screen loses its size, where those are the policies.
  ///
  /// An owner who tells others what moves, and why, calls `learn()`, `setEstimates(_:)`, `takeReleasedElements()` and
  /// `settleSizes(_:in:because:)` itself.
  ///
  /// - Complexity: as these.
  public mutating func endMeasurements() {
    setEstimates(learn())
    for range in takeReleasedElements() {
      settleSizes(measuredSizePolicy.onRelease, in: range, because: .sizesDropped)
    }
  }

  /// Finds out what the measurements of a layout pass, which end here, say of what nobody has measured.
  ///
  /// - Returns: the estimates that are to change, for `setEstimates(_:)`; nothing in a list that does not learn.
  /// - Complexity: O(r) for r reuse identifiers, and O(v log v) for v displayed cells where the estimate is made of them.
  public mutating func learn() -> [LearnedEstimate] {
    guard estimator != nil else { return [] }
    estimator?.endPass(displayed: displayed, viewportHeight: viewport.height)
    let learned = outstandingEstimates
    hasUnsettledEstimates = !learned.isEmpty && learningRound == Virtualizer.learningRounds
    owesEstimates = !learned.isEmpty && isLearningSuspended
    if learned.isEmpty || owesEstimates || hasUnsettledEstimates { return [] }
    learningRound += 1
    return learned
  }

  /// Changes what unmeasured elements count as. That moves what is behind them.
  ///
  /// - Complexity: O(c) for c kinds of slots, for each of them.
  public mutating func setEstimates(_ estimates: [LearnedEstimate]) {
    if estimates.isEmpty { return }
    change(.estimateChange) { sizes in
      for new in estimates { sizes.setEstimate(new.estimate, for: new.reuseIdentifier) }
    }
    needsPass = true
  }

  /// Says whether a scroll to somewhere is under way. Policies may keep what was learned to themselves meanwhile.
  public mutating func setScrollingTo(_ isScrolling: Bool) {
    isScrollingTo = isScrolling
    if owesEstimates && !isLearningSuspended { needsPass = true }
  }

  /// What unmeasured elements have to count as at the end of an update; `nil` when what was learned waits.
  ///
  /// - Parameter start: what they count as before anything is learned.
  /// - Complexity: O(v log n) for v displayed cells.
  package func settledEstimate(
    for identifier: ReuseIdentifier, startingFrom start: SizeEstimate
  ) -> SizeEstimate? {
    guard var estimator else { return start }
    if needsPass || owesEstimates || hasUnsettledEstimates { return nil }
    if estimator.policy.statistic.looksAtCells {
      var cells = displayed
      for place in cells.indices { cells[place].height = sizes.item(at: cells[place].index).height }
      estimator.endPass(displayed: cells, viewportHeight: viewport.height)
    }
    return estimator.estimate(for: identifier) ?? start
  }

  /// Counts an update that ends.
  mutating func countRestlessUpdates() {
    let isRestless =
      hasUnsettledEstimates
      || learningRound == Virtualizer.learningRounds && !outstandingReleases.isEmpty
    restlessUpdates = isRestless ? min(restlessUpdates, Virtualizer.learningUpdates) + 1 : 0
  }

  private var isLearningSuspended: Bool {
    isScrollingTo && estimator?.policy.condition == .notScrollingTo
  }

  /// What was learned and does not count yet.
  ///
  /// - Complexity: O(r) for r reuse identifiers.
  public var outstandingEstimates: [LearnedEstimate] {
    guard let estimator else { return [] }
    var learned: [LearnedEstimate] = []
    for number in 0..<sizes.kindCount {
      let identifier = ReuseIdentifier(UInt16(number))
      guard let estimate = estimator.estimate(for: identifier),
        estimate != sizes.estimate(for: identifier)
      else { continue }
      learned.append(LearnedEstimate(reuseIdentifier: identifier, estimate: estimate))
    }
    return learned
  }

  /// Has what is shown, and what comes before it, keep its estimates where only new items get others.
  mutating func placeItems() {
    guard let last = visibleItems.last?.index, estimator?.policy.application == .newItems,
      last >= placedCount
    else { return }
    sizes.keepEstimates(in: placedCount..<(last + 1))
    placedCount = last + 1
  }

  /// Has elements that came in, or whose sizes were forgotten, keep their estimates when they stand before others that
  /// do.
  mutating func placeAgain(_ range: Range<Int>) {
    let end = min(range.upperBound, placedCount)
    if range.lowerBound < end { sizes.keepEstimates(in: range.lowerBound..<end) }
  }

  /// Keeps count of the elements that keep their estimates.
  mutating func followPlaces(_ change: ListChange) {
    guard placedCount > 0 else { return }
    switch change {
    case .insert(let count, let index):
      if index >= placedCount { return }
      placedCount += count
      placeAgain(index..<(index + count))
    case .remove(let count, let index):
      placedCount -= max(0, min(index + count, placedCount) - index)
    case .move(let count, let source, let target):
      placedCount -= max(0, min(source + count, placedCount) - source)
      if target >= placedCount { return }
      placedCount += count
      placeAgain(target..<(target + count))
    }
  }

  /// Learns from sizes that are known without a cell.
  ///
  /// - Parameter range: the elements that have the sizes from now on.
  mutating func note(_ runs: [ItemRun], in range: Range<Int>, areNew: Bool) {
    guard estimator != nil else { return }
    var index = range.lowerBound
    for run in runs {
      defer { index += run.count }
      guard case .measured(let height) = run.size else { continue }
      if areNew {
        estimator?.note(
          height, count: run.count, replacing: nil, of: run.reuseIdentifier, at: index)
        continue
      }
      var place = index
      for old in sizes.runs(in: index..<(index + run.count)) {
        var known: Length?
        if case .measured(let height) = old.size { known = height }
        estimator?.note(
          height, count: old.count, replacing: known, of: old.reuseIdentifier, at: place)
        place += old.count
      }
    }
  }
}
