/// What a list has, counted at one time.
public struct ListCounts: Hashable, Sendable {
  /// Where the content ends.
  public var contentHeight: Length
  /// The space that goes with all elements, together.
  public var spaceHeight: Length
  /// The content offsets that are legal at rest.
  public var legalOffsets: OffsetRange
  /// How many items there are.
  public var items: Int
  /// How many elements are measured.
  public var measured: Int
  /// How many cells have an item and are on screen.
  public var shown: Int
  /// How many cells have an item and are ready off screen.
  public var prepared: Int
  /// How many cells are kept for the items that they show.
  public var kept: Int
  /// How many cells wait in the pool.
  public var pooled: Int
  /// How many cells were thrown away.
  public var discarded: Int
}

extension Virtualizer {
  /// Counts everything. Mutating, because a list that is only read is copied for the call.
  ///
  /// - Complexity: O(v) for v displayed cells.
  public mutating func takeCounts() -> ListCounts {
    let shown = shownCellCount
    return ListCounts(
      contentHeight: sizes.contentHeight, spaceHeight: sizes.spaceHeight,
      legalOffsets: legalOffsets, items: sizes.itemCount, measured: sizes.measuredCount,
      shown: shown, prepared: displayed.count + departing.count - shown, kept: keptCellCount,
      pooled: pool.pooledCount, discarded: pool.discardedCount)
  }
}
