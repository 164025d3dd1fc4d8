/// What happens at the ends of the content.
public enum EdgePolicy: String, CaseIterable, Sendable {
  /// Nothing moves farther.
  case hard
  /// A finger pulls the content on against a growing resistance, momentum runs beyond the edge, and what is beyond it
  /// swings back when the finger is gone.
  case bounce
}
