import Testing

@testable import ReuseSim

/// Who reads the end of the content sees a jump when something hides it, and none when he is taken there.
@Suite struct ReaderOfTheEndTests {
  /// Rows of 100 pt, believed as they are, in a viewport of 400 pt.
  private static func rows(_ reader: Reader) -> Scenario {
    var scenario = Scenario.rows(50, estimate: 100)
    scenario.reader = reader
    return scenario
  }

  private static func jumps(_ scenario: Scenario) -> [Length] {
    scenario.report().jumps.map { $0.amount }
  }

  private static let last = Command.scrollToItem(.id(ItemID(49)), .bottom, over: nil)

  @Test func beingTakenToTheEndIsNoJump() {
    let rows = ReaderOfTheEndTests.rows(.end)
    #expect(ReaderOfTheEndTests.jumps(rows.at(0, ReaderOfTheEndTests.last)) == [])
    let slowly = rows.at(0, .scrollToItem(.id(ItemID(49)), .bottom, over: .ms(200)))
    #expect(ReaderOfTheEndTests.jumps(slowly) == [])
    #expect(ReaderOfTheEndTests.jumps(rows.at(0, .scrollBy(.pt(4600), over: .ms(200)))) == [])
  }

  @Test func beingTakenToTheStartIsNoJump() {
    let rows = ReaderOfTheEndTests.rows(.top).at(0, .scrollBy(.pt(3000), over: nil))
    #expect(
      ReaderOfTheEndTests.jumps(rows.at(100, .scrollToItem(.id(ItemID(0)), .top, over: nil))) == [])
    let slowly = rows.at(100, .scrollToItem(.id(ItemID(0)), .top, over: .ms(200)))
    #expect(ReaderOfTheEndTests.jumps(slowly) == [])
  }

  @Test func listThatFollowsANewItemDoesNotJump() {
    let rows = ReaderOfTheEndTests.rows(.end).at(0, ReaderOfTheEndTests.last)
    let insert = Command.insert([ItemBlock(count: 1, kind: 0)], .end)
    let followed = rows.at(
      100, [insert, .scrollToItem(.id(ItemID(50)), .bottom, over: nil)])
    #expect(ReaderOfTheEndTests.jumps(followed) == [])
    #expect(ReaderOfTheEndTests.jumps(rows.at(100, insert)) == [.pt(100)])
  }

  @Test func listThatFollowsSlowlyHidesTheNewItemAtFirst() {
    let rows = ReaderOfTheEndTests.rows(.end).at(0, ReaderOfTheEndTests.last)
    let slowly = rows.at(
      100,
      [
        .insert([ItemBlock(count: 1, kind: 0)], .end),
        .scrollToItem(.id(ItemID(50)), .bottom, over: .ms(100)),
      ])
    #expect(ReaderOfTheEndTests.jumps(slowly) == [.pt(100)])
  }
}
