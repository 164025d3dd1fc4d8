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

extension ListLayout {
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
