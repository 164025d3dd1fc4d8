/// When the content moved last other than by itself, or was touched, and which way it moved.
struct LastMovement: Hashable, Sendable {
  /// When it moved.
  private var time: Time?
  /// When it was touched.
  private var touch: Time?
  private var direction = UpdateContext.Direction.none
  /// Which way a write of the list's own went, as far as it takes that for the user.
  private var echo = UpdateContext.Direction.none
  /// Which way the last of these went.
  private var last = UpdateContext.Direction.none

  /// Takes note of how far the user or a navigation moved the content in a frame.
  mutating func note(_ delta: Length, isTouched: Bool, at time: Time) {
    echo = .none
    if isTouched { touch = time }
    if delta == .zero { return }
    self.time = time
    direction = delta < .zero ? .up : .down
    last = direction
  }

  /// Takes note of a write of the list's own that comes back as if the user scrolled.
  mutating func echo(_ amount: Length, as policy: EchoPolicy, at time: Time) {
    if amount == .zero {
      echo = .none
      return
    }
    self.time = time
    echo = amount < .zero || policy == .countsAsUp ? .up : .down
    last = echo
  }

  /// What a list is told when a frame begins.
  func context(of motion: Motion, echo policy: EchoPolicy, at now: Time) -> UpdateContext {
    let unmoved = LastMovement.time(since: time, now)
    return UpdateContext(
      direction: echo != .none ? echo : motion.isOfUser ? direction : .none,
      lastDirection: last, unmovedTime: unmoved,
      idleTime: min(unmoved, LastMovement.time(since: touch, now)),
      knowsOwnWrites: policy != .awaited, isTouched: motion.isTouch,
      isAnimating: motion.phase == .animation)
  }

  private static func time(since time: Time?, _ now: Time) -> Int64 {
    time.map { (now - $0).microseconds } ?? .max
  }
}

extension Motion {
  /// Whether a finger is on the glass.
  var isTouch: Bool {
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
