extension Virtualizer {
  /// Chooses what is held, on the geometry of now.
  mutating func pickAnchor() {
    guard let anchor = sizes.anchor(by: anchorPolicy, in: viewport, at: offset) else {
      held = nil
      choice = .nothingVisible
      return
    }
    hold(anchor)
  }

  /// Holds an anchor.
  mutating func hold(_ anchor: Anchor) {
    held = .anchor(anchor)
    choice =
      anchorPolicy.against == .everyChange
      ? .held(anchor.item) : .heldAgainstFirstMeasurements(anchor.item)
  }

  /// Lets the anchor go with the user's part of an update.
  mutating func followScroll(_ delta: Length) {
    if case .end = held {
      if delta != .zero {
        pickedAnew = true
        chooseHold()
      }
      return
    }
    guard anchorPolicy.hold != .nothing else { return }
    guard case .anchor(var anchor) = held, let index = sizes.index(of: anchor.item) else {
      if choice == .nothingVisible {
        pickedAnew = true
        pickAnchor()
      }
      return
    }
    anchor.y -= delta
    hold(anchor)
    if delta != .zero && !heldItemIsInViewport(anchor, index: index) {
      pickedAnew = true
      pickAnchor()
    }
  }

  private func heldItemIsInViewport(_ anchor: Anchor, index: Int) -> Bool {
    let height = sizes.item(at: index).height
    let top = anchor.edge == .leading ? anchor.y : anchor.y - height
    return top < viewport.height && top + height > .zero
  }

  /// Carries out a change that the policy may not compensate: then the place where the anchor is held
  /// goes with the change.
  mutating func change(_ kind: ListChangeKind, _ change: (inout ListLayout) -> Void) {
    guard anchorPolicy.against == .firstMeasurements, kind != .firstMeasurement,
      case .anchor(var anchor) = held,
      let before = sizes.position(of: anchor.edge, of: anchor.item)
    else { return change(&sizes) }
    change(&sizes)
    guard let after = sizes.position(of: anchor.edge, of: anchor.item) else { return }
    anchor.y += after - before
    hold(anchor)
  }

  /// Passes the hold on to a survivor before items at `range` are deleted.
  mutating func handOverAnchor(deleting range: Range<Int>) {
    guard case .anchor(let anchor) = held, let index = sizes.index(of: anchor.item),
      range.contains(index)
    else { return }
    guard let survivor = survivor(of: range) else {
      held = nil
      choice = .deleted
      return
    }
    let item = sizes.item(at: survivor)
    let edge = anchor.edge == .leading ? item.position : item.end
    let held = sizes.item(at: index)
    let heldEdge = anchor.edge == .leading ? held.position : held.end
    hold(Anchor(item: item.id, edge: anchor.edge, y: anchor.y + (edge - heldEdge)))
  }

  private func survivor(of range: Range<Int>) -> Int? {
    let next = sizes.item(atOrAfter: range.upperBound)
    let previous = sizes.item(before: range.lowerBound)
    switch anchorPolicy.whenDeleted {
    case .nextSurvivor: return next ?? previous
    case .previous: return previous ?? next
    case .keepOffset: return nil
    }
  }

  /// Moves the offset to where the held item is in its place, be it legal or not.
  ///
  /// - Parameter scrollingUp: whether the user is about to move towards the start of the content.
  /// - Complexity: O(log n).
  public mutating func settleChanges(scrollingUp: Bool = false) {
    restoreDisplacedSizes()
    if scrollingUp { scrolledUp = true }
    wantedOffset = offsetOfHold
    if wantedOffset != offset { needsPass = true }
    offset = wantedOffset
    unheldOffset = wantedOffset
    divideOffset()
  }

  /// Moves the offset to where the held item is in its place, then back into the legal range, but for the
  /// overscroll, which comes on top.
  ///
  /// - Returns: how the offset moved by itself in this update so far.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func correctOffset() -> Correction {
    let start = offset
    wantedOffset = offsetOfHold
    offset = legalOffsets.clamp(wantedOffset - overscroll) + overscroll
    if offset != start { needsPass = true }
    return correction
  }

  /// How the offset moved by itself in this update so far.
  public var correction: Correction {
    Correction(
      anchor: wantedOffset - uncorrectedOffset, clamp: offset - wantedOffset + settledClamp)
  }

  /// Where the held item is in its place, be it legal or not: where the offset will be after `settleChanges()`.
  ///
  /// - Complexity: O(log n).
  public var settledOffset: Length { offsetOfHold }

  private var offsetOfHold: Length {
    if let anchor = heldAnchor, let edge = sizes.position(of: anchor.edge, of: anchor.item) {
      return edge - anchor.y
    }
    if case .target(let target) = held, let offset = aim(at: target) { return offset }
    if case .end(let before) = held, legalOffsets.highest != before { return legalOffsets.highest }
    // Where nothing is held, the clamp of an earlier pass is no place to go on from.
    return unheldOffset
  }

  /// Whether the policy's condition keeps it from holding its anchor in this update.
  private var isSuppressed: Bool {
    anchorPolicy.condition == .scrollingUp && !scrolledUp
  }

  /// The held edge of the anchor and where on the glass it is kept; `nil` when nothing is held, or a
  /// scroll's item.
  public var heldAnchor: Anchor? {
    guard case .anchor(let anchor) = held, !isSuppressed else { return nil }
    return anchor
  }

  /// What the anchor policy does about this update's changes.
  public var outcome: AnchorOutcome {
    guard case .anchor = held, isSuppressed else { return choice }
    return .notScrollingUp
  }
}
