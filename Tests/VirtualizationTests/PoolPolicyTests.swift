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

  @Test func farthestOfSeveralIsTheOneThatWaitedLongest() {
    var pool = ReusePool(reuseIdentifierCount: 1, policy: PoolPolicy(order: .farthest))
    for _ in 0..<3 { _ = pool.dequeue(ReuseIdentifier(0)) }
    for cell in [1, 2, 0] as [Int32] { pool.enqueue(CellID(cell), ReuseIdentifier(0)) }
    let cells = (0..<3).map { _ in pool.dequeue(ReuseIdentifier(0)) { _ in 4 }.cell.rawValue }
    #expect(cells == [1, 2, 0])
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
        var owner = CellListOwner(
          VisibleRangeTests.rows(60, of: 30), viewport: 100,
          CellPolicy(
            overscan: Overscan(.items(1)),
            pool: PoolPolicy(
              capacity: capacity, trimming: trimming, order: order, exchange: exchange,
              leaving: leaving),
            keptCount: kept), kinds: 2)
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
