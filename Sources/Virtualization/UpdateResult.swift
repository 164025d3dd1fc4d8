/// What came of an update, said when it ends.
public struct UpdateResult: Hashable, Sendable {
  /// How the offset moved by itself.
  public var correction: Correction
  /// What clamps in the middle of the update moved the offset by, for good.
  public var settledClamp: Length
  /// How far the offset was rounded in the middle of the update, for good.
  public var settledRounding: Length
  /// How far the list's owner moved the offset.
  public var written: Length
  /// What the anchor policy did about the update's changes.
  public var outcome: AnchorOutcome
  /// The held point of the anchor and where on the glass it is kept; `nil` when nothing was held, or a
  /// scroll's item.
  public var anchor: Anchor?
  /// What was owed and is corrected.
  public var paid: Length
  /// What was owed and is not any more, without being corrected.
  public var dropped: Length
  /// What was kept back for the end of the batch and then forgotten for something later.
  public var overwritten: Length
  /// What the update adds to what is owed.
  public var owing: Length
}
