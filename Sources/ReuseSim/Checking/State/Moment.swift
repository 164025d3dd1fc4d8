/// When something happened in a run.
struct Moment: Hashable, Sendable {
  /// How many facts there were before it.
  var order: Int64 = 0
  /// The number of the frame.
  var frame: Int64 = 0
  /// The frame's time.
  var time = Time.zero

  /// How messages write it.
  var text: String { "at \(time.secondsText) s (frame \(frame))" }

  /// Whether it came before another one.
  func isBefore(_ other: Moment) -> Bool { order < other.order }
}
