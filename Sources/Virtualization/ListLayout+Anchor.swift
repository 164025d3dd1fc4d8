extension ListLayout {
  /// Where an edge of an element's cell is in the content, or `nil` when it is not in the list.
  ///
  /// - Complexity: O(log n).
  public func position(of edge: AnchorPolicy.Edge, of id: ItemID) -> Length? {
    if isPlain { return slots.position(of: edge, of: id) }
    guard let index = index(of: id) else { return nil }
    let item = item(at: index)
    return edge == .leading ? item.position : item.end
  }

  /// Which item a policy holds, with the viewport at an offset; `nil` when it holds nothing or nothing is
  /// visible inside the insets. A header or footer is held only where no item is visible.
  ///
  /// - Complexity: O(log n), and O(1) for each element between the edge and the item.
  public func anchor(
    by policy: AnchorPolicy, in viewport: Viewport, at offset: Length
  ) -> Anchor? {
    if isPlain { return slots.anchor(by: policy, in: viewport, at: offset) }
    guard case .item(let pick) = policy.hold else { return nil }
    let top = offset + viewport.topInset
    let bottom = offset + viewport.height - viewport.bottomInset
    guard top < bottom, let item = visibleItem(pick, from: top, to: bottom) else { return nil }
    let edge = policy.edge == .leading ? item.position : item.end
    return Anchor(item: item.id, edge: policy.edge, y: edge - offset)
  }

  private func visibleItem(
    _ pick: AnchorPolicy.Pick, from top: Length, to bottom: Length
  ) -> IndexedItem? {
    if pick == .lastVisible { return lastVisibleItem(from: top, to: bottom) }
    var first: IndexedItem?
    var whole: IndexedItem?
    var boundary: IndexedItem?
    slots.forEachItem(fromOffset: top) { slot in
      let item = framed(slot)
      if item.position >= bottom { return false }
      if item.height <= .zero || item.end <= top { return true }
      if !item.id.isItem {
        boundary = boundary ?? item
        return true
      }
      first = first ?? item
      if item.position >= top && item.end <= bottom { whole = item }
      return pick == .firstFullyVisible && whole == nil
    }
    return (pick == .firstFullyVisible ? whole : nil) ?? first ?? boundary
  }

  private func lastVisibleItem(from top: Length, to bottom: Length) -> IndexedItem? {
    let last = min(bottom, contentHeight) - Length(units: 1)
    guard let found = item(atOffset: last) else { return nil }
    var boundary: IndexedItem?
    var index = found.index
    while index >= 0 {
      if position(of: index + 1) <= top { break }
      let item = item(at: index)
      index -= 1
      if item.height <= .zero || item.end <= top || item.position >= bottom { continue }
      if item.id.isItem { return item }
      boundary = boundary ?? item
    }
    return boundary
  }

  /// The content offset that puts an element's cell where an alignment asks for, before clamping.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `index` is that of an element.
  public func offset(
    showing index: Int, aligned alignment: Alignment, in viewport: Viewport
  ) -> Length {
    alignment.offset(showing: item(at: index), in: viewport)
  }
}
