/// The cells that wait to be used again, a row for each reuse identifier, those that are kept for the items that they
/// show, and the counts of all cells.
///
/// The pool hands out serial numbers; the cells themselves belong to the list's owner.
public struct ReusePool: Hashable, Sendable {
  /// A cell that waits.
  public struct Entry: Hashable, Sendable {
    /// The cell.
    public var cell: CellID
    /// The item that it showed last; `nil` when it never showed any.
    public var item: ItemID?
    /// Its reuse identifier; one that is of none has the one that it was told last.
    public var reuseIdentifier: ReuseIdentifier
    /// Whether its item went away or was asked for again in this pass.
    var lostItem = false
    /// How many came in before it.
    var turn: Int
  }

  /// How cells wait.
  public let policy: PoolPolicy
  /// How many cells are kept for their items at most, and used for no others.
  public let keptLimit: Int
  /// By reuse identifier, and then those of none, the one that has waited longest first.
  var waiting: [[Entry]]
  /// The cells that are kept for their items, the one that was left first comes first. Where cells wait with their items,
  /// those in front are waiting.
  public internal(set) var kept: [DisplayedCell] = []

  /// How many cells were made so far.
  public private(set) var createdCount = 0
  /// How many cells wait in the pool without an item.
  public internal(set) var pooledCount = 0
  /// How many cells were thrown away.
  public internal(set) var discardedCount = 0
  /// How many cells came in so far.
  private var turn = 0
  /// Whether the cells were made that are made ahead.
  var hasMadeAhead = false

  /// Makes an empty pool for a number of reuse identifiers.
  public init(
    reuseIdentifierCount: Int, policy: PoolPolicy = PoolPolicy(), keptLimit: Int = 0
  ) {
    self.policy = policy
    self.keptLimit = keptLimit
    waiting = [[Entry]](repeating: [], count: reuseIdentifierCount + 1)
  }

  /// How many cells are in use: made and neither waiting nor kept nor thrown away.
  public var usedCount: Int { createdCount - pooledCount - discardedCount - kept.count }

  /// Whether cells that leave are kept for their items.
  @inline(__always)
  var keepsItems: Bool { keptLimit > 0 || policy.waiting == .withItem }

  /// How many of the kept cells wait: others may have them.
  var restingCount: Int {
    policy.waiting == .withItem ? max(0, kept.count - keptLimit) : 0
  }

  /// Takes a cell of an identifier, or of none, or, where identifiers are mixed, of another; or makes one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier of the item that gets it.
  ///   - distance: how far an item is from the viewport; `nil` when it is not in the list. Asked only where the
  ///     policy needs it.
  /// - Complexity: O(1) for the newest cell, else O(p) for p cells that wait.
  /// - Precondition: the identifier is one of the pool's.
  public mutating func dequeue(
    _ identifier: ReuseIdentifier, distance: (ItemID) -> Int? = { _ in nil }
  ) -> DequeuedCell {
    if policy.order == .newest, let entry = waiting[Int(identifier.rawValue)].popLast() {
      pooledCount -= 1
      return DequeuedCell(cell: entry.cell, isNew: false, reuseIdentifier: identifier)
    }
    if pooledCount == 0 && restingCount == 0 { return make(identifier) }
    if let cell = take(.own, identifier, distance) { return cell }
    if let cell = take(.ofNone, identifier, distance) { return cell }
    return take(.any, identifier, distance) ?? make(identifier)
  }

  /// Makes a cell.
  mutating func make(_ identifier: ReuseIdentifier) -> DequeuedCell {
    let cell = CellID(Int32(createdCount))
    createdCount += 1
    return DequeuedCell(cell: cell, isNew: true, reuseIdentifier: identifier)
  }

  /// Puts a cell in, or throws it away when there is no room.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - identifier: its reuse identifier.
  ///   - item: the item that it showed.
  ///   - lostItem: whether that went away or was asked for again.
  /// - Returns: whether it waits now.
  /// - Complexity: O(1) amortized; O(p) for p cells that wait where the capacity is one of all identifiers together, or the
  ///   last made is thrown away.
  /// - Precondition: the cell came from `dequeue` with the same identifier and is not in the pool.
  @discardableResult
  public mutating func enqueue(
    _ cell: CellID, _ identifier: ReuseIdentifier, from item: ItemID? = nil, lostItem: Bool = false
  ) -> Bool {
    precondition(usedCount > 0, "more cells come back than were handed out")
    let row = Int(identifier.rawValue)
    wait(
      Entry(
        cell: cell, item: item, reuseIdentifier: identifier, lostItem: lostItem, turn: turn),
      in: row)
    guard policy.trimming == .onEntry, isTooFull(identifier), surplus(of: identifier)?.cell == cell
    else { return true }
    waiting[row].removeLast()
    pooledCount -= 1
    discardedCount += 1
    return false
  }

  private mutating func wait(_ entry: Entry, in row: Int) {
    waiting[row].append(entry)
    pooledCount += 1
    turn += 1
  }

  /// Keeps a cell for its item.
  ///
  /// - Returns: the cell that was kept longest, when there are too many now and they do not wait with their items: it is in
  ///   use again, and has to be put in.
  /// - Complexity: O(k) for k kept cells.
  /// - Precondition: the cell came from `dequeue`, and some cells are to be kept.
  public mutating func keep(_ cell: DisplayedCell) -> DisplayedCell? {
    precondition(usedCount > 0 && keepsItems, "a cell that is kept was handed out")
    kept.append(cell)
    return policy.waiting == .bare && kept.count > keptLimit ? kept.removeFirst() : nil
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

  /// Makes the cells that are made ahead, once.
  ///
  /// - Parameter body: called for each.
  mutating func makeAhead(_ body: (CellID, ReuseIdentifier) -> Void) {
    if hasMadeAhead { return }
    hasMadeAhead = true
    if policy.madeAhead == 0 { return }
    let none = waiting.count - 1
    for row in policy.kinds == .mixed ? none..<(none + 1) : 0..<none {
      let identifier = ReuseIdentifier(UInt16(row == none ? 0 : row))
      for _ in 0..<policy.madeAhead {
        let cell = make(identifier).cell
        wait(Entry(cell: cell, item: nil, reuseIdentifier: identifier, turn: turn), in: row)
        body(cell, identifier)
      }
    }
  }

  /// Throws away the cells that wait without an item.
  ///
  /// - Parameter body: called for each, by reuse identifier, the one that has waited longest first.
  /// - Complexity: O(p) for p cells.
  mutating func discardWaiting(_ body: (CellID, ReuseIdentifier) -> Void) {
    for row in waiting.indices {
      for entry in waiting[row] { body(entry.cell, entry.reuseIdentifier) }
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
  /// Whether it was made for this; otherwise it waited.
  public var isNew: Bool
  /// The reuse identifier that it was told last.
  public var reuseIdentifier: ReuseIdentifier
  /// Whether it is of no reuse identifier, so that its content is made anew.
  public var isOfNone = false
  /// The cell with the item with which it waited, and which it loses; `nil` when it waited without.
  public var left: DisplayedCell?
}
