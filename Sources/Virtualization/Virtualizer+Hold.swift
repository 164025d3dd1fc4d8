extension Virtualizer {
  /// What is held in place during one update.
  enum Hold: Hashable, Sendable {
    /// A point of an item.
    case anchor(Anchor)
    /// The end of the content, so far below the start of the viewport.
    case contentEnd(y: Length)
    /// The thumb of the scroll indicator, as it stood at an offset in a legal range.
    case thumb(offset: Length, legal: OffsetRange)
    /// A line across the content, with the offset that it wants.
    case line(offset: Length)
    /// The target of a scroll that is under way, where it was asked to be.
    case target(ScrollTarget, ScrollMargin)
    /// The largest legal offset, which the list follows, with where it was last shown and how far the list keeps back.
    case end(Length, lag: Length = .zero)
    /// The smallest legal offset, which the list follows, with where it and the end of the content were last, and how far
    /// the list keeps back.
    case start(StartPlace, lag: Length = .zero)

    /// Whether the anchor policy holds it, and not a scroll or the policy for an edge.
    var isReference: Bool {
      switch self {
      case .anchor, .contentEnd, .thumb, .line: true
      case .target, .end, .start: false
      }
    }

    /// Whether it is an edge of the content, which the list follows.
    var isEdge: Bool {
      switch self {
      case .start, .end: true
      case .anchor, .contentEnd, .thumb, .line, .target: false
      }
    }

    /// Whether it is the target of a scroll.
    var isTarget: Bool {
      if case .target = self { true } else { false }
    }

    /// Moves its place on the glass, downwards when it is positive.
    mutating func movePlace(by distance: Length) {
      switch self {
      case .anchor(var anchor):
        anchor.y += distance
        self = .anchor(anchor)
      case .contentEnd(let y): self = .contentEnd(y: y + distance)
      case .thumb(let offset, let legal): self = .thumb(offset: offset - distance, legal: legal)
      case .line(let offset): self = .line(offset: offset - distance)
      case .end(let before, let lag): self = .end(before, lag: lag + distance)
      case .start(let before, let lag): self = .start(before, lag: lag + distance)
      case .target: break
      }
    }
  }

  /// What the start of a list is followed for: where it is, and how tall the content is.
  struct StartPlace: Hashable, Sendable {
    var offset: Length
    var contentHeight: Length
  }

  /// What was at the end of a list.
  struct EndWatch: Hashable, Sendable {
    var count: Int
    var last: ItemID?
  }

  /// Chooses what is held, on the geometry of now: an edge of the content if the list follows it from here, else what
  /// the anchor policy says.
  mutating func chooseHold() {
    if !followEdgeIfThere() { pick() }
  }

  /// Lets a list that follows an edge do so from here if it is there; the end goes before the start.
  ///
  /// - Returns: whether an edge is held.
  @discardableResult
  mutating func followEdgeIfThere() -> Bool {
    endWatch = nil
    switch endPolicy {
    case .stays: break
    case .follows(let distance, let unlessMovedUp):
      guard isAtEnd(within: reach(of: distance, unlessMovedUp)) else { break }
      held = .end(legalOffsets.highest)
      choice = .heldEnd
      return true
    case .holds(let distance, let unlessMovedUp):
      guard legalOffsets.highest - offset <= reach(of: distance, unlessMovedUp) else { break }
      held = .contentEnd(y: referenceEnd - offset)
      choice = .heldEnd
      return true
    case .followsAppends(let distance, let unlessMovedUp):
      if isAtEnd(within: reach(of: distance, unlessMovedUp)) {
        endWatch = EndWatch(count: sizes.itemCount, last: lastItem)
      }
    }
    guard case .follows(let distance) = startPolicy, offset - startPlace.offset <= distance else {
      return false
    }
    held = .start(startPlace)
    choice = .heldStart
    return true
  }

  /// Whether the list is no farther than so from the end of its content; content that does not fill the viewport is
  /// there wherever it is pulled.
  private func isAtEnd(within distance: Length) -> Bool {
    viewport.lastOffset(contentHeight: sizes.contentHeight) - offset <= distance
  }

  /// Where the start of the content is now, for who follows it.
  var startPlace: StartPlace {
    StartPlace(offset: legalOffsets.lowest, contentHeight: sizes.contentHeight)
  }

  /// Ends a layout in the middle of an update for a list that does not know its own writes yet: it lets the end go when
  /// that is too far from where it heard last that it is.
  mutating func judgeEndByHearing() {
    guard !context.knowsOwnWrites, case .follows(let distance, let unlessMovedUp) = endPolicy,
      case .end = held,
      legalOffsets.highest - heardOffset > reach(of: distance, unlessMovedUp)
    else { return }
    ledger.settle(at: offset)
    pickedAnew = true
    forgetShown()
    pick()
  }

  /// How far from the end the reader still counts as being there: not at all on his way up, where that lets him go.
  private func reach(of distance: Length, _ unlessMovedUp: Bool) -> Length {
    unlessMovedUp && goesUp ? .zero : distance
  }

  /// Where the content would be if nothing but the user had moved it in this update.
  private var heardOffset: Length {
    offset - ledger.written - ledger.corrected - ledger.clamped - ledger.rounded
      - ledger.settledRounding
  }

  private var lastItem: ItemID? {
    let sizes = sizes
    return sizes.itemCount == 0
      ? nil : sizes.item(at: sizes.sections.element(ofItem: sizes.itemCount - 1)).id
  }

  /// Whether the end that the list follows has moved on because items came in behind it.
  @inline(__always)
  var endGrew: Bool {
    guard let endWatch else { return false }
    return sizes.itemCount > endWatch.count && lastItem != endWatch.last
  }

  /// Holds what the anchor policy says, as it is now.
  mutating func pick() {
    standingSuppressions = []
    switch anchorPolicy.hold {
    case .nothing:
      held = nil
      choice = .keepsOffset
    case .item: pickAnchor()
    case .end:
      held = .contentEnd(y: referenceEnd - offset)
      choice = .heldEnd
    case .thumb:
      held = .thumb(offset: offset, legal: legalOffsets)
      choice = .heldThumb
    case .deltas:
      held = .line(offset: offset)
      choice = .heldLine
    }
  }

  private mutating func pickAnchor() {
    if let kept, let wanted = wantedOffset(by: kept) {
      takeOver(kept)
      // Where the clamp or a correction left it elsewhere, it still wants its place.
      displacement = wanted - offset
      pickedAnew = displacement != .zero
      return
    }
    kept = nil
    guard !keepsNothing, let anchor = pickedAnchor(at: offset) else {
      held = nil
      choice = .nothingVisible
      return
    }
    takeOver(anchor)
  }

  /// What the policy picks with the viewport at an offset.
  private func pickedAnchor(at offset: Length) -> Anchor? {
    guard
      var anchor = sizes.anchor(by: anchorPolicy, in: viewport, at: offset, focused: focusedItem)
    else { return nil }
    if correctionPolicy.rounding == .positions {
      anchor.y = reference(anchor.y + offset) - offset
    }
    return anchor
  }

  /// Whether what is held is picked for each change on its own, now.
  @inline(__always)
  var picksForEachChange: Bool { anchorPolicy.keeping == .eachChange && !holdsForBatch }

  /// Holds what the policy picks where the changes so far have left the list, for the next one.
  mutating func pickAgain() {
    if case .target = held { return }
    bankDebt()
    if !isPuttingOff && suppression.isEmpty {
      correctOnce()
      ledger.settleUpdate()
    }
    let old = held
    chooseHold()
    // What the clamp has moved is not owed to whom was picked behind it.
    let clamped = offset - ledger.base
    if isPuttingOff { held?.movePlace(by: clamped) }
    if held != old { pickedAnew = true }
  }

  /// Holds an anchor instead of another one, or of none.
  mutating func takeOver(_ anchor: Anchor) {
    displacement = .zero
    heldItemGrowth = .zero
    hold(anchor)
  }

  /// Holds an anchor.
  mutating func hold(_ anchor: Anchor) {
    held = .anchor(anchor)
    choice =
      anchorPolicy.against == .everyChange
      ? .held(anchor.item) : .heldAgainst(anchor.item, anchorPolicy.against)
  }

  /// Keeps the anchor for the next update, if the policy does and nothing happened that makes it let go.
  mutating func keepOrLetGo() {
    guard anchorPolicy.keeping.outlivesUpdates else { return }
    let ends =
      (anchorPolicy.keeping.endsWithClamp && ledger.clamped != .zero)
      || (anchorPolicy.keeping == .untilScrollClampOrResize && heldItemGrowth != .zero)
    keepsNothing =
      anchorPolicy.whenNothing == .kept && held == nil && !letsGo && !ends
      && (choice == .deleted || choice == .nothingVisible) && suppression.isEmpty
    guard case .anchor(var anchor) = held, !letsGo, !ends, !suppressesSomething else {
      kept = nil
      return
    }
    // What waits to be corrected is owed, and nothing else of where it was.
    if isPuttingOff, let wanted = wantedOffset(by: anchor) {
      anchor.y += wanted - offset
    } else {
      // What rounding cut off is lost.
      anchor.y -= ledger.rounded
    }
    kept = anchor
  }

  /// Lets what is held go with the user's part of an update.
  mutating func followScroll(_ delta: Length) {
    if delta != .zero {
      kept = nil
      keepsNothing = false
    }
    if endWatch != nil && delta != .zero { endWatch = nil }
    switch held {
    case .end where delta != .zero, .start where delta != .zero:
      pickedAnew = true
      forgetShown()
      chooseHold()
    case .anchor(var anchor):
      guard let index = sizes.index(of: anchor.item) else { break }
      anchor.y -= delta
      hold(anchor)
      if delta != .zero && !isInViewport(anchor, index: index) {
        bankDebt()
        pickedAnew = true
        forgetShown()
        pick()
      }
    case .contentEnd where isEndHeldNearby && delta != .zero:
      pickedAnew = true
      forgetShown()
      chooseHold()
    case .contentEnd, .line: held?.movePlace(by: -delta)
    case .thumb: held = .thumb(offset: offset, legal: legalOffsets)
    case nil where choice == .nothingVisible:
      pickedAnew = true
      forgetShown()
      pick()
    case .end, .start, .target, nil: break
    }
  }

  /// Whether the end is held by who is near it, and by nobody else.
  var isEndHeldNearby: Bool {
    guard case .holds = endPolicy else { return false }
    return anchorPolicy.hold != .end
  }

  private func isInViewport(_ anchor: Anchor, index: Int) -> Bool {
    let item = sizes.item(at: index)
    let position = item.position(of: anchor.point)
    let top = anchor.y + item.position - reference(position)
    return top < viewport.height && top + item.height > .zero
  }
}
