extension Virtualizer {
  /// Puts an empty update at the start of the content: nothing was shown before it, so there is no end that the list
  /// was at and could follow.
  public mutating func beginAtStart() {
    offset = legalOffsets.lowest
    // Nobody has seen the end of the list yet, so nobody follows it.
    held = nil
    choice = anchorPolicy.hold == .nothing ? .keepsOffset : .nothingVisible
    uncorrectedOffset = offset
    unheldOffset = offset
    wantedOffset = offset
  }

  /// Lets a list that follows its end do so in this update already, if it is there now.
  ///
  /// A scroll that holds its target until it ends goes on holding that.
  public mutating func beginAtEnd() {
    if case .target = held { return }
    holdEndIfFollowed()
  }

  /// Changes the window on the list; the content offset stays.
  public mutating func setViewport(_ viewport: Viewport) {
    if viewport.height != self.viewport.height { noteResize() }
    self.viewport = viewport
    needsPass = true
  }

  /// Moves the content along with a change of the window, as far as the legal offsets let it. The anchor goes with it.
  ///
  /// - Returns: how far the offset moved.
  /// - Complexity: O(log n).
  public mutating func moveWithViewport(by delta: Length) -> Length {
    // An end that is followed moved with the window already; going there first would go this way twice.
    if case .end = held {} else { settleChanges() }
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
    if holdEndIfFollowed() { return }
    if anchorPolicy.hold == .nothing {
      held = nil
      choice = .keepsOffset
    } else {
      pickAnchor()
    }
  }

  /// Holds the end of the content if the list follows it from here.
  @discardableResult
  private mutating func holdEndIfFollowed() -> Bool {
    guard case .follows(let distance) = endPolicy, legalOffsets.highest - offset <= distance else {
      return false
    }
    held = .end(legalOffsets.highest)
    choice = .heldEnd
    return true
  }
}
