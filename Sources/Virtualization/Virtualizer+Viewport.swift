extension Virtualizer {
  /// Puts an empty update at the start of the content: nothing was shown before it.
  public mutating func beginAtStart() {
    offset = legalOffsets.lowest
    uncorrectedOffset = offset
    unheldOffset = offset
    wantedOffset = offset
  }

  /// Changes the window on the list; the content offset stays.
  public mutating func setViewport(_ viewport: Viewport) {
    self.viewport = viewport
    needsPass = true
  }

  /// Moves the content along with a change of the window, as far as the legal offsets let it. The anchor goes with it.
  ///
  /// - Returns: how far the offset moved.
  /// - Complexity: O(log n).
  public mutating func moveWithViewport(by delta: Length) -> Length {
    settleChanges()
    let target = legalOffsets.move(offset - overscroll, by: delta) + overscroll
    let moved = target - offset
    guard moved != .zero else { return .zero }
    offset = target
    uncorrectedOffset += moved
    unheldOffset = target
    wantedOffset += moved
    needsPass = true
    if case .anchor(var anchor) = held {
      anchor.y -= moved
      held = .anchor(anchor)
    }
    return moved
  }

  /// Chooses what is held, on the geometry of now: the end of the content if the list follows it from here, else what
  /// the anchor policy says.
  mutating func chooseHold() {
    if case .follows(let distance) = endPolicy, legalOffsets.highest - offset <= distance {
      held = .end(legalOffsets.highest)
      choice = .heldEnd
    } else if anchorPolicy.hold == .nothing {
      held = nil
      choice = .keepsOffset
    } else {
      pickAnchor()
    }
  }
}
