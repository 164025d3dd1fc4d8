import Testing

@testable import ReuseSim

/// Pages, scrolls to places, the thumb, and what a write of the content offset does to a movement.
@Suite struct NavigationTests {
  private static func offset(_ scenario: Scenario) -> Length {
    var simulation = scenario.simulation(frames: 2)
    var observer = NoObserver()
    while !simulation.isAtRest { simulation.step(&observer) }
    return simulation.virtualizer.offset
  }

  private static func rows(_ platform: String = "ideal") -> Scenario {
    Scenario.rows(100, estimate: 100, platform: platform)
  }

  /// From an offset with a velocity to a page of 400 pt; the end is at 9600.
  @Test(
    arguments: [
      (0, 200, 400), (0, 199, 0), (100, 0, 0), (200, 0, 400), (199, 0, 0), (400, 5000, 800),
      (400, -200, 0), (399, -200, 0), (401, -9000, 400), (0, -9000, 0), (9600, 9000, 9600),
      (9500, 0, 9600),
    ] as [(Int64, Int64, Int64)])
  func comesToRestAtPages(_ start: Int64, _ velocity: Int64, _ page: Int64) {
    var scenario = NavigationTests.rows().at(0, .scrollBy(.pt(start), over: nil))
      .at(100, .fling(.pt(velocity)))
    scenario.overrides.paging = true
    #expect(NavigationTests.offset(scenario) == .pt(page))
    scenario.overrides.edges = .bounce
    #expect(NavigationTests.offset(scenario) == .pt(page))
  }

  @Test(arguments: [0, 1] as [Int64]) func pagesNeedAHeight(_ height: Int64) {
    var scenario = NavigationTests.rows().at(0, .viewportHeight(.pt(height)))
      .at(50, .fling(.pt(500)))
    scenario.overrides.paging = true
    #expect(scenario.report().violations == [])
  }

  @Test(
    arguments: [
      (.top, 0), (.end, 9600), (.offset(.pt(1234)), 1234), (.offset(.pt(-1)), 0),
      (.offset(.pt(99_999)), 9600),
    ] as [(ScrollPlace, Int64)])
  func goesToPlaces(_ place: ScrollPlace, _ offset: Int64) {
    for duration in [nil, .ms(250)] as [Time?] {
      for curve in Curve.allCases {
        let scenario = NavigationTests.rows().at(0, .scrollBy(.pt(700), over: nil))
          .at(100, .scrollTo(place, over: duration, curve: curve))
        #expect(NavigationTests.offset(scenario) == .pt(offset))
        #expect(scenario.report().violations == [])
      }
    }
  }

  /// The end moves while a scroll is on its way to it: aimed again it is met, aimed once it is missed by as much.
  @Test func aimsAgainOrOnceWhenContentComes() {
    var scenario = NavigationTests.rows("keep-offset").at(0, .scrollTo(.end, over: .ms(300)))
      .at(150, .insert([ItemBlock(count: 7, kind: 0)], .end))
    scenario.overrides.estimate = .exact
    #expect(scenario.report().points(.landingError) == Rational(700))
    scenario.overrides.scrollsRetarget = true
    #expect(scenario.report().points(.landingError) == .zero)
    #expect(NavigationTests.offset(scenario) == .pt(10_300))
  }

  /// A top inset that is taller than the viewport puts the item below the glass; what is measured above moves it still.
  @Test func itemIsHeldThoughItsPlaceIsNotOnTheGlass() {
    var scenario = Scenario.rows(100, estimate: 50)
      .at(0, .scrollToItem(.id(ItemID(50)), .top, over: .ms(300)))
    scenario.insets = Insets(top: .pt(600), bottom: .zero)
    scenario.overrides.scrollsRetarget = true
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.points(.landingError) == .zero)
  }

  @Test func aimedAgainTheEndIsHeldAgainstItsMeasurement() {
    var scenario = Scenario.rows(100, estimate: 50)
      .at(0, .scrollTo(.end, over: .ms(300), curve: .eased))
    scenario.overrides.scrollsRetarget = true
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.points(.landingError) == .zero)
  }

  @Test func thumbThatIsDraggedOverKnownHeightsDoesNotSlip() {
    let scenario = NavigationTests.rows()
      .at(0, .dragThumb(from: 250_000, to: 750_000, over: .ms(500)))
    #expect(NavigationTests.offset(scenario) == .pt(7200))
    #expect(scenario.report().metrics[.indicatorJump] <= 1)
    let estimated = Scenario.rows(100, estimate: 50)
      .at(0, .dragThumb(from: 250_000, to: 750_000, over: .ms(500)))
    #expect(estimated.report().metrics[.indicatorJump] > 1_000_000)
  }

  /// A drag of 600 pt; after half of it 500 pt of rows come in above what is held.
  @Test(
    arguments: [(.rebases, 1600, 0), (.stops, 1300, 0), (.continues, 1100, 500)]
      as [(OffsetWritePolicy, Int64, Int64)])
  func writesMeetMovements(_ policy: OffsetWritePolicy, _ offset: Int64, _ jump: Int64) {
    var scenario = NavigationTests.rows().at(0, .scrollBy(.pt(500), over: nil))
      .at(1000, .drag(.pt(600), over: .ms(1000)))
      .at(1500, .insert([ItemBlock(count: 5, kind: 0)], .index(0)))
    scenario.overrides.offsetWrite = policy
    #expect(NavigationTests.offset(scenario) == .pt(offset))
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.points(.jumpMax) == Rational(jump))
    let kinds = report.jumps.flatMap { $0.causes.map { $0.kind } }
    #expect(kinds == (jump == 0 ? [] : [.motionResumed]))
  }
}
