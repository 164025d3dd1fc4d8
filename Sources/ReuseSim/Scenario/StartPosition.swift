/// Where the reader is when the list is shown first.
public enum StartPosition: Hashable, Sendable {
  /// At the start of the content.
  case top
  /// At its end.
  case end
  /// At an item, which stands where an alignment puts it; at the top without one.
  case item(ItemReference, Alignment?)
  /// At a content offset, moved into the legal range.
  case offset(Length)
}
