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
  /// How the code of the cell is wrong, where that is what was found.
  public var faultClass: FaultClass?
  /// The field of the cell, or the part of it, that is wrong.
  public var field: String?
  /// The other item that a wrong value came from, or that an edit went to.
  public var source: ItemID?
  /// Further items that the same root cause concerns, the first ones; at most `RunLimits.affectedItems`.
  public var affectedItems: [ItemID] = []
  /// Other guarantees that the same root cause breaks.
  public var alsoBreaks = GuaranteeSet()
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

  /// Whether it concerns an item.
  func concerns(_ item: ItemID) -> Bool {
    self.item == item || affectedItems.contains(item)
  }

  /// Whether its root cause breaks a guarantee.
  func breaks(_ guarantee: Guarantee) -> Bool {
    self.guarantee == guarantee || alsoBreaks.contains(guarantee)
  }
}
