import Testing

@testable import ReuseSim

/// An expectation is looked at in the frame it names, in every frame, or at the end; what was never looked
/// at has not held.
@Suite struct ExpectationMomentTests {
  /// Ten rows; every 100 ms another one comes in.
  private static func scenario(
    _ moments: [ScriptExpectation.Moment], items: Int64, _ relation: Relation = .equal
  ) -> Scenario {
    var scenario = Scenario.rows(10)
    for time in 1...3 as ClosedRange<Int64> {
      scenario = scenario.at(time * 100, .insert([ItemBlock(count: 1, kind: 0)], .end))
    }
    scenario.expectations = moments.enumerated().map { line, moment in
      ScriptExpectation(
        moment: moment,
        condition: .comparison(.reading(.items), relation, .number(Rational(items))),
        text: "items", line: line + 1)
    }
    return scenario
  }

  private static func actual(_ time: Int64) -> String {
    scenario([.time(.ms(time))], items: 0).report().expectations[0].actual
  }

  @Test func datesAreLookedAtAfterWhatIsDueThen() {
    let times: [Int64] = [0, 99, 100, 101, 199, 200, 300]
    let actual = times.map { ExpectationMomentTests.actual($0) }
    #expect(actual == ["10", "11", "11", "11", "12", "12", "13"])
  }

  @Test func runGoesOnToTheLastDate() {
    let report = ExpectationMomentTests.scenario(
      [.time(.ms(1000)), .time(.ms(5)), .time(.ms(700))], items: 13
    ).report()
    #expect(report.end == .ms(1000))
    #expect(report.expectations.map { $0.held } == [true, false, true])
    #expect(report.expectations.map { $0.line } == [1, 2, 3])
    #expect(report.warnings == [])
  }

  @Test func datesAfterTheEndHaveNotHeld() {
    var scenario = ExpectationMomentTests.scenario(
      [.time(.ms(250)), .end, .time(.ms(200))], items: 12)
    scenario.end = .ms(200)
    let report = scenario.report()
    #expect(
      report.expectations == [
        ExpectationResult(
          text: "items", line: 1, held: false, actual: "the run ended before that time"),
        ExpectationResult(text: "items", line: 2, held: true, actual: "12"),
        ExpectationResult(text: "items", line: 3, held: true, actual: "12"),
      ])
    #expect(
      report.warnings == [
        RunWarning(line: 3, message: "the run ended before this")
      ])
    #expect(!report.isAsExpected)
  }

  @Test func everyFrameIsLookedAtUntilOneFails() {
    let report = ExpectationMomentTests.scenario(
      [.everyFrame, .everyFrame], items: 11, .lessOrEqual
    ).report()
    #expect(report.expectations.map { $0.held } == [false, false])
    #expect(
      report.expectations.map { $0.actual } == ["12 in frame 12, 0.2 s", "12 in frame 12, 0.2 s"])
    let always = ExpectationMomentTests.scenario([.everyFrame], items: 13, .lessOrEqual).report()
    #expect(always.expectations.map { $0.held } == [true])
    #expect(always.expectations.map { $0.actual } == ["in every frame"])
  }

  @Test func firstFrameIsOneOfThem() {
    var scenario = Scenario.rows(3).at(0, .remove(.all))
    scenario.expectations = [
      ScriptExpectation(
        moment: .everyFrame, condition: .itemVisible(.index(0), false), text: "hidden", line: 9)
    ]
    #expect(
      scenario.report().expectations == [
        ExpectationResult(
          text: "hidden", line: 9, held: false, actual: "visible in frame 0, 0 s")
      ])
  }

  @Test func expectedViolationsAreAdmitted() {
    func report(_ conditions: [Condition], _ fault: PlantedFault = .hiddenCell) -> RunReport {
      var scenario = Scenario.rows(10)
      scenario.expectations = conditions.enumerated().map { line, condition in
        ScriptExpectation(moment: .end, condition: condition, text: "\(line)", line: line + 1)
      }
      return scenario.run(breaking: fault)
    }
    let message = "nothing is shown from 300 to 400 of the viewport"
    let open = report([.noViolations, .violation(ViolationExpectation(.bounds))])
    #expect(open.violations.map { $0.message } == [message])
    #expect(open.expectations.map { $0.held } == [false, false])
    #expect(open.expectations.map { $0.actual } == ["coverage: " + message, "none"])
    #expect(!open.isAsExpected)
    let admitted = report([.violation(ViolationExpectation(.coverage)), .noViolations])
    #expect(admitted.violations.map { $0.isAdmitted } == [true])
    #expect(admitted.expectations.map { $0.held } == [true, true])
    #expect(admitted.expectations.map { $0.actual } == ["coverage: " + message, "none"])
    #expect(admitted.isAsExpected)
    let other = report([
      .violation(ViolationExpectation(.coverage, item: ItemID(3))), .noViolations,
    ])
    #expect(other.expectations.map { $0.held } == [false, false])
    #expect(!other.isAsExpected)
  }

  @Test func manyViolationsAreCounted() {
    var scenario = Scenario.rows(10, platform: "ideal").at(0, .scrollBy(.pt(900), over: .ms(300)))
    scenario.expectations = [
      ScriptExpectation(moment: .end, condition: .noViolations, text: "none", line: 1)
    ]
    let report = scenario.run(breaking: .unpreparedCell)
    let lines = report.violations.map { "lifecycle: \($0.message)" }
    #expect(lines.count > 3)
    #expect(
      report.expectations.map { $0.actual } == [
        lines.prefix(3).joined(separator: "; ") + "; and \(lines.count - 3) more"
      ])
  }
}
