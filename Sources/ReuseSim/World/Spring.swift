/// What brings content back that is beyond an edge: a critically damped spring of mass 1 and stiffness 100.
///
/// For a displacement x (in length) and a velocity v (a second), x″ = −100 x − 20 x′. With u = v + 10 x that is u′ = −10 u
/// and x′ = u − 10 x, so a millisecond takes u to E u and x to E (x + u ÷ 1000), where E = e^(−0.01), here
/// 0.990049833749168. In integers, each product rounded towards zero; between whole milliseconds the
/// content moves evenly. It is over when |x| and |u| ÷ 10 are both below half a device pixel: from then on
/// x cannot leave that any more, because |x| + |u| t is at most (1 + 10 t) times it, and (1 + s) e^(−s) ≤ 1.
struct Spring: Hashable, Sendable {
  /// When it begins.
  let start: Time
  /// How fast momentum shrinks that it leaves.
  let rate: DecelerationRate
  /// Up to when the content followed it.
  private(set) var last: Time
  /// Where the content is at that time, beyond the edge.
  private(set) var shown: Length
  /// How many milliseconds of it are done.
  private var milliseconds: Int64 = 0
  /// Units beyond the edge, times 2²⁰.
  private var displacement: Int64
  /// v + 10 x, in units a second, times 2²⁰.
  private var impulse: Int64
  /// Half a device pixel in units, times 2²⁰.
  private let threshold: Int64
  /// Whether it began beyond the end, or moving that way from the edge.
  private let isBeyondEnd: Bool

  /// Begins beyond an edge, or at it.
  ///
  /// - Parameters:
  ///   - displacement: how far beyond the edge; positive beyond the end.
  ///   - fineVelocity: length a second, times 2²⁰.
  ///   - scale: device pixels in a point.
  init(
    start: Time, displacement: Length, fineVelocity: Int64, scale: Int64, rate: DecelerationRate
  ) {
    self.start = start
    self.rate = rate
    last = start
    shown = displacement
    self.displacement = displacement.units * Fling.fineness
    impulse = fineVelocity + 10 * self.displacement
    threshold = Length.unitsPerPoint * Fling.fineness / (2 * scale)
    isBeyondEnd = displacement == .zero ? fineVelocity > 0 : displacement > .zero
  }

  /// The velocity in length a second, times 2²⁰.
  var fineVelocity: Int64 { impulse - 10 * displacement }

  /// Whether it moves the content towards the start.
  var goesUp: Bool { fineVelocity < 0 }

  /// Whether it moves the content farther beyond the edge.
  var goesOut: Bool { isBeyondEnd ? fineVelocity > 0 : fineVelocity < 0 }

  /// The whole millisecond up to which it is done.
  var now: Time { start + Time(milliseconds: milliseconds) }

  /// Whether it is over.
  var isOver: Bool { abs(displacement) < threshold && abs(impulse) / 10 < threshold }

  /// Whether it came back across the edge, as fast as a finger let go: there is momentum left.
  var hasCrossed: Bool { isBeyondEnd ? displacement < 0 : displacement > 0 }

  /// Goes on to a time, but not beyond the first whole millisecond at which it is over or back across the edge.
  ///
  /// - Returns: where the content is, beyond the edge.
  mutating func advance(to time: Time) -> Length {
    let elapsed = max(0, (time - start).microseconds)
    while milliseconds < elapsed / 1000 && !isOver && !hasCrossed {
      (displacement, impulse) = next
      milliseconds += 1
    }
    last = time
    if isOver && !hasCrossed {
      shown = .zero
    } else {
      let part = hasCrossed ? 0 : elapsed - milliseconds * 1000
      shown = Length(
        units: (displacement + (next.displacement - displacement) * part / 1000) / Fling.fineness)
    }
    return shown
  }

  private var next: (displacement: Int64, impulse: Int64) {
    (Spring.decayed(displacement + impulse / 1000), Spring.decayed(impulse))
  }

  /// e^(−0.01) times a value.
  private static func decayed(_ value: Int64) -> Int64 {
    (1_000_000_000_000_000 as Int64).dividingFullWidth(
      value.multipliedFullWidth(by: 990_049_833_749_168)
    ).quotient
  }
}
