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
  /// visible inside the insets. A header or footer is held only where no item is visible.
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
    let top = offset + viewport.topInset
    let bottom = offset + viewport.height - viewport.bottomInset
    guard top < bottom else { return nil }
    let part = VisiblePart(layout: self, top: top, bottom: bottom)
    var item: IndexedItem?
    if policy.focusedFirst, let focused, let index = index(of: focused) {
      let focusedItem = self.item(at: index)
      if part.overlaps(focusedItem) { item = focusedItem }
    }
    guard let item = item ?? part.item(pick) else { return nil }
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

/// The part of the content that is visible inside the insets.
private struct VisiblePart {
  let layout: ListLayout
  let top: Length
  let bottom: Length

  /// Whether an item is seen.
  func overlaps(_ item: IndexedItem) -> Bool {
    item.height > .zero && item.position < bottom && item.end > top
  }

  private func contains(_ item: IndexedItem) -> Bool {
    item.position >= top && item.end <= bottom
  }

  /// The line by which an item is picked.
  func line(of pick: AnchorPolicy.Pick) -> Length {
    switch pick {
    case .firstIntersecting, .firstFullyVisible, .secondUnlessAligned: top
    case .lastVisible, .lastFullyVisible: bottom
    case .nearest(let share): top + share.of(bottom - top)
    case .below(let distance): top + distance
    }
  }

  /// The item that is picked; a header or footer where no item is visible.
  func item(_ pick: AnchorPolicy.Pick) -> IndexedItem? {
    item(pick) { $0.id.isItem } ?? item(pick) { _ in true }
  }

  private func item(
    _ pick: AnchorPolicy.Pick, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    let line = line(of: pick)
    switch pick {
    case .firstIntersecting:
      return first(from: top, where: isWanted)
    case .firstFullyVisible:
      return first(from: top) { isWanted($0) && contains($0) } ?? first(from: top, where: isWanted)
    case .lastVisible:
      return last(upTo: bottom, where: isWanted)
    case .lastFullyVisible:
      return last(upTo: bottom) { isWanted($0) && contains($0) }
        ?? last(upTo: bottom, where: isWanted)
    case .secondUnlessAligned:
      guard let first = first(from: top, where: isWanted) else { return nil }
      if first.position == top { return first }
      return self.first(from: first.end, where: isWanted) ?? first
    case .nearest:
      guard let after = first(from: line, where: isWanted) else {
        return last(upTo: bottom, where: isWanted)
      }
      guard after.position > line, let before = last(upTo: line, where: isWanted) else {
        return after
      }
      return after.position - line < line - before.end ? after : before
    case .below:
      return first(from: line, where: isWanted) ?? last(upTo: min(line, bottom), where: isWanted)
    }
  }

  /// The first item that is seen, ends after a line and is wanted.
  private func first(
    from start: Length, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    var line = max(start, top)
    while line < bottom, let slot = layout.slots.item(atOffset: line), slot.position < bottom {
      let item = layout.framed(slot)
      if overlaps(item), item.end > start, isWanted(item) { return item }
      line = slot.end
    }
    return nil
  }

  /// The last item that is seen, begins before a line and is wanted.
  private func last(
    upTo end: Length, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    let unit = Length(units: 1)
    var line = min(end, bottom, layout.contentHeight) - unit
    while line >= top, line >= .zero, let slot = layout.slots.item(atOffset: line) {
      let item = layout.framed(slot)
      if overlaps(item), item.position < end, isWanted(item) { return item }
      line = slot.position - unit
    }
    return nil
  }
}
