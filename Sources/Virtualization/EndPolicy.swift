/// Whether a list that is read at its end follows it, as a plain value.
///
/// Who is farther away than the distance is let go. Who moves away slowly while the end grows is brought back in each
/// update before he gets so far, unless `unlessMovedUp` lets him go: then one whose last movement was towards the start
/// is followed for only while he is exactly at the end, or beyond it, until he moves down into the distance again.
public enum EndPolicy: Hashable, Sendable {
  /// It stays where it is.
  case stays
  /// When it was shown last no farther than this from its largest legal offset, and that changes, it goes there.
  case follows(within: Length, unlessMovedUp: Bool = false)
  /// When it was shown last no farther than this from its largest legal offset, it keeps its distance from the end of the
  /// content, as with an anchor that holds that: with the rest of the anchor policy, and corrected as it says.
  case holds(within: Length, unlessMovedUp: Bool = false)
  /// When it was shown last no farther than this from its largest legal offset, and items came in behind its last one,
  /// it goes there.
  case followsAppends(within: Length, unlessMovedUp: Bool = false)
}
