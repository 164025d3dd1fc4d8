import Testing

@testable import ReuseSim

/// The sample of a late image is read as it stands, printed as it is read, and holds.
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

  @Test func holds() throws {
    let result = readScript(bytes: Array(ScriptSamples.lateImage.utf8), path: "a") { _ in
      .failure("no such file")
    }
    #expect(result.diagnostics == [])
    let scenario = try #require(result.scenarios.first)
    let report = scenario.report()
    #expect(report.warnings == [])
    #expect(report.expectations.map { $0.held } == [true])
    #expect(report.violations.map { $0.faultClass } == [.staleAnswer, .staleAnswer])
    #expect(report.violations.map { $0.isAdmitted } == [false, true])
    #expect(report.points(.jumpMax) == .zero)
    // With an estimate of 44 rows 5 to 11 have cells within the first frame, and the answer for row 11 comes to the cell that
    // shows row 5 by then. With right estimates no cell comes and goes there. Row 0's answer comes to the cell that shows
    // row 6 by then; no other goes astray.
    let right = scenario.estimating(.constant(.pt(100))).report()
    #expect(right.isAsExpected)
    #expect(right.violations.map { $0.item } == [ItemID(6)])
    #expect(right.violations.map { $0.source } == [ItemID(0)])
    #expect(right.metrics[.requestCount] == 7)
    #expect(right.metrics[.requestLost] == 1)
  }
}
