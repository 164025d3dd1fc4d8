/// A navigation by a distance over a time.
struct Glide: Hashable, Sendable {
  /// When it begins.
  let start: Time
  /// How long it takes.
  let duration: Time
  /// How far it goes.
  let distance: Length
  /// How it spends its time.
  var curve = Curve.linear
  /// How far it is.
  var gone = Length.zero

  /// When it is over.
  var end: Time { start + duration }

  /// Goes on to a time.
  ///
  /// - Returns: how far it went since the last call.
  mutating func advance(to time: Time) -> Length {
    let total = time >= end ? distance : part(at: time)
    defer { gone = total }
    return total - gone
  }

  private func part(at time: Time) -> Length {
    let elapsed = max(0, (time - start).microseconds)
    let (done, whole) = curve.progress(elapsed, of: duration.microseconds)
    return Length.product(distance, done, over: whole)
  }
}
