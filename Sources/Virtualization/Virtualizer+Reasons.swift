// Why what is held is not held in an update, and what is told of it.
extension Virtualizer {
  /// Why the policy does not compensate changes in this update; nothing when it does.
  @inline(__always)
  var suppression: AnchorPolicy.Suppressions {
    switch anchorPolicy.condition {
    case .always: break
    case .scrollingUp: if !scrolledUp { return .whileScrollingUp }
    case .scrolling: if !isUserScrolling { return .whileScrolling }
    }
    if isSuppressedByFault { return .atTop }
    if clampLetsGo { return .clampedFirst }
    if anchorPolicy.suppressions.isEmpty { return [] }
    var reasons = standingSuppressions
    if ledger.base <= legalOffsets.lowest { reasons.insert(.atTop) }
    if context.direction == .up { reasons.insert(.scrollingUp) }
    if context.direction == .down { reasons.insert(.scrollingDown) }
    if context.isAnimating { reasons.insert(.animating) }
    if holdsForBatch { reasons.insert(.inBatch) }
    if heldItemGrowth != .zero { reasons.insert(.ownResize) }
    if viewport.height != viewportHeightBefore { reasons.insert(.viewportResize) }
    return reasons.intersection(anchorPolicy.suppressions)
  }

  /// Whether the clamp comes before the correction and ends the hold.
  @inline(__always)
  private var clampLetsGo: Bool {
    guard correctionPolicy.clamp == .before, anchorPolicy.keeping.endsWithClamp, case .anchor = held
    else { return false }
    let offset = ledger.base - overscroll
    return legalOffsets.clamp(offset) != offset
  }

  /// Whether the policy keeps a correction from being made, or would at the top whatever happens.
  var suppressesSomething: Bool {
    let reasons = suppression
    if reasons.isEmpty || reasons.contains(.atTop) { return !reasons.isEmpty }
    guard case .anchor = held else { return true }
    return unsuppressedOffset != ledger.base
  }

  /// The held point of the anchor and where on the glass it is kept; `nil` when nothing is held, or a
  /// scroll's item.
  @inline(__always)
  public var heldAnchor: Anchor? {
    guard case .anchor(var anchor) = held, suppression.isEmpty, !endGrew else { return nil }
    // A place counts from a rounded position where the policy has them.
    if let position = sizes.position(of: anchor.point, of: anchor.item) {
      anchor.y += position - reference(position)
    }
    // What is put off moves it on the glass for now, and so does what a clamp kept an earlier update from, where no layout
    // pass has asked for it again.
    if isPuttingOff {
      anchor.y += referenceOffset - ledger.base
    } else if kept != nil {
      anchor.y += referenceOffset - ledger.wanted
    }
    return anchor
  }

  /// What the anchor policy does about this update's changes.
  @inline(__always)
  public var outcome: AnchorOutcome {
    if endGrew { return .heldEnd }
    guard held?.isReference == true else { return choice }
    let reasons = suppression
    if reasons.contains(.whileScrollingUp) { return .notScrollingUp }
    if reasons.contains(.whileScrolling) { return .notScrolling }
    if reasons.contains(.clampedFirst) { return .clampedFirst }
    if let reason = AnchorPolicy.Suppressions.reasons.first(where: { reasons.contains($0) }) {
      return .suppressed(reason)
    }
    return choice
  }
}

extension AnchorPolicy.Suppressions {
  /// The policy's condition is not met. It is no reason of the policy's set.
  static let whileScrollingUp = AnchorPolicy.Suppressions(rawValue: 1 << 15)
  /// The same of the other condition.
  static let whileScrolling = AnchorPolicy.Suppressions(rawValue: 1 << 13)
  /// Both.
  static let condition: AnchorPolicy.Suppressions = [.whileScrollingUp, .whileScrolling]
  /// The clamp came first. It is no reason of the policy's set either.
  static let clampedFirst = AnchorPolicy.Suppressions(rawValue: 1 << 14)
}

extension UpdateContext {
  /// Whether nothing has happened for so long, in microseconds.
  func isIdle(for time: Int64) -> Bool {
    time <= 0 || (!isTouched && idleTime >= time)
  }
}
