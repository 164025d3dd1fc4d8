/// Whether a list that is read at its end follows it, as a plain value.
public enum EndPolicy: Hashable, Sendable {
  /// It stays where it is.
  case stays
  /// When it was shown last no farther than this from its largest legal offset, and that changes, it goes there.
  case follows(within: Length)
  /// When it was shown last no farther than this from its largest legal offset, it keeps its distance from the end of the
  /// content, as with an anchor that holds that: with the rest of the anchor policy, and corrected as it says.
  case holds(within: Length)
  /// When it was shown last no farther than this from its largest legal offset, and items came in behind its last one,
  /// it goes there.
  case followsAppends(within: Length)
}
