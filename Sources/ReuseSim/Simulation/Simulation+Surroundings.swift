extension Simulation {
  /// Changes the list's width.
  ///
  /// - Returns: whether it is another one.
  mutating func setWidth<Observer: TraceObserver>(
    _ width: Length, _ observer: inout Observer
  ) -> Bool {
    var surroundings = list.surroundings
    surroundings.viewportWidth = max(width, .zero)
    surroundings.sideInsets = window.sideInsets
    guard surroundings != list.surroundings else { return false }
    if surroundings.width == list.surroundings.width {
      list.change(surroundings)
      return true
    }
    observer.observe(.width(surroundings.width))
    virtualizer.noteResize()
    change(surroundings, .width, &observer)
    return true
  }

  /// Changes how large the user reads text.
  ///
  /// - Returns: whether it is another size.
  mutating func setTextScale<Observer: TraceObserver>(
    _ scale: Rational, _ observer: inout Observer
  ) -> Bool {
    var surroundings = list.surroundings
    surroundings.textScale = scale
    guard scale.numerator > 0, surroundings != list.surroundings else { return false }
    observer.observe(.textSize(scale))
    change(surroundings, .textSize, &observer)
    return true
  }

  /// Changes what all heights depend on. What is on screen is measured again; what becomes of the sizes of the
  /// others the policy says. Heights that are known beforehand are known again.
  private mutating func change<Observer: TraceObserver>(
    _ surroundings: Surroundings, _ kind: Cause.Kind, _ observer: inout Observer
  ) {
    list.change(surroundings)
    thisUpdate.surroundingsCause = kind
    let everything = 0..<list.count
    telling(kind, everything, &observer) {
      if let runs = $0.runsAfterChange(everything) {
        $0.virtualizer.setSizes(everything, as: runs, because: .layout)
      }
    }
    virtualizer.invalidateSizes(in: everything)
  }

  /// What the list believes of its items after their surroundings changed; `nil` when it believes as before.
  func runsAfterChange(_ range: Range<Int>) -> [ItemRun]? {
    if policies.estimate == .exact { return exactRunsAfterChange(range) }
    switch policies.widthChange {
    case .keepsSizes: return nil
    case .dropsSizes: return believedRuns(range)
    case .turnsSizesIntoEstimates:
      return virtualizer.sizes.runs(in: range).map { $0.withoutMeasurement }
    }
  }

  /// Where estimates are exact, all items are unmeasured again, at the heights they have now. What counts as the
  /// estimate of its kind is subject to the policy.
  private func exactRunsAfterChange(_ range: Range<Int>) -> [ItemRun] {
    let known = believedRuns(range)
    if policies.widthChange == .dropsSizes { return known }
    var result: [ItemRun] = []
    var index = range.lowerBound
    for run in known {
      if run.size == .estimated {
        let old = virtualizer.sizes.runs(in: index..<(index + run.count))
        result += policies.widthChange == .keepsSizes ? old : old.map { $0.withoutMeasurement }
      } else {
        result.append(run)
      }
      index += run.count
    }
    return result
  }
}
