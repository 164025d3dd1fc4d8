/// A guarantee that did not hold.
public struct Violation: Hashable, Sendable {
  /// Which one.
  public var guarantee: Guarantee
  /// The number of the first frame in which it did not hold.
  public var frame: Int64
  /// The frame's time.
  public var time: Time
  /// The item concerned, if it is one.
  public var item: ItemID?
  /// The cell concerned, if it is one.
  public var cell: CellID?
  /// What was found, in a sentence.
  public var message: String
  /// Whether the script expects it.
  public var isAdmitted = false

  /// Makes a violation.
  public init(
    _ guarantee: Guarantee, frame: Int64, time: Time, item: ItemID? = nil, cell: CellID? = nil,
    message: String
  ) {
    self.guarantee = guarantee
    self.frame = frame
    self.time = time
    self.item = item
    self.cell = cell
    self.message = message
  }
}
