import ReuseSim
import Testing

/// What somebody writes who has seen other languages: it is read if it can only mean one thing, else the error says how
/// it is written.
@Suite struct NewcomerTests {
  private static let head = "scenario \"a\"\ncell Row {\n  height 50\n}\nitems 9 of Row\n"

  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let meant: String
    var testDescription: String { line }
  }

  private static let read = [
    Row(line: "expect offset = 3 at 3s", meant: "expect at 3s offset = 3"),
    Row(line: "expect item 3 at 4 at 3s", meant: "expect at 3s item 3 at 4"),
    Row(line: "at 1s { rotate }", meant: "at 1s {\n  rotate\n}"),
    Row(
      line: "at 1s load x after 400ms do {\n  rotate\n}",
      meant: "at 1s load x after 400ms {\n  rotate\n}"),
    Row(
      line: "at 1s after 400ms {\n  rotate\n}", meant: "at 1s after 400ms do {\n  rotate\n}"),
    Row(
      line: "when within 3 items of top {\n  rotate\n}",
      meant: "when within 3 items of the top {\n  rotate\n}"),
  ]

  @Test(arguments: read) func isRead(_ row: Row) throws {
    let text = NewcomerTests.head + row.line + "\n"
    let printed = try Document(parsing: Array(text.utf8), path: "a.scenario").printed
    #expect(printed == NewcomerTests.head + row.meant + "\n")
  }

  private static let helped = [
    Row(
      line: "when near top {\n  rotate\n}",
      meant: "did you mean 'within N items of the end' or '… of the top'?"),
    Row(line: "when within 3 items of the bottom {\n  rotate\n}", meant: "did you mean 'end'?"),
    Row(line: "at 1s scroll to bottom", meant: "did you mean 'scroll to end'?"),
    Row(line: "at 1s insert 3 of Row at bottom", meant: "did you mean 'end'?"),
    Row(line: "at 1s insert 3 of Row at the end", meant: "did you mean 'end'?"),
    Row(line: "at 1s insert 3 of Row at top", meant: "did you mean '0'?"),
    Row(line: "at 1s move item 3 to top", meant: "did you mean '0'?"),
    Row(line: "expect no jumps", meant: "did you mean 'expect jump.count = 0'?"),
  ]

  @Test(arguments: helped) func isHelped(_ row: Row) {
    let text = NewcomerTests.head + row.line + "\n"
    let result = readScript(bytes: Array(text.utf8), path: "a.scenario") { _ in .failure("") }
    #expect(result.diagnostics.map { $0.help } == [row.meant])
  }
}
