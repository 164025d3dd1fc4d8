import Testing

@testable import Virtualization

/// Who is followed to the end, and who is let go; what a message that grows moves.
@Suite struct EndPolicyTests {
  private func pt(_ points: Int64) -> Length { Length(points: points) }

  private func chat(_ end: EndPolicy, _ anchor: AnchorPolicy) -> VirtualList {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(pt(60))],
        viewport: Viewport(height: pt(600), shortContent: .atEnd), anchorPolicy: anchor,
        correctionPolicy: CorrectionPolicy(timing: .beforeLayout), measuredSizePolicy: .keptByID,
        endPolicy: end))
    list.insert(count: 50, firstID: ItemID(0), at: 0)
    list.show(.end)
    _ = list.layOut { item, _ in pt(item == ItemID(49) ? 300 : 60) }
    return list
  }

  private func distance(_ list: VirtualList) -> Length { list.legalOffsets.highest - list.offset }

  /// A finger goes up by 10 in each of twelve frames, while the last message grows by 5: with the option the way from the
  /// end grows by 15 in each.
  @Test(
    arguments: [
      (.follows(within: Length(points: 40)), 0),
      (.follows(within: Length(points: 40), unlessMovedUp: true), 180),
      (.followsAppends(within: Length(points: 40), unlessMovedUp: true), 180),
      (.follows(within: .zero), 180),
    ] as [(EndPolicy, Int64)])
  func readerMovesAwayFromAMessageThatGrows(policy: EndPolicy, away: Int64) {
    var list = chat(policy, AnchorPolicy(hold: .item(.lastVisible), edge: .leading))
    var last: Int64 = 300
    for _ in 0..<12 {
      list.scroll(by: pt(-10))
      last += 5
      list.remeasure(49..<50)
      _ = list.layOut { item, _ in pt(item == ItemID(49) ? last : 60) }
    }
    #expect(distance(list) == pt(away))
  }

  /// He is followed for again when he comes down near the end, or is exactly there, and not before.
  @Test(arguments: [false, true])
  func readerComesBack(onlyAppends: Bool) {
    let policy =
      onlyAppends
      ? EndPolicy.followsAppends(within: pt(40), unlessMovedUp: true)
      : .follows(within: pt(40), unlessMovedUp: true)
    var list = chat(policy, .keepOffset)
    var next: Int64 = 50
    func append(_ away: Int64) {
      list.insert(count: 1, firstID: ItemID(next), at: list.count)
      next += 1
      _ = list.layOut { _, _ in pt(60) }
      #expect(distance(list) == pt(away))
    }
    append(0)
    list.scroll(by: pt(-30))
    _ = list.layOut { _, _ in pt(60) }
    append(90)
    list.scroll(by: pt(30))
    _ = list.layOut { _, _ in pt(60) }
    append(120)
    list.scroll(by: pt(90))
    _ = list.layOut { _, _ in pt(60) }
    append(0)
    list.scroll(by: pt(-10))
    list.scroll(by: pt(5))
    _ = list.layOut { _, _ in pt(60) }
    append(0)
    list.scroll(by: pt(-10))
    _ = list.layOut { _, _ in pt(60) }
    // What goes away behind the last item takes him to the very end.
    list.remove((list.count - 1)..<list.count)
    _ = list.layOut { _, _ in pt(60) }
    append(0)
  }

  /// A reader is 90 above the end, and the message that reaches across the lower edge grows: who holds its start, or one
  /// above it, sees nothing move. One in the middle that grows takes up those above it, as a chat has it.
  @Test(
    arguments: [
      (AnchorPolicy(hold: .item(.lastVisible)), 40, 0),
      (AnchorPolicy(hold: .item(.lastVisible), edge: .leading), 0, 0),
      (AnchorPolicy(hold: .item(.lastFullyVisible)), 0, 0),
      // Whatever else comes in the same update is not held against either.
      (AnchorPolicy(hold: .item(.lastVisible), suppressions: .ownResize), 0, 60),
    ] as [(AnchorPolicy, Int64, Int64)])
  func messageGrowsBelowAReader(anchor: AnchorPolicy, moved: Int64, pushed: Int64) throws {
    var list = chat(.stays, anchor)
    list.scroll(by: pt(-90))
    _ = list.layOut { _, _ in pt(60) }
    let item = try #require(list.cells.first).item
    func place(_ list: VirtualList) -> Length? {
      list.index(of: item).map { list.item(at: $0).position - list.offset }
    }
    let before = try #require(place(list))
    var growing = list
    growing.remeasure(49..<50)
    _ = growing.layOut { item, _ in pt(item == ItemID(49) ? 340 : 60) }
    #expect(place(growing) == before - pt(moved))
    var pushing = list
    pushing.insert(count: 1, firstID: ItemID(100), at: 0)
    pushing.remeasure(50..<51)
    _ = pushing.layOut { item, _ in pt(item == ItemID(49) ? 340 : 60) }
    #expect(place(pushing) == before - pt(moved) + pt(pushed))
  }

  /// One message fills the screen and grows at its end. Only its start is held still; the last one that is seen whole
  /// is none, so that its end is held.
  @Test(
    arguments: [
      (AnchorPolicy(hold: .item(.lastVisible), edge: .leading), 0),
      (AnchorPolicy(hold: .item(.lastFullyVisible)), 60),
    ] as [(AnchorPolicy, Int64)])
  func messageThatFillsTheScreenGrows(anchor: AnchorPolicy, moved: Int64) {
    var list = chat(.stays, anchor)
    list.remeasure(49..<50)
    _ = list.layOut { item, _ in pt(item == ItemID(49) ? 2000 : 60) }
    list.show(.end)
    _ = list.layOut { item, _ in pt(item == ItemID(49) ? 2000 : 60) }
    list.scroll(by: pt(-500))
    _ = list.layOut { item, _ in pt(item == ItemID(49) ? 2000 : 60) }
    let before = list.item(at: 49).position - list.offset
    list.remeasure(49..<50)
    _ = list.layOut { item, _ in pt(item == ItemID(49) ? 2060 : 60) }
    #expect(list.item(at: 49).position - list.offset == before - pt(moved))
  }
}
