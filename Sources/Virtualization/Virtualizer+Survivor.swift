extension Virtualizer {
  /// Passes the hold on to a survivor before items at `range` are deleted.
  mutating func handOverAnchor(deleting range: Range<Int>) {
    guard case .anchor(let anchor) = held, let index = sizes.index(of: anchor.item),
      range.contains(index)
    else { return }
    let gone = sizes.item(at: index)
    let line = gone.position + anchor.point.distance(inItemOf: gone.height)
    let top = line - anchor.y
    guard let survivor = survivor(of: range, seenFrom: top) else {
      bankDebt()
      held = nil
      choice = .deleted
      return
    }
    let item = sizes.item(at: survivor)
    let point = anchorPolicy.edge.point(of: item, at: line)
    let place = item.position + point.distance(inItemOf: item.height)
    let y = anchorPolicy.whenDeleted.isInPlace ? anchor.y : place - top
    hold(Anchor(item: item.id, point: point, y: y))
    if anchorPolicy.whenDeleted.isInPlace { pickedAnew = true }
  }

  private func survivor(of range: Range<Int>, seenFrom top: Length) -> Int? {
    let next = sizes.item(atOrAfter: range.upperBound)
    let previous = sizes.item(before: range.lowerBound)
    switch anchorPolicy.whenDeleted {
    case .nextSurvivor, .nextInPlace: return next ?? previous
    case .previous, .previousInPlace: return previous ?? next
    case .keepOffset: return nil
    case .visibleSurvivor:
      return [next, previous].compactMap { $0 }.first { index in
        let item = sizes.item(at: index)
        return item.height > .zero && item.end > top && item.position < top + viewport.height
      }
    }
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
