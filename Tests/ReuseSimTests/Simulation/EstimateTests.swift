import Testing

@testable import ReuseSim

/// What a run tells of estimates that are learned.
@Suite struct EstimateTests {
  private static func learning(
    _ learning: LearningPolicy, from points: Int64, heights: [Int64], _ count: Int
  ) -> Scenario {
    var scenario = Scenario.rows(count)
    scenario.device.height = .pt(300)
    scenario.kinds[0].height = .table(heights.map { HeightRun(height: .pt($0), count: 1) })
    scenario.overrides.estimate = EstimatePolicy(.constant(.pt(points)), learning: learning)
    scenario.reader = .firstVisible
    return scenario
  }

  private static func lines(_ scenario: Scenario, _ word: String) -> [String] {
    scenario.traceText().split(separator: "\n").map(String.init).filter { $0.hasPrefix(word) }
  }

  /// 420 for six rows, then 300 for the five that are left on screen.
  @Test func estimatesAreTold() {
    let mean = EstimateTests.learning(
      LearningPolicy(.mean), from: 50, heights: [30, 60, 120], 999)
    #expect(EstimateTests.lines(mean, "estimate ") == ["estimate kind 0 70"])
    let visible = EstimateTests.learning(
      LearningPolicy(.meanOfVisible), from: 50, heights: [30, 60, 120], 999)
    #expect(
      EstimateTests.lines(visible, "estimate ") == ["estimate kind 0 70", "estimate kind 0 60"])
  }

  /// Rows of 100, 100 and 101 units have a mean of 100⅓, which is rounded down for all that count so together.
  @Test func roundingIsTold() {
    var scenario = Scenario.rows(10)
    scenario.kinds[0].height = .table(
      [100, 100, 101].map { HeightRun(height: Length(units: $0), count: 1) })
    scenario.device.height = Length(units: 301)
    scenario.overrides.estimate = EstimatePolicy(
      .constant(Length(units: 101)), learning: LearningPolicy(.mean))
    scenario.start = .item(.id(ItemID(5)), .top)
    let told = scenario.at(100, .insert([ItemBlock(count: 1, kind: 0)], .index(0)))
    let report = told.report()
    #expect(report.violations == [])
    let lines = EstimateTests.lines(told, "shifted ")
    #expect(lines.contains { $0.contains(" rounding ") && $0.hasSuffix(" of inserted") })
    #expect(report.jumps.contains { $0.causes.contains { $0.kind == .rounding } })
  }

  /// Rounding is not made of heights and spaces: not where what stood behind a header or an item is gone or another, nor
  /// where an item stops being the first of its section.
  @Test(arguments: [
    """
    device 300x400 @2x 60Hz
    estimate 120 learns mean
    cell Row { height 30 }
    cell Day { height 32 }
    section {
      header Day
      items 12 of Row
    }
    at 100ms remove 1 at 0
    """,
    """
    device 300x410 @2x 60Hz
    estimate 60 learns mean
    cell Row { height 100 }
    cell Small { height 39 }
    items 20 of Row 2, Small
    at 100ms move item 2 to 5
    """,
    """
    device 667x400 @2x 60Hz
    estimate 120 learns mean
    spacing 0.5
    cell Row { height text 20..400 chars size 16 + 16 }
    cell Late { height 20 }
    items 20 mixed Row 2 : Late 1
    at 714ms insert 10 of Late at 0
    """,
    """
    device 667x400 @2x 60Hz
    estimate 120 learns mean
    spacing 10
    cell Row { height text 20..400 chars size 16 + 16 }
    cell Late { height 20 }
    section {
      header Late
      items 9 mixed Row 2 : Late 1
      footer Late
    }
    section {
      items 9 of Row
    }
    at 100ms move item 0 to 5
    at 200ms move item 4 to 0
    at 300ms remove 3 at 0
    at 400ms move item 12 to 2
    at 500ms apply snapshot in section 0 of item 7, 2 new of Late, item 5
    """,
  ]) func roundingIsOnlyRounding(_ script: String) throws {
    let text = "scenario \"a\"\n" + script + "\n"
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let report = try #require(result.scenarios.first).report()
    #expect(report.violations.map { $0.message } == [])
  }

  /// A kind starts from an estimate of its own; where estimates are known item by item it keeps it.
  @Test func kindsStartFromTheirOwn() {
    var scenario = EstimateTests.learning(
      LearningPolicy(.mean, scope: .reuseIdentifier), from: 50, heights: [100], 10)
    scenario.kinds.append(CellKind(name: "Other", height: .constant(.pt(10)), estimate: .pt(70)))
    scenario.items.append(ItemBlock(count: 10, kind: 1))
    #expect(scenario.simulation(frames: 1).frameState.contentHeight == .pt(1000 + 700))
    scenario.overrides.estimate = .perItem
    scenario.itemEstimates = .table([
      HeightRun(height: .pt(20), count: 1), HeightRun(height: .pt(30), count: 1),
    ])
    // The ten rows are 250 together and found in 300 with one of the others, which is 10.
    #expect(scenario.simulation(frames: 1).frameState.contentHeight == .pt(1000 + 10 + 630))
    scenario.items = [ItemBlock(count: 10, kind: 0)]
    scenario.device.height = .pt(50)
    // Rows 0 and 1, of 20 and 30, are found in 50 and measured; eight are left.
    #expect(scenario.simulation(frames: 1).frameState.contentHeight == .pt(200 + 80 + 120))
  }

  /// A median that shows what makes it another one: 54.4 after the move, which shows what makes it 73.6, and back. It goes on
  /// for ten frames, the one of the move included, in 11 passes each.
  @Test func whatDoesNotSettleIsTold() throws {
    let script = """
      scenario "a"
      device 390x700 @3x 30Hz
      estimate 60 learns median-of-visible
      start at offset 300
      cell Row { height text 20..400 chars size 16 + 16 }
      cell Late { height 20 }
      items 20 mixed Row 2 : Late 1
      at 858ms move item 6 to before item 3
      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    let scenario = try #require(result.scenarios.first)
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.frames == 26 + 10)
    #expect(
      EstimateTests.lines(scenario, "restless")
        == [0, 1].map { "restless kind \($0) between 54.4 and 73.6" })
    #expect(report.warnings.count == 2)
    #expect(EstimateTests.lines(scenario, "pass 11").count == 10)
  }

  /// A row of 20 that counts as more when it is forgotten, which brings it back over the top: for ten frames, the one of the
  /// scroll included.
  @Test(arguments: [("estimate 100", "100"), ("estimate heights 90 x 50", "90")])
  func sizesThatDoNotSettleAreTold(_ estimate: String, _ forgotten: String) throws {
    let script = """
      scenario "a"
      device 320x100 @1x 60Hz
      platform keep-offset
      \(estimate)
      sizes dropped-on-release
      rows heights 20 x 50
      at 1s scroll by 30
      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    let scenario = try #require(result.scenarios.first)
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.frames == 60 + 10)
    #expect(
      EstimateTests.lines(scenario, "restless") == ["restless item 0 between 20 and \(forgotten)"])
    #expect(
      report.warnings.map { $0.message } == [
        "the size of item 0 does not settle: it leaves the screen as 20 and comes back as \(forgotten)"
      ])
  }

  /// A list that never settles at rest goes on for some frames, then only when something has it laid out.
  @Test func aRunEndsWhateverIsLearned() {
    var scenario = EstimateTests.learning(
      LearningPolicy(.meanOfVisible, condition: .notScrollingTo), from: 30,
      heights: [20, 117, 33, 90, 54, 71, 28], 20_000)
    scenario.start = .offset(.pt(400_000))
    let report = scenario.at(100, .scrollToItem(.id(ItemID(9_000)), .top, over: nil)).report()
    #expect(report.violations == [])
    #expect(report.frames < 50)
  }

  /// Too many estimates that are known item by item end the run before its time.
  @Test func knownEstimatesAreLimited() {
    var scenario = Scenario.rows(Int(RunLimits.knownHeights) + 1)
    scenario.overrides.estimate = .perItem
    scenario.itemEstimates = .range(.pt(10), .pt(20))
    #expect(scenario.report().limit == .knownHeights)
    scenario.itemEstimates = .constant(.pt(10))
    #expect(scenario.report().limit == nil)
  }
}
