/// How one item that was on screen moved on the glass in a frame.
struct Movement: Hashable, Sendable {
  /// The item, as the frame before showed it.
  var before: FrameFold.SeenItem
  /// How far it moved other than with the user.
  var displacement: Length
  /// Where it had to be by the user's movement alone.
  var expectedY: Length
  /// How much of it would be on screen there.
  var expectedVisible: Length
  /// Whether all of it was on screen before.
  var wasFullyVisible: Bool
  /// Whether it is on screen now.
  var isShown: Bool

  /// Whether it can stand for what the reader sees.
  var isCandidate: Bool { expectedVisible > .zero }
}
