/// Whether a list that is read at its start stays there, as a plain value.
public enum StartPolicy: Hashable, Sendable {
  /// What is held is held there, too.
  case holdsAnchor
  /// When it was shown last no farther than this from its smallest legal offset, and that or the height of the content
  /// changes, it goes there.
  case follows(within: Length)
}
