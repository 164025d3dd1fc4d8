import ReuseSim
import Testing

/// What variants make of a scenario, beside their errors.
@Suite struct VariantTests {
  private func scenarios(_ text: String, platform: String? = nil) -> [Scenario] {
    let result = readScript(bytes: Array(text.utf8), path: "a", platform: platform) { _ in
      .failure("no such file")
    }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return result.scenarios
  }

  /// The shared lines, the scenario, a shared block and a block of the scenario: what comes later wins.
  private static let levels = """
    seed 1
    estimate 10
    text size 17 width 1 line 1
    cell A { height 1 }
    items 1 of A
    at 1s fling 1
    expect jump.max = 1
    variant "both" {
      seed 3
      estimate 30
      text size 17 width 3 line 3
      cell A { height 3 }
      items 3 of A
      at 0s fling 3
      expect jump.max = 3
    }
    variant "shared" { seed 30 }

    scenario "s"
    seed 2
    estimate 20
    sizes kept-by-id
    text size 17 width 2 line 2
    cell A { height 2 }
    items 2 of A
    at 1s reload data
    expect jump.max = 2
    variant "own" { sizes dropped-on-reload }
    variant "both" {
      seed 4
      text size 17 width 4 line 4
      cell A { height 4 }
      items 4 of A
      at 0s fling 4
      expect jump.max = 4
    }
    """

  @Test func whatStandsFurtherInWins() {
    let scenarios = scenarios(VariantTests.levels)
    #expect(scenarios.map { $0.name } == ["s / both", "s / shared", "s / own"])
    #expect(
      scenarios.map { $0.variant }
        == ["both", "shared", "own"].map { ScenarioVariant(scenario: "s", name: $0) })
    #expect(scenarios.map { $0.seed } == [4, 30, 2])
    #expect(
      scenarios.map { $0.overrides.estimate }
        == [30, 20, 20].map { .constant(Length(points: $0)) })
    #expect(
      scenarios.map { $0.overrides.measuredSizes } == [.keptByID, .keptByID, .droppedOnReload])
    #expect(
      scenarios.map { $0.textMetrics.map { $0.lineHeight } }
        == [4, 2, 2].map { [Length(points: $0)] })
    #expect(
      scenarios.map { $0.kinds.map { $0.height } }
        == [4, 2, 2].map { [.constant(Length(points: $0))] })
    #expect(scenarios.map { $0.items.map { $0.count } } == [[1, 2, 3, 4], [1, 2], [1, 2]])
    #expect(
      scenarios.map { $0.commands.map { $0.line } } == [[14, 34, 6, 26], [6, 26], [6, 26]])
    #expect(
      scenarios.map { $0.expectations.map { $0.line } } == [[7, 27, 15, 35], [7, 27], [7, 27]])
    #expect(scenarios.map { $0.firstLine } == [19, 19, 19])
  }

  @Test func platformsMakeVariants() {
    let scenarios = scenarios(
      """
      scenario "s"
      platforms ideal, uikit-table
      variant "uikit-table" { seed 5 }
      """)
    #expect(scenarios.map { $0.name } == ["s / ideal", "s / uikit-table"])
    #expect(scenarios.map { $0.platform } == ["ideal", "uikit-table"])
    #expect(scenarios.map { $0.seed } == [1, 5])
  }

  /// The last line about platforms counts, whether it names one or several.
  @Test func whatTheScenarioSaysOfItsPlatformsWins() {
    let scenarios = scenarios(
      """
      platforms ideal, uikit-table
      scenario "a"
      scenario "b"
      platform keep-offset
      scenario "c"
      platforms keep-offset
      """)
    #expect(
      scenarios.map { $0.name } == ["a / ideal", "a / uikit-table", "b", "c / keep-offset"])
    #expect(
      scenarios.map { $0.platform } == ["ideal", "uikit-table", "keep-offset", "keep-offset"])
  }

  /// A platform that is asked for takes the place of those that a line names, and leaves variants as they are.
  @Test func onePlatformTakesThePlaceOfSeveral() {
    let text = """
      scenario "a"
      platforms ideal, uikit-table
      variant "ideal" { seed 3 }
      variant "uikit-table" { seed 4 }
      scenario "b"
      variant "x" { platform ideal }
      variant "y" { platform uikit-table }
      """
    let listed = scenarios(text, platform: "uikit-table")
    #expect(listed.map { $0.name } == ["a / uikit-table", "b / x", "b / y"])
    #expect(listed.map { $0.seed } == [4, 1, 1])
    #expect(listed.map { $0.platform } == ["uikit-table", "ideal", "uikit-table"])
    let other = scenarios(text, platform: "keep-offset")
    #expect(other.map { $0.name } == ["a / keep-offset", "b / x", "b / y"])
    #expect(other.map { $0.seed } == [1, 1, 1])
  }

  /// A variant that says nothing is the scenario itself.
  @Test func anEmptyVariantChangesNothing() {
    let plain = scenarios("scenario \"a\"\nrows heights 60 x 3\nat 0s fling 3\n")[0]
    var variant = scenarios(
      "scenario \"a\"\nrows heights 60 x 3\nat 0s fling 3\nvariant \"b\" {\n}\n")[0]
    #expect(variant.name == "a / b")
    variant.name = plain.name
    variant.variant = nil
    variant.lastLine = plain.lastLine
    #expect(variant == plain)
    var observer = NoObserver()
    #expect(plain.run(observer: &observer).variant == nil)
  }

  @Test func runsAreCounted() {
    func output(_ text: String) -> String {
      Diagnostic.rendered(
        readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }.diagnostics)
    }
    let variants = (0..<500).map { "variant \"\($0)\" { seed 1 }\n" }.joined()
    #expect(output(variants + "scenario \"a\"\nscenario \"b\"\n") == "")
    #expect(
      output(variants + "scenario \"a\"\nscenario \"b\"\nvariant \"more\" { seed 1 }\n") == """
        a:1:1: error: the script has more than 1000 runs, one for each variant
            help: give it fewer variants, or make two scripts of it

        """)
    let many = (0..<40_000).map { "variant \"\($0)\" { seed 1 }\n" }.joined()
    #expect(
      output("scenario \"a\"\n" + many) == """
        a:1:1: error: the script has more than 1000 runs, one for each variant
            help: give it fewer variants, or make two scripts of it

        """)
  }

  /// Statements in blocks count, and those outside of variants count for each.
  @Test func statementsAreCountedForEachVariant() {
    let commands = String(repeating: "fling 1\n", count: 999)
    let variants = (0..<200).map { "variant \"\($0)\" {\n}\n" }.joined()
    let text = "scenario \"a\"\nat 0s {\n\(commands)}\n\(variants)"
    func output(_ text: String) -> String {
      Diagnostic.rendered(
        readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }.diagnostics)
    }
    #expect(output(text) == "")
    #expect(
      output(text + "variant \"more\" {\n}\n") == """
        a:1:1: error: the runs of the script have 201000 statements, shared ones counted for each
            help: they have at most 200000

        """)
  }
}
