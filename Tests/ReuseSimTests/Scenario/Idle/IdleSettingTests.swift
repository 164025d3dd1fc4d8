import ReuseSim
import Testing

/// Settings that have no effect beside the other lines: who is warned, and that it is true.
@Suite struct IdleSettingTests {
  static let cases =
    IdleSettingCase.sizes + IdleSettingCase.anchor + IdleSettingCase.scrolling
    + IdleSettingCase.window + IdleSettingCase.cells

  private func read(_ script: String) -> ScriptResult {
    readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("no such file") }
  }

  private func warnings(_ script: String) -> [String] {
    read(script).diagnostics.map { "\($0.line): \($0.message)" }
  }

  /// It is warned of once, where it stands, and a run without it has the same numbers.
  @Test(arguments: cases) func hasNoEffect(_ row: IdleSettingCase) throws {
    let script = row.script(row.idle)
    let result = read(script)
    let warning = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(warning.severity == .warning)
    let name = row.setting.split(separator: " ").last.map { String($0) } ?? ""
    #expect(warning.message == "'\(name)' has no effect: \(row.reason)")
    let line = Array(script.split(separator: "\n")[warning.line - 1])
    #expect(String(line[(warning.column - 1)...].prefix(warning.length)) == row.marked)
    let without = read(row.script(row.without))
    #expect(Diagnostic.rendered(without.diagnostics) == "")
    var observer = NoObserver()
    let runs = try [result, without].map {
      try #require($0.scenarios.first).run(options: RunOptions(), observer: &observer)
    }
    #expect(runs[0].metrics == runs[1].metrics)
    #expect(runs[0].frames == runs[1].frames)
  }

  /// Nobody is warned where it means something.
  @Test(arguments: cases) func meansSomething(_ row: IdleSettingCase) {
    #expect(Diagnostic.rendered(read(row.script(row.cured)).diagnostics) == "")
  }

  /// The rows have every entry of the reference's table, and no other.
  @Test func rowsAreComplete() throws {
    let page = "Documentation/language.md"
    let settings = try GeneratedFile.cells(of: page, under: "setting")
    let reasons = try GeneratedFile.cells(of: page, under: "setting", place: 2)
    let entries = Set(zip(settings, reasons).map { "\($0): \($1)" })
    #expect(entries.count == settings.count)
    #expect(Set(IdleSettingTests.cases.map { $0.testDescription }) == entries)
  }

  @Test func whatIsShown() {
    let text = """
      scenario "a"
      corrections when-idle 150ms
      variant "one" { anchor hold end unless at-top, in-batch }
      variant "two" {
        echo counts
      }
      """
    #expect(
      Diagnostic.rendered(read(text).diagnostics) == """
        a:3:48: warning: 'in-batch' has no effect: there is no batch
            variant "one" { anchor hold end unless at-top, in-batch }
                                                           ^~~~~~~~
            help: add a 'batch' or an 'apply'
        a:5:3: warning: 'echo' has no effect: the list never writes the content offset
              echo counts
              ^~~~~~~~~~~
            help: say what is held, such as: anchor hold first-fully-visible

        """)
  }

  /// What the platform does anyway is no news, however it is written.
  @Test func whatThePlatformSaysIsNoNews() {
    let text = """
      scenario "a"
      platforms keep-offset, uikit-table, uikit-flow, uikit-list
      variant "keep-offset" { corrections at-once clamp after touched clamps overscroll apart rounding exact before-scroll made }
      variant "uikit-table" { sizes dropped-on-reload }
      variant "uikit-flow" { edges bounce }
      variant "uikit-list" { headers pinned }
      """
    #expect(warnings(text) == [])
  }

  /// A line of several runs is warned of when it has no effect in any of them.
  @Test func lineOfSeveralRuns() {
    let shared = """
      edges bounce
      paging on
      scenario "a"
      variant "one" { at 1s scroll by 9 }
      variant "two" { anchor hold end }
      scenario "b"
      corrections rounding pixels
      variant "one" { at 1s fling 900 }
      variant "two" { paging off }
      variant "three" { anchor hold nothing }
      """
    #expect(warnings(shared) == ["7: 'corrections' has no effect: the anchor holds nothing"])
    #expect(
      warnings(shared.replacing("at 1s fling 900", with: "anchor hold end"))
        == [
          "1: 'edges' has no effect: no finger moves the content",
          "2: 'paging' has no effect: no finger moves the content",
        ])
  }

  /// What happens may stand in any block.
  @Test(arguments: [
    "at 1s do { fling 9 }", "at 1s { fling 9 }", "at 1s after 1s do { fling 9 }",
    "when scrolling stops { fling 9 }", "at 1s load x after 1s { fling 9 }",
    "at 1s do {\n  if 1 < 2 { fling 9 }\n}", "every 1s until 2s fling 9",
    "at 1s repeat 2 { fling 9 }", "variant \"v\" { at 1s fling 9 }",
  ]) func whereverItHappens(_ line: String) {
    #expect(warnings("scenario \"a\"\npaging on\n\(line)\n") == [])
  }

  /// An error elsewhere may be why.
  @Test func besideAnErrorNobodyIsWarned() {
    #expect(
      warnings("scenario \"a\"\npaging on\nat 1s flung 9\n").allSatisfy { $0.hasPrefix("3: ") })
  }

  /// Lines of imported files may be for other scripts, and a platform of the tool's choice is not the script's.
  @Test func othersMayNeedIt() {
    let imported = readScript(
      bytes: Array("import \"b\"\nscenario \"a\"\n".utf8), path: "a"
    ) { _ in .bytes(Array("paging on\n".utf8)) }
    #expect(imported.diagnostics == [])
    let text = "scenario \"a\"\nplatforms ideal, uikit-list\nheaders scroll\n"
    let chosen = readScript(bytes: Array(text.utf8), path: "a", platform: "uikit-list") { _ in
      .failure("no such file")
    }
    #expect(chosen.diagnostics == [])
  }
}
