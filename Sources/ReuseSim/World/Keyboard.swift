/// The keyboard: how much of the glass it takes, and what of that the list has heard of.
struct Keyboard: Hashable, Sendable {
  /// How long it takes to where it goes when a finger leaves it, or when a drag dismisses it.
  static let settling = Time(milliseconds: 250)

  /// How much it takes when no finger holds it.
  private var own = ChangingLength(.zero)
  /// What the list was told of that.
  private var told = ChangingLength(.zero)
  /// How much of the glass a finger leaves it; `nil` when none holds it, or as much as it takes by itself.
  private(set) var held: Length?
  private let tracking: ViewportPolicies.KeyboardHearing

  /// Makes a keyboard that is not there.
  init(_ tracking: ViewportPolicies.KeyboardHearing) {
    self.tracking = tracking
  }

  /// How tall it is when it is where it goes.
  var target: Length { own.target }

  /// How much of the glass it takes at a time.
  func height(at time: Time) -> Length { held ?? own.value(at: time) }

  /// How much of the glass it takes as far as the list knows.
  func knownHeight(at time: Time) -> Length {
    tracking == .eachFrame ? height(at: time) : told.value(at: time)
  }

  /// Whether nothing of it changes from a time on.
  func isAtRest(at time: Time) -> Bool {
    held == nil && own.isAtRest(at: time) && told.isAtRest(at: time)
  }

  /// Begins to change by itself, from where it is. The list hears of it.
  mutating func change(to height: Length, over duration: Time, at start: Time) {
    own.change(from: self.height(at: start), to: height, over: duration, at: start)
    told.change(
      to: height, over: tracking == .notificationsAtOnce ? .zero : duration, at: start)
    held = nil
  }

  /// Whether a finger could take it along at a time: it is up, and does not move by itself.
  func isWithinReach(at time: Time) -> Bool {
    target > .zero && (held != nil || own.isAtRest(at: time))
  }

  /// Is left so much of the glass by a finger, if it takes more by itself.
  mutating func hold(at height: Length) {
    held = height < target ? max(height, .zero) : nil
  }
}
