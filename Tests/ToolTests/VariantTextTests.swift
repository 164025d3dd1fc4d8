import Testing

@testable import ReuseSim
@testable import reuse_sim

/// How the runs of a scenario with variants are told.
@Suite struct VariantTextTests {
  private static let script = """
    scenario "Five rows are inserted above"
    rows     heights 60 x 100
    estimate 60
    at 0s    scroll to item 50
    at 200ms insert 5 at 0
    variant "pushed" {
      anchor hold nothing
      expect jump.max = 300
    }
    variant "held" {
      anchor hold first-fully-visible
      expect jump.max = 1
    }

    """

  @Test func variantsStandSideBySide() {
    let system = MemorySystem(["a.scenario": VariantTextTests.script])
    let outcome = system.run("run a.scenario --jobs 1")
    #expect(outcome.error == "")
    #expect(outcome.status == .found)
    #expect(
      outcome.output == """
        scenario                              platform     frames  jump.max  cells  viol.  held  verdict
        Five rows are inserted abo… / pushed  keep-offset      13       300     15      0   1/1  ok
        Five rows are inserted above / held   keep-offset      13         0     15      0   0/1  FAILED

        Five rows are inserted above: where its variants differ
        metric                pushed         held
        jump.max                 300            0
        jump.total               300            0
        jump.count                 1            0
        jump.p95                 300            0
        jump.rest.max            300            0
        jump.rest.total          300            0
        picture.max              300            0
        picture.total            300            0
        push.max                 300            0
        push.total               300            0
        drift                    300            0
        end.gap                 2456         2156
        correction.count           0            1
        correction.total           0          300
        indicator.jump    0.03199302  0.022992317
        cells.reused              20           25
        cells.flashed              0            5
        configure.count           35           40
        passes.max                 1            2

        Five rows are inserted above / held: FAILED
          a.scenario:12: expected jump.max = 1
            found 0
          run it again: reuse-sim run a.scenario --seed 1

        2 scenarios: 1 as expected, 1 not

        """)
  }

  @Test func onePlatformTakesThePlaceOfSeveral() {
    let system = MemorySystem([
      "a.scenario": """
      scenario "Still"
      platforms ideal, uikit-table
      rows heights 44 x 3
      variant "ideal" { expect jump.max = 1 }

      """
    ])
    let outcome = system.run("run a.scenario --platform keep-offset")
    #expect(outcome.status == .held)
    #expect(
      outcome.output == """
        scenario             platform     frames  jump.max  cells  viol.  held  verdict
        Still / keep-offset  keep-offset       2         0      3      0   0/0  ok

        1 scenario: 1 as expected, 0 not

        """)
    #expect(system.run("explain a.scenario --platform ideal").output.hasPrefix("Still / ideal ("))
  }

  @Test func sayWhenNothingDiffers() {
    let runs = ["a", "b"].map { variant("Still", $0) }
    #expect(text(of: runs) == "Still: no metric differs between its variants\n")
    let lines = text(of: runs, isVerbose: true).split(separator: "\n")
    #expect(lines.first == "Still: its variants")
    #expect(
      lines.dropFirst(2).map { $0.prefix { $0 != " " } } == Metric.allCases.map { $0.rawValue[...] }
    )
  }

  /// Runs of another file or scenario are another group, and a group of one is none.
  @Test func onlyVariantsOfOneScenarioAreCompared() {
    var other = variant("A", "3")
    other.file = "other.scenario"
    let runs = [
      variant("A", "1"), variant("A", "2"), other, .quiet("A"), variant("B", "1"),
      variant("C", "1"), variant("C", "2"),
    ]
    let groups = VariantText.groups(of: runs, isVerbose: false)
    #expect(
      groups.map { $0.reports.map { $0.scenario } } == [["A / 1", "A / 2"], ["C / 1", "C / 2"]])
  }

  @Test func manyVariantsAreToldInSeveralTables() {
    var runs = (0..<6).map { variant("Many", String(repeating: "x", count: 19) + String($0)) }
    runs[1].report.metrics[.jumpMax] = 4800
    #expect(
      text(of: runs) == """
        Many: where its variants differ
        metric    xxxxxxxxxxxxxxxxxxx0  xxxxxxxxxxxxxxxxxxx1  xxxxxxxxxxxxxxxxxxx2  xxxxxxxxxxxxxxxxxxx3
        jump.max                     0                     1                     0                     0

        metric    xxxxxxxxxxxxxxxxxxx4  xxxxxxxxxxxxxxxxxxx5
        jump.max                     0                     0

        """)
  }

  private func variant(_ scenario: String, _ name: String) -> FinishedRun {
    let variant = ScenarioVariant(scenario: scenario, name: name)
    var run = FinishedRun.quiet(variant.title)
    run.report.variant = variant
    return run
  }

  private func text(of runs: [FinishedRun], isVerbose: Bool = false) -> String {
    let console = Console(MemorySystem())
    return VariantText.groups(of: runs, isVerbose: isVerbose).map { $0.text(for: console) }
      .joined(separator: "\n")
  }
}
