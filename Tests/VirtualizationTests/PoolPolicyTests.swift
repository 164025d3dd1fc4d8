import Testing

@testable import Virtualization

/// Which cells are used again, which are kept, and which are thrown away.
@Suite struct PoolPolicyTests {
  private static func list(
    _ pool: PoolPolicy = PoolPolicy(), kept: Int = 0, rows: Int = 100, viewport: Int64 = 90,
    kinds: Int64 = 1
  ) -> CellListOwner {
    CellListOwner(
      VisibleRangeTests.rows(rows, of: 30), viewport: viewport,
      CellPolicy(pool: pool, keptCount: kept), kinds: kinds)
  }

  struct OrderRow: Sendable {
    var order: PoolPolicy.Order
    var used: Int32
  }

  /// Cells 3, 0, 1, 2 wait in this order, for items 7, 0, 40 (gone) and 11; the viewport is at item 9.
  @Test(arguments: [
    OrderRow(order: .newest, used: 2), OrderRow(order: .oldest, used: 3),
    OrderRow(order: .firstMade, used: 0), OrderRow(order: .farthest, used: 1),
  ])
  func orderSaysWhichIsUsed(_ row: OrderRow) {
    var pool = ReusePool(reuseIdentifierCount: 1, policy: PoolPolicy(order: row.order))
    let kind = ReuseIdentifier(0)
    for _ in 0..<4 { _ = pool.dequeue(kind) }
    for (cell, item) in [(3, 7), (0, 0), (1, 40), (2, 11)] as [(Int32, Int64)] {
      pool.enqueue(CellID(cell), kind, from: ItemID(item))
    }
    let distance = { (item: ItemID) in item.rawValue == 40 ? nil : abs(Int(item.rawValue) - 9) }
    #expect(pool.dequeue(kind, distance: distance).cell == CellID(row.used))
  }

  @Test func farthestOfSeveralIsTheOneThatWasMadeFirst() {
    var pool = ReusePool(reuseIdentifierCount: 1, policy: PoolPolicy(order: .farthest))
    for _ in 0..<3 { _ = pool.dequeue(ReuseIdentifier(0)) }
    for cell in [1, 2, 0] as [Int32] { pool.enqueue(CellID(cell), ReuseIdentifier(0)) }
    let cells = (0..<3).map { _ in pool.dequeue(ReuseIdentifier(0)) { _ in 4 }.cell.rawValue }
    #expect(cells == [0, 1, 2])
  }

  /// RecyclerView: two are kept, the one that was left first goes to the pool, and one that is kept comes back as it is.
  @Test func cellsAreKeptForTheirItems() {
    var owner = PoolPolicyTests.list(kept: 2)
    owner.update(by: 30)
    #expect(owner.updates == ["keep 0", "make 3"])
    owner.update(by: 30)
    #expect(owner.updates == ["keep 1", "make 4"])
    owner.update(by: 30)
    #expect(owner.updates == ["keep 2", "leave 0", "use 0"])
    owner.update(by: -30)
    #expect(owner.updates == ["keep 0", "leave 1", "restore 2"])
    #expect(owner.list.keptCellCount == 1)
    #expect(owner.list.displayed.map { $0.needsMeasure } == [false, false, false])
  }

  @Test func keptCellsLeaveWithTheirItems() {
    var owner = PoolPolicyTests.list(kept: 5)
    owner.update(by: 90)
    #expect(owner.updates == ["keep 0", "keep 1", "keep 2", "make 3", "make 4", "make 5"])
    owner.update { $0.remove(1..<2) }
    // The content moves up by a row: item 6 comes in, and its cell is that of item 1.
    #expect(owner.updates.prefix(1) == ["leave 1"])
    owner.update { $0.list.reloadData() }
    #expect(owner.list.keptCellCount == 0)
    #expect(owner.list.pool.createdCount == owner.list.shownCellCount + owner.list.pool.pooledCount)
  }

  /// Of cells that leave together the one that leaves last is taken first: the last one, or the first.
  @Test func cellsLeaveInEitherOrder() {
    var owner = PoolPolicyTests.list()
    owner.update(by: 90)
    #expect(owner.updates == ["leave 0", "leave 1", "leave 2", "use 2", "use 1", "use 0"])
    owner = PoolPolicyTests.list(PoolPolicy(leaving: .lastToFirst))
    owner.update(by: 90)
    #expect(owner.updates == ["leave 2", "leave 1", "leave 0", "use 0", "use 1", "use 2"])
    owner.update { $0.list.reloadData() }
    #expect(owner.updates == ["leave 2", "leave 1", "leave 0", "use 0", "use 1", "use 2"])
  }

  @Test func withoutRoomCellsAreLost() {
    var owner = PoolPolicyTests.list(PoolPolicy(capacity: 0))
    owner.update(by: 60)
    #expect(owner.updates == ["lose 0", "lose 1", "make 3", "make 4"])
    owner = PoolPolicyTests.list(PoolPolicy(capacity: 1, exchange: .enterFirst))
    owner.update(by: 60)
    #expect(owner.updates == ["make 3", "make 4", "leave 0", "lose 1"])
    #expect(owner.list.pool.discardedCount == 1)
  }

  /// FlashList: without recycling a key that becomes free is used again in the same pass, and else thrown away.
  @Test func whatIsTooMuchMayGoAfterThePass() {
    var owner = PoolPolicyTests.list(PoolPolicy(capacity: 0, trimming: .afterPass))
    owner.update(by: 45)
    #expect(owner.updates == ["leave 0", "use 0", "make 3"])
    owner.update(by: 15)
    #expect(owner.updates == ["leave 1", "discard 1"])
  }

  /// FlashList: 11 items of two kinds in turn, ids 1 to 11, become ids 5 to 15: the same cells show them.
  @Test func sameCellsShowTheNextItems() {
    var owner = PoolPolicyTests.list(
      PoolPolicy(order: .firstMade), rows: 11, viewport: 330, kinds: 2)
    let before = Set(owner.list.displayed.map { $0.cell })
    owner.update {
      $0.remove(0..<4)
      for kind in [1, 0, 1, 0] as [UInt16] {
        $0.insert(1, of: 30, at: $0.list.sizes.count, kind: kind)
      }
    }
    #expect(Set(owner.list.displayed.map { $0.cell }) == before)
    #expect(Set(owner.list.displayed.map { $0.item }).count == 11)
  }

  /// FlashList without recycling: five items in keys 0 to 4, then three new ones in 5 to 7.
  @Test func withoutRecyclingEveryItemHasItsOwn() {
    var owner = PoolPolicyTests.list(PoolPolicy(capacity: 0), kept: 100, rows: 5, viewport: 150)
    owner.update {
      $0.insert(3, of: 30, at: 5)
      $0.list.setViewport(Viewport(height: Length(points: 240)))
    }
    #expect(owner.list.displayed.map { $0.cell.rawValue } == Array(0...7))
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 30))) }
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 240))) }
    #expect(owner.list.displayed.map { $0.cell.rawValue } == Array(0...7))
  }

  private static func mixed(madeAhead: Int = 0) -> PoolPolicy {
    var pool = PoolPolicy(order: .farthest)
    pool.waiting = .withItem
    pool.kinds = .mixed
    pool.madeAhead = madeAhead
    return pool
  }

  /// Legend List: cells wait with their items, those that are farthest away are used first, and each of the items that come in
  /// together has one of its kind before another one is given a cell of another kind. Kinds 0 and 1 take turns.
  @Test func ownKindFirstForAllThatComeIn() {
    var owner = PoolPolicyTests.list(PoolPolicyTests.mixed(), viewport: 120, kinds: 2)
    owner.update(by: 60)
    #expect(owner.updates == ["keep 0", "keep 1", "leave 0", "use 0", "leave 1", "use 1"])
    // Back again the nearest of each kind would have been the last to be used.
    owner.update(by: 30)
    #expect(owner.updates == ["keep 2", "leave 2", "use 2"])
    #expect(owner.list.displayed.map { $0.cell.rawValue } == [3, 0, 1, 2])
  }

  /// Of two that come in the first, of kind 1, leaves the one cell of kind 0 to the second; and one whose item went away is of no kind
  /// in the next pass.
  @Test func cellsWithoutAnItemLoseTheirKind() {
    var owner = PoolPolicyTests.list(PoolPolicyTests.mixed(), rows: 4, viewport: 120, kinds: 2)
    owner.update { $0.remove(0..<2) }
    #expect(owner.updates == ["leave 0", "leave 1"])
    owner.update { $0.insert(2, of: 30, at: 2, kind: 1) }
    #expect(owner.updates == ["retype 0", "retype 1"])
    owner.update {
      $0.remove(2..<4)
      $0.insert(1, of: 30, at: 2, kind: 0)
      $0.insert(1, of: 30, at: 3, kind: 1)
    }
    // In the same pass they still have it: the one of kind 1 is used for the second.
    #expect(owner.updates == ["leave 0", "leave 1", "use 0", "retype 1"])
    #expect(owner.list.displayed.map { $0.cell.rawValue } == [2, 3, 1, 0])
  }

  /// Cells that are made ahead are used before any is made, and those of no kind after those of a kind.
  @Test func cellsMayBeThereFromTheStart() {
    var pool = PoolPolicy()
    pool.madeAhead = 2
    var owner = PoolPolicyTests.list(pool, kinds: 2)
    #expect(
      owner.updates == ["ahead 0", "ahead 1", "ahead 2", "ahead 3", "use 1", "use 3", "use 0"])
    #expect(owner.list.pool.pooledCount == 1)
    owner = PoolPolicyTests.list(PoolPolicyTests.mixed(madeAhead: 2))
    #expect(owner.updates == ["ahead 0", "ahead 1", "retype 0", "retype 1", "make 2"])
    #expect(owner.list.pool.createdCount == 3)
  }

  /// A cell that waits with its item comes back as it is, unless it was used or there were too many.
  @Test(
    arguments: [
      (nil, ["keep 3", "keep 4", "keep 5", "restore 0", "restore 1", "restore 2"]),
      (2, ["keep 3", "keep 4", "keep 5", "lose 5", "restore 0", "restore 1", "leave 3", "use 3"]),
    ] as [(Int?, [String])]) func itemsWaitWithTheirCells(_ capacity: Int?, _ updates: [String])
  {
    var pool = PoolPolicy(capacity: capacity, exchange: .enterFirst)
    pool.waiting = .withItem
    var owner = PoolPolicyTests.list(pool)
    owner.update(by: 90)
    owner.update(by: -90)
    #expect(Set(owner.updates) == Set(updates) || capacity != nil)
    #expect(owner.list.keptCellCount == (capacity ?? 3))
    #expect(owner.list.displayed.map { $0.item.rawValue } == [0, 1, 2])
  }

  /// FlashList: of cells of all kinds those that were made last are thrown away.
  @Test func lastMadeOfAllMayBeLost() {
    var pool = PoolPolicy(capacity: 1, trimming: .afterPass, order: .firstMade)
    pool.scope = .list
    pool.surplus = .lastMade
    pool.waiting = .withItem
    var owner = PoolPolicyTests.list(pool, viewport: 120, kinds: 2)
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 30))) }
    #expect(owner.updates == ["keep 1", "keep 2", "keep 3", "lose 3", "lose 2"])
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 60))) }
    #expect(owner.updates == ["restore 1"])
  }

  /// Qt Quick: cells that wait are thrown away when the view gets another size.
  @Test(arguments: [false, true]) func resizeMayEmptyThePool(_ isEmptied: Bool) {
    var owner = PoolPolicyTests.list(PoolPolicy(isEmptiedOnResize: isEmptied))
    owner.update(by: 15)
    owner.update(by: 15)
    #expect(owner.list.pool.pooledCount == 1)
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 120))) }
    #expect(owner.updates == (isEmptied ? ["discard 0", "make 4"] : ["use 0"]))
    owner.update { $0.list.noteResize() }
    #expect(owner.updates == [])
  }

  /// Every policy, a list that is dragged, changed and reloaded: no cell is lost.
  @Test(arguments: PoolPolicy.Order.allCases, PoolPolicy.Trimming.allCases)
  func countsAddUp(_ order: PoolPolicy.Order, _ trimming: PoolPolicy.Trimming) {
    for (exchange, leaving) in zip(PoolPolicy.Exchange.allCases, PoolPolicy.Leaving.allCases) {
      for (capacity, kept) in [(nil, 0), (0, 0), (1, 2), (nil, 3)] as [(Int?, Int)] {
        var pool = PoolPolicy(
          capacity: capacity, trimming: trimming, order: order, exchange: exchange,
          leaving: leaving)
        // Cells that leave and enter in either order have the other policies in turn.
        if exchange == .enterFirst { (pool.kinds, pool.scope) = (.mixed, .list) }
        if kept == 0 { (pool.waiting, pool.surplus) = (.withItem, .lastMade) }
        var owner = CellListOwner(
          VisibleRangeTests.rows(60, of: 30), viewport: 100,
          CellPolicy(overscan: Overscan(.items(1)), pool: pool, keptCount: kept), kinds: 2)
        for step in 0..<40 as Range<Int64> {
          owner.update(by: step % 7 * 40 - 100) {
            if step % 5 == 1 { $0.remove(Int(step)..<Int(step) + 2) }
            if step % 5 == 2 { $0.insert(2, of: 20, at: 0, kind: 1) }
            if step % 9 == 8 { $0.list.reloadData() }
            if step % 11 == 10 { $0.list.setViewport(Viewport(height: Length(points: 90 + step))) }
          }
          let list = owner.list
          let inUse = list.shownCellCount + list.preparedCellCount
          let aside = list.keptCellCount + list.pool.pooledCount
          #expect(list.pool.createdCount == inUse + aside + list.pool.discardedCount)
          #expect(Set(list.displayed.map { $0.cell }).count == list.displayed.count)
          if capacity == nil { #expect(list.pool.discardedCount == 0) }
        }
      }
    }
  }
}
