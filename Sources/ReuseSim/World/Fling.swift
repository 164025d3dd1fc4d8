/// The momentum that a finger leaves: the velocity shrinks by the same factor every millisecond.
///
/// At whole milliseconds the velocity is multiplied by 0.998, `UIScrollView`'s normal deceleration rate, in
/// integers; between them the content moves evenly. So where it is at a time does not depend on the
/// frame rate. A fling of v pt/s goes 0.4995 v − 0.5 pt far, where the closed form of the same decay goes
/// v ÷ (−1000 ln 0.998) = 0.4995 v.
struct Fling: Hashable, Sendable {
  /// When the finger let go.
  let start: Time
  /// How many milliseconds of it are done.
  private var milliseconds: Int64 = 0
  /// Units a millisecond, times 2²⁰.
  private var velocity: Int64
  /// Units gone, times 2²⁰.
  private var gone: Int64 = 0

  /// One unit, in the fine steps that velocity and way are counted in.
  private static let fineness: Int64 = 1 << 20

  /// The velocity in a second below which it ends: 1 pt.
  static let stopVelocity = Length(points: 1)

  /// Makes the fling of a finger that lets go at a velocity, in length a second.
  init(start: Time, velocity: Length) {
    self.start = start
    self.velocity = velocity.units * Fling.fineness / 1000
  }

  /// Whether it is over.
  var isOver: Bool {
    abs(velocity) < Fling.stopVelocity.units * Fling.fineness / 1000
  }

  /// Goes on to a time.
  ///
  /// - Returns: how far the content is from where it was at the start.
  mutating func advance(to time: Time) -> Length {
    let elapsed = max(0, (time - start).microseconds)
    while milliseconds < elapsed / 1000 && !isOver {
      gone += way
      velocity = nextVelocity
      milliseconds += 1
    }
    let part = isOver ? 0 : way * (elapsed - milliseconds * 1000) / 1000
    return Length(units: (gone + part) / Fling.fineness)
  }

  private var nextVelocity: Int64 { velocity * 998 / 1000 }

  private var way: Int64 { (velocity + nextVelocity) / 2 }
}
