import Testing

@testable import ReuseSim

/// What a run tells beside its results.
@Suite struct RunWarningTests {
  private func report(_ lines: String) -> RunReport? {
    let script = Array("scenario \"a\"\n\(lines)\n".utf8)
    let result = readScript(bytes: script, path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return result.scenarios.first?.report()
  }

  private static func warning(_ line: Int, _ message: String) -> RunWarning {
    RunWarning(line: line, message: message)
  }

  @Test(arguments: [
    ("rows heights 5\nat 0s remove item 0", []),
    ("rows heights 5\nat 0s remove item 9", [warning(3, "this found nothing to do")]),
    (
      "rows heights 5\nat 0s batch {\nremove item 9\nresize item 0 to 6\n}",
      [warning(3, "a part of this found nothing to do")]
    ),
    (
      "rows heights 5\nat 0s batch {\nremove item 9\nremove item 8\n}",
      [warning(3, "this found nothing to do")]
    ),
    ("rows heights 5\nat 0s batch {\nreload data\nremove item 0\n}", []),
    (
      "end at 1s\nat 3s reload data\nat 0s remove item 9\nrows heights 5",
      [warning(3, "the run ended before this"), warning(4, "this found nothing to do")]
    ),
    ("", [warning(1, "the list never had an item")]),
    ("at 0s insert 1 of A at 0\ncell A { height 5 }", []),
    (
      "end at 1s\nat 2s insert 1 of A at 0\ncell A { height 5 }",
      [warning(1, "the list never had an item"), warning(3, "the run ended before this")]
    ),
    // Told by the expectation itself.
    ("rows heights 5\nend at 1s\nexpect at 2s item 0 at 0", []),
  ])
  func warnsInTheOrderOfLines(_ lines: String, _ warnings: [RunWarning]) {
    #expect(report(lines)?.warnings == warnings)
  }

  @Test(arguments: [
    ("at 2s item 0 at 0", "the run ended before that time"),
    ("violation freshness", "none"),
    ("offset = 1 / offset", "a division by zero"),
    ("item 0 at 1 / offset", "a division by zero"),
    ("1000000000000 * 1000000000000 > offset", "a number too large to be computed exactly"),
    ("1 / 1000000000000 + offset = 0", "1/1000000000000"),
  ])
  func tellsWhyAnExpectationDoesNotHold(_ condition: String, _ actual: String) {
    let results = report("rows heights 5\nend at 1s\nexpect \(condition)")?.expectations
    #expect(results?.map { $0.held } == [false])
    #expect(results?.map { $0.actual } == [actual])
  }
}
