/// What a list takes the scroll events for that its own writes of the content offset cause.
public enum EchoPolicy: Hashable, Sendable, CaseIterable {
  /// Its own writes: nobody scrolls.
  case ignored
  /// The user's: in the next frame he scrolls the way that the offset went, and nothing is idle.
  case counts
}
