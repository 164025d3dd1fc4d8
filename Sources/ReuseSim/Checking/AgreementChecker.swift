/// Agreement: the size index equals naive sums.
///
/// The paths to what is shown are added up again in every frame, the whole index in the frames 0, 1, 2, 4, 8, …
/// and in the last one.
struct AgreementChecker: Sendable {
  /// Looks at the index after a frame.
  func check(
    _ simulation: Simulation, _ frame: FrameFold, isLast: Bool, _ findings: inout Findings
  ) {
    let isPowerOfTwo = frame.number & (frame.number - 1) == 0
    let sizes = simulation.virtualizer.sizes
    if isPowerOfTwo || isLast, let difference = sizes.invariantViolation() {
      findings.add(.agreement, in: frame, difference)
    }
    for seen in frame.shown {
      if let difference = sizes.pathViolation(at: seen.index) {
        findings.add(.agreement, in: frame, item: seen.item, difference)
      }
    }
  }
}
