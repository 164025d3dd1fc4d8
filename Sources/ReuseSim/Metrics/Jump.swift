/// One displacement of what the reader holds.
public struct Jump: Hashable, Sendable {
  /// The number of the frame.
  public var frame: Int64
  /// Its time.
  public var time: Time
  /// What moved the content in this frame.
  public var phase: Phase
  /// What the reader holds.
  public var reference: JumpReference
  /// How far it moved; positive is down the glass.
  public var amount: Length
  /// Why; the amounts add up to `amount`.
  public var causes: [Cause]
  /// What the anchor policy did about it; `nil` when it had nothing to do.
  public var anchor: AnchorOutcome?
  /// Whether the list returned to its window in this frame: then it is what has moved since it left.
  public var isOnReturn = false
  /// Whether the list begins at the bottom of the glass.
  public var isInverted = false
}

extension Jump {
  /// Counts it on the glass of an inverted list, where the content goes the other way.
  mutating func turn() {
    isInverted = true
    amount = -amount
    for place in causes.indices { causes[place].amount = -causes[place].amount }
  }
}

/// What a jump is a displacement of.
public enum JumpReference: Hashable, Sendable {
  /// An item, and its place in the list before the frame.
  case item(ItemID, index: Int)
  /// The end of the content.
  case end
  /// The start of the content.
  case top
}
