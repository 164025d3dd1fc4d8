/// What moves the content of its own accord.
enum Motion: Hashable, Sendable {
  /// Nothing.
  case none
  /// A navigation by a distance.
  case glide(Glide)
  /// A finger on the content.
  case finger(Finger)
  /// A finger on the thumb of the scroll indicator.
  case thumb(ThumbDrag)
  /// Momentum.
  case fling(Fling, gone: Length)
  /// The way back from beyond an edge.
  case spring(Spring)
  /// A scroll to somewhere.
  case scroll(ScrollTo)

  /// What the movement counts as.
  var phase: Phase {
    switch self {
    case .none: .rest
    case .glide: .animation
    case .finger, .thumb: .drag
    case .fling, .spring: .fling
    case .scroll(let scroll): scroll.phase
    }
  }

  /// Whether it goes by distances, and not to places.
  var isRelative: Bool {
    switch self {
    case .glide, .finger, .fling: true
    case .none, .thumb, .spring, .scroll: false
    }
  }
}
