/// Which items have cells, what becomes of cells that leave their items, and which items are to have cells soon, as one
/// plain value.
public struct CellPolicy: Hashable, Sendable {
  /// Which items count as in view.
  public var range: RangePolicy
  /// How far beyond the viewport items have cells, too; `nil` when none has.
  public var overscan: Overscan?
  /// Where cells wait that left their items.
  public var pool: PoolPolicy
  /// How many cells that were left last are kept for the item that they show; the others go to the pool.
  public var keptCount: Int
  /// Whether the item that has the focus has a cell wherever it is, as a mounted one has.
  public var keepsFocusedCell: Bool
  /// For which elements data is asked for before they have cells.
  public var prefetch: PrefetchPolicy

  /// Makes a policy; without arguments the usual one: cells for what overlaps the viewport and nothing else, and a pool
  /// for all that leave.
  ///
  /// - Precondition: `keptCount` is not negative.
  public init(
    range: RangePolicy = RangePolicy(), overscan: Overscan? = nil, pool: PoolPolicy = PoolPolicy(),
    keptCount: Int = 0, keepsFocusedCell: Bool = false,
    prefetch: PrefetchPolicy = PrefetchPolicy()
  ) {
    precondition(keptCount >= 0, "a number of kept cells is not negative")
    self.range = range
    self.overscan = overscan
    self.pool = pool
    self.keptCount = keptCount
    self.keepsFocusedCell = keepsFocusedCell
    self.prefetch = prefetch
  }

  /// Whether only what overlaps the viewport has cells.
  public var isOnlyGlass: Bool { overscan == nil && range == RangePolicy() }
}
