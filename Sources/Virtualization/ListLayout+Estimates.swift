extension ListLayout {
  /// Whether some elements count as a fraction of a unit: then one of them more or less moves those behind it by a
  /// unit here and there.
  @inlinable public var hasFractions: Bool { slots.hasFractions }

  /// How many kinds of slots the elements of one reuse identifier have at most: estimates that are fractions are rounded
  /// for each of them on its own.
  ///
  /// - Complexity: O(c) for c kinds of slots.
  public var classesPerIdentifier: Int {
    var counts = [Int](repeating: 0, count: kindCount)
    for known in classes where known.reuseIdentifier != .none {
      counts[Int(known.reuseIdentifier.rawValue)] += 1
    }
    return counts.max() ?? 0
  }

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
