/// A length that gets another value evenly over a time.
struct ChangingLength: Hashable, Sendable {
  /// What it was when it began to change.
  private var origin: Length
  /// What it gets to.
  private(set) var target: Length
  private var start = Time.zero
  private var duration = Time.zero

  /// Makes a length that does not change.
  init(_ length: Length) {
    origin = length
    target = length
  }

  /// What it is at a time.
  func value(at time: Time) -> Length {
    if isAtRest(at: time) { return target }
    let elapsed = max(0, (time - start).microseconds)
    return origin + Length.product(target - origin, elapsed, over: duration.microseconds)
  }

  /// Whether it changes no more from a time on.
  func isAtRest(at time: Time) -> Bool { time >= start + duration }

  /// Begins to change, from what it is by then.
  mutating func change(to target: Length, over duration: Time, at start: Time) {
    change(from: value(at: start), to: target, over: duration, at: start)
  }

  /// Begins to change, from another value than it has.
  mutating func change(
    from origin: Length, to target: Length, over duration: Time, at start: Time
  ) {
    self.origin = origin
    self.target = target
    self.start = start
    self.duration = duration
  }
}
