import Testing

@testable import ReuseSim

/// The largest numbers that a script may say neither trap nor hang.
@Suite struct LargestScenarioTests {
  private static let tallest = Length(points: ScriptLimits.itemHeight)

  /// As many of the tallest items as a scenario may create, estimated to a unit.
  private static func fullList(_ platform: String) -> Scenario {
    var scenario = Scenario.rows(Int(ScriptLimits.items), platform: platform)
    scenario.kinds[0].height = .constant(tallest)
    var left = ScriptLimits.createdItems - ScriptLimits.items
    while left > 0 {
      let count = min(left, ScriptLimits.items)
      scenario = scenario.at(0, .insert([ItemBlock(count: Int(count), kind: 0)], .index(0)))
      left -= count
    }
    return scenario
  }

  @Test(arguments: Platform.all.map { $0.name }) func fullListRuns(_ platform: String) {
    for estimate in [.constant(.zero), .constant(Length(units: 1)), .exact] as [EstimatePolicy] {
      let scenario = LargestScenarioTests.fullList(platform).estimating(estimate)
        .at(100, .scrollBy(.pt(ScriptLimits.distance), over: nil))
        .at(200, .fling(.pt(ScriptLimits.velocity)))
        .at(300, .scrollToItem(.id(ItemID(ScriptLimits.createdItems - 1)), .center, over: .ms(20)))
        .at(400, .viewportHeight(.pt(ScriptLimits.deviceSize)))
        .at(500, .remove(.all))
      let report = scenario.report()
      #expect(report.violations.map { $0.message } == [])
    }
  }

  @Test func oneMoreItemIsNoLegalScript() {
    #expect(ScriptLimits.createdItems == Int64(SizeIndex.maximumCount))
    // Each kind with the line spacing and without it, and what each kind of section has around its items.
    let classes = 2 * ScriptLimits.cellKinds + 2 * (ScriptLimits.sectionKinds + 1)
    #expect(classes <= SizeIndex.maximumIdentifierCount)
    #expect(Length(points: ScriptLimits.deviceSize) <= .maximumSpace)
    #expect(LargestScenarioTests.tallest <= .maximumItemHeight)
    var scenario = Scenario.rows(3)
    scenario.kinds = (0..<ScriptLimits.cellKinds).map {
      CellKind(name: "Kind\($0)", height: .constant(.pt(Int64($0))))
    }
    scenario.items = scenario.kinds.indices.map { ItemBlock(count: 1, kind: $0) }
    #expect(scenario.report().violations == [])
  }

  /// Every item changes its height again and again, at both ends of the list.
  @Test(arguments: [Reader.automatic, .end, .top]) func sumsEndTheRun(_ reader: Reader) {
    var scenario = LargestScenarioTests.fullList("keep-offset").estimating(.exact)
    scenario.reader = reader
    for step in 1...20 as ClosedRange<Int64> {
      let height = step % 2 == 0 ? LargestScenarioTests.tallest : .zero
      scenario = scenario.at(step * 50, .resize(.all, height))
    }
    let report = scenario.report()
    #expect(report.violations == [])
    // Only the end of the content moves each time.
    #expect(report.limit == (reader == .end ? .sums : nil))
  }

  /// All of that in one frame, below what is seen and above it.
  @Test func changesOfOneFrameAddUp() {
    let heights = (0..<12).map { $0 % 2 == 0 ? .zero : LargestScenarioTests.tallest }
    let scenario = LargestScenarioTests.fullList("keep-offset").estimating(.exact)
      .at(100, .scrollBy(.pt(ScriptLimits.distance), over: nil))
      .at(200, .batch(heights.map { .resize(.all, $0) }))
    #expect(scenario.report().violations == [])
  }

  @Test func longestTimesAndShortestFrames() {
    var scenario = Scenario.rows(10)
      .at(ScriptLimits.seconds * 1000, .reloadData)
      .at(ScriptLimits.seconds * 1000, .drag(.pt(1), over: .ms(ScriptLimits.seconds * 1000)))
    scenario.device.rate = 1
    scenario.end = .ms(ScriptLimits.seconds * 1000)
    var simulation = Simulation(scenario, platform: .keepOffset, seed: 1)
    var observer = NoObserver()
    for _ in 0..<5 { simulation.step(&observer) }
    #expect(simulation.time == .ms(4000))
    scenario.device = Device(
      width: .pt(1), height: .pt(ScriptLimits.deviceSize), scale: ScriptLimits.scale,
      rate: ScriptLimits.rate)
    #expect(scenario.simulation(frames: 5).time == .ms(4))
  }
}
