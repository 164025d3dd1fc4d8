import Testing

@testable import ReuseSim

/// Movements follow each other without losing or doubling a way, and end where they were asked to.
@Suite struct SimulationMotionTests {
  static let everyPlatform = Platform.all.map { $0.name }

  /// Rows that are known beforehand: nothing but motion moves the content.
  private static func rows(_ platform: String) -> Scenario {
    Scenario.rows(200, estimate: 100, platform: platform)
  }

  private static func offset(_ scenario: Scenario) -> Length {
    var simulation = scenario.simulation(frames: 2)
    var observer = NoObserver()
    while !simulation.isAtRest { simulation.step(&observer) }
    return simulation.virtualizer.offset
  }

  @Test(arguments: everyPlatform) func scrollLandsAfterAStepAtTheSameTime(_ platform: String) {
    let report = SimulationMotionTests.rows(platform)
      .at(0, .scrollBy(.pt(100), over: nil))
      .at(0, .scrollToItem(.id(ItemID(50)), .top, over: nil))
      .report()
    #expect(report.points(.landingError) == .zero)
  }

  @Test(arguments: everyPlatform) func scrollLandsInPlaceOfAnother(_ platform: String) {
    let report = SimulationMotionTests.rows(platform)
      .at(0, .scrollToItem(.id(ItemID(50)), .top, over: .ms(200)))
      .at(110, .scrollToItem(.id(ItemID(20)), .top, over: nil))
      .report()
    #expect(report.points(.landingError) == .zero)
  }

  @Test func movementsOfOneFrameFollowEachOther() {
    let scenario = SimulationMotionTests.rows("keep-offset")
      .at(0, .scrollBy(.pt(1_000_000), over: nil))
      .at(0, .scrollBy(.pt(-100), over: nil))
    #expect(SimulationMotionTests.offset(scenario) == .pt(20_000 - 400 - 100))
  }

  @Test func stepBeyondTheEndDoesNotStopAFling() {
    let alone = SimulationMotionTests.rows("keep-offset")
      .at(0, .scrollBy(.pt(19_600), over: nil))
      .at(100, .fling(.pt(-1000)))
    let together = SimulationMotionTests.rows("keep-offset")
      .at(100, .scrollBy(.pt(1_000_000), over: nil))
      .at(100, .fling(.pt(-1000)))
    #expect(SimulationMotionTests.offset(together) == SimulationMotionTests.offset(alone))
  }

  @Test(arguments: [60, 90, 120, 144] as [Int64]) func flingTakesOverFromADrag(_ rate: Int64) {
    var scenario = SimulationMotionTests.rows("keep-offset")
      .at(5, .drag(.pt(333), over: .ms(95)))
      .at(100, .fling(.pt(1000)))
    scenario.device.rate = rate
    var fling = Fling(start: .zero, velocity: .pt(1000))
    #expect(
      SimulationMotionTests.offset(scenario)
        == .pt(333) + fling.advance(to: .ms(1_000_000)))
  }

  @Test(arguments: [60, 90, 120, 144] as [Int64])
  func movementThatIsReplacedGoesAsFarAsItGot(_ rate: Int64) {
    var scenario = SimulationMotionTests.rows("keep-offset")
      .at(0, .drag(.pt(300), over: .ms(100)))
      .at(50, .scrollBy(.pt(1000), over: .ms(77)))
    scenario.device.rate = rate
    #expect(SimulationMotionTests.offset(scenario) == .pt(150 + 1000))
  }

  @Test func stepStopsWhatIsUnderWay() {
    let scenario = SimulationMotionTests.rows("keep-offset")
      .at(0, .drag(.pt(300), over: .ms(100)))
      .at(50, .scrollBy(.pt(7), over: nil))
    #expect(SimulationMotionTests.offset(scenario) == .pt(157))
  }

  @Test func flingAtTheEndStops() {
    let simulation = SimulationMotionTests.rows("keep-offset")
      .at(0, .fling(.pt(-5000))).simulation(frames: 2)
    #expect(simulation.isAtRest)
    #expect(simulation.virtualizer.offset == .zero)
  }

  @Test func scrollToAnItemThatGoesAwayEnds() {
    let report = SimulationMotionTests.rows("ideal")
      .at(0, .scrollToItem(.id(ItemID(150)), .top, over: .ms(500)))
      .at(100, .remove(.one(.id(ItemID(150)))))
      .report()
    #expect(report.end == .ms(100))
    #expect(report.violations == [])
  }

  @Test(arguments: Alignment.allCases)
  func scrollWithEstimatesLandsWhenItAimsAgain(_ alignment: Alignment) {
    let report = Scenario.rows(200, estimate: 37, platform: "ideal")
      .at(0, .scrollToItem(.id(ItemID(150)), alignment, over: .ms(300)))
      .report()
    #expect(report.points(.landingError) == .zero)
    #expect(report.points(.landingFrames) == Rational(18))
    #expect(report.violations == [])
  }

  @Test(arguments: Alignment.allCases)
  func scrollToAnItemWithoutHeightLands(_ alignment: Alignment) {
    var scenario = Scenario.rows(200, estimate: 37, platform: "ideal")
      .at(0, .insert([ItemBlock(count: 1, kind: 1)], .index(50)))
      .at(0, .scrollToItem(.id(ItemID(200)), alignment, over: nil))
    scenario.kinds.append(CellKind(name: "Line", height: .constant(.zero), estimate: .zero))
    #expect(scenario.report().violations == [])
  }

  /// An anchor that is held on the way up only is owed what came in above it as soon as the scroll goes up.
  @Test(arguments: Alignment.allCases)
  func scrollUpLandsAlthoughThatIsWhatIsHeldAgainst(_ alignment: Alignment) {
    let report = Scenario.rows(100, estimate: 100, platform: "ideal")
      .holding(AnchorPolicy(hold: .item(.firstIntersecting), condition: .scrollingUp))
      .at(0, .scrollBy(.pt(5000), over: nil))
      .at(100, .insert([ItemBlock(count: 3, kind: 0)], .index(10)))
      .at(100, .scrollToItem(.id(ItemID(2)), alignment, over: nil))
      .report()
    #expect(report.violations == [])
    #expect(report.points(.landingError) == .zero)
  }

  @Test func scrollThatAimsOnceMissesByWhatItDidNotKnow() {
    let scenario = Scenario.rows(200)
      .at(0, .scrollToItem(.id(ItemID(150)), .top, over: .ms(300)))
    let end = scenario.simulation(frames: 19)
    #expect(end.isAtRest)
    // Rows 0…7, which 400 pt hold at their estimate, were measured when it aimed. Each one that was measured on the way is 50 pt taller.
    let onTheWay = Int64(end.virtualizer.sizes.measuredCount - 8)
    #expect(scenario.report().points(.landingError) == Rational(50 * onTheWay))
    #expect(end.virtualizer.offset == .pt(8 * 100 + 142 * 50))
  }
}
