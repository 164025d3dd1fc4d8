import Testing

@testable import ReuseSim

/// What a list hears when content arrives. Rows are 100 pt before and 200 pt after; the screen shows four.
@Suite struct ArrivalTests {
  /// The content of rows 0 to 3 arrives at 500 ms; that of the others never does.
  private static func scenario(
    _ rule: ArrivalRule, _ platform: String = "keep-offset", away: Int64 = 1000
  ) -> Scenario {
    var part = ContentPart(
      .photo, shape: ImageShape(.fixed(.pt(160)), placeholder: .pt(60)))
    part.latency = .table(
      (0..<4).map { .init(ItemID($0), .ms(500)) }, otherwise: .ms(600_000))
    var scenario = Scenario.rows(50, of: 40, estimate: 100, platform: platform)
    scenario.kinds[0].contentParts = [part]
    scenario.arrival = rule
    scenario.end = .ms(800)
    return away == 0 ? scenario : scenario.at(100, .scrollBy(.pt(away), over: nil))
  }

  /// Off screen: how far the reader jumps, how tall the rows are believed to be after it, and how the list knows.
  @Test(
    arguments: [
      (.reportsSize, 400, .measured(.pt(200))), (.tellsNobody, 0, .measured(.pt(100))),
      (.reconfigures, 0, .remembered(.pt(100))), (.reloads, 0, .estimated),
    ] as [(ArrivalRule, Int64, ItemSize)])
  func offScreen(_ rule: ArrivalRule, _ jump: Int64, _ size: ItemSize) {
    let scenario = ArrivalTests.scenario(rule)
    let report = scenario.report()
    #expect(report.points(.jumpMax) == Rational(jump))
    #expect(report.violations == [])
    let simulation = scenario.simulation(frames: 40)
    #expect(simulation.virtualizer.sizes.item(at: 2).size == size)
    #expect(simulation.list.height(at: 2) == .pt(200))
  }

  /// On screen: every rule has the row measured in the frame of the arrival.
  @Test(arguments: ArrivalRule.allCases) func onScreen(_ rule: ArrivalRule) {
    let scenario = ArrivalTests.scenario(rule, away: 0)
    let simulation = scenario.simulation(frames: 31)
    #expect(simulation.virtualizer.sizes.item(at: 1).size == .measured(.pt(200)))
    #expect(scenario.report().violations == [])
    let configured = scenario.report().metrics[.configureCount]
    // Rows 0 to 3 come on screen; two rules have the four of them configured again.
    #expect(configured == (rule == .reconfigures || rule == .reloads ? 8 : 4))
  }

  /// A cell that nobody asks keeps its height, unless the app has it configured anew; it is measured when another
  /// cell shows its row.
  @Test(arguments: ArrivalRule.allCases, SelfSizingPolicy.allCases)
  func whetherCellsAreHeard(_ rule: ArrivalRule, _ policy: SelfSizingPolicy) {
    var scenario = ArrivalTests.scenario(rule, away: 0)
    scenario.overrides.selfSizing = policy
    let isMeasured = policy != .disabled || rule == .reloads || rule == .reconfigures
    let simulation = scenario.simulation(frames: 31)
    let size = simulation.virtualizer.sizes.item(at: 1).size
    #expect(size == .measured(.pt(isMeasured ? 200 : 100)))
    let there = scenario.at(600, .scrollBy(.pt(1000), over: nil))
      .at(700, .scrollBy(.pt(-1000), over: nil))
    let item = there.simulation(frames: 45).virtualizer.sizes.item(at: 1)
    #expect(item.size == .measured(.pt(200)))
    #expect(there.report().violations == [])
  }

  @Test(arguments: ArrivalRule.allCases, ["ideal", "keep-offset"])
  func exactEstimatesFollow(_ rule: ArrivalRule, _ platform: String) {
    let scenario = ArrivalTests.scenario(rule, platform).estimating(.exact)
    let simulation = scenario.simulation(frames: 40)
    let isTold = rule != .tellsNobody && rule != .reconfigures
    // Rows 0 to 3 were measured on screen, so only the app can tell the list.
    #expect(simulation.frameState.contentHeight == .pt(isTold ? 5400 : 5000))
    #expect(simulation.frameState.trueContentHeight == .pt(5400))
    #expect(scenario.report().violations == [])
  }

  /// A row that is held does not move, whatever arrives above it.
  @Test(arguments: ArrivalRule.allCases) func anchorHolds(_ rule: ArrivalRule) {
    let anchor = AnchorPolicy(hold: .item(.firstFullyVisible))
    let report = ArrivalTests.scenario(rule).holding(anchor).report()
    #expect(report.points(.jumpMax) == .zero)
    #expect(report.violations == [])
  }

  @Test func causeNamesTheContent() {
    let jumps = ArrivalTests.scenario(.reportsSize).report().jumps
    #expect(
      jumps.map { $0.lines } == [
        [
          "frame 30, 0.500 s: jump +400 pt",
          "  items 0–3 (4 items), above the reference (item 10): content arrived: 400 → 800: +400",
          "  not compensated because the platform keeps the offset",
        ]
      ])
  }

  /// Content that arrives together with another width: the row on screen is measured once, because of its content.
  @Test func causeOfSeveralChanges() {
    var scenario = ArrivalTests.scenario(.reportsSize, away: 0).at(500, .width(.pt(90)))
    scenario.kinds[0].height = .sum([
      .text(TextModel(lowest: 20, highest: 20, size: .pt(20))), .constant(.pt(16)),
    ])
    let kinds = Set(scenario.report().jumps.flatMap { $0.causes.map { $0.kind } })
    #expect(kinds.isSubset(of: [.contentArrived, .width, .clamp, .estimateReplaced]))
    #expect(scenario.report().violations == [])
  }
}
