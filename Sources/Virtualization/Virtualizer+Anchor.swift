// The formula: what is held has a position in the content and a place on the glass, and the offset that is wanted is the
// difference.
extension Virtualizer {
  /// Where what is held wants the content offset, be it legal or not, before anything is put off.
  @inline(__always)
  var referenceOffset: Length {
    if endGrew { return legalOffsets.highest }
    switch held {
    case .anchor, .contentEnd, .thumb, .line:
      if suppression.isEmpty, let offset = unsuppressedOffset { return offset }
    case .target(let target, let margin):
      if let offset = aim(at: target, margin: margin) { return offset }
    case .end(let before, let lag):
      let highest = legalOffsets.highest
      if highest != before || lag != .zero { return highest + followedOverscroll - lag }
    case .start(let before, let lag):
      if startPlace != before || lag != .zero {
        return legalOffsets.lowest + followedOverscroll - lag
      }
    case nil: break
    }
    // Where nothing is held, the clamp of an earlier pass is no place to go on from.
    return ledger.base
  }

  /// Where what the policy holds would have the content offset if nothing kept it from that; `nil` when it holds nothing.
  @inline(__always)
  var unsuppressedOffset: Length? {
    switch held {
    case .anchor(let anchor): wantedOffset(by: anchor)
    case .contentEnd(let y): referenceEnd - y
    case .thumb(let offset, let legal): legalOffsets.place(of: offset, in: legal)
    case .line(let offset): offset
    case .target, .end, .start, nil: nil
    }
  }

  /// Where the held item wants the content offset; `nil` when the policy does not compensate now.
  @inline(__always)
  var anchorOffset: Length? {
    guard case .anchor = held, suppression.isEmpty else { return nil }
    return unsuppressedOffset
  }

  /// Where an anchor wants the content offset; `nil` when its item is gone.
  @inline(__always)
  func wantedOffset(by anchor: Anchor) -> Length? {
    sizes.position(of: anchor.point, of: anchor.item).map { reference($0) - anchor.y }
  }

  /// A position in the content, as what is held there counts it.
  @inline(__always)
  func reference(_ position: Length) -> Length {
    guard correctionPolicy.rounding == .positions, !ignoresRounding else { return position }
    return position.rounded(to: pixel)
  }

  /// The end of the content, as who holds it counts it.
  @inline(__always)
  var referenceEnd: Length { reference(sizes.contentHeight) }

  /// Where the content offset is wanted in this update.
  @inline(__always)
  var wantedOffset: Length { isPuttingOff ? ledger.base : referenceOffset }

  /// Has the content offset wanted where what is held wants it, or where it was if that waits.
  mutating func wantOffset() {
    ledger.want(isPuttingOff ? ledger.base : referenceOffset)
  }

  /// Whether this update's corrections wait.
  @inline(__always)
  var isPuttingOff: Bool {
    guard held?.isReference == true, !endGrew else { return false }
    switch correctionPolicy.timing {
    case .nextUpdate: return true
    case .whenIdle(let time): return !context.isIdle(for: time)
    case .atOnce, .beforeLayout: return false
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
    // What takes something away has picked already, what survives it.
    if picksForEachChange && !takesAway(kind) { pickAgain() }
    if shown.isEmpty || anchorPolicy.against.contains(AnchorPolicy.Against(kind)) {
      carryOut(kind, structure, change)
    } else {
      moveShown { $0.carryOut(kind, structure, change) }
    }
  }

  private func takesAway(_ kind: ListChangeKind) -> Bool {
    kind == .removal || (kind == .move && anchorPolicy.whenMoved == .asDeleted)
  }

  private mutating func carryOut(
    _ kind: ListChangeKind, _ structure: ListChange?, _ change: (inout ListLayout) -> Void
  ) {
    switch held {
    case .anchor(let anchor):
      if admitsAll(kind) { break }
      return carryOut(kind, holding: anchor, change)
    case .line: return carryOutByRules(kind, structure, change)
    case .contentEnd, .thumb, .end, .start:
      if isStaging(kind) && anchorPolicy.against.contains(AnchorPolicy.Against(kind)) {
        return stage(change)
      }
    case .target, nil: break
    }
    if held?.isEdge == true, picksForEachChange,
      !anchorPolicy.against.contains(AnchorPolicy.Against(kind))
    {
      change(&sizes)
      held = nil
      return
    }
    switch held {
    case .contentEnd where !anchorPolicy.against.contains(AnchorPolicy.Against(kind)):
      let before = referenceEnd
      change(&sizes)
      let grown = referenceEnd - before
      held?.movePlace(by: grown)
      return
    case .thumb where !anchorPolicy.against.contains(AnchorPolicy.Against(kind)):
      let wanted = referenceOffset
      change(&sizes)
      held = .thumb(offset: wanted, legal: legalOffsets)
      return
    case .anchor, .line, .contentEnd, .thumb, .target, .end, .start, nil: break
    }
    change(&sizes)
  }

  /// Carries out a change of sizes whose correction is kept back for the end of the batch.
  private mutating func stage(_ change: (inout ListLayout) -> Void) {
    let (wanted, height) = (referenceOffset, sizes.contentHeight)
    change(&sizes)
    if sizes.contentHeight == height { return }
    let moved = referenceOffset - wanted
    if case .thumb = held {
      held = .thumb(offset: wanted, legal: legalOffsets)
    } else {
      held?.movePlace(by: moved)
    }
    debt.stage(moved, by: correctionPolicy.batches)
  }

  /// Whether nobody has to look at a change of this kind.
  private func admitsAll(_ kind: ListChangeKind) -> Bool {
    anchorPolicy.against.contains(AnchorPolicy.Against(kind)) && !isStaging(kind)
      && !anchorPolicy.suppressions.contains(.ownResize)
      && anchorPolicy.keeping != .untilScrollClampOrResize
  }

  private mutating func carryOut(
    _ kind: ListChangeKind, holding anchor: Anchor, _ change: (inout ListLayout) -> Void
  ) {
    guard let index = sizes.index(of: anchor.item) else { return change(&sizes) }
    let (before, height) = (sizes.item(at: index), sizes.contentHeight)
    change(&sizes)
    guard let indexAfter = sizes.index(of: anchor.item) else { return }
    let after = sizes.item(at: indexAfter)
    let moved =
      reference(after.position(of: anchor.point)) - reference(before.position(of: anchor.point))
    if !anchorPolicy.against.contains(AnchorPolicy.Against(kind)) {
      held?.movePlace(by: moved)
      return
    }
    if kind == .remeasurement || kind == .layout { heldItemGrowth += after.height - before.height }
    // A size that moves nothing takes the place of those before it, too.
    if isStaging(kind) && sizes.contentHeight != height {
      held?.movePlace(by: moved)
      debt.stage(moved, by: correctionPolicy.batches)
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
      debt.stage(amount, by: correctionPolicy.batches)
    } else {
      held?.movePlace(by: -amount)
    }
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
