/// The momentum that a finger leaves: the velocity shrinks by the same factor every millisecond.
///
/// At whole milliseconds the velocity is multiplied by the rate of `DecelerationRate`, in integers; between them
/// the content moves evenly. So where it is at a time does not depend on the frame rate. A fling of
/// v pt/s goes 0.4995 v − 0.5 pt far at the normal rate and 0.0995 v − 0.1 pt at the fast one: the sum of
/// the milliseconds, less what is left of it at 1 pt/s. The closed form of the same decay, v ÷ (−1000 ln rate), is
/// 0.4995 v and 0.0995 v.
struct Fling: Hashable, Sendable {
  /// One unit, in the fine steps that velocity and way are counted in.
  static let fineness: Int64 = 1 << 20

  /// The velocity in a second below which it ends: 1 pt.
  static let stopVelocity = Length(points: 1)

  /// The fastest that a finger or a spring leaves, in length a second; faster ones count as this.
  static let fastest = Length(points: ScriptLimits.velocity)

  /// When the finger let go.
  let start: Time
  /// How fast the velocity shrinks.
  let rate: DecelerationRate
  /// How many milliseconds of it are done.
  private var milliseconds: Int64 = 0
  /// Units a millisecond, times 2²⁰.
  private var velocity: Int64
  /// Units gone, times 2²⁰.
  private var gone: Int64 = 0

  /// Makes the fling of a finger that lets go at a velocity, in length a second.
  init(start: Time, velocity: Length, rate: DecelerationRate = .normal) {
    self.start = start
    self.rate = rate
    self.velocity =
      velocity.clamped(from: -Fling.fastest, to: Fling.fastest).units * Fling.fineness / 1000
  }

  /// The velocity now in length a second, times 2²⁰.
  var fineVelocity: Int64 { velocity * 1000 }

  /// The whole millisecond up to which it is done.
  var now: Time { start + Time(milliseconds: milliseconds) }

  /// Whether it is over.
  var isOver: Bool {
    abs(velocity) < Fling.stopVelocity.units * Fling.fineness / 1000
  }

  /// Whether it came as far as an edge, given as its way from the start.
  func isAt(_ edge: Length?) -> Bool {
    guard let edge else { return false }
    let way = Length(units: gone / Fling.fineness)
    return velocity > 0 ? way >= edge : velocity < 0 && way <= edge
  }

  /// Goes on to a time, but no farther than to the first whole millisecond at which it is at or beyond an edge.
  ///
  /// - Returns: how far the content is from where it was at the start.
  mutating func advance(to time: Time, edge: Length? = nil) -> Length {
    let elapsed = max(0, (time - start).microseconds)
    while milliseconds < elapsed / 1000 && !isOver && !isAt(edge) {
      gone += way
      velocity = nextVelocity
      milliseconds += 1
    }
    let rests = isOver || isAt(edge)
    let part = rests ? 0 : way * (elapsed - milliseconds * 1000) / 1000
    return Length(units: (gone + part) / Fling.fineness)
  }

  private var nextVelocity: Int64 { velocity * rate.thousandths / 1000 }

  private var way: Int64 { (velocity + nextVelocity) / 2 }
}
