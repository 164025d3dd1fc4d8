import Testing

@testable import Virtualization

/// Exactly what overlaps the viewport has a cell, cells are told in the right order, and indices follow
/// every change.
@Suite struct VirtualizerLayoutTests {
  private static func owner(_ heights: [Int64], at offset: Int64 = 0) -> ListOwner {
    var owner = ListOwner(heights, holding: .keepOffset)
    owner.update(scrollingBy: offset)
    return owner
  }

  private static let ten = [Int64](repeating: 100, count: 10)

  struct VisibleRow: Sendable {
    var name: String
    var heights: [Int64]
    var offset: Int64 = 0
    var shown: [Int64]
  }

  static let rows = [
    VisibleRow(name: "edges on edges", heights: ten, shown: [0, 1, 2, 3]),
    VisibleRow(name: "a point on", heights: ten, offset: 1, shown: [0, 1, 2, 3, 4]),
    VisibleRow(name: "a point before a row", heights: ten, offset: 99, shown: [0, 1, 2, 3, 4]),
    VisibleRow(name: "a row on", heights: ten, offset: 100, shown: [1, 2, 3, 4]),
    VisibleRow(name: "at the end", heights: ten, offset: 600, shown: [6, 7, 8, 9]),
    VisibleRow(name: "no items", heights: [], shown: []),
    VisibleRow(name: "short content", heights: [10, 20], shown: [0, 1]),
    VisibleRow(name: "taller than the viewport", heights: [10, 1000, 10], offset: 300, shown: [1]),
    VisibleRow(name: "only items without height", heights: [0, 0, 0], shown: []),
    VisibleRow(name: "without height in between", heights: [100, 0, 0, 100, 0], shown: [0, 3]),
    VisibleRow(
      name: "without height at both edges", heights: [100, 0, 400, 0, 100], offset: 100, shown: [2]),
    VisibleRow(name: "without height first", heights: [0, 0, 100], shown: [2]),
  ]

  @Test(arguments: rows) func showsWhatOverlapsTheViewport(_ row: VisibleRow) {
    let owner = VirtualizerLayoutTests.owner(row.heights, at: row.offset)
    #expect(owner.shown == row.shown, "\(row.name)")
    #expect(
      owner.list.displayed.map { $0.position }
        == row.shown.map { owner.list.sizes.position(of: Int($0)) }, "\(row.name)")
  }

  @Test func nothingIsVisibleWithoutAViewport() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten, at: 150)
    owner.update { $0.list.setViewport(Viewport(height: .zero)) }
    #expect(owner.shown == [])
    #expect(owner.list.pool.pooledCount == owner.list.pool.createdCount)
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 100))) }
    #expect(owner.shown == [1, 2])
  }

  @Test func viewportGrowsAndTheOffsetIsMovedBack() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten, at: 600)
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 700))) }
    #expect(owner.offset == Length(points: 300))
    #expect(owner.shown == [3, 4, 5, 6, 7, 8, 9])
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 7000))) }
    #expect(owner.offset == .zero)
    #expect(owner.shown == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func topInsetShowsWhatIsAboveTheContent() {
    let viewport = Viewport(height: Length(points: 200), topInset: Length(points: 150))
    let owner = ListOwner([100, 100], viewport: viewport, holding: .keepOffset)
    #expect(owner.offset == Length(points: -150))
    #expect(owner.shown == [0])
  }

  @Test func millionRowsWithoutHeightAreSteppedOver() {
    var owner = VirtualizerLayoutTests.owner([100, 100])
    owner.list.beginUpdate()
    owner.list.insert(
      [
        ItemRun(
          firstID: ItemID(1000), count: 1_000_000, reuseIdentifier: ReuseIdentifier(0),
          size: .measured(.zero))
      ], at: 1)
    owner.layOut()
    #expect(owner.shown == [0, 1])
    #expect(owner.list.displayed.map { $0.index } == [0, 1_000_001])
  }

  @Test func millionRowsThatLoseTheirHeightWhenMeasuredAreGoneThroughOnce() {
    // Forty at a time fit on the screen; each one turns out to have no height.
    var owner = ListOwner(
      [Int64](repeating: 0, count: 400), estimate: 10, holding: .keepOffset, isMeasured: false)
    #expect(owner.shown == [])
    #expect(owner.list.sizes.measuredCount == 400)
    owner.update { $0.insert([30], at: 200) }
    #expect(owner.shown == [400])
  }

  @Test func cellsLeaveBeforeOthersEnter() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten)
    owner.list.beginUpdate()
    owner.list.scroll(by: Length(points: 150))
    owner.list.updateCells()
    let updates = owner.list.cellUpdates.map { update in
      switch update {
      case .leave(let cell, _): "leave \(cell.item.rawValue) in \(cell.cell.rawValue)"
      case .enter(let cell, let origin):
        "enter \(cell.item.rawValue) in \(cell.cell.rawValue)" + (origin == .new ? " new" : "")
      case .keep, .restore, .show, .hide, .discard, .make: ""
      }
    }
    #expect(updates == ["leave 0 in 0", "enter 4 in 0", "enter 5 in 4 new"])
    #expect(owner.list.displayed.map { $0.cell.rawValue } == [1, 2, 3, 0, 4])
  }

  @Test func indicesFollowEveryChange() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten, at: 250)
    owner.update { owner in
      owner.insert([10, 10], at: 0)
      owner.list.move(from: 5, to: 6)
      owner.list.remove(4..<5)
      owner.insert([50], at: 6)
      owner.list.remove(0..<1)
    }
    #expect(
      owner.list.displayed.map { $0.index }
        == owner.list.displayed.map { owner.list.sizes.index(of: $0.item) })
    #expect(owner.list.sizes.invariantViolation() == nil)
  }

  @Test func moveIsRemoveAndInsert() {
    for count in 1...5 {
      for source in 0..<count {
        for target in 0..<count {
          var order = Array(0..<count)
          order.insert(order.remove(at: source), at: target)
          let indices = (0..<count).map {
            ListChange.move(from: source, to: target).index(of: $0)
          }
          #expect(indices == (0..<count).map { order.firstIndex(of: $0) })
        }
      }
    }
  }

  @Test func movedCellsKeepTheirItems() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten)
    let cells = owner.list.displayed.map { $0.cell }
    owner.update { $0.list.move(from: 0, to: 2) }
    #expect(owner.shown == [1, 2, 0, 3])
    #expect(owner.list.displayed.map { $0.cell } == [cells[1], cells[2], cells[0], cells[3]])
    owner.update { $0.list.move(from: 9, to: 0) }
    #expect(owner.shown == [9, 1, 2, 0])
    owner.update { $0.list.move(from: 0, to: 9) }
    #expect(owner.shown == [1, 2, 0, 3])
  }

  @Test func reloadedItemsGetOtherCellsAndAreMeasuredAgain() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten)
    owner.heights[ItemID(1)] = Length(points: 130)
    owner.list.beginUpdate()
    owner.list.reload(
      1..<2,
      as: [
        ItemRun(firstID: ItemID(1), count: 1, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      ])
    #expect(VirtualizerLayoutTests.needsMeasure(owner) == [false, true, false, false, false])
    owner.layOut()
    #expect(owner.shown == [0, 1, 2, 3])
    #expect(owner.list.sizes.item(at: 1).size == .measured(Length(points: 130)))
  }

  @Test func reloadDataMeasuresEverythingOnScreenAgain() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten, at: 250)
    owner.heights[ItemID(3)] = Length(points: 130)
    owner.heights[ItemID(9)] = Length(points: 130)
    owner.list.beginUpdate()
    owner.list.reloadData()
    #expect(VirtualizerLayoutTests.needsMeasure(owner) == [true, true, true, true, true])
    owner.layOut()
    #expect(owner.list.sizes.contentHeight == Length(points: 1030))
    owner.list.beginUpdate()
    owner.list.scroll(by: Length(points: -250))
    #expect(VirtualizerLayoutTests.needsMeasure(owner) == [false, false, false, false])
  }

  /// Which cells the next pass of an update asks for their heights.
  private static func needsMeasure(_ owner: ListOwner) -> [Bool] {
    var list = owner.list
    list.updateCells()
    return list.displayed.map { $0.needsMeasure }
  }

  @Test func measuringTellsWhatChanged() {
    var owner = ListOwner([100], holding: .keepOffset)
    #expect(
      owner.list.setMeasuredHeight(Length(points: 100), at: 0)
        == Remeasurement(
          index: 0, before: .measured(Length(points: 100)), oldHeight: Length(points: 100),
          newHeight: Length(points: 100)))
    #expect(!owner.list.needsPass)
    #expect(
      owner.list.setMeasuredHeight(Length(points: 70), at: 0)
        == Remeasurement(
          index: 0, before: .measured(Length(points: 100)), oldHeight: Length(points: 100),
          newHeight: Length(points: 70)))
    #expect(owner.list.needsPass)
    owner.list.updateDisplayedFrames()
    #expect(owner.list.displayed.map { $0.height } == [Length(points: 70)])
  }

  @Test func heightEqualToItsEstimateNeedsNoOtherPass() {
    var owner = ListOwner([50, 50], holding: .keepOffset, isMeasured: false)
    #expect(owner.list.sizes.measuredCount == 2)
    owner.update { $0.list.reload(0..<2, as: $0.list.sizes.runs(in: 0..<2)) }
    #expect(owner.list.pool.createdCount == 2)
  }

  @Test func scrollTellsHowFarItGot() {
    var owner = VirtualizerLayoutTests.owner(VirtualizerLayoutTests.ten, at: 250)
    owner.list.beginUpdate()
    #expect(owner.list.scroll(by: Length(points: 1000)) == Length(points: 350))
    #expect(owner.list.scroll(by: Length(points: 1)) == .zero)
    #expect(owner.list.scroll(by: Length(points: -1000)) == Length(points: -600))
  }
}
