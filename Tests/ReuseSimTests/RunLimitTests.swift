import Testing

@testable import ReuseSim

/// A run that would take too much ends with a limit that has a name, and is not as expected.
@Suite struct RunLimitTests {
  @Test func rowsWithoutHeightNeverFillTheScreen() {
    expect(.rows(1_000_000, of: 0, estimate: 50), endsWith: .passes)
  }

  @Test func estimatesThatAreTooSmallWouldNeedTooManyCells() {
    var scenario = Scenario.rows(1_000_000)
    scenario.overrides.estimate = .constant(Length(units: 1))
    expect(scenario, endsWith: .cells)
  }

  @Test func drawnHeightsCannotAllBeKnown() {
    var scenario = Scenario.rows(6_000_000, platform: "ideal")
    scenario.overrides.estimate = nil
    scenario.kinds[0].height = .range(.pt(20), .pt(400))
    expect(scenario, endsWith: .knownHeights)
  }

  @Test func jumpsThatDoNotFitEndTheRun() {
    let tall = Length.maximumItemHeight
    var scenario = Scenario.rows(100_000_000, of: 0, estimate: 1, platform: "ideal")
    scenario.overrides = PolicyOverrides(anchor: .keepOffset)
    scenario.kinds[0].height = .constant(.pt(1))
    scenario.reader = .end
    for round in 0..<100 as Range<Int64> {
      scenario = scenario.at(40 * round, .resize(.all, tall))
      scenario = scenario.at(40 * round + 20, .resize(.all, .pt(1)))
    }
    expect(scenario, endsWith: .sums)
  }

  @Test(.enabled(if: Effort.isFull, "864,000 frames take a release build"))
  func tooManyFramesEndTheRun() {
    var scenario = Scenario.rows(1)
    scenario.device = Device(width: .pt(1), height: .pt(1), scale: 1, rate: 1000)
    scenario = scenario.at(1_000_000, .reloadData)
    expect(scenario, endsWith: .frames, uncheckedFor: .all)
  }

  /// - Parameter guarantees: those that are not checked, where that would take long.
  private func expect(
    _ scenario: Scenario, endsWith limit: RunLimit, uncheckedFor guarantees: GuaranteeSet = .init()
  ) {
    var observer = NoObserver()
    let options = RunOptions(guarantees: guarantees == .all ? GuaranteeSet() : .all)
    let report = scenario.run(options: options, observer: &observer)
    #expect(report.limit == limit)
    #expect(!report.isAsExpected)
    #expect(report.warnings.contains(RunWarning(line: 0, message: limit.message)))
    #expect(report.violations == [])
  }
}
