/// The cells that wait to be used again, a stack for each reuse identifier, and the count of all cells.
///
/// The pool hands out serial numbers; the cells themselves belong to the list's owner.
public struct ReusePool: Hashable, Sendable {
  private var waiting: [[CellID]]

  /// How many cells were made so far.
  public private(set) var createdCount = 0
  /// How many cells wait in the pool.
  public private(set) var pooledCount = 0

  /// Makes an empty pool for a number of reuse identifiers.
  public init(reuseIdentifierCount: Int) {
    waiting = [[CellID]](repeating: [], count: reuseIdentifierCount)
  }

  /// How many cells are in use: made and not waiting.
  public var usedCount: Int { createdCount - pooledCount }

  /// Takes the cell that came in last, or makes one.
  ///
  /// - Complexity: O(1).
  /// - Precondition: the identifier is one of the pool's.
  public mutating func dequeue(_ identifier: ReuseIdentifier) -> DequeuedCell {
    if let cell = waiting[Int(identifier.rawValue)].popLast() {
      pooledCount -= 1
      return DequeuedCell(cell: cell, isNew: false)
    }
    let cell = CellID(Int32(createdCount))
    createdCount += 1
    return DequeuedCell(cell: cell, isNew: true)
  }

  /// Puts a cell in.
  ///
  /// - Complexity: O(1) amortized.
  /// - Precondition: the cell came from `dequeue` with the same identifier and is not in the pool.
  public mutating func enqueue(_ cell: CellID, _ identifier: ReuseIdentifier) {
    precondition(usedCount > 0, "more cells come back than were handed out")
    waiting[Int(identifier.rawValue)].append(cell)
    pooledCount += 1
  }
}

/// A cell taken from a reuse pool.
public struct DequeuedCell: Hashable, Sendable {
  /// Its serial number.
  public var cell: CellID
  /// Whether it was made for this; otherwise it showed another item before.
  public var isNew: Bool
}
