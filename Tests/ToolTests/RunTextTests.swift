import Testing

@testable import ReuseSim
@testable import reuse_sim

@Suite struct RunTextTests {
  @Test func tellsEverything() {
    #expect(
      text(of: [.quiet("Nothing"), .sample, .quiet("Wide 列表")])
        == """
        scenario   platform     frames  jump.max  cells  viol.  held  verdict
        Nothing    ideal             1         0      0      0   0/0  ok
        Sample     keep-offset     144     0…118     12      1   1/2  FAILED
        Wide 列表  ideal             1         0      0      0   0/0  ok

        Sample: FAILED
          lists/sample.scenario:9: expected jump.max <= 1/3
            found 118
          violation of stability, frame 143, 2.383 s, item 3:
            item 3 moved by 118
          jump.max 0…118 (keep-offset, rule 3, assumed)
          lists/sample.scenario:7: warning: nothing was there to remove
          run it again: reuse-sim run lists/sample.scenario --seed 18446744073709551615

        3 scenarios: 2 as expected, 1 not

        """)
  }

  @Test func expectedViolationsAreToldWhereTheyAreAskedFor() {
    var run = FinishedRun.sample
    run.report.violations[0].isAdmitted = true
    let expectation = ["lists/sample.scenario:9: expected jump.max <= 1/3", "  found 118"]
    #expect(run.failureLines(withAdmitted: false) == expectation)
    #expect(
      run.failureLines(withAdmitted: true)
        == expectation + [
          "expected violation of stability, frame 143, 2.383 s, item 3:", "  item 3 moved by 118",
        ])
  }

  @Test func bracketsOfWhatIsExpectedAreTold() {
    var run = FinishedRun.quiet("Within")
    run.report.brackets = [
      Bracket(rule: 1, metric: .jumpMax, lowest: 0, highest: 4800),
      Bracket(rule: 2, metric: .jumpMax, lowest: -4800, highest: 0),
      Bracket(rule: 2, metric: .cellsCreated, lowest: 3, highest: 4),
      Bracket(rule: 2, metric: .indicatorJump, lowest: 0, highest: 500_000_000),
    ]
    run.report.expectedMetrics = [.cellsCreated]
    #expect(
      text(of: [run])
        == """
        scenario  platform  frames  jump.max  cells  viol.  held  verdict
        Within    ideal          1      -1…1    3…4      0   0/0  ok

        Within: ok, within brackets
          jump.max 0…1 (ideal, rule 1, assumed)
          jump.max -1…0 (ideal, rule 2, assumed)
          cells.created 3…4 (ideal, rule 2, assumed)

        1 scenario: 1 as expected, 0 not

        """)
    run.report.warnings = [RunWarning(line: 0, message: "odd")]
    let remark = text(of: [run]).split(separator: "\n\n")[1].split(separator: "\n")
    #expect(
      [remark[0], remark[4]]
        == ["Within: ok, within brackets, with a warning", "  quiet.scenario: warning: odd"])
  }

  @Test func quietTellsFailuresOnly() {
    #expect(text(of: [.quiet("Nothing")], isQuiet: true) == "")
    var odd = FinishedRun.quiet("Odd")
    odd.report.warnings = [RunWarning(line: 1, message: "odd")]
    #expect(text(of: [odd], isQuiet: true) == "")
    #expect(
      text(of: [odd, .sample, .sample], isQuiet: true).split(separator: "\n\n").map {
        String($0.prefix(6))
      } == ["Sample", "Sample"])
  }

  @Test func aTableFitsATerminal() {
    var run = FinishedRun.quiet(String(repeating: "x", count: 60))
    run.report.platform = "uikit-table"
    run.report.frames = 100_000
    let lines = text(of: [run]).split(separator: "\n")
    #expect(
      lines[1]
        == "\(String(repeating: "x", count: 35))…  uikit-table  100000         0      0      0"
        + "   0/0  ok")
    #expect(lines[0].count == 96)
  }

  @Test func failuresComeBeforeWarnings() {
    var odd = FinishedRun.quiet("Odd")
    odd.report.warnings = [RunWarning(line: 4, message: "odd")]
    let paragraphs = text(of: [odd, .sample, odd]).split(separator: "\n\n").dropFirst()
    #expect(
      paragraphs.map { $0.prefix { $0 != "\n" } } == [
        "Sample: FAILED", "Odd: ok, with a warning", "Odd: ok, with a warning",
        "3 scenarios: 2 as expected, 1 not",
      ])
  }

  @Test func warningsAreToldOfGoodRunsToo() {
    var odd = FinishedRun.quiet("Odd")
    odd.report.warnings = [
      RunWarning(line: 4, message: "odd"), RunWarning(line: 0, message: "long"),
    ]
    #expect(
      text(of: [odd]).split(separator: "\n\n").dropFirst().joined(separator: "|")
        == "Odd: ok, with warnings\n  quiet.scenario:4: warning: odd\n  quiet.scenario: warning: long|1 scenario: 1 as expected, 0 not\n"
    )
  }

  @Test func coloursAreForTerminals() {
    let coloured = text(of: [.quiet("A")], isTerminal: true)
    #expect(
      coloured.split(separator: "\n")[1]
        == "A         ideal          1         0      0      0   0/0  \u{1B}[32mok\u{1B}[0m")
    let plain = text(of: [.quiet("A")])
    #expect(text(of: [.quiet("A")], isTerminal: true, environment: ["NO_COLOR": "1"]) == plain)
    #expect(text(of: [.quiet("A")], isTerminal: true, environment: ["TERM": "dumb"]) == plain)
    #expect(text(of: [.quiet("A")], isTerminal: true, environment: ["NO_COLOR": ""]) == coloured)
  }

  @Test func hostileTextCannotSteerTheTerminal() {
    let run = FinishedRun.quiet("\u{1B}[2J\r\n\u{202E}x")
    let lines = text(of: [run]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("\\u{1B}[2J\\u{D}\\u{A}\\u{202E}x  ideal  "))
  }

  @Test(arguments: [
    ("abcde", 5, "abcde"), ("abcdef", 5, "abcd…"), ("列表列表", 8, "列表列表"), ("列表列表", 7, "列表列…"),
    ("列表列表", 6, "列表…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ]) func cutsLongNames(_ text: String, _ limit: Int, _ short: String) {
    #expect(shortened(text, to: limit) == short)
  }

  @Test(arguments: [
    ("a.scenario", "a.scenario"), ("-", "-"), ("-x", "./-x"), ("a b", "'a b'"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("", "''"), ("ä/列", "ä/列"), ("~", "'~'"),
  ]) func quotesForShells(_ path: String, _ word: String) {
    #expect(shellWord(path) == word)
  }

  private func text(
    of runs: [FinishedRun], isQuiet: Bool = false, isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) -> String {
    let system = MemorySystem()
    system.showsStandardOutput = isTerminal
    system.variables = environment
    let console = Console(system, colour: true)
    RunText(runs: runs, isQuiet: isQuiet, options: RunOptions(), console: console).print()
    #expect(console.finish() == .held)
    return system.standardOutput
  }
}
