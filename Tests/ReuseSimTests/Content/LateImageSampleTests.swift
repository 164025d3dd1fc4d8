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
    #expect(report.isAsExpected)
    #expect(report.violations.map { $0.faultClass } == [.staleAnswer])
    #expect(report.violations.map { $0.item } == [ItemID(6)])
    #expect(report.violations.map { $0.source } == [ItemID(0)])
    #expect(report.points(.jumpMax) == .zero)
    // By the estimate of 44 twelve rows have cells within the first frame and ask. Those of rows 5 to 11 come into the pool,
    // that of row 5 last: row 5 gets it back, and row 6 the one that row 0 leaves.
    #expect(report.metrics[.cellsCreated] == 12)
  }
}
