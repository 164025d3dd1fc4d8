/// When the content moved last other than by itself, and which way.
struct LastMovement: Hashable, Sendable {
  private var time: Time?
  private var direction = UpdateContext.Direction.none
  /// Which way a write of the list's own went that it takes for the user.
  private var echo = UpdateContext.Direction.none

  /// Takes note of how far the user or a navigation moved the content in a frame.
  mutating func note(_ delta: Length, at time: Time) {
    echo = .none
    if delta == .zero { return }
    self.time = time
    direction = delta < .zero ? .up : .down
  }

  /// Takes note of a write of the list's own that comes back as if the user scrolled.
  mutating func echo(_ amount: Length, at time: Time) {
    if amount == .zero {
      echo = .none
      return
    }
    self.time = time
    echo = amount < .zero ? .up : .down
  }

  /// What a list is told when a frame begins.
  func context(of motion: Motion, at now: Time) -> UpdateContext {
    UpdateContext(
      direction: echo != .none ? echo : motion.isOfUser ? direction : .none,
      idleTime: time.map { (now - $0).microseconds } ?? .max, isTouched: motion.isTouch,
      isAnimating: motion.phase == .animation)
  }
}

extension Motion {
  /// Whether a finger is on the glass.
  fileprivate var isTouch: Bool {
    switch self {
    case .finger, .thumb: true
    case .none, .glide, .fling, .spring, .scroll: false
    }
  }

  /// Whether a user moves the content, or what a finger has left.
  fileprivate var isOfUser: Bool {
    switch self {
    case .finger, .thumb, .fling, .spring: true
    case .none, .glide, .scroll: false
    }
  }
}
