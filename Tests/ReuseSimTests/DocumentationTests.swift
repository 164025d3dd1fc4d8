import ReuseSim
import Testing

/// The pages of the documentation say what the code says.
@Suite struct DocumentationTests {
  @Test func platformPageIsGenerated() throws {
    try GeneratedFile.expect("Documentation/platforms.md", is: Platform.documentation)
  }

  @Test func languagePageIsGenerated() throws {
    try GeneratedFile.expect("Documentation/language.md", is: LanguageReference.text)
  }

  @Test func metricPageHasEveryMetricInOrder() throws {
    let names = try GeneratedFile.cells(of: "Documentation/metrics.md", under: "metric")
    #expect(names == Metric.allCases.map { $0.rawValue })
  }

  @Test func metricPageHasEveryCauseInOrder() throws {
    let names = try GeneratedFile.cells(of: "Documentation/metrics.md", under: "cause")
    #expect(names == Cause.Kind.allCases.map { $0.rawValue })
  }

  @Test func guaranteePageHasEveryGuaranteeInOrder() throws {
    let names = try GeneratedFile.cells(
      of: "Documentation/guarantees.md", under: "guarantee")
    #expect(names == Guarantee.allCases.map { $0.rawValue })
  }

  @Test func metricPageHasEveryUnit() throws {
    let units = try GeneratedFile.cells(
      of: "Documentation/metrics.md", under: "metric", place: 2)
    #expect(units == Metric.allCases.map { "\($0.unit)" })
  }

  @Test func guaranteePageHasEveryFault() throws {
    let faults = try GeneratedFile.cells(
      of: "Documentation/guarantees.md", under: "guarantee", place: 3)
    let planted = Guarantee.allCases.map { guarantee in
      PlantedFault.allCases.filter { $0.guarantee == guarantee }.map { $0.rawValue }
        .joined(separator: ", ")
    }
    #expect(faults == planted)
  }
}
