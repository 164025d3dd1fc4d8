import Testing

@testable import Virtualization

@Suite struct VirtualListTests {
  private func pt(_ points: Int64) -> Length { Length(points: points) }

  /// A list of rows of 100 pt on a screen of 400, laid out once.
  private func rows(_ count: Int) -> VirtualList {
    var list = VirtualList(viewportHeight: pt(400), estimate: pt(50))
    list.insert(count: count, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in pt(100) }
    return list
  }

  private func items(_ cells: [DisplayedCell]) -> [Int64] { cells.map { $0.item.rawValue } }

  @Test func firstLayoutShowsTheStart() {
    var list = VirtualList(viewportHeight: pt(400), estimate: pt(50))
    #expect(list.needsLayout)
    list.insert(count: 1_000_000, firstID: ItemID(0), at: 0)
    var asked: [Int64] = []
    let update = list.layOut { item, _ in
      asked.append(item.rawValue)
      return pt(100)
    }
    #expect(asked == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(update.entered.map { $0.cell.item.rawValue } == [0, 1, 2, 3])
    #expect(update.entered.allSatisfy { $0.showsItem })
    #expect(update.entered.map { $0.cell.position } == [pt(0), pt(100), pt(200), pt(300)])
    #expect(update.left == [])
    #expect(update.moved == [])
    #expect(update.offset == .zero)
    #expect(update.contentHeight == pt(8 * 100 + 999_992 * 50))
    #expect(update.isSettled)
    #expect(!list.needsLayout)
  }

  @Test func insertAboveKeepsThePictureAndMovesCells() {
    var list = rows(100)
    list.scroll(by: pt(150))
    _ = list.layOut { _, _ in pt(100) }
    #expect(items(list.cells) == [1, 2, 3, 4, 5])
    list.insert(count: 3, firstID: ItemID(1000), at: 0)
    let update = list.layOut { _, _ in pt(100) }
    #expect(update.offset == pt(150 + 3 * 50))
    #expect(update.correction == Correction(anchor: pt(150), clamp: .zero))
    #expect(items(update.moved) == [1, 2, 3, 4, 5])
    #expect(update.entered == [])
    #expect(update.left == [])
  }

  @Test func scrollChangesHands() {
    var list = rows(100)
    let before = list.cells
    list.scroll(by: pt(400))
    let update = list.layOut { _, _ in pt(100) }
    #expect(items(update.left) == [0, 1, 2, 3])
    #expect(update.entered.map { $0.cell.item.rawValue } == [4, 5, 6, 7])
    #expect(update.entered.map { $0.showsItem } == [false, false, false, false])
    #expect(
      Set(update.entered.map { $0.cell.cell }).isSubset(
        of: Set(
          before.map { $0.cell } + [
            CellID(4), CellID(5), CellID(6), CellID(7),
          ])))
  }

  @Test func reloadedRowLeavesAndEnters() {
    var list = rows(100)
    list.reload(1..<2)
    let update = list.layOut { item, _ in pt(item.rawValue == 1 ? 130 : 100) }
    #expect(items(update.left) == [1])
    #expect(update.entered.map { $0.cell.item.rawValue } == [1])
    #expect(update.entered.map { $0.showsItem } == [true])
    #expect(items(update.moved) == [2, 3])
  }

  @Test func remeasuredRowKeepsItsCell() {
    var list = rows(100)
    list.remeasure(0..<6)
    let update = list.layOut { item, _ in pt(item.rawValue == 1 ? 150 : 100) }
    #expect(update.entered == [])
    #expect(items(update.moved) == [1, 2, 3])
    #expect(list.item(at: 5).belief == .remembered)
    #expect(list.item(at: 3).belief == .measured)
  }

  @Test func reloadDataExchangesEveryCell() {
    var list = rows(100)
    list.reloadData()
    let update = list.layOut { _, _ in pt(100) }
    #expect(items(update.left) == [0, 1, 2, 3])
    #expect(update.entered.map { $0.showsItem } == [true, true, true, true])
  }

  @Test func scrollToTheEndEndsThere() {
    var list = rows(100)
    let isThere = list.show(.end)
    #expect(isThere)
    let update = list.layOut { _, _ in pt(100) }
    #expect(update.offset + pt(400) == update.contentHeight)
    #expect(items(list.cells).last == 99)
    list.show(.item(ItemID(40), .center))
    _ = list.layOut { _, _ in pt(100) }
    #expect(list.item(at: 40).position - list.offset == pt(150))
    let isFound = list.show(.item(ItemID(100), .top))
    #expect(!isFound)
  }

  @Test func listBeginsAtItsStartThoughItFollowsItsEnd() {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(pt(50))], viewport: Viewport(height: pt(400)),
        anchorPolicy: .keepOffset, measuredSizePolicy: .keptByID,
        endPolicy: .follows(within: pt(10))))
    list.insert(count: 20, firstID: ItemID(0), at: 0)
    let start = list.layOut { _, _ in pt(100) }
    #expect(start.offset == .zero)
    list.show(.end)
    let end = list.layOut { _, _ in pt(100) }
    #expect(end.offset + pt(400) == end.contentHeight)
    list.insert(count: 1, firstID: ItemID(20), at: 20)
    let followed = list.layOut { _, _ in pt(100) }
    #expect(followed.offset == end.offset + pt(100))
  }

  @Test(arguments: [
    (SizeFate.keepsSizes, Int64(100), IndexedItem.Belief.measured),
    (.dropsSizes, 50, .estimated),
    (.turnsSizesIntoEstimates, 100, .remembered),
  ])
  func widthChangeTreatsSizesOffScreen(
    policy: SizeFate, height: Int64, belief: IndexedItem.Belief
  ) {
    var list = VirtualList(
      rows(0).engine, widthChange: policy)
    list.insert(count: 100, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in pt(100) }
    list.scroll(by: pt(1000))
    _ = list.layOut { _, _ in pt(100) }
    list.widthChanged()
    let update = list.layOut { _, _ in pt(200) }
    #expect(list.item(at: 0).height == pt(height))
    #expect(list.item(at: 0).belief == belief)
    let top = list.cells[0]
    #expect(top.height == pt(200))
    #expect(top.position == update.offset)
    #expect(top.item == ItemID(12))
  }

  @Test func layoutThatTakesTooLongGoesOnInTheNext() {
    var list = VirtualList(viewportHeight: pt(400), estimate: pt(400))
    list.insert(count: 1000, firstID: ItemID(0), at: 0)
    var layouts = 0
    var update: ListUpdate
    repeat {
      #expect(list.needsLayout)
      update = list.layOut { _, _ in pt(1) }
      layouts += 1
      #expect(update.isSettled || update.passes == VirtualList.passLimit)
    } while !update.isSettled
    #expect(layouts == 5)
    #expect(list.cells.count == 400)
    #expect(!list.needsLayout)
  }

  @Test func focusKeepsACell() {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(pt(100))], viewport: Viewport(height: pt(200)),
        anchorPolicy: .keepOffset, measuredSizePolicy: .keptByID,
        cellPolicy: CellPolicy(keepsFocusedCell: true)))
    list.insert(count: 50, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in pt(100) }
    list.setFocus(ItemID(1))
    list.scroll(by: pt(2000))
    #expect(items(list.layOut { _, _ in pt(100) }.left) == [0])
    #expect(items(list.cells) == [1, 20, 21])
    list.setFocus(nil)
    #expect(items(list.layOut { _, _ in pt(100) }.left) == [1])
  }

  /// A list that holds nothing in a batch keeps its offset in one, and in the next update holds again.
  @Test func batchesAreNoted() {
    let anchor = AnchorPolicy(hold: .item(.firstIntersecting)).unless(.inBatch)
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(pt(100))], viewport: Viewport(height: pt(400)),
        anchorPolicy: anchor, measuredSizePolicy: .keptByID))
    list.insert(count: 50, firstID: ItemID(0), at: 0)
    list.scroll(by: pt(1000))
    _ = list.layOut { _, _ in pt(100) }
    var offsets: [Length] = []
    for (number, isBatch) in [false, true, false].enumerated() {
      if isBatch { list.noteBatch() }
      list.insert(count: 1, firstID: ItemID(Int64(100 + number)), at: 0)
      offsets.append(list.layOut { _, _ in pt(100) }.offset)
    }
    #expect(offsets == [pt(1100), pt(1100), pt(1200)])
  }

  /// What has a cell beyond the screen counts for the mean of what is visible as soon as it is measured: it does in Qt
  /// Quick and GTK, whose means and medians are of what has a delegate or a widget.
  @Test(
    arguments: [
      (Overscan?.none, 1000), (Overscan(.items(1)), 2000),
      (Overscan(.fixed(before: .none, after: .items(1)), measuring: .whenShown), 1000),
    ] as [(Overscan?, Int64)])
  func visibleMeanTakesWhatHasACell(overscan: Overscan?, height: Int64) {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(pt(100))], viewport: Viewport(height: pt(200)),
        anchorPolicy: .keepOffset, measuredSizePolicy: .keptByID,
        learning: LearningPolicy(.meanOfVisible), cellPolicy: CellPolicy(overscan: overscan)))
    list.insert(count: 10, firstID: ItemID(0), at: 0)
    // Without row 2: 2 × 100 and 8 × 100. With it: 600, and 7 × 200.
    let update = list.layOut { item, _ in item == ItemID(2) ? pt(400) : pt(100) }
    #expect(update.contentHeight == pt(height))
  }

  @Test func emptyListHasNothingToShow() {
    var list = rows(0)
    list.insert(count: 0, firstID: ItemID(0), at: 0)
    #expect(!list.needsLayout)
    let update = list.layOut { _, _ in pt(100) }
    #expect(update.contentHeight == .zero)
    #expect(list.cells == [])
  }
}
