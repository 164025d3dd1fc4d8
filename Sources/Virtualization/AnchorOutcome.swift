/// What the anchor policy did about an update's changes.
public enum AnchorOutcome: Hashable, Sendable {
  /// This item was held in place.
  case held(ItemID)
  /// This item was held in place, but only against some changes.
  case heldAgainst(ItemID, AnchorPolicy.Against)
  /// The end of the content was held where it was.
  case heldEnd
  /// The start of the content was held where it was.
  case heldStart
  /// The thumb of the scroll indicator was held where it was.
  case heldThumb
  /// A line was held that the items before it move.
  case heldLine
  /// The policy keeps the content offset.
  case keepsOffset
  /// The policy holds only while the user scrolls up, which was not so.
  case notScrollingUp
  /// The policy holds only while the user scrolls, which was not so.
  case notScrolling
  /// The policy does not compensate for this reason.
  case suppressed(AnchorPolicy.Suppressions)
  /// Nothing was visible that could be held.
  case nothingVisible
  /// The clamp came first, and the policy lets go then.
  case clampedFirst
  /// The held item was deleted, or moved where that counts as deleted, and nothing took its place.
  case deleted
}
