/// What a frame has come to so far, for its own later steps.
struct FrameNotes: Sendable {
  /// Whether something moved the content when the frame began.
  let wasMoving: Bool
  /// What moved the content.
  var phase = Phase.rest
  /// How far the user or a navigation moved it.
  var userDelta = Length.zero
  /// Whether a gesture or navigation begins.
  var motionBegins = false
  /// How many layout passes there were.
  var passes = 0

  /// Makes those of a frame that begins.
  init(wasMoving: Bool = false) {
    self.wasMoving = wasMoving
  }
}
