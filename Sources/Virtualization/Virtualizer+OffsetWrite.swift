extension Virtualizer {
  /// Ends a layout in the middle of an update: what was clamped stays so, unless an anchor still wants the offset
  /// elsewhere.
  public mutating func settleLayout() {
    endUpdate()
    guard heldAnchor == nil else { return }
    let clamp = offset - wantedOffset
    settledClamp += clamp
    uncorrectedOffset += clamp
    unheldOffset = offset
    wantedOffset = offset
  }

  /// Moves the content offset because the list's owner says so: neither for the user nor for the anchor. It is
  /// clamped in the next layout pass. What is held goes along.
  ///
  /// - Complexity: O(log n).
  public mutating func writeOffset(_ target: Length) {
    let moved = target - offset
    guard moved != .zero else { return }
    if case .anchor(var anchor) = held {
      anchor.y -= moved
      if offset != wantedOffset, let edge = sizes.position(of: anchor.edge, of: anchor.item) {
        // The clamp kept it from where it was wanted; from here on it is held where it is seen.
        anchor.y = edge - target
        pickedAnew = true
      }
      hold(anchor)
    }
    writtenOffset += moved
    uncorrectedOffset += moved
    offset = target
    unheldOffset = target
    wantedOffset = target
    needsPass = true
    divideOffset()
    if case .end = held {
      // Who is taken away from the end is let go, as by a user; who stays near follows it from here.
      pickedAnew = true
      chooseHold()
    }
  }
}
