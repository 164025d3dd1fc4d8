extension Virtualizer {
  /// Puts an empty update at the start of the content: nothing was shown before it, so there is no end that the list
  /// was at and could follow.
  public mutating func beginAtStart() {
    ledger = OffsetLedger(at: legalOffsets.lowest)
    // Nobody has seen the end of the list yet, so nobody follows it.
    held = nil
    endWatch = nil
    choice = anchorPolicy.hold == .nothing ? .keepsOffset : .nothingVisible
  }

  /// Lets a list that follows its end do so in this update already, if it is there now.
  ///
  /// A scroll that holds its target until it ends goes on holding that.
  public mutating func beginAtEnd() {
    if case .target = held { return }
    followEdgeIfThere()
  }

  /// Changes the window on the list; the content offset stays.
  public mutating func setViewport(_ viewport: Viewport) {
    if viewport.height != self.viewport.height { noteResize() }
    if picksForEachChange { pickAgain() }
    defer { if picksForEachChange, held?.isEdge == true { chooseHold() } }
    if anchorPolicy.place == .viewportShare, case .anchor(var anchor) = held,
      self.viewport.height > .zero, viewport.height != self.viewport.height
    {
      anchor.y = anchor.y.scaled(by: viewport.height.units, over: self.viewport.height.units)
      hold(anchor)
      pickedAnew = true
    }
    self.viewport = viewport
    needsPass = true
  }

  /// Moves the content along with a change of the window, as far as the legal offsets let it. The anchor goes with it.
  ///
  /// - Returns: how far the offset moved.
  /// - Complexity: O(log n).
  public mutating func moveWithViewport(by delta: Length) -> Length {
    // An edge that is followed moved with the window already; going there first would go this way twice.
    if held?.isEdge != true { settleChanges() }
    let target = legalOffsets.move(offset - overscroll, by: delta) + overscroll
    let moved = target - offset
    guard moved != .zero else { return .zero }
    ledger.move(by: moved)
    needsPass = true
    if held?.isReference == true { held?.movePlace(by: -moved) }
    return moved
  }
}
