import Testing

@testable import ReuseSim

/// The sample of a late image is read as it stands, printed as it is read, and played with a word about what is not
/// checked.
@Suite struct LateImageSampleTests {
  @Test func isReadAndPrinted() throws {
    let bytes = Array(ScriptSamples.lateImage.utf8)
    let document = try Document(parsing: bytes, path: "a")
    let again = try Document(parsing: Array(document.printed.utf8), path: "a")
    #expect(again == document)
    #expect(again.printed == document.printed)
    #expect(
      document.explicit().printed.contains(
        "image             latency table 0: 800ms, 6: 200ms, else 300ms, answers to captured cell\n"
      ))
  }

  @Test func isPlayedWithAWarning() throws {
    let result = readScript(bytes: Array(ScriptSamples.lateImage.utf8), path: "a") { _ in
      .failure("no such file")
    }
    #expect(result.diagnostics == [])
    let scenario = try #require(result.scenarios.first)
    let report = scenario.report()
    #expect(
      report.warnings == [
        RunWarning(line: 14, message: "freshness is not among the guarantees that a run checks")
      ])
    #expect(report.expectations.map { $0.held } == [false])
    #expect(report.violations == [])
    #expect(report.points(.jumpMax) == .zero)
    // With right estimates no cell comes and goes within the first frame. Row 0's answer comes to the cell that shows
    // row 6 by then; no other goes astray.
    let right = scenario.estimating(.constant(.pt(100))).report()
    #expect(right.metrics[.requestCount] == 7)
    #expect(right.metrics[.requestLost] == 1)
  }
}
