/// Coverage: each item that overlaps the viewport has exactly one cell, at its frame.
///
/// What is shown must tile the part of the content that the viewport covers, together with the space between,
/// without a gap and without an overlap, in the list's order. A pinned header is over that, no lower than the
/// inside of the top inset.
struct CoverageChecker: Sendable {
  /// Reads a frame.
  @inline(__always)
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state else { return }
    var reached = max(-state.offset, .zero)
    let bottom = min(state.viewportHeight, state.contentHeight - state.offset)
    var index = -1
    var spaces = frame.spaces[...]
    for seen in frame.shown {
      CoverageChecker.pass(&spaces, before: seen.y, &reached)
      if seen.index <= index {
        findings.add(
          .coverage, in: frame.moment, item: seen.item,
          "\(seen.item) is shown twice or out of order, at index \(seen.index)")
      }
      index = seen.index
      if seen.height <= .zero || seen.y >= bottom || seen.y + seen.height <= .zero {
        findings.add(
          .coverage, in: frame.moment, item: seen.item,
          "\(seen.item) has a cell at \(seen.y), off screen")
      } else if seen.y > reached || (seen.y != reached && reached > .zero) {
        findings.add(
          .coverage, in: frame.moment, item: seen.item,
          "\(seen.item) is shown at \(seen.y), but what is before it ends at \(reached)"
        )
      }
      reached = seen.y + seen.height
    }
    CoverageChecker.pass(&spaces, before: bottom, &reached)
    if reached < bottom {
      findings.add(
        .coverage, in: frame.moment, "nothing is shown from \(reached) to \(bottom) of the viewport"
      )
    }
    if let pinned = frame.pinned { check(pinned, state, frame, &findings) }
  }

  /// Goes past the spaces that come next and follow each other from what is reached.
  private static func pass(
    _ spaces: inout ArraySlice<FrameFold.Space>, before y: Length, _ reached: inout Length
  ) {
    while let space = spaces.first, space.y < y {
      // Where the viewport begins, a space may begin above it.
      if space.y != reached && (space.y > reached || reached > .zero) { return }
      reached = max(reached, space.y + space.height)
      spaces.removeFirst()
    }
  }

  private func check(
    _ pinned: FrameFold.SeenItem, _ state: FrameState, _ frame: FrameFold,
    _ findings: inout Findings
  ) {
    let line = state.topInset
    if pinned.y > line || pinned.y + pinned.height <= line {
      findings.add(
        .coverage, in: frame.moment, item: pinned.item,
        "\(pinned.item) is pinned at \(pinned.y), but has to reach across \(line)")
    }
    if frame.shown.contains(where: { $0.item == pinned.item }) {
      findings.add(
        .coverage, in: frame.moment, item: pinned.item,
        "\(pinned.item) is pinned and shown in its place")
    }
  }
}
