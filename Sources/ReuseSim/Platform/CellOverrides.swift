/// The parts of a cell policy that a script states itself.
public struct CellOverrides: Hashable, Sendable {
  public var range: RangePolicy?
  /// How far beyond the viewport items have cells; `.some(nil)` when it is stated that none has.
  public var overscan: Overscan??
  public var pool: PoolPolicy?
  public var keptCount: Int?
  public var keepsFocusedCell: Bool?
  public var prefetch: PrefetchPolicy?

  /// Makes overrides; none by default.
  public init(
    range: RangePolicy? = nil, overscan: Overscan?? = nil, pool: PoolPolicy? = nil,
    keptCount: Int? = nil, keepsFocusedCell: Bool? = nil, prefetch: PrefetchPolicy? = nil
  ) {
    self.range = range
    self.overscan = overscan
    self.pool = pool
    self.keptCount = keptCount
    self.keepsFocusedCell = keepsFocusedCell
    self.prefetch = prefetch
  }

  /// `policy` with what is stated here in place of its own.
  func applied(to policy: CellPolicy) -> CellPolicy {
    CellPolicy(
      range: range ?? policy.range, overscan: overscan ?? policy.overscan,
      pool: pool ?? policy.pool, keptCount: keptCount ?? policy.keptCount,
      keepsFocusedCell: keepsFocusedCell ?? policy.keepsFocusedCell,
      prefetch: prefetch ?? policy.prefetch)
  }
}
