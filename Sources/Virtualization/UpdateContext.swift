/// What the owner of a list knows when an update begins, and the list, which has no clock and sees no finger, does not.
public struct UpdateContext: Hashable, Sendable {
  /// Which way the user moves the content.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Neither.
    case none
    /// Towards its start.
    case up
    /// Towards its end.
    case down

    /// The way of a movement whose distance or velocity has this sign: positive towards the end.
    public init(sign: Int64) {
      self = sign == 0 ? .none : sign < 0 ? .up : .down
    }
  }

  /// Which way the user moves the content, as far as the owner knows before this update's part.
  public var direction: Direction
  /// Which way it was moved last other than by itself, by a user or not.
  public var lastDirection: Direction
  /// How long ago that was, in microseconds.
  public var unmovedTime: Int64
  /// How long nothing has moved the content or touched it, in microseconds.
  public var idleTime: Int64
  /// Whether the list knows at once where its own writes of the content offset take it; otherwise in the next update.
  public var knowsOwnWrites: Bool
  /// Whether a finger is on the glass.
  public var isTouched: Bool
  /// Whether a navigation is under way that takes time.
  public var isAnimating: Bool

  /// Makes a value; without arguments nothing has happened for ever.
  public init(
    direction: Direction = .none, lastDirection: Direction = .none,
    unmovedTime: Int64 = .max, idleTime: Int64 = .max, knowsOwnWrites: Bool = true,
    isTouched: Bool = false, isAnimating: Bool = false
  ) {
    self.direction = direction
    self.lastDirection = lastDirection
    self.unmovedTime = unmovedTime
    self.idleTime = idleTime
    self.knowsOwnWrites = knowsOwnWrites
    self.isTouched = isTouched
    self.isAnimating = isAnimating
  }
}
