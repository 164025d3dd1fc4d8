/// Bounds: at rest the content offset is inside the legal range.
struct BoundsChecker: Sendable {
  /// Reads a frame.
  @inline(__always)
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state, frame.phase == .rest else { return }
    if state.offset < state.lowestOffset || state.offset > state.highestOffset {
      findings.add(
        .bounds, in: frame.moment,
        "the content offset is \(state.offset) at rest; \(state.lowestOffset) to "
          + "\(state.highestOffset) are legal")
    }
  }
}
