extension Virtualizer {
  /// Passes the hold on to a survivor before elements at `range` are deleted.
  ///
  /// - Complexity: O(log n), and O(v log n) for v items that were shown when the held one is among the deleted.
  mutating func handOverAnchor(deleting range: Range<Int>) {
    if anchorPolicy.keeping == .eachChange { pickAgain() }
    guard case .anchor(let anchor) = held, let index = sizes.index(of: anchor.item),
      range.contains(index)
    else { return }
    guard let survivor = survivor(of: range, for: anchor, at: index) else {
      bankDebt()
      held = nil
      choice = .deleted
      return
    }
    hold(self.anchor(at: survivor, in: anchor, at: index))
    if anchorPolicy.whenDeleted.movesSurvivor { pickedAnew = true }
  }

  /// What is held when another item takes over from the held one.
  private func anchor(at survivor: Int, in anchor: Anchor, at index: Int) -> Anchor {
    let (gone, item) = lastSeen(index, survivor)
    if anchorPolicy.whenDeleted == .nextAtStart {
      return Anchor(item: item.id, point: .leading, y: viewport.topInset)
    }
    let line = gone.position + anchor.point.distance(inItemOf: gone.height)
    let point = anchorPolicy.edge.point(of: item, at: line)
    let place = item.position + point.distance(inItemOf: item.height)
    let y = anchorPolicy.whenDeleted.movesSurvivor ? anchor.y : anchor.y + place - line
    return Anchor(item: item.id, point: point, y: y)
  }

  private func survivor(of range: Range<Int>, for anchor: Anchor, at index: Int) -> Int? {
    let next = sizes.item(atOrAfter: range.upperBound).map { next in
      seenIndex(at: next) ?? seenIndices(in: next..<sizes.count).min() ?? next
    }
    let previous = sizes.item(before: range.lowerBound).map { previous in
      seenIndex(at: previous) ?? seenIndices(in: 0..<previous).max() ?? previous
    }
    switch anchorPolicy.whenDeleted {
    case .nextSurvivor, .nextInPlace, .nextAtStart: return prefer(next, to: previous)
    case .previous, .previousInPlace: return prefer(previous, to: next)
    case .keepOffset: return nil
    case .visibleSurvivor:
      return [next, previous].compactMap { $0 }.first { other in
        let (gone, item) = lastSeen(index, other)
        let top = gone.position + anchor.point.distance(inItemOf: gone.height) - anchor.y
        return item.height > .zero && item.end > top && item.position < top + viewport.height
      }
    }
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

  /// Holds the last of the items that came in right behind the held one, in its place, if the policy does so.
  mutating func adoptNewItems(at index: Int, count: Int) {
    guard anchorPolicy.newBehind == .held, count > 0, case .anchor(let anchor) = held,
      sizes.index(of: anchor.item) == index - 1
    else { return }
    let item = sizes.item(at: index + count - 1)
    hold(
      Anchor(item: item.id, point: anchorPolicy.edge.point(of: item, at: item.end), y: anchor.y))
    pickedAnew = true
  }
}
