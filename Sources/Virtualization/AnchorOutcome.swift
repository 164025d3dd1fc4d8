/// What the anchor policy did about an update's changes.
public enum AnchorOutcome: Hashable, Sendable {
  /// This item was held in place.
  case held(ItemID)
  /// This item was held in place, but only against first measurements.
  case heldAgainstFirstMeasurements(ItemID)
  /// The end of the content was held where it was.
  case heldEnd
  /// The policy keeps the content offset.
  case keepsOffset
  /// The policy holds only while the user scrolls up, which was not so.
  case notScrollingUp
  /// Nothing was visible that could be held.
  case nothingVisible
  /// The held item was deleted, and nothing took its place.
  case deleted
}
