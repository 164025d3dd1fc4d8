/// What is held in place on the glass while content changes: a point of an item, not an offset.
public struct Anchor: Hashable, Sendable {
  /// A point of an item.
  public enum Point: Hashable, Sendable {
    /// Its start.
    case leading
    /// Its end.
    case trailing
    /// Where so much of it is above, of so much: the same share whatever its height.
    case share(Length, of: Length)

    /// How far below the item's start the point is when the item is so tall, rounded towards the start.
    public func distance(inItemOf height: Length) -> Length {
      switch self {
      case .leading: .zero
      case .trailing: height
      case .share(let part, let whole): Share(part.units, of: whole.units).of(height)
      }
    }
  }

  /// The item.
  public var item: ItemID
  /// The point of the item that keeps its place.
  public var point: Point
  /// Where the point is, below the viewport's top edge.
  public var y: Length

  /// Makes an anchor.
  public init(item: ItemID, point: Point, y: Length) {
    self.item = item
    self.point = point
    self.y = y
  }
}

extension IndexedItem {
  /// Where a point of it is in the content.
  @inline(__always)
  func position(of point: Anchor.Point) -> Length {
    position + point.distance(inItemOf: height)
  }
}
