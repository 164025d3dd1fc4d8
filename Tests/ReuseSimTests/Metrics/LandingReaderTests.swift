import Testing

@testable import ReuseSim

/// What a reader looks at who is taken to an item.
@Suite struct LandingReaderTests {
  /// Rows of 100 estimated at 50, read at row 20: row 18 is 100 above it as far as the list knows.
  private func atRow20(_ command: Command) -> RunReport {
    var scenario = Scenario.rows(100, of: 100, estimate: 50)
    scenario.overrides.scrollsRetarget = true
    return scenario.at(100, .scrollToItem(.id(ItemID(20)), .top, over: nil)).at(200, command)
      .report()
  }

  /// Both rows above turn out to be 100 tall and push row 20 down by 50 each.
  @Test func rowsThatScrollingBringsPushWhatIsRead() {
    let report = atRow20(.scrollBy(.pt(-100), over: nil))
    #expect(report.metrics[.jumpMax] == 100 * 4800)
  }

  /// The same movement and the same heights, but the reader asked for row 18 and has it.
  @Test func whoIsTakenToARowLooksAtIt() {
    let report = atRow20(.scrollToItem(.id(ItemID(18)), .top, over: nil))
    #expect(report.metrics[.jumpMax] == 0)
    #expect(report.metrics[.landingError] == 0)
    #expect(report.violations == [])
  }

  /// Row 21 was on screen before, so it is the reference, and stays where the scroll puts it.
  @Test func aRowThatWasSeenIsTheReference() {
    let report = atRow20(.scrollToItem(.id(ItemID(21)), .top, over: nil))
    #expect(report.metrics[.jumpMax] == 0)
  }

  /// A reader who holds another row still does.
  @Test func whoHoldsAnotherRowStillDoes() {
    var scenario = Scenario.rows(100, of: 100, estimate: 50)
    scenario.overrides.scrollsRetarget = true
    scenario.reader = .item(ItemID(20))
    let report = scenario.at(100, .scrollToItem(.id(ItemID(20)), .top, over: nil))
      .at(200, .scrollToItem(.id(ItemID(18)), .top, over: nil)).report()
    #expect(report.metrics[.jumpMax] == 100 * 4800)
  }
}
