/// Coverage: each item that overlaps the viewport has exactly one cell, at its frame.
///
/// What is shown must tile the part of the content that the viewport covers, without a gap and without an
/// overlap, in the list's order.
struct CoverageChecker: Sendable {
  /// Reads a frame.
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state else { return }
    var reached = max(-state.offset, .zero)
    let bottom = min(state.viewportHeight, state.contentHeight - state.offset)
    var index = -1
    for seen in frame.shown {
      if seen.index <= index {
        findings.add(
          .coverage, in: frame, item: seen.item,
          "item \(seen.item.rawValue) is shown twice or out of order, at index \(seen.index)")
      }
      index = seen.index
      if seen.height <= .zero || seen.y >= bottom || seen.y + seen.height <= .zero {
        findings.add(
          .coverage, in: frame, item: seen.item,
          "item \(seen.item.rawValue) has a cell at \(seen.y), off screen")
      } else if seen.y > reached || (seen.y != reached && reached > .zero) {
        findings.add(
          .coverage, in: frame, item: seen.item,
          "item \(seen.item.rawValue) is shown at \(seen.y), but what is before it ends at \(reached)"
        )
      }
      reached = seen.y + seen.height
    }
    if reached < bottom {
      findings.add(
        .coverage, in: frame, "nothing is shown from \(reached) to \(bottom) of the viewport")
    }
  }
}
