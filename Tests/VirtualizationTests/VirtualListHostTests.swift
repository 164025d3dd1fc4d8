import Testing

@testable import Virtualization

/// A list under a scroll view that has an offset of its own, a keyboard, a clock.
@Suite struct VirtualListHostTests {
  private func pt(_ points: Int64) -> Length { Length(points: points) }

  /// A hundred rows of 60 pt on a screen of 600, read at 1200.
  private func rows(_ engine: Virtualizer? = nil) -> VirtualList {
    var list =
      engine.map { VirtualList($0) } ?? VirtualList(viewportHeight: pt(600), estimate: pt(60))
    list.insert(count: 100, firstID: ItemID(1000), at: 0)
    list.scroll(by: pt(1200))
    _ = list.layOut { _, _ in pt(60) }
    return list
  }

  private func engine(
    _ corrections: CorrectionPolicy, pixel: Length? = nil,
    shortContent: Viewport.ShortContent = .atStart
  ) -> Virtualizer {
    Virtualizer(
      estimates: [SizeEstimate(pt(60))],
      viewport: Viewport(height: pt(600), shortContent: shortContent),
      anchorPolicy: AnchorPolicy(hold: .item(.firstIntersecting)), correctionPolicy: corrections,
      measuredSizePolicy: .keptByID, pixel: pixel)
  }

  /// Two events before a layout: what a change above owes the reader is neither lost nor taken for his.
  @Test func eventsBeforeALayoutAddUp() {
    var list = rows()
    list.insert(count: 10, firstID: ItemID(0), at: 0)
    #expect(list.hostScrolled(to: pt(1210)) == pt(10))
    #expect(list.hostScrolled(to: pt(1220)) == pt(10))
    let update = list.layOut { _, _ in pt(60) }
    #expect(update.offset == pt(1220 + 600))
    #expect(update.correction.total == pt(600))
    #expect(list.hostOffset == pt(1820))
  }

  /// The echo of what the scroll view was told comes behind another change.
  @Test func echoesAreNobodysMovement() {
    var list = rows()
    list.insert(count: 10, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in pt(60) }
    list.insert(count: 10, firstID: ItemID(100), at: 0)
    #expect(list.hostScrolled(to: pt(1800)) == .zero)
    #expect(list.layOut { _, _ in pt(60) }.offset == pt(2400))
    #expect(list.hostScrolled(to: pt(2400)) == .zero)
    #expect(!list.needsLayout)
  }

  /// A rubber band goes beyond the edge and back: the list stays where it is, or goes along.
  @Test(arguments: [(false, 0), (true, -50)] as [(Bool, Int64)])
  func rubberBandsGoOutAndIn(beyondEdges: Bool, out: Int64) {
    var list = rows()
    list.show(.top)
    _ = list.layOut { _, _ in pt(60) }
    list.hostScrolled(to: pt(-50), beyondEdges: beyondEdges)
    #expect(list.layOut { _, _ in pt(60) }.offset == pt(out))
    list.hostScrolled(to: .zero, beyondEdges: beyondEdges)
    #expect(list.layOut { _, _ in pt(60) }.offset == .zero)
    list.hostScrolled(to: pt(30), beyondEdges: beyondEdges)
    #expect(list.layOut { _, _ in pt(60) }.offset == pt(30))
  }

  /// A scroll view of whole pixels echoes something else than it was told.
  @Test func lessThanAPixelIsRounding() {
    var list = rows(engine(CorrectionPolicy(), pixel: pt(1)))
    list.scroll(by: Length(units: 2000))
    _ = list.layOut { _, _ in pt(60) }
    #expect(list.hostScrolled(to: pt(1200)) == .zero)
    #expect(!list.needsLayout)
    var told = rows()
    told.scroll(by: Length(units: 2000))
    _ = told.layOut { _, _ in pt(60) }
    told.hostOffset = pt(1200)
    #expect(told.hostScrolled(to: pt(1201)) == pt(1))
    #expect(told.offset == pt(1201) + Length(units: 2000))
  }

  @Test func userWinsOverATarget() {
    var list = rows()
    list.show(.item(ItemID(1050), .top))
    #expect(list.scroll(by: pt(24)) == pt(24))
    let update = list.layOut { _, _ in pt(70) }
    #expect(update.offset - list.item(at: 50).position == pt(24))
    list.show(.item(ItemID(1050), .top))
    list.scroll(by: .zero)
    _ = list.layOut { _, _ in pt(70) }
    #expect(list.offset == list.item(at: 50).position)
  }

  /// Of what waits for a pause the list says how long it waits, and needs no layout until then.
  @Test func correctionsThatWaitSayHowLong() {
    var list = rows(engine(CorrectionPolicy(timing: .whenIdle(microseconds: 150_000))))
    list.context.idleTime = 0
    list.insert(count: 1, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in pt(60) }
    #expect(list.owedCorrection == pt(60))
    #expect(!list.needsLayout)
    #expect(list.correctionDelay == 150_000)
    list.context.idleTime = 100_000
    #expect(list.correctionDelay == 50_000)
    #expect(!list.needsLayout)
    list.context.idleTime = 150_000
    #expect(list.needsLayout)
    let update = list.layOut { _, _ in pt(60) }
    #expect(update.offset == pt(1260))
    #expect(list.correctionDelay == nil)
    #expect(!list.needsLayout)
  }

  /// A finger comes down between a change from the network and the layout: it counts at once.
  @Test func contextCountsFromWhenItIsSet() {
    var list = rows(engine(CorrectionPolicy(timing: .whenIdle(microseconds: 150_000))))
    list.insert(count: 1, firstID: ItemID(0), at: 0)
    list.context = UpdateContext(isTouched: true)
    let update = list.layOut { _, _ in pt(60) }
    #expect(update.offset == pt(1200))
    #expect(list.owedCorrection == pt(60))
  }

  /// A keyboard in the middle of a list: what stood above the lower edge stands there again, and the rest of the window
  /// is what it was.
  @Test func keyboardTakesTheContentAlong() {
    var list = rows(engine(CorrectionPolicy(), shortContent: .atEnd))
    let before = list.offset
    list.setViewport(topInset: pt(20))
    list.setViewport(bottomInset: pt(260))
    #expect(list.moveWithViewport(by: pt(260)) == pt(260))
    #expect(list.layOut { _, _ in pt(60) }.offset == before + pt(260))
    #expect(
      list.viewport
        == Viewport(
          height: pt(600), topInset: pt(20), bottomInset: pt(260), shortContent: .atEnd))
    list.setViewport(height: pt(300), bottomInset: .zero)
    #expect(list.viewport.shortContent == .atEnd)
    #expect(list.viewport.height == pt(300))
  }

  /// A screen is handed on, and what one layout leaves is done in the same.
  @Test func screenIsHandedOn() {
    struct Screen { var asked: [Int64] = [] }
    var screen = Screen()
    var list = VirtualList(viewportHeight: pt(400), estimate: pt(400))
    list.insert(count: 1000, firstID: ItemID(0), at: 0)
    let update = list.layOutUntilSettled(with: &screen) { screen, cell in
      screen.asked.append(cell.item.rawValue)
      return pt(1)
    }
    #expect(update.isSettled)
    #expect(update.passes > VirtualList.passLimit)
    #expect(screen.asked == Array(0..<400))
    #expect(update.entered.count == 400)
    list.remeasure(3..<4)
    _ = list.layOut(with: &screen) { screen, cell in
      screen.asked.append(Int64(cell.reuseIdentifier.rawValue))
      return pt(2)
    }
    #expect(screen.asked.last == 0)
    #expect(list.cell(of: ItemID(3))?.height == pt(2))
    #expect(list.cell(of: ItemID(999)) == nil)
  }
}
