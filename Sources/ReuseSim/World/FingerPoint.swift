/// Where a finger is at a time.
public struct FingerPoint: Hashable, Sendable {
  /// How long it has been on the glass.
  public var time: Time
  /// How far below the glass's top edge it is.
  public var y: Length

  /// Makes a point.
  public init(time: Time, y: Length) {
    self.time = time
    self.y = y
  }
}
