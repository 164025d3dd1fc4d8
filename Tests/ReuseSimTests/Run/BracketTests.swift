import Testing

@testable import ReuseSim

/// Numbers that depend on what a platform is only assumed to do.
@Suite struct BracketTests {
  /// Rows of 90 estimated at 50: each row measured above what is read pushes it by 40 where nothing
  /// compensates that.
  private static func scrollingUp(_ platform: String) -> Scenario {
    let scenario = Scenario.rows(100, of: 90, estimate: 50, platform: platform)
    return scenario.at(100, .scrollBy(.pt(2000), over: nil))
      .at(200, .scrollBy(.pt(-50), over: nil))
  }

  @Test func aRuleThatIsAssumedGivesARange() {
    let report = BracketTests.scrollingUp("uikit-table").report()
    #expect(report.metrics[.jumpMax] == 0)
    #expect(
      report.brackets.filter { $0.metric == .jumpMax } == [
        Bracket(rule: 3, metric: .jumpMax, lowest: 0, highest: 40 * 4800)
      ])
  }

  @Test func aPolicyThatTheScriptStatesHasNone() {
    var scenario = BracketTests.scrollingUp("uikit-table")
    scenario.overrides.anchor = .keepOffset
    let report = scenario.report()
    #expect(report.metrics[.jumpMax] == 40 * 4800)
    #expect(report.brackets == [])
  }

  @Test(arguments: ["keep-offset", "ideal"]) func aPlatformByDefinitionHasNone(_ platform: String) {
    #expect(BracketTests.scrollingUp(platform).report().brackets == [])
  }

  @Test func reloadDataDependsOnWhetherHeightsAreForgotten() {
    let scenario = Scenario.rows(100, of: 90, platform: "uikit-list")
      .at(100, .scrollBy(.pt(3000), over: .ms(500))).at(1000, .reloadData)
    let brackets = scenario.report().brackets.filter { $0.metric == .jumpMax }
    // Forgotten, the 34 rows above the first fully visible one count as 50 again, not as 90; kept, nothing moves.
    #expect(brackets == [Bracket(rule: 4, metric: .jumpMax, lowest: 0, highest: 34 * 40 * 4800)])
  }

  @Test func theSameRunTellsTheSameRange() {
    let scenario = BracketTests.scrollingUp("uikit-table")
    #expect(scenario.report().brackets == scenario.report().brackets)
  }

  /// A variant that is the platform itself would tell of nothing.
  @Test(arguments: Platform.all) func everyVariantIsSomethingElse(_ platform: Platform) {
    for rule in platform.rules {
      for variant in rule.variants {
        #expect(variant.applied(to: platform.policies) != platform.policies, "\(rule.text)")
      }
      #expect((rule.basis == .documented) == !rule.source.isEmpty, "\(rule.text)")
    }
  }

  @Test func theMetricsThatAScriptExpects() {
    var scenario = Scenario.rows(3)
    let sum = Expression.binary(.plus, .metric(.drift), .negative(.metric(.jumpMax)))
    scenario.expectations = [
      Expectation(
        moment: .end, condition: .comparison(.number(.zero), .less, sum), text: "", line: 1),
      Expectation(
        moment: .end, condition: .itemPosition(.index(0), .metric(.cellsCreated)), text: "", line: 2
      ),
      Expectation(moment: .end, condition: .noViolations, text: "", line: 3),
    ]
    #expect(scenario.report().expectedMetrics == [.jumpMax, .drift, .cellsCreated])
  }
}
