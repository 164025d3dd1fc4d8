/// A finger on the glass: it moves evenly from each point of its path to the next, and the content with it.
struct Finger: Hashable, Sendable {
  /// A finger that stood still for so long before it was lifted leaves no momentum.
  static let pause = Time(milliseconds: 100)

  /// When it touches the glass.
  let start: Time
  /// Where it is when, since then; at least one point, the times rising.
  let path: [FingerPoint]
  /// Whether its speed is left to the content when it is lifted.
  let lifts: Bool
  /// How far it went; positive is upwards, as the content offset grows.
  private(set) var gone = Length.zero
  /// How far it pulled the content beyond an edge; less of it is seen.
  var pull = Length.zero
  /// The point of the path behind which it is.
  private var place = 0

  /// Puts a finger on the glass.
  ///
  /// - Precondition: the path has a point, and its times rise.
  init(start: Time, path: [FingerPoint], lifts: Bool) {
    precondition(!path.isEmpty, "a finger's path has a point")
    precondition(
      zip(path, path.dropFirst()).allSatisfy { $0.time < $1.time }, "a finger's times rise")
    self.start = start
    self.path = path
    self.lifts = lifts
  }

  /// When it leaves the glass.
  var end: Time { start + path[path.count - 1].time }

  /// Goes on to a time.
  ///
  /// - Returns: how far it went up since the last call.
  mutating func advance(to time: Time) -> Length {
    let elapsed = time - start
    while place + 1 < path.count && path[place + 1].time <= elapsed { place += 1 }
    let total = path[0].y - y(at: elapsed)
    defer { gone = total }
    return total - gone
  }

  private func y(at elapsed: Time) -> Length {
    let point = path[place]
    guard place + 1 < path.count, elapsed > point.time else { return point.y }
    let next = path[place + 1]
    return point.y
      + Length.product(
        next.y - point.y, (elapsed - point.time).microseconds,
        over: (next.time - point.time).microseconds)
  }

  /// Its speed when it is lifted, in length a second, upwards: that of the last part of its path in which it
  /// moved; none when it stood still for 100 ms after that.
  var releaseVelocity: Length {
    var last = path.count - 1
    let end = path[last].time
    while last > 0 && path[last - 1].y == path[last].y { last -= 1 }
    guard lifts, last > 0, end - path[last].time < Finger.pause else { return .zero }
    let (from, to) = (path[last - 1], path[last])
    let way = from.y - to.y
    // A way that long takes a speed far beyond the fastest, whatever its time.
    guard way.magnitude <= Length(points: ScriptLimits.distance) else {
      return way > .zero ? Fling.fastest : -Fling.fastest
    }
    return Length(units: way.units * 1_000_000 / (to.time - from.time).microseconds)
  }
}
