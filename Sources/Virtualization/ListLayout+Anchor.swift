extension ListLayout {
  /// Where a point of an element's cell is in the content, or `nil` when it is not in the list.
  ///
  /// - Complexity: O(log n).
  public func position(of point: Anchor.Point, of id: ItemID) -> Length? {
    guard let index = index(of: id) else { return nil }
    if isPlain && point == .leading { return slots.position(of: index) }
    let item = item(at: index)
    return item.position + point.distance(inItemOf: item.height)
  }

  /// Which item a policy holds, with the viewport at an offset; `nil` when it holds no item or nothing is
  /// visible where it looks. A header or footer is held only where no item is visible.
  ///
  /// - Parameters:
  ///   - policy: what is held.
  ///   - viewport: the window.
  ///   - offset: where it is.
  ///   - focused: the item that has the focus.
  /// - Complexity: O(log n) for each element with height, or with space, from the edge to the item.
  public func anchor(
    by policy: AnchorPolicy, in viewport: Viewport, at offset: Length, focused: ItemID? = nil
  ) -> Anchor? {
    guard case .item(let pick) = policy.hold else { return nil }
    let seen = viewport.part(policy.underInsets)
    let (top, bottom) = (offset + seen.top, offset + seen.bottom)
    guard top < bottom else { return nil }
    let part = VisiblePart(layout: self, top: top, bottom: bottom)
    guard let item = part.item(pick, before: policy.focusedFirst ? focused : nil) else {
      return nil
    }
    let point = policy.edge.point(of: item, at: part.line(of: pick))
    return Anchor(
      item: item.id, point: point,
      y: item.position + point.distance(inItemOf: item.height) - offset)
  }
}

extension AnchorPolicy.Edge {
  /// The point of an item that keeps its place: for a fraction the one at a line across the content, or the one that is
  /// nearest to it.
  func point(of item: IndexedItem, at line: Length) -> Anchor.Point {
    switch self {
    case .leading: return .leading
    case .trailing: return .trailing
    case .fraction:
      if item.height <= .zero { return .leading }
      return .share((line - item.position).clamped(from: .zero, to: item.height), of: item.height)
    }
  }
}

/// The part of the content in which what is visible is held.
struct VisiblePart: PickableItems {
  let layout: ListLayout
  let top: Length
  let bottom: Length
  /// What is passed over: elements that are about to go away.
  var excluded = 0..<0

  func element(_ id: ItemID) -> IndexedItem? {
    guard let index = layout.index(of: id), !excluded.contains(index) else { return nil }
    return layout.item(at: index)
  }

  func first(
    from start: Length, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    var line = max(start, top)
    while line < bottom, let slot = layout.slots.item(atOffset: line), slot.position < bottom {
      let item = layout.framed(slot)
      if overlaps(item), item.end > start, !excluded.contains(item.index), isWanted(item) {
        return item
      }
      line = slot.end
    }
    return nil
  }

  func last(
    upTo end: Length, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    let unit = Length(units: 1)
    var line = min(end, bottom, layout.contentHeight) - unit
    while line >= top, line >= .zero, let slot = layout.slots.item(atOffset: line) {
      let item = layout.framed(slot)
      if overlaps(item), item.position < end, !excluded.contains(item.index), isWanted(item) {
        return item
      }
      line = slot.position - unit
    }
    return nil
  }
}
