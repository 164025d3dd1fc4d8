extension Virtualizer {
  /// Passes the hold on to a survivor before elements at `range` are deleted, or moved where that counts as deleted.
  ///
  /// - Complexity: O(log n), and O(v log n) for v items that were shown when the held one is among the deleted.
  mutating func handOverAnchor(deleting range: Range<Int>) {
    if picksForEachChange { pickAgain() }
    guard case .anchor(let anchor) = held, let index = sizes.index(of: anchor.item),
      range.contains(index)
    else { return }
    guard let survivor = survivor(of: range, for: anchor, at: index) else {
      bankDebt()
      held = nil
      displacement = .zero
      choice = .deleted
      return
    }
    takeOver(self.anchor(at: survivor, in: anchor, at: index))
    if anchorPolicy.whenDeleted == .replacementAtStart {
      gap = survivor < range.lowerBound ? .behindHeld : .beforeHeld
    }
    // Between changes that are not compensated, the rounded places of two items may go apart by a pixel.
    if anchorPolicy.whenDeleted.movesSurvivor
      || (correctionPolicy.rounding == .positions && anchorPolicy.against != .everyChange)
    {
      pickedAnew = true
    }
  }

  /// What is held when another item takes over from the held one.
  private func anchor(at survivor: Int, in anchor: Anchor, at index: Int) -> Anchor {
    let (gone, item) = lastSeen(index, survivor)
    switch anchorPolicy.whenDeleted {
    case .nextAtStart, .replacementAtStart:
      return Anchor(item: item.id, point: .leading, y: viewport.topInset)
    case .nextSurvivor, .previous, .keepOffset, .nextInPlace, .previousInPlace, .visibleSurvivor,
      .nextPick:
      break
    }
    let line = gone.position(of: anchor.point)
    let point = anchorPolicy.edge.point(of: item, at: line)
    if anchorPolicy.whenDeleted.movesSurvivor {
      return Anchor(item: item.id, point: point, y: anchor.y)
    }
    return Anchor(
      item: item.id, point: point,
      y: reference(item.position(of: point)) - shownOffset(by: anchor, line: line))
  }

  /// Where the viewport was when the held item was shown last, counted as positions were then.
  private func shownOffset(by anchor: Anchor, line: Length) -> Length {
    reference(line) - anchor.y - displacement
  }

  private func survivor(of range: Range<Int>, for anchor: Anchor, at index: Int) -> Int? {
    let next = sizes.item(atOrAfter: range.upperBound).map { next in
      seenIndex(at: next) ?? seenIndices(in: next..<sizes.count).min() ?? next
    }
    let previous = sizes.item(before: range.lowerBound).map { previous in
      seenIndex(at: previous) ?? seenIndices(in: 0..<previous).max() ?? previous
    }
    switch anchorPolicy.whenDeleted {
    case .nextSurvivor, .nextInPlace, .nextAtStart, .replacementAtStart:
      return prefer(next, to: previous)
    case .previous, .previousInPlace: return prefer(previous, to: next)
    case .keepOffset: return nil
    case .visibleSurvivor:
      return [next, previous].compactMap { $0 }.first { other in
        let (gone, item) = lastSeen(index, other)
        let top = shownOffset(by: anchor, line: gone.position(of: anchor.point))
        return item.height > .zero && item.end > top && item.position < top + viewport.height
      }
    case .nextPick: return nextPick(without: range, for: anchor, at: index)
    }
  }

  /// What the policy would have picked when the held item was shown last, had that not been there.
  private func nextPick(without range: Range<Int>, for anchor: Anchor, at index: Int) -> Int? {
    guard case .item(let pick) = anchorPolicy.hold else { return nil }
    let part = viewport.part(anchorPolicy.underInsets)
    let preferred = anchorPolicy.focusedFirst ? focusedItem : nil
    guard let gone = shownPlace(of: anchor.item) else {
      let top = anchorOffset ?? ledger.base
      return VisiblePart(
        layout: sizes, top: top + part.top, bottom: top + part.bottom, excluded: range
      ).item(pick, before: preferred)?.index
    }
    let items = shown.compactMap { place -> IndexedItem? in
      guard let index = sizes.index(of: place.item), !range.contains(index) else { return nil }
      var item = sizes.item(at: index)
      (item.position, item.height) = (place.position, place.height)
      return item
    }
    let line = gone.position + anchor.point.distance(inItemOf: gone.height)
    let top = shownOffset(by: anchor, line: line)
    return SeenItems(
      items: items, top: top + part.top, bottom: top + part.bottom
    ).item(pick, before: preferred)?.index
  }

  private func seenIndex(at index: Int) -> Int? {
    shownPlace(of: sizes.item(at: index).id) == nil ? nil : index
  }

  /// Where the items that were shown are in a part of the list.
  private func seenIndices(in range: Range<Int>) -> [Int] {
    shown.compactMap { $0.item.isItem ? sizes.index(of: $0.item) : nil }
      .filter { range.contains($0) }
  }

  /// The first of two neighbors, unless it came in this update and the other one was shown.
  private func prefer(_ first: Int?, to second: Int?) -> Int? {
    guard let first else { return second }
    if let second, isNew(sizes.item(at: first).id), seenIndex(at: second) != nil { return second }
    return first
  }

  /// Holds the last of the items that came in right behind the held one, in its place, if the policy does so; where there
  /// was none, at the line.
  mutating func adoptNewItems(at index: Int, count: Int) {
    if gap != nil { return fillGap(at: index, count: count) }
    guard anchorPolicy.newBehind == .held, count > 0 else { return }
    var place: Length
    switch held {
    case .anchor(let anchor):
      guard sizes.index(of: anchor.item) == index - 1 else { return }
      place = anchor.y
    case nil where choice == .nothingVisible:
      guard case .item(let pick) = anchorPolicy.hold else { return }
      place = viewport.line(of: pick, anchorPolicy.underInsets)
    case .contentEnd, .thumb, .line, .target, .end, .start, nil: return
    }
    let item = sizes.item(at: index + count - 1)
    takeOver(
      Anchor(item: item.id, point: anchorPolicy.edge.point(of: item, at: item.end), y: place))
    pickedAnew = true
  }

  /// Holds the first of the items that came in where the held one was deleted, at the start of the viewport.
  private mutating func fillGap(at index: Int, count: Int) {
    guard let gap, count > 0, case .anchor(let anchor) = held,
      let heldIndex = sizes.index(of: anchor.item),
      index == (gap == .behindHeld ? heldIndex + 1 : heldIndex - count)
    else { return }
    self.gap = nil
    takeOver(Anchor(item: sizes.item(at: index).id, point: .leading, y: viewport.topInset))
    pickedAnew = true
  }

  /// Has elements that were moved count as new, where that is the policy.
  mutating func noteMove(of range: Range<Int>) {
    guard anchorPolicy.whenMoved == .asDeleted, !shown.isEmpty else { return }
    noteArrival(of: sizes.runs(in: range))
    shown = shown.filter { !isNew($0.item) }
  }
}

extension Virtualizer {
  /// Where items were deleted for which another one is held.
  enum Gap: Hashable, Sendable {
    /// Before that.
    case beforeHeld
    /// Behind it.
    case behindHeld
  }
}
