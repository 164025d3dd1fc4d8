/// What is held in place on the glass while content changes: an edge of an item, not an offset.
public struct Anchor: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// The edge of the item that keeps its place.
  public var edge: AnchorPolicy.Edge
  /// Where the edge is, below the viewport's top edge.
  public var y: Length

  /// Makes an anchor.
  public init(item: ItemID, edge: AnchorPolicy.Edge, y: Length) {
    self.item = item
    self.edge = edge
    self.y = y
  }
}

/// Where in the viewport, inside the insets, a scroll puts its item.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// The item's top at the top.
  case top
  /// The item's middle in the middle, rounded towards the start to a whole unit.
  case center
  /// The item's bottom at the bottom.
  case bottom

  /// The same place seen from the other end.
  public var mirrored: Alignment {
    switch self {
    case .top: .bottom
    case .center: .center
    case .bottom: .top
    }
  }
}

extension SizeIndex {
  /// Where an edge of an item is in the content, or `nil` when the item is not in the list.
  ///
  /// - Complexity: O(log n).
  public func position(of edge: AnchorPolicy.Edge, of id: ItemID) -> Length? {
    guard let index = index(of: id) else { return nil }
    return position(of: edge == .leading ? index : index + 1)
  }

  /// Which item a policy holds, with the viewport at an offset; `nil` when it holds nothing or
  /// nothing is visible inside the insets.
  ///
  /// - Complexity: O(log n).
  public func anchor(
    by policy: AnchorPolicy, in viewport: Viewport, at offset: Length
  ) -> Anchor? {
    guard case .item(let pick) = policy.hold else { return nil }
    let top = offset + viewport.topInset
    let bottom = offset + viewport.height - viewport.bottomInset
    guard let item = visibleItem(pick, from: top, to: bottom) else { return nil }
    let edge = policy.edge == .leading ? item.position : item.end
    return Anchor(item: item.id, edge: policy.edge, y: edge - offset)
  }

  private func visibleItem(
    _ pick: AnchorPolicy.Pick, from top: Length, to bottom: Length
  ) -> IndexedItem? {
    guard top < bottom, let first = item(atOffset: top), first.position < bottom else { return nil }
    switch pick {
    case .firstIntersecting:
      return first
    case .firstFullyVisible:
      if first.position >= top && first.end <= bottom { return first }
      guard let next = item(atOffset: first.end), next.end <= bottom else { return first }
      return next
    case .lastVisible:
      return item(atOffset: min(bottom, contentHeight) - Length(units: 1))
    }
  }

  /// The content offset that puts an item where an alignment asks for, before clamping.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `index` is that of an item.
  public func offset(
    showing index: Int, aligned alignment: Alignment, in viewport: Viewport
  ) -> Length {
    alignment.offset(showing: item(at: index), in: viewport)
  }
}

extension Alignment {
  /// The content offset that puts an item here, before clamping.
  func offset(showing item: IndexedItem, in viewport: Viewport) -> Length {
    switch self {
    case .top:
      return item.position - viewport.topInset
    case .bottom:
      return item.end - viewport.height + viewport.bottomInset
    case .center:
      let free =
        viewport.height - viewport.topInset - viewport.bottomInset - item.height
      return item.position - viewport.topInset - Length(units: free.units >> 1)
    }
  }
}
