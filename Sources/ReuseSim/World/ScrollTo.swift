/// A scroll to somewhere, at once or over a time.
struct ScrollTo: Hashable, Sendable {
  /// What it goes to.
  enum Aim: Hashable, Sendable {
    /// What a navigation asks for.
    case target(ScrollTarget)
    /// The page that a fling ends at, counted from the start of the content.
    case page(Int64)
  }

  /// What it goes to.
  let aim: Aim
  /// When it begins.
  let start: Time
  /// When it ends.
  let end: Time
  /// How it spends its time.
  let curve: Curve
  /// The line of the script it stands in.
  let line: Int
  /// How many frames it took so far.
  var frames = 0
  /// Where the content was last moved to, in time.
  private(set) var last: Time
  /// The content offset it aims at, when it aims once.
  var fixedOffset: Length?

  /// Makes a scroll that has not moved anything.
  init(_ aim: Aim, start: Time, duration: Time, curve: Curve, line: Int) {
    self.aim = aim
    self.start = start
    end = start + duration
    self.curve = curve
    self.line = line
    last = start
  }

  /// What it counts as.
  var phase: Phase {
    switch aim {
    case .target: .animation
    case .page: .fling
    }
  }

  /// What a navigation asks for.
  var target: ScrollTarget? {
    guard case .target(let target) = aim else { return nil }
    return target
  }

  /// Goes on to a time.
  ///
  /// - Parameter left: how far it is from here to where it aims.
  /// - Returns: how much of that it goes.
  mutating func advance(to time: Time, left: Length) -> Length {
    let now = min(max(time, last), end)
    let duration = (end - start).microseconds
    let before = curve.progress((last - start).microseconds, of: duration)
    let after = curve.progress((now - start).microseconds, of: duration)
    last = now
    frames += 1
    let rest = before.whole - before.done
    return rest == 0 ? left : Length.product(left, after.done - before.done, over: rest)
  }
}
