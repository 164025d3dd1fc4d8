import ReuseSim
import Testing

/// Errors about the fields of cells, about their code, and about what is done to fields.
@Suite struct CellCodeDiagnosticTests {
  /// A line with something wrong, the part of it that is marked, and what is said.
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let mark: String
    let message: String
    let help: String

    init(_ line: String, _ mark: String, _ message: String, _ help: String) {
      (self.line, self.mark, self.message, self.help) = (line, mark, message, help)
    }

    var testDescription: String { line }
  }

  /// Lines in the block of a cell with one field of each kind.
  @Test(arguments: declarations + code) func cell(_ row: Row) {
    check(row, CellCodeDiagnosticTests.cell + "  \(row.line)\n}\nitems 9 of A\n")
  }

  /// Commands.
  @Test(arguments: commands) func command(_ row: Row) {
    check(row, CellCodeDiagnosticTests.cell + "}\nitems 9 of A\nat 0s \(row.line)\n")
  }

  /// A line that is meant for a field of one of two types is right.
  @Test(arguments: [
    "tap item 0 twin", "swipe item 0 twin open", "type \"x\" in item 0 twin",
    "set item 0 twin yes", "set item 0 twin \"yes\"",
  ])
  func aFieldOfTwoTypes(_ line: String) {
    let script =
      "scenario \"a\"\ncell A {\nheight 5\nfield twin: flag\n}\ncell B {\nheight 5\nfield twin: text\n}\n"
      + "items 2 of A\nitems 2 of B\nat 0s \(line)\n"
    #expect(read(script).diagnostics == [])
  }

  /// Nothing is said of code for which a line that failed may be to blame.
  @Test func oneErrorForAFieldThatFailed() {
    let script =
      "scenario \"a\"\ncell A {\nheight 5\nfield open: flg\nconfigure skips open\n"
      + "prepare-for-reuse resets open\nlisteners added\nchanges reach no cell\n}\nitems 2 of A\n"
      + "at 0s tap item 0 open\n"
    #expect(read(script).diagnostics.map { $0.message } == ["unknown type 'flg'"])
  }

  /// An expectation about a field that no cell has would hold, or fail, whatever happens.
  @Test(arguments: expectations) func expectation(_ row: Row) {
    check(row, CellCodeDiagnosticTests.cell + "}\nitems 9 of A\n\(row.line)\n")
  }

  /// What several runs share may be about a field of one of them.
  @Test func sharedExpectationsMayBeForOthers() {
    let cell = "cell A {\nheight 5\nfield open: flag\n}\nitems 2 of A\n"
    let line = "expect no violation freshness field open\n"
    for script in [
      line + "scenario \"a\"\n" + cell + "scenario \"b\"\nrows heights 5\n",
      "scenario \"a\"\n" + line + "variant \"x\" {\n" + cell
        + "}\nvariant \"y\" {\nrows heights 5\n}\n",
    ] {
      #expect(read(script).diagnostics == [])
    }
  }

  @Test func codeOfACellThatHasNothing() {
    let lines = ["listeners added", "edits go to current item", "changes reach no cell"]
    let script =
      "scenario \"a\"\ncell A {\nheight 5\nfield badge: subview\n"
      + lines.joined(separator: "\n") + "\n}\nitems 2 of A\n"
    #expect(
      read(script).diagnostics.map { "\($0.line): \($0.message)" } == [
        "5: no listener of this cell has anything to hear of: it has no field kept in model",
        "6: no listener of this cell has anything to hear of: it has no field kept in model",
        "7: the model has nothing of this cell that could change",
      ])
  }

  @Test(arguments: [
    (
      "field f: choice " + (0...ScriptLimits.choiceWords).map { "w\($0)" }.joined(separator: "|"),
      "a choice has at most 32 words"
    ),
    (
      "field f: text = \"" + String(repeating: "x", count: 1001) + "\"",
      "a field holds at most 1000 characters"
    ),
    (
      "field f: number = 1000000000001",
      "a number is a whole number from -1000000000000 to 1000000000000"
    ),
  ])
  func limits(_ line: String, _ help: String) {
    let found = read(CellCodeDiagnosticTests.cell + "  \(line)\n}\nitems 9 of A\n").diagnostics
    #expect(found.map { $0.help } == [help])
  }

  private static let cell = """
    scenario "a"
    cell A {
      height 5
      image latency 80ms
      field open: flag
      field size: choice S|M|L
      field note: text, kept in cell
      field clip: timer
      field badge: subview
      field player: hosted-view

    """

  private func read(_ script: String) -> ScriptResult {
    readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("no such file") }
  }

  private func check(_ row: Row, _ script: String) {
    let found = read(script).diagnostics
    #expect(found.map { $0.message } == [row.message])
    guard let first = found.first else { return }
    #expect(first.help == row.help)
    let line = script.split(separator: "\n", omittingEmptySubsequences: false)[first.line - 1]
    let marked = line.dropFirst(first.column - 1).prefix(first.length)
    #expect(marked == row.mark)
  }
}
