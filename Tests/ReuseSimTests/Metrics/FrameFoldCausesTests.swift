import Testing

@testable import ReuseSim

/// Why something moved: every cause that counts for it, neighbours put together, in the order in which it
/// happened.
@Suite struct FrameFoldCausesTests {
  private static func measured(
    _ first: Int64, count: Int = 1, index: Int? = nil, by amount: Int64,
    kind: Cause.Kind = .estimateReplaced
  ) -> Cause {
    Cause(
      kind: kind,
      items: ItemSpan(
        first: ItemID(first), last: ItemID(first + Int64(count) - 1), count: count,
        index: index ?? Int(first)), amount: .pt(amount), before: .pt(44 * Int64(count)),
      after: .pt(44 * Int64(count) + amount))
  }

  private static func shift(_ cause: Cause) -> TraceEvent {
    .shifted(from: (cause.items?.index ?? 0) + (cause.items?.count ?? 0), cause)
  }

  private static func fold(_ facts: [TraceEvent], _ after: HandFrame = .rows(0)) -> FrameFold {
    var fold = FrameFold()
    var second = after
    second.facts = facts
    for event in HandFrame.rows(0).events(0) + second.events(1) { fold.observe(event) }
    return fold
  }

  @Test func neighboursStandTogether() {
    let facts = [1, 2, 3].map {
      FrameFoldCausesTests.shift(FrameFoldCausesTests.measured($0, by: 10))
    }
    let fold = FrameFoldCausesTests.fold(facts)
    #expect(
      fold.causes(ofItemAt: 7) == [FrameFoldCausesTests.measured(1, count: 3, by: 30)])
    // What stands below an item does not move it.
    #expect(fold.causes(ofItemAt: 3) == [FrameFoldCausesTests.measured(1, count: 2, by: 20)])
    #expect(fold.causes(ofItemAt: 2) == [FrameFoldCausesTests.measured(1, by: 10)])
    #expect(fold.causes(ofItemAt: 1) == [])
  }

  @Test func othersStandAlone() {
    let apart = [
      FrameFoldCausesTests.measured(1, by: 10), FrameFoldCausesTests.measured(3, by: 10),
      FrameFoldCausesTests.measured(4, by: 10, kind: .resized),
      FrameFoldCausesTests.measured(2, by: 5, kind: .resized),
    ]
    let fold = FrameFoldCausesTests.fold(apart.map { FrameFoldCausesTests.shift($0) })
    #expect(fold.causes(ofItemAt: 9) == apart)
  }

  @Test func theSameItemsAddUpAndMayCancel() {
    let there = FrameFoldCausesTests.measured(1, by: 10, kind: .resized)
    var back = there
    back.amount = .pt(-10)
    let twice = FrameFoldCausesTests.fold([there, there].map { FrameFoldCausesTests.shift($0) })
    var both = there
    both.amount = .pt(20)
    #expect(twice.causes(ofItemAt: 5) == [both])
    let none = FrameFoldCausesTests.fold([there, back].map { FrameFoldCausesTests.shift($0) })
    #expect(none.causes(ofItemAt: 5) == [])
  }

  @Test func itemsKeepTheirNamesWhenPositionsChange() {
    // The item that was at 3 is at 5 after two came in before it; then a measurement at 4 is above it.
    let inserted = Cause(
      kind: .inserted, items: ItemSpan(first: ItemID(20), last: ItemID(21), count: 2, index: 1),
      amount: .pt(60), after: .pt(60))
    let measured = FrameFoldCausesTests.measured(2, index: 4, by: 10)
    let fold = FrameFoldCausesTests.fold([
      .inserted(at: 1, count: 2, firstID: ItemID(20)), .shifted(from: 3, inserted),
      .shifted(from: 5, measured),
    ])
    #expect(fold.causes(ofItemAt: 3) == [inserted, measured])
    #expect(fold.causes(ofItemAt: 2) == [inserted])
    #expect(fold.causes(ofItemAt: 0) == [])
  }

  @Test func neighboursOfDifferentTimesStandAlone() {
    // Item 1 at 1 and, after a removal between them, item 3 at 2: neighbours by number, not by place.
    let first = FrameFoldCausesTests.measured(1, by: 10)
    let removed = Cause(
      kind: .removed, items: ItemSpan(ItemID(2), index: 2), amount: .pt(-44), before: .pt(44))
    let second = FrameFoldCausesTests.measured(3, index: 2, by: 10)
    let fold = FrameFoldCausesTests.fold([
      .shifted(from: 2, first), .removed(at: 2, count: 1), .shifted(from: 2, removed),
      .shifted(from: 3, second),
    ])
    #expect(fold.causes(ofItemAt: 9) == [first, removed, second])
    // Without a word between them they must not be put together either.
    let quiet = FrameFoldCausesTests.fold([
      .shifted(from: 2, first), .removed(at: 2, count: 1), .shifted(from: 3, second),
    ])
    #expect(quiet.causes(ofItemAt: 9) == [first, second])
  }

  @Test func movedItemsGoTheirWay() {
    let item = ItemID(1)
    func cause(_ amount: Int64) -> Cause {
      Cause(kind: .moved, items: ItemSpan(item, index: 1), amount: .pt(amount))
    }
    // Item 1 of 100 pt goes from 1 to 3, 200 pt on; 2 and 3 make room.
    let fold = FrameFoldCausesTests.fold([
      .moved(item, from: 1, to: 3), .shifted(from: 1, cause(-100)), .shifted(from: 3, cause(300)),
      .shifted(from: 4, cause(-200)),
    ])
    #expect(fold.causes(ofItemAt: 0) == [])
    #expect(fold.causes(ofItemAt: 1) == [cause(200)])
    #expect(fold.causes(ofItemAt: 2) == [cause(-100)])
    #expect(fold.causes(ofItemAt: 3) == [cause(-100)])
    #expect(fold.causes(ofItemAt: 4) == [])
  }

  @Test func correctionsComeLastAndTheOtherWay() {
    let measured = FrameFoldCausesTests.measured(1, by: 10)
    let fold = FrameFoldCausesTests.fold([
      FrameFoldCausesTests.shift(measured), .corrected(.anchorCorrection, .pt(10)),
      .corrected(.clamp, .pt(-4)),
    ])
    let corrections = [
      Cause(kind: .anchorCorrection, items: nil, amount: .pt(-10)),
      Cause(kind: .clamp, items: nil, amount: .pt(4)),
    ]
    #expect(fold.causes(ofItemAt: 9) == [measured] + corrections)
    #expect(fold.causes(of: .top, followed: .zero) == corrections)
  }

  @Test func endMovesAsFarAsTheLargestOffsetDoes() {
    // 400 pt of content in a viewport of 400 pt: the first 100 pt do move the largest offset, and a viewport
    // that grows moves it back.
    func inserted(_ height: Int64) -> Cause {
      Cause(
        kind: .inserted, items: ItemSpan(ItemID(9), index: 4), amount: .pt(height),
        after: .pt(height))
    }
    var before = HandFrame.rows(0)
    before.content = 350
    before.legal = 0...0
    var after = before
    after.content = 450
    after.viewport = 420
    after.legal = 0...30
    after.facts = [
      .inserted(at: 4, count: 1, firstID: ItemID(9)), .shifted(from: 5, inserted(100)),
      .viewport(height: .pt(420)),
    ]
    var fold = FrameFold()
    for event in before.events(0) + after.events(1) { fold.observe(event) }
    var moved = inserted(100)
    moved.amount = .pt(50)
    #expect(
      fold.causes(of: .end, followed: .zero) == [
        moved, Cause(kind: .viewport, items: nil, amount: .pt(-20)),
      ])
  }
}
