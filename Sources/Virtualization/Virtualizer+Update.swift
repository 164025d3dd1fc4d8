extension Virtualizer {
  /// Where the window is.
  @inlinable public var offset: Length { ledger.offset }
  /// How far the window is beyond the legal range, because something holds it or swings there: positive beyond
  /// the end. Corrections move it along; at rest it is zero.
  @inlinable public var overscroll: Length { ledger.overscroll }
  /// What clamps in the middle of this update moved the offset by, for good.
  @inlinable public var settledClamp: Length { ledger.settledClamp }
  /// How far the list's owner moved the offset in this update.
  @inlinable public var writtenOffset: Length { ledger.written }

  /// The content offsets that are legal at rest.
  public var legalOffsets: OffsetRange {
    viewport.legalOffsets(contentHeight: sizes.contentHeight)
  }

  /// Begins an update: what is held is chosen on the geometry that was last shown, and what was put off is
  /// corrected if its time has come.
  ///
  /// - Parameter context: what else the policies ask for.
  /// - Complexity: O(log n).
  public mutating func beginUpdate(_ context: UpdateContext = UpdateContext()) {
    self.context = context
    scrolledUp = false
    if context.unmovedTime < anchorPolicy.directionTime {
      self.context.direction = context.lastDirection
      scrolledUp = context.lastDirection == .up
    }
    // A navigation in this update is none of the user's.
    isUserScrolling = context.isTouched || self.context.direction != .none
    endMovement()
    pickedAnew = false
    letsGo = false
    isInBatch = false
    heldItemGrowth = .zero
    displacement = .zero
    viewportHeightBefore = viewport.height
    holdsForBatch = false
    isBeforeLayout = true
    isSuppressedByFault = false
    ignoresRounding = false
    if goesOnLearning { needsPass = true }
    learningRound = 0
    standingSuppressions = []
    held = nil
    ledger.begin()
    noteShown()
    chooseHold()
    debt.begin()
    payDebt()
  }

  /// Says what the policies ask for anew in the middle of an update. What was corrected when it began stays so.
  mutating func setContext(_ context: UpdateContext) { self.context = context }

  /// Takes note that no finger is on the glass any more, though one was when this update began.
  public mutating func endTouch() { context.isTouched = false }

  /// Takes note that the changes of this update are one transaction.
  public mutating func noteBatch() {
    if picksForEachChange { pickAgain() }
    isInBatch = true
    holdsForBatch = true
  }

  /// Moves the content for the user, or takes the reader somewhere.
  ///
  /// What the anchor is owed for the changes so far is put right first, so that the user starts from what he
  /// sees. The anchor goes with the content; when nothing of it is left in the viewport, another one is picked.
  ///
  /// - Parameters:
  ///   - delta: how far; positive towards the end.
  ///   - beyondEdges: whether the legal range does not stop it.
  /// - Returns: how far the offset moved after clamping.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func scroll(by delta: Length, beyondEdges: Bool = false) -> Length {
    settleChanges(before: UpdateContext.Direction(sign: delta.units))
    let target = beyondEdges ? offset + delta : legalOffsets.move(offset, by: delta)
    let moved = target - offset
    let free = freeOffsets
    if moved != .zero && offset != ledger.wanted {
      // What the clamp kept from where it was wanted goes on from where it is seen.
      ledger.settleClamp()
      pickedAnew = true
      letGoOfChanges()
    }
    ledger.move(by: moved)
    ledger.overscroll = target - free.clamp(target)
    noteMovement(moved)
    if moved != .zero {
      letsGo = true
      context.direction = UpdateContext.Direction(sign: moved.units)
      context.idleTime = 0
    }
    followScroll(moved)
    return moved
  }

  /// Ends an update. What is held is let go, unless the policy keeps it; what is put off is owed.
  ///
  /// - Returns: what came of it.
  @discardableResult
  public mutating func endUpdate() -> UpdateResult {
    let result = UpdateResult(
      correction: correction, settledClamp: settledClamp,
      settledRounding: ledger.settledRounding, written: writtenOffset,
      outcome: outcome, anchor: heldAnchor, paid: debt.paid, dropped: debt.dropped,
      overwritten: debt.overwritten, owing: owingCorrection)
    keepOrLetGo()
    debt.add(result.owing)
    endLayout()
    countRestlessUpdates()
    choice = result.outcome
    held = nil
    return result
  }

  /// Ends the layout of an update, or one in the middle of it.
  mutating func endLayout() {
    divideOffset()
    remeasuresAll = false
    needsPass = false
  }
}
