// How the content offset is moved to where what is held wants it.
extension Virtualizer {
  /// Moves the offset to where what is held is in its place, be it legal or not; but where it was clamped before, it
  /// stays as far as that: there the reader sees it.
  ///
  /// - Parameter direction: which way the user is about to move the content.
  /// - Complexity: O(log n).
  public mutating func settleChanges(before direction: UpdateContext.Direction = .none) {
    restoreDisplacedSizes()
    if direction == .up { scrolledUp = true }
    if direction != .none {
      context.direction = direction
      dropCorrection()
    }
    let start = offset
    let place = placeAfterSettling
    wantOffset()
    ledger.settle(at: place)
    if offset != start { needsPass = true }
    let reasons = suppression.subtracting(.condition)
    if !reasons.isEmpty { letGo(for: reasons) }
    divideOffset()
  }

  /// Lets go of what is not corrected yet, where the policy has a scroll come first.
  private mutating func dropCorrection() {
    guard correctionPolicy.beforeScroll == .dropped, let wanted = unsuppressedOffset,
      wanted != offset
    else { return }
    pickedAnew = true
    letGoOfChanges()
  }

  /// Lets go of what the policy does not compensate now. What kept it from that lasts until the update's end; the clamp
  /// counts where the offset is then.
  private mutating func letGo(for reasons: AnchorPolicy.Suppressions) {
    if reasons.contains(.clampedFirst) { pickedAnew = true }
    if let wanted = unsuppressedOffset, wanted != offset {
      standingSuppressions.formUnion(reasons.subtracting(.clampedFirst))
    }
    letGoOfChanges()
  }

  /// Where `settleChanges()` leaves the offset.
  ///
  /// - Complexity: O(log n).
  public var settledOffset: Length { placeAfterSettling }

  /// The same; inlined, so that nobody copies the list for it.
  @inline(__always)
  private var placeAfterSettling: Length {
    let wanted = wantedOffset
    return isClamped ? legalOffsets.clamp(wanted - overscroll) + overscroll : wanted
  }

  /// Whether the clamp has kept the offset from where it was wanted, in this update or before.
  @inline(__always)
  var isClamped: Bool { displacement != .zero || offset != ledger.wanted }

  /// Has what is held stay where it is: what moved it so far is not owed any more.
  mutating func letGoOfChanges() {
    letsGo = true
    displacement = .zero
    forgetShown()
    switch held {
    case .anchor(let anchor):
      guard let wanted = wantedOffset(by: anchor) else { return }
      let strayed = wanted - offset
      held?.movePlace(by: strayed)
    case .contentEnd: held = .contentEnd(y: referenceEnd - offset)
    case .thumb: held = .thumb(offset: offset, legal: legalOffsets)
    case .line: held = .line(offset: offset)
    case .target, .end, .start, nil: break
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
    if !needsPass && holdsForBatch { endBatch() }
    return correction
  }

  /// The layout of a batch is done: now comes what was kept back for its end.
  private mutating func endBatch() {
    let clampWaited = batchClampWaits
    if debt.staged == .zero && !clampWaited { return }
    if debt.staged != .zero {
      let staged = debt.staged
      held?.movePlace(by: -staged)
    }
    debt.endStage()
    if clampWaited {
      // What is measured from here on is no part of it.
      if suppression.contains(.inBatch) {
        letGoOfChanges()
        standingSuppressions.remove(.inBatch)
      }
      holdsForBatch = false
    }
    correctOnce()
    if clampWaited { clampForGood() }
  }

  /// One correction, for what has changed so far.
  mutating func correctOnce() {
    let start = offset
    wantOffset()
    // A scroll lands exactly, and an edge is followed exactly.
    let isCorrected = ledger.corrected != .zero && held?.isReference == true
    let corrects = ledger.corrected != .zero || (countsAnyway && held != nil)
    if losesOverscroll && corrects { ledger.overscroll = .zero }
    let beyond = overscroll
    var place = ledger.wanted - beyond
    if isCorrected && correctionPolicy.clamp == .before {
      place = legalOffsets.clamp(ledger.base - beyond) + ledger.wanted - ledger.base
    }
    var exact = legalOffsets.clamp(place) + beyond
    if batchClampWaits {
      exact = ledger.wanted
    } else if !corrects && letsTouchedBe {
      exact = ledger.wanted
      ledger.overscroll = exact - legalOffsets.clamp(exact)
    }
    let shown = isCorrected ? rounded(exact) : exact
    ledger.show(at: shown, roundedBy: shown - exact)
    if offset != start { needsPass = true }
  }

  /// An offset that is written, on a pixel where the policy wants that and the legal range has it.
  @inline(__always)
  private func rounded(_ offset: Length) -> Length {
    guard correctionPolicy.rounding == .pixels else { return offset }
    let pixels = offset.rounded(to: pixel)
    return legalOffsets.clamp(pixels) == pixels ? pixels : offset
  }

  /// How the offset moved by itself in this update so far.
  @inline(__always)
  public var correction: Correction {
    Correction(
      anchor: ledger.corrected, clamp: ledger.clamped,
      rounding: ledger.rounded + ledger.settledRounding)
  }

  /// Whether the part beyond an edge is gone when this update corrects something.
  @inline(__always)
  private var losesOverscroll: Bool {
    switch held {
    case .target, nil: false
    // What is pulled away from the other edge has nothing to do with the one that is followed.
    case .end: countsOverscroll || overscroll < .zero
    case .start: countsOverscroll || overscroll > .zero
    case .anchor, .contentEnd, .thumb, .line: countsOverscroll
    }
  }

  /// Whether what is beyond an edge is corrected and clamped with the rest.
  @inline(__always)
  private var countsOverscroll: Bool {
    switch correctionPolicy.overscroll {
    case .apart: false
    case .counted: true
    case .countedInBatches: isInBatch
    }
  }

  /// Whether the part beyond an edge is gone though nothing is corrected.
  private var countsAnyway: Bool { correctionPolicy.overscroll == .countedInBatches && isInBatch }

  /// Whether the clamp waits for the end of the batch that is laid out.
  var batchClampWaits: Bool { holdsForBatch && correctionPolicy.clamp == .batchEnd }

  /// Whether what is beyond an edge stays there for the finger that is on the glass.
  private var letsTouchedBe: Bool { correctionPolicy.touched == .waits && context.isTouched }

  /// Brings the offset into its legal range for good; what is held is held from there.
  mutating func clampForGood() {
    if held?.isTarget == true || letsTouchedBe { return }
    let exact = legalOffsets.clamp(ledger.wanted - overscroll) + overscroll
    let clamp = exact - ledger.wanted
    if clamp == .zero { return }
    if offset != exact { needsPass = true }
    ledger.show(at: exact)
    ledger.settleUpdate()
    held?.movePlace(by: -clamp)
    pickedAnew = true
  }

  /// What is beyond an edge and stays so when the list follows that edge.
  var followedOverscroll: Length { losesOverscroll ? .zero : overscroll }
}
