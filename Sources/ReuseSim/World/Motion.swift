/// What moves the content of its own accord.
enum Motion: Hashable, Sendable {
  /// Nothing.
  case none
  /// An even movement over a time: a finger or a navigation.
  case glide(Glide)
  /// Momentum.
  case fling(Fling, gone: Length)
  /// A scroll to an item, or to an end or another place of the content.
  case scroll(TargetScroll)

  /// What the movement counts as.
  var phase: Phase {
    switch self {
    case .none: .rest
    case .glide(let glide): glide.phase
    case .fling: .fling
    case .scroll: .animation
    }
  }
}

/// An even movement by a distance over a time.
struct Glide: Hashable, Sendable {
  /// What it counts as.
  let phase: Phase
  /// When it begins.
  let start: Time
  /// How long it takes.
  let duration: Time
  /// How far it goes.
  let distance: Length
  /// How far it is.
  var gone = Length.zero

  /// Whether it is over at a time.
  func isOver(at time: Time) -> Bool { time >= start + duration }

  /// Goes on to a time.
  ///
  /// - Returns: how far it went since the last call.
  mutating func advance(to time: Time) -> Length {
    let total = isOver(at: time) ? distance : part(at: time)
    defer { gone = total }
    return total - gone
  }

  private func part(at time: Time) -> Length {
    let elapsed = max(0, (time - start).microseconds)
    return Length.product(distance, elapsed, over: duration.microseconds)
  }
}

/// A scroll to a target, at once or evenly over a time.
struct TargetScroll: Hashable, Sendable {
  /// Where it takes the reader to.
  let target: ScrollTarget
  /// When it ends.
  let end: Time
  /// The line of the script it stands in.
  let line: Int
  /// How many frames it took so far.
  var frames = 0
  /// Where the content was last moved to, in time.
  var last: Time
  /// The content offset it aims at, when it aims once.
  var aim: Length?
}
