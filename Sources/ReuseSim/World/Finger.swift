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
  /// Whether the list begins at the bottom of the glass: then the content offset goes the other way.
  let isInverted: Bool
  /// How far it took the content offset.
  private(set) var gone = Length.zero
  /// How far it pulled the content beyond an edge; less of it is seen.
  var pull = Length.zero
  /// Where it is on the glass.
  private(set) var y: Length
  /// The highest place on the glass where it was.
  private(set) var highest: Length
  /// Whether it went down when it moved last.
  private(set) var goesDown = false
  /// Whether it has moved.
  private(set) var hasMoved = false
  /// The point of the path behind which it is.
  private var place = 0

  /// Puts a finger on the glass.
  ///
  /// - Precondition: the path has a point, and its times rise.
  init(start: Time, path: [FingerPoint], lifts: Bool, isInverted: Bool = false) {
    precondition(!path.isEmpty, "a finger's path has a point")
    precondition(
      zip(path, path.dropFirst()).allSatisfy { $0.time < $1.time }, "a finger's times rise")
    self.start = start
    self.path = path
    self.lifts = lifts
    self.isInverted = isInverted
    y = path[0].y
    highest = y
  }

  /// When it leaves the glass.
  var end: Time { start + path[path.count - 1].time }

  /// When it moves for the first time; its end when it never does.
  var firstMove: Time {
    let place = path.indices.dropLast().first { path[$0].y != path[$0 + 1].y }
    return start + path[place ?? path.count - 1].time
  }

  /// Goes on to a time.
  ///
  /// - Returns: how far it took the content offset since the last call.
  mutating func advance(to time: Time) -> Length {
    let elapsed = time - start
    while place + 1 < path.count && path[place + 1].time <= elapsed {
      place += 1
      go(to: path[place].y)
    }
    go(to: place(at: elapsed))
    let way = path[0].y - y
    let total = isInverted ? -way : way
    defer { gone = total }
    return total - gone
  }

  /// Forgets where it was up to now.
  mutating func forgetHighest() {
    highest = y
  }

  private mutating func go(to other: Length) {
    if other == y { return }
    goesDown = other > y
    hasMoved = true
    y = other
    highest = min(highest, y)
  }

  private func place(at elapsed: Time) -> Length {
    let point = path[place]
    guard place + 1 < path.count, elapsed > point.time else { return point.y }
    let next = path[place + 1]
    return point.y
      + Length.product(
        next.y - point.y, (elapsed - point.time).microseconds,
        over: (next.time - point.time).microseconds)
  }

  /// The speed that it leaves to the content offset, in length a second: that of the last part of its path in
  /// which it moved; none when it stood still for 100 ms after that.
  var releaseVelocity: Length {
    var last = path.count - 1
    let end = path[last].time
    while last > 0 && path[last - 1].y == path[last].y { last -= 1 }
    guard lifts, last > 0, end - path[last].time < Finger.pause else { return .zero }
    let (from, to) = (path[last - 1], path[last])
    let way = isInverted ? to.y - from.y : from.y - to.y
    // A way that long takes a speed far beyond the fastest, whatever its time.
    guard way.magnitude <= Length(points: ScriptLimits.distance) else {
      return way > .zero ? Fling.fastest : -Fling.fastest
    }
    return Length(units: way.units * 1_000_000 / (to.time - from.time).microseconds)
  }
}
