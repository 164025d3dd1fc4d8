extension ListLayout {
  /// Whether some elements count as a fraction of a unit: then one of them more or less moves those behind it by a
  /// unit here and there.
  @inlinable public var hasFractions: Bool { slots.hasFractions }

  /// Changes what unmeasured elements of a reuse identifier count as, all of them at once.
  ///
  /// - Complexity: O(c) for c kinds of slots.
  /// - Precondition: there is an estimate for `identifier`; the new one is at most `Length.maximumItemHeight`.
  mutating func setEstimate(_ estimate: SizeEstimate, for identifier: ReuseIdentifier) {
    for (number, known) in classes.enumerated() where known.reuseIdentifier == identifier {
      slots.setEstimate(known.estimate(of: estimate), for: ReuseIdentifier(UInt16(number)))
    }
  }

  /// Has unmeasured elements keep what they count as now, whatever the estimate becomes.
  ///
  /// - Precondition: estimates are whole units.
  /// - Complexity: O(log n) for each run.
  mutating func keepEstimates(in range: Range<Int>) {
    if range.isEmpty { return }
    var isChanged = false
    var kept: [ItemRun] = []
    for var run in runs(in: range) {
      if run.size == .estimated, run.reuseIdentifier != .none {
        run.size = .assumed(estimate(for: run.reuseIdentifier).roundedDown.sum)
        isChanged = true
      }
      kept.append(run)
    }
    if isChanged { setSizes(range, as: kept) }
  }
}
