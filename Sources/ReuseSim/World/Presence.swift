/// Whether the list is in its window, frame by frame.
struct Presence: Hashable, Sendable {
  /// Whether it is there now.
  private(set) var isInWindow = true
  /// Whether it left in this frame.
  private(set) var hasLeft = false
  /// Whether it returned in this frame.
  private(set) var hasReturned = false
  /// How often it left so far.
  private(set) var departures: Int64 = 0
  /// Whether this update began while nothing was shown, so that what is held was chosen on what nobody has seen.
  private(set) var updateBeganAway = false

  /// Whether it is away since it left for the so-manieth time, from 1.
  func isAway(since departure: Int64) -> Bool { !isInWindow && departure == departures }

  /// Begins a frame.
  mutating func beginFrame() {
    hasLeft = false
    hasReturned = false
  }

  /// Begins an update of the list.
  mutating func beginUpdate() {
    updateBeganAway = !isInWindow
  }

  /// Takes the list out of its window.
  mutating func leave() {
    isInWindow = false
    hasLeft = true
    departures += 1
  }

  /// Puts it back.
  mutating func comeBack() {
    isInWindow = true
    hasReturned = true
  }
}
