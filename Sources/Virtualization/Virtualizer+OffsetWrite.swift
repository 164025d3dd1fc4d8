extension Virtualizer {
  /// Ends a layout in the middle of an update: what was corrected stays so, and what was clamped, unless an anchor still
  /// wants the offset elsewhere. What kept the policy from compensating is over.
  public mutating func settleLayout() {
    endLayout()
    judgeEndByHearing()
    guard held?.isReference == true else { return ledger.settleClamp() }
    let reasons = suppression
    if reasons.isEmpty {
      if correctionPolicy.clamp != .before { ledger.settleCorrection() }
      return
    }
    ledger.settleClamp()
    heldItemGrowth = .zero
    viewportHeightBefore = viewport.height
    if !reasons.subtracting(.condition).isEmpty {
      pickedAnew = true
      letGoOfChanges()
    }
  }

  /// Moves the content offset because the list's owner says so: neither for the user nor for the anchor. It is
  /// clamped in the next layout pass. What is held goes along.
  ///
  /// - Complexity: O(log n).
  public mutating func writeOffset(_ target: Length) {
    let moved = target - offset
    guard moved != .zero else { return }
    // What the clamp kept from where it was wanted is held where it is seen from here on.
    let wasClamped = isClamped
    ledger.write(target)
    letsGo = true
    needsPass = true
    divideOffset()
    let isAtEdge =
      switch held {
      case .end, .start: true
      case .contentEnd: isEndHeldNearby
      case .anchor, .line, .target, .thumb, nil: false
      }
    if isAtEdge {
      // Who is taken away from an edge is let go, as by a user; who stays near follows it from here.
      pickedAnew = true
      forgetShown()
      return chooseHold()
    }
    if endWatch != nil { followEdgeIfThere() }
    guard held?.isReference == true else { return }
    if wasClamped {
      pickedAnew = true
      letGoOfChanges()
    } else {
      held?.movePlace(by: -moved)
    }
  }
}
