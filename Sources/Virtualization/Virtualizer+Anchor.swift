// The formula: what is held has a position in the content and a place on the glass, and the offset that is wanted is the
// difference.
extension Virtualizer {
  /// Where what is held wants the content offset, be it legal or not, before anything is put off.
  @inline(__always)
  private var referenceOffset: Length {
    if endGrew { return legalOffsets.highest }
    switch held {
    case .anchor, .contentEnd, .thumb, .line:
      if suppression.isEmpty, let offset = unsuppressedOffset { return offset }
    case .target(let target):
      if let offset = aim(at: target) { return offset }
    case .end(let before):
      if legalOffsets.highest != before { return legalOffsets.highest }
    case nil: break
    }
    // Where nothing is held, the clamp of an earlier pass is no place to go on from.
    return ledger.base
  }

  /// Where what the policy holds would have the content offset if nothing kept it from that; `nil` when it holds nothing.
  @inline(__always)
  private var unsuppressedOffset: Length? {
    switch held {
    case .anchor(let anchor):
      sizes.position(of: anchor.point, of: anchor.item).map { $0 - anchor.y }
    case .contentEnd(let y): sizes.contentHeight - y
    case .thumb(let offset, let legal): legalOffsets.place(of: offset, in: legal)
    case .line(let offset): offset
    case .target, .end, nil: nil
    }
  }

  /// Where the held item wants the content offset; `nil` when the policy does not compensate now.
  @inline(__always)
  var anchorOffset: Length? {
    guard case .anchor = held, suppression.isEmpty else { return nil }
    return unsuppressedOffset
  }

  /// Where the content offset is wanted in this update.
  var wantedOffset: Length { isPuttingOff ? ledger.base : referenceOffset }

  /// Has the content offset wanted where what is held wants it, or where it was if that waits.
  private mutating func wantOffset() {
    ledger.want(isPuttingOff ? ledger.base : referenceOffset)
  }

  /// Whether this update's corrections wait.
  @inline(__always)
  var isPuttingOff: Bool {
    guard held?.isReference == true, !endGrew else { return false }
    switch correctionPolicy.timing {
    case .nextUpdate: return true
    case .whenIdle(let time): return !context.isIdle(for: time)
    case .atOnce, .beforeLayout, .batchEnd, .batchEndLast: return false
    }
  }

  /// The corrections of this update that wait, so far.
  @inline(__always)
  public var owingCorrection: Length {
    debt.banked + (isPuttingOff ? referenceOffset - ledger.base : .zero)
  }

  /// Takes note of what waits before something else is held.
  mutating func bankDebt() {
    debt.banked = owingCorrection
  }

  /// Carries out a change. When the policy does not compensate it, the place of what is held goes along with the
  /// change.
  ///
  /// - Parameter structure: which elements come, go or move.
  mutating func change(
    _ kind: ListChangeKind, _ structure: ListChange? = nil, _ change: (inout ListLayout) -> Void
  ) {
    // A removal has picked already, what survives it.
    if anchorPolicy.keeping == .eachChange && kind != .removal { pickAgain() }
    if shown.isEmpty || anchorPolicy.against.contains(AnchorPolicy.Against(kind)) {
      carryOut(kind, structure, change)
    } else {
      moveShown { $0.carryOut(kind, structure, change) }
    }
  }

  private mutating func carryOut(
    _ kind: ListChangeKind, _ structure: ListChange?, _ change: (inout ListLayout) -> Void
  ) {
    switch held {
    case .anchor(let anchor):
      if admitsAll(kind) { break }
      return carryOut(kind, holding: anchor, change)
    case .line: return carryOutByRules(kind, structure, change)
    case .contentEnd where !anchorPolicy.against.contains(AnchorPolicy.Against(kind)):
      let before = sizes.contentHeight
      change(&sizes)
      held?.movePlace(by: sizes.contentHeight - before)
      return
    case .thumb where !anchorPolicy.against.contains(AnchorPolicy.Against(kind)):
      let wanted = referenceOffset
      change(&sizes)
      held = .thumb(offset: wanted, legal: legalOffsets)
      return
    case .contentEnd, .thumb, .target, .end, nil: break
    }
    change(&sizes)
  }

  /// Whether nobody has to look at a change of this kind.
  private func admitsAll(_ kind: ListChangeKind) -> Bool {
    anchorPolicy.against.contains(AnchorPolicy.Against(kind)) && !isStaging(kind)
      && !anchorPolicy.suppressions.contains(.ownResize)
  }

  private mutating func carryOut(
    _ kind: ListChangeKind, holding anchor: Anchor, _ change: (inout ListLayout) -> Void
  ) {
    guard let index = sizes.index(of: anchor.item) else { return change(&sizes) }
    let before = sizes.item(at: index)
    change(&sizes)
    guard let indexAfter = sizes.index(of: anchor.item) else { return }
    let after = sizes.item(at: indexAfter)
    let moved =
      after.position + anchor.point.distance(inItemOf: after.height) - before.position
      - anchor.point.distance(inItemOf: before.height)
    if !anchorPolicy.against.contains(AnchorPolicy.Against(kind)) {
      held?.movePlace(by: moved)
      return
    }
    if after.height != before.height && (kind == .remeasurement || kind == .layout) {
      heldItemResized = true
    }
    if isStaging(kind) && moved != .zero {
      held?.movePlace(by: moved)
      debt.stage(moved, by: correctionPolicy.timing)
    }
  }

  private mutating func carryOutByRules(
    _ kind: ListChangeKind, _ structure: ListChange?, _ change: (inout ListLayout) -> Void
  ) {
    guard case .deltas(let rules) = anchorPolicy.hold, case .line(let offset) = held else {
      return change(&sizes)
    }
    // The line is where earlier changes have moved it, whether or not that is made up for in the end.
    let wanted = isStaging(kind) ? ledger.base : offset
    let start = wanted + viewport.topInset
    let height = viewport.height - viewport.topInset - viewport.bottomInset
    let delta = LineDelta(
      rules.rule(for: kind, context.direction), in: sizes, line: start + rules.line.of(height),
      bottom: start + height, structure)
    change(&sizes)
    let amount = delta.amount(in: sizes)
    if amount == .zero { return }
    if isStaging(kind) {
      debt.stage(amount, by: correctionPolicy.timing)
    } else {
      held?.movePlace(by: -amount)
    }
  }

  /// Moves the offset to where what is held is in its place, be it legal or not.
  ///
  /// - Parameter direction: which way the user is about to move the content.
  /// - Complexity: O(log n).
  public mutating func settleChanges(before direction: UpdateContext.Direction = .none) {
    restoreDisplacedSizes()
    if direction == .up { scrolledUp = true }
    if direction != .none { context.direction = direction }
    let start = offset
    wantOffset()
    ledger.settle()
    if offset != start { needsPass = true }
    let reasons = suppression.subtracting(.whileScrollingUp)
    if !reasons.isEmpty {
      if let wanted = unsuppressedOffset, wanted != offset {
        standingSuppressions.formUnion(reasons)
      }
      letGoOfChanges()
    }
    divideOffset()
  }

  /// Has what is held stay where it is: what moved it so far is not owed any more.
  mutating func letGoOfChanges() {
    letsGo = true
    forgetShown()
    switch held {
    case .anchor(let anchor):
      guard let position = sizes.position(of: anchor.point, of: anchor.item) else { return }
      let strayed = position - offset - anchor.y
      held?.movePlace(by: strayed)
    case .contentEnd: held = .contentEnd(y: sizes.contentHeight - offset)
    case .thumb: held = .thumb(offset: offset, legal: legalOffsets)
    case .line: held = .line(offset: offset)
    case .target, .end, nil: break
    }
  }

  /// Moves the offset to where what is held is in its place, then back into the legal range, but for the
  /// overscroll, which comes on top.
  ///
  /// - Returns: how the offset moved by itself in this update so far.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func correctOffset() -> Correction {
    correctOnce()
    if !needsPass && debt.staged != .zero {
      // The layout of the batch is done: now comes what was kept back for its end.
      let staged = debt.staged
      held?.movePlace(by: -staged)
      debt.endStage()
      correctOnce()
    }
    return correction
  }

  /// One correction, for what has changed so far.
  mutating func correctOnce() {
    let start = offset
    wantOffset()
    // A scroll lands exactly, and the end is followed exactly.
    let isCorrected = ledger.corrected != .zero && held?.isReference == true
    if isCorrected && correctionPolicy.overscroll == .counted { ledger.overscroll = .zero }
    let beyond = overscroll
    var place = ledger.wanted - beyond
    if isCorrected && correctionPolicy.clamp == .before {
      place = legalOffsets.clamp(ledger.base - beyond) + ledger.wanted - ledger.base
    }
    let exact = legalOffsets.clamp(place) + beyond
    let shown = isCorrected ? rounded(exact) : exact
    ledger.show(at: shown, roundedBy: shown - exact)
    if offset != start { needsPass = true }
  }

  /// An offset that is written, on a pixel where the policy wants that and the legal range has it.
  @inline(__always)
  private func rounded(_ offset: Length) -> Length {
    guard correctionPolicy.rounding == .pixels else { return offset }
    let doubled = offset.units * 2 + pixel.units
    let step = pixel.units * 2
    var count = doubled / step
    if doubled % step < 0 { count -= 1 }
    let pixels = pixel * count
    return legalOffsets.clamp(pixels) == pixels ? pixels : offset
  }

  /// How the offset moved by itself in this update so far.
  @inline(__always)
  public var correction: Correction {
    Correction(anchor: ledger.corrected, clamp: ledger.clamped, rounding: ledger.rounded)
  }

  /// Where the held item is in its place, be it legal or not: where the offset will be after `settleChanges()`.
  ///
  /// - Complexity: O(log n).
  public var settledOffset: Length { wantedOffset }

  /// Why the policy does not compensate changes in this update; nothing when it does.
  @inline(__always)
  var suppression: AnchorPolicy.Suppressions {
    if anchorPolicy.condition == .scrollingUp && !scrolledUp { return .whileScrollingUp }
    if isSuppressedByFault { return .atTop }
    if anchorPolicy.suppressions.isEmpty { return [] }
    var reasons = standingSuppressions
    if ledger.base <= legalOffsets.lowest { reasons.insert(.atTop) }
    if context.direction == .up { reasons.insert(.scrollingUp) }
    if context.direction == .down { reasons.insert(.scrollingDown) }
    if context.isAnimating { reasons.insert(.animating) }
    if isInBatch { reasons.insert(.inBatch) }
    if heldItemResized { reasons.insert(.ownResize) }
    return reasons.intersection(anchorPolicy.suppressions)
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
    if let reason = AnchorPolicy.Suppressions.reasons.first(where: { reasons.contains($0) }) {
      return .suppressed(reason)
    }
    return choice
  }
}

extension AnchorPolicy.Suppressions {
  /// The policy's condition is not met. It is no reason of the policy's set.
  static let whileScrollingUp = AnchorPolicy.Suppressions(rawValue: 128)
}

extension UpdateContext {
  /// Whether nothing has happened for so long, in microseconds.
  func isIdle(for time: Int64) -> Bool {
    time <= 0 || (!isTouched && idleTime >= time)
  }
}

extension OffsetRange {
  /// The offset that has the same share of this range as another has of an older one; beyond an end it is as far beyond
  /// that one.
  public func place(of offset: Length, in old: OffsetRange) -> Length {
    let whole = old.highest - old.lowest
    let part = offset - old.lowest
    if part <= .zero { return lowest + part }
    if part >= whole { return highest + (part - whole) }
    return lowest + Share(part.units, of: whole.units).of(highest - lowest)
  }
}
