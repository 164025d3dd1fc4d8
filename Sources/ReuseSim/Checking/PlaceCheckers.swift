/// Stability: the platform's anchor does not move unless the user moved it, a stated suppression applied,
/// or the clamp forced it.
struct StabilityChecker: Sendable {
  private var target: (item: ItemID, edge: AnchorPolicy.Edge, y: Length)?

  /// Takes note of where the anchor has to be by the end of the frame.
  mutating func expect(_ item: ItemID, _ edge: AnchorPolicy.Edge, y: Length) {
    target = (item, edge, y)
  }

  /// Reads a frame.
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    defer { target = nil }
    guard let target, frame.clampCorrection == .zero,
      let seen = frame.shown.first(where: { $0.item == target.item })
    else { return }
    let y = target.edge == .leading ? seen.y : seen.y + seen.height
    if y != target.y {
      findings.add(
        .stability, in: frame, item: target.item,
        "item \(target.item.rawValue) is held at \(target.y), but is at \(y)")
    }
  }
}

/// Bounds: at rest the content offset is inside the legal range.
struct BoundsChecker: Sendable {
  /// Reads a frame.
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state, frame.phase == .rest else { return }
    if state.offset < state.lowestOffset || state.offset > state.highestOffset {
      findings.add(
        .bounds, in: frame,
        "the content offset is \(state.offset) at rest; \(state.lowestOffset) to "
          + "\(state.highestOffset) are legal")
    }
  }
}
