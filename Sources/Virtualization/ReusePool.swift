/// The cells that wait to be used again, a row for each reuse identifier, those that are kept for the items that they
/// show, and the counts of all cells.
///
/// The pool hands out serial numbers; the cells themselves belong to the list's owner.
public struct ReusePool: Hashable, Sendable {
  /// A cell that waits.
  public struct Entry: Hashable, Sendable {
    /// The cell.
    public var cell: CellID
    /// The item that it showed last.
    public var item: ItemID
  }

  /// How cells wait.
  public let policy: PoolPolicy
  /// How many cells are kept for their items at most.
  public let keptLimit: Int
  /// By reuse identifier, the one that has waited longest first.
  private var waiting: [[Entry]]
  /// The cells that are kept for their items, the one that was left first comes first.
  public private(set) var kept: [DisplayedCell] = []

  /// How many cells were made so far.
  public private(set) var createdCount = 0
  /// How many cells wait in the pool.
  public private(set) var pooledCount = 0
  /// How many cells were thrown away.
  public private(set) var discardedCount = 0

  /// Makes an empty pool for a number of reuse identifiers.
  public init(
    reuseIdentifierCount: Int, policy: PoolPolicy = PoolPolicy(), keptLimit: Int = 0
  ) {
    self.policy = policy
    self.keptLimit = keptLimit
    waiting = [[Entry]](repeating: [], count: reuseIdentifierCount)
  }

  /// How many cells are in use: made and neither waiting nor kept nor thrown away.
  public var usedCount: Int { createdCount - pooledCount - discardedCount - kept.count }

  /// Takes a cell, or makes one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier of the item that gets it.
  ///   - distance: how far an item is from the viewport; `nil` when it is not in the list. Asked only where the
  ///     policy needs it.
  /// - Complexity: O(1) for the newest cell, else O(p) for p cells of the identifier that wait.
  /// - Precondition: the identifier is one of the pool's.
  public mutating func dequeue(
    _ identifier: ReuseIdentifier, distance: (ItemID) -> Int? = { _ in nil }
  ) -> DequeuedCell {
    let row = Int(identifier.rawValue)
    guard let place = place(in: waiting[row], distance) else {
      let cell = CellID(Int32(createdCount))
      createdCount += 1
      return DequeuedCell(cell: cell, isNew: true)
    }
    pooledCount -= 1
    return DequeuedCell(cell: waiting[row].remove(at: place).cell, isNew: false)
  }

  /// Which of the cells that wait is taken next.
  private func place(in row: [Entry], _ distance: (ItemID) -> Int?) -> Int? {
    if row.isEmpty { return nil }
    switch policy.order {
    case .newest: return row.count - 1
    case .oldest: return 0
    case .firstMade:
      var best = 0
      for place in row.indices where row[place].cell < row[best].cell { best = place }
      return best
    case .farthest:
      var best = (place: 0, distance: -1)
      for place in row.indices {
        let far = distance(row[place].item) ?? Int.max
        if far > best.distance { best = (place, far) }
      }
      return best.place
    }
  }

  /// Puts a cell in, or throws it away when there is no room.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - identifier: its reuse identifier.
  ///   - item: the item that it showed.
  /// - Returns: whether it waits now.
  /// - Complexity: O(1) amortized.
  /// - Precondition: the cell came from `dequeue` with the same identifier and is not in the pool.
  @discardableResult
  public mutating func enqueue(
    _ cell: CellID, _ identifier: ReuseIdentifier, from item: ItemID = ItemID(0)
  ) -> Bool {
    precondition(usedCount > 0, "more cells come back than were handed out")
    let row = Int(identifier.rawValue)
    if policy.trimming == .onEntry, let capacity = policy.capacity, waiting[row].count >= capacity {
      discardedCount += 1
      return false
    }
    waiting[row].append(Entry(cell: cell, item: item))
    pooledCount += 1
    return true
  }

  /// Keeps a cell for its item.
  ///
  /// - Returns: the cell that was kept longest, when there are too many now: it is in use again, and has to be put in.
  /// - Complexity: O(k) for k kept cells.
  /// - Precondition: the cell came from `dequeue`, and some cells are to be kept.
  public mutating func keep(_ cell: DisplayedCell) -> DisplayedCell? {
    precondition(usedCount > 0 && keptLimit > 0, "a cell that is kept was handed out")
    kept.append(cell)
    return kept.count > keptLimit ? kept.removeFirst() : nil
  }

  /// Takes the cell that is kept for an item; `nil` when there is none.
  ///
  /// - Complexity: O(k) for k kept cells.
  public mutating func takeKept(for item: ItemID) -> DisplayedCell? {
    guard let place = kept.firstIndex(where: { $0.item == item }) else { return nil }
    return kept.remove(at: place)
  }

  /// Has the kept cells of some items measured when they come back.
  mutating func invalidateKept(where isMeant: (ItemID) -> Bool) {
    for place in kept.indices where isMeant(kept[place].item) { kept[place].needsMeasure = true }
  }

  /// Throws away the cells that are too many at the end of a pass, those that came in last.
  ///
  /// - Parameter body: called for each.
  /// - Complexity: O(r) for r reuse identifiers, and O(1) for each cell.
  mutating func trim(_ body: (CellID, ReuseIdentifier) -> Void) {
    guard policy.trimming == .afterPass, let capacity = policy.capacity else { return }
    for row in waiting.indices {
      while waiting[row].count > capacity {
        body(waiting[row].removeLast().cell, ReuseIdentifier(UInt16(row)))
        discardedCount += 1
        pooledCount -= 1
      }
    }
  }

  /// Throws away the cells that wait.
  ///
  /// - Parameter body: called for each, by reuse identifier, the one that has waited longest first.
  /// - Complexity: O(p) for p cells.
  mutating func discardWaiting(_ body: (CellID, ReuseIdentifier) -> Void) {
    for row in waiting.indices {
      for entry in waiting[row] { body(entry.cell, ReuseIdentifier(UInt16(row))) }
      waiting[row].removeAll(keepingCapacity: true)
    }
    discardedCount += pooledCount
    pooledCount = 0
  }
}

/// A cell taken from a reuse pool.
public struct DequeuedCell: Hashable, Sendable {
  /// Its serial number.
  public var cell: CellID
  /// Whether it was made for this; otherwise it showed another item before.
  public var isNew: Bool
}
