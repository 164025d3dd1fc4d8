/// Stability: the platform's anchor does not move unless the user moved it, a stated suppression applied,
/// or the clamp forced it.
struct StabilityChecker: Sendable {
  /// What is held in this frame, and where the list says it has to be.
  struct Target: Hashable, Sendable {
    var item: ItemID
    var edge: AnchorPolicy.Edge
    var y: Length
    var against: AnchorPolicy.Against
    /// Whether it was chosen on the geometry after the user's movement, which the trace does not show.
    var isNew: Bool
  }

  private var target: Target?
  /// How far the clamp moved the offset in earlier frames that nobody saw: what is held in this one was chosen after that.
  private var earlierClamp = Length.zero

  /// Takes note of what is held in this frame.
  mutating func expect(_ target: Target) {
    self.target = target
  }

  /// Reads a frame.
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    defer {
      target = nil
      earlierClamp = frame.isInWindow ? .zero : frame.clampCorrection
    }
    guard var target else { return }
    // What is told of an inverted list counts from the top of the glass, the frame's places from where it begins.
    if let state = frame.state, state.isInverted { target.y = state.viewportHeight - target.y }
    if let movement = frame.movements.first(where: { $0.before.item == target.item }),
      !target.isNew
    {
      let y = StabilityChecker.rightPlace(of: movement.before, target, frame)
      if y != target.y {
        findings.add(
          .stability, in: frame, item: target.item,
          "\(target.item) has to be held at \(y), but is held at \(target.y)")
      }
    }
    if let seen = frame.shown.first(where: { $0.item == target.item }) {
      let y = target.edge == .leading ? seen.y : seen.y + seen.height
      if y != target.y - (frame.clampCorrection - earlierClamp) {
        findings.add(
          .stability, in: frame, item: target.item,
          "\(target.item) is held at \(target.y), but is at \(y)")
      }
    }
  }

  /// Where the edge has to be: where it was, moved with the user, by the app, and by what is not compensated.
  private static func rightPlace(
    of before: FrameFold.SeenItem, _ target: Target, _ frame: FrameFold
  ) -> Length {
    let edge = target.edge == .leading ? before.y : before.y + before.height
    var y = edge - frame.userDelta - frame.motionCorrection - frame.insetCorrection
    y -= frame.appCorrection
    guard target.against == .firstMeasurements else { return y }
    var index = before.index
    for change in frame.changes {
      switch change {
      case .list(let change): index = change.index(of: index) ?? index
      case .shifted(let from, let cause):
        if (cause.origin ?? cause.kind) != .estimateReplaced
          && moves(from, cause, target.edge, ofItemAt: index)
        {
          y += cause.amount
        }
      case .viewport, .insets: break
      }
    }
    return y
  }

  /// Whether a shift moves an edge of an item: its trailing edge moves with its own size, too.
  private static func moves(
    _ from: Int, _ cause: Cause, _ edge: AnchorPolicy.Edge, ofItemAt index: Int
  ) -> Bool {
    if index >= from { return true }
    guard edge == .trailing, from == index + 1 else { return false }
    if cause.kind == .rounding { return true }
    guard let items = cause.items else { return false }
    return cause.kind.isSize && items.index + items.count == from
  }
}

extension Cause.Kind {
  /// Whether it changes the size of items that stay where they are.
  fileprivate var isSize: Bool {
    switch self {
    case .estimateReplaced, .estimateChanged, .sizeDropped, .sizeMisplaced, .resized,
      .contentArrived, .width, .textSize:
      true
    case .inserted, .removed, .moved, .spacing, .viewport, .inset, .followed, .anchorCorrection,
      .appCorrection, .clamp, .motionResumed, .rounding:
      false
    }
  }
}
