import Testing

@testable import ReuseSim

/// No guarantee is ever violated, whatever the scenario, if the code of the cells is right.
@Suite struct GuaranteeLawTests {
  @Test(arguments: Platform.all.map { $0.name }, [false, true])
  func nothingIsViolated(_ name: String, hasApp: Bool) throws {
    let platform = try #require(Platform.named(name))
    for seed in 0..<Effort.scenarios {
      var random = RandomScenario(seed: seed, hasApp: hasApp)
      let scenario = random.scenario(on: platform).withRightCode()
      let report = scenario.report()
      #expect(report.violations.map { $0.message } == [], "seed \(seed)")
      // Only a scroll that aims once may miss.
      let policies = scenario.overrides.applied(to: platform.policies)
      if policies.scrollsRetarget {
        #expect(report.facts.map { $0.message } == [], "seed \(seed)")
      }
    }
  }

  /// Sections, states, late content, what covers the glass and an app at once.
  @Test(arguments: Platform.all.map { $0.name }) func nothingIsViolatedByEverything(
    _ name: String
  ) throws {
    let platform = try #require(Platform.named(name))
    for seed in 0..<Effort.scenarios {
      let scenario = RandomScenario.everything(seed: seed, on: platform).withRightCode()
      #expect(scenario.report().violations.map { $0.message } == [], "seed \(seed)")
    }
  }
}
