/// A finger on the thumb of the scroll indicator, which it moves evenly along its way.
struct ThumbDrag: Hashable, Sendable {
  /// All of the thumb's way, in millionths of it.
  static let wholeWay: Int64 = 1_000_000

  /// When it begins.
  let start: Time
  /// How long it takes.
  let duration: Time
  /// Where the thumb is at first, in millionths of its way.
  let from: Int64
  /// Where it is at last.
  let to: Int64

  /// When it is over.
  var end: Time { start + duration }

  /// The content offset that the thumb stands for at a time: the same part of the legal range, rounded
  /// down.
  func offset(at time: Time, in legal: OffsetRange) -> Length {
    let elapsed = max(0, min(time - start, duration).microseconds)
    // In billionths: the way is counted a thousand times finer than its ends.
    let way = Length(units: (to - from) * 1000)
    let moved = Length.product(way, elapsed, over: max(1, duration.microseconds)).units
    let part = duration == .zero ? to * 1000 : from * 1000 + moved
    return legal.lowest
      + Length.product(legal.highest - legal.lowest, part, over: 1_000_000_000)
  }
}
