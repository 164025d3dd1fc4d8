extension ScenarioBuilder {
  /// Notes what unmeasured items count as.
  mutating func addEstimate(
    _ estimate: EstimateStatement, at span: SourceSpan, load: (String) -> FileContents
  ) {
    guard state(.estimate, at: span) else { return }
    scenario.overrides.estimate = estimate.policy
    scenario.itemEstimates = nil
    estimateCount = nil
    guard case .heights(let heights) = estimate.start else { return }
    guard let resolved = resolve(heights, load: load) else { return }
    scenario.itemEstimates = resolved.model
    estimateCount = resolved.count
  }

  /// Refuses estimates that are fewer than the items the list starts with.
  mutating func checkEstimates() {
    guard let count = estimateCount, count < listed, let stated = stated[.estimate] else { return }
    report(
      stated.span, "\(count) estimates are not enough for \(listed) items",
      help:
        "state one for each item that the list starts with, or one height for all: estimate POINTS")
  }
}
