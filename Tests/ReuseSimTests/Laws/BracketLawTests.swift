import Testing

@testable import ReuseSim

/// What an assumed rule is worth: exactly the numbers that depend on it are told as ranges.
@Suite struct BracketLawTests {
  static let platforms = [Platform.uikitTable, .uikitFlow, .uikitList]

  /// Something for each assumed rule: heights that are learnt on the way up and in a fling, an offset that is
  /// written meanwhile, items that come in above, a keyboard that a finger takes away, another width, reload data, a look
  /// around while the list is not in its window, photos that are prefetched.
  private static func script(_ platform: Platform, stating lines: [String] = []) -> String {
    """
    scenario "a"
    device   100x400 @2x 20Hz
    platform \(platform.name)
    estimate 50
    keyboard-dismiss interactive
    prefetch on
    \(lines.joined(separator: "\n"))
    cell Row {
      height 90
      photo  latency 100ms
    }
    items 300 of Row
    at 100ms scroll by 9000
    at 200ms scroll by -150
    at 300ms insert 3 of Row at 0
    at 400ms fling -2000
    at 500ms do {
      correct offset by 30
    }
    at 5s    keyboard shows 200
    at 5.5s  scroll to item 299 align bottom
    at 5.55s scroll to end
    at 5.6s  drag from 195 to 245 over 100ms
    at 6s    keyboard hides
    at 6.5s  scroll to item 60 align top
    at 7s    width 80
    at 8s    reload data
    at 8.5s  leave window for 500ms
    at 8.6s  scroll by -900
    at 8.7s  scroll by 900
    """
  }

  private static func scenario(_ script: String) throws -> Scenario {
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return try #require(result.scenarios.first)
  }

  private static func rules(of platform: Platform) -> [Int] {
    platform.rules.indices.filter { !platform.rules[$0].variants.isEmpty }.map { $0 + 1 }
  }

  /// Without this, the laws below would say nothing.
  @Test(arguments: platforms) func everyAssumedRuleMatters(_ platform: Platform) throws {
    let report = try BracketLawTests.scenario(BracketLawTests.script(platform)).report()
    let told = Set(report.brackets.map { $0.rule })
    #expect(told == Set(BracketLawTests.rules(of: platform)))
  }

  /// A rule's ranges are those of the numbers on the platform and on those that follow its variants; all other
  /// numbers are the same on all of them.
  @Test(arguments: platforms) func rangesAreThoseOfTheVariants(_ platform: Platform) throws {
    let scenario = try BracketLawTests.scenario(BracketLawTests.script(platform))
    let report = scenario.report()
    for rule in BracketLawTests.rules(of: platform) {
      var all = [report.metrics]
      for variant in platform.rules[rule - 1].variants {
        let other = Platform(
          name: "other", summary: "", policies: variant.applied(to: platform.policies), rules: [])
        var observer = NoObserver()
        all.append(scenario.run(options: RunOptions(platform: other), observer: &observer).metrics)
      }
      for metric in Metric.allCases {
        let values = all.map { $0[metric] }
        let (lowest, highest) = try (#require(values.min()), #require(values.max()))
        let bracket = report.brackets.first { $0.rule == rule && $0.metric == metric }
        #expect((bracket != nil) == (lowest != highest), "rule \(rule), \(metric.rawValue)")
        if let bracket { #expect((bracket.lowest, bracket.highest) == (lowest, highest)) }
      }
    }
  }

  /// A script that states what a rule is about takes away the rule's ranges, and those of other rules about the
  /// same; nothing else changes.
  @Test(arguments: platforms) func whatIsStatedHasNoRange(_ platform: Platform) throws {
    let report = try BracketLawTests.scenario(BracketLawTests.script(platform)).report()
    for rule in BracketLawTests.rules(of: platform).map({ platform.rules[$0 - 1] }) {
      let lines = platform.policies.lines.filter { rule.policies.contains($0.word) }
        .map { "\($0.word) \($0.value)" }
      let stated = try BracketLawTests.scenario(
        BracketLawTests.script(platform, stating: lines)
      ).report()
      #expect(stated.metrics == report.metrics)
      let rest = report.brackets.filter { bracket in
        platform.rules[bracket.rule - 1].policies.allSatisfy { !rule.policies.contains($0) }
      }
      #expect(stated.brackets == rest, "\(rule.text)")
    }
  }
}
