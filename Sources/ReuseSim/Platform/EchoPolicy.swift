/// What a list takes the scroll events for that its own writes of the content offset cause.
public enum EchoPolicy: Hashable, Sendable, CaseIterable {
  /// Its own writes: nobody scrolls.
  case ignored
  /// The user's: in the next frame he scrolls the way that the offset went, and nothing is idle.
  case counts
  /// The user's, who scrolls up whichever way it went: the offset that the event tells is the one that the list knows
  /// already, and so it is not larger.
  case countsAsUp
  /// Its own writes, of which it does not know where they took it before: how far from the end it is, it judges until then
  /// by where it was.
  case awaited

  /// Whether it takes them for the user's scrolling.
  var isTakenForUser: Bool { self == .counts || self == .countsAsUp }
}
