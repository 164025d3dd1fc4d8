/// Where a scroll takes the reader that does not go to an item.
public enum ScrollPlace: Hashable, Sendable {
  /// The smallest legal content offset.
  case top
  /// The largest legal content offset.
  case end
  /// This content offset, or the nearest legal one.
  case offset(Length)

  /// What the scroll goes to.
  var target: ScrollTarget {
    switch self {
    case .top: .top
    case .end: .end
    case .offset(let offset): .offset(offset)
    }
  }
}
