import ReuseSim

/// The variants of one scenario side by side: a row for each metric, a column for each variant.
struct VariantText {
  /// The runs of the variants, in their order.
  var reports: [RunReport]
  /// Whether metrics that are the same for all are told, too.
  var isVerbose: Bool

  /// How many columns of a terminal the tables take.
  private static let width = 100
  /// How many columns of a variant's name they show.
  private static let nameWidth = 24

  /// The runs of scenarios with more than one variant, scenario by scenario.
  static func groups(of runs: [FinishedRun], isVerbose: Bool) -> [VariantText] {
    var groups: [VariantText] = []
    var last: (file: String, scenario: String)?
    for run in runs {
      guard let variant = run.report.variant else {
        last = nil
        continue
      }
      if let last, last == (run.file, variant.scenario) {
        groups[groups.count - 1].reports.append(run.report)
      } else {
        groups.append(VariantText(reports: [run.report], isVerbose: isVerbose))
      }
      last = (run.file, variant.scenario)
    }
    return groups.filter { $0.reports.count > 1 }
  }

  /// A title, then as many tables below each other as the width of a terminal asks for.
  func text(for console: Console) -> String {
    let name = printable(reports[0].variant?.scenario ?? "")
    let title = console.styled(name, .bold)
    let metrics = Metric.allCases.filter { metric in
      isVerbose || reports.contains { $0.text(of: metric) != reports[0].text(of: metric) }
    }
    if metrics.isEmpty { return "\(title): no metric differs between its variants\n" }
    let subject = isVerbose ? "its variants" : "where its variants differ"
    let tables = columns(for: metrics).map { table(of: metrics, $0).text(for: console) }
    return "\(title): \(subject)\n" + tables.joined(separator: "\n")
  }

  /// The reports divided so that each part fits, one at least in each.
  private func columns(for metrics: [Metric]) -> [ArraySlice<RunReport>] {
    let labels = metrics.reduce(0) { max($0, displayWidth($1.rawValue)) }
    var parts: [ArraySlice<RunReport>] = []
    var start = 0
    var room = VariantText.width - labels
    for (number, report) in reports.enumerated() {
      let width = metrics.reduce(displayWidth(title(of: report))) {
        max($0, displayWidth(report.text(of: $1)))
      }
      if number > start && width + 2 > room {
        parts.append(reports[start..<number])
        start = number
        room = VariantText.width - labels
      }
      room -= width + 2
    }
    return parts + [reports[start...]]
  }

  private func table(of metrics: [Metric], _ reports: ArraySlice<RunReport>) -> TextTable {
    var table = TextTable(
      columns: [.init(title: "metric", isNumber: false)]
        + reports.map { .init(title: title(of: $0), isNumber: true) })
    table.rows = metrics.map { metric in
      [TextTable.Cell(metric.rawValue)]
        + reports.map { TextTable.Cell($0.text(of: metric)) }
    }
    return table
  }

  private func title(of report: RunReport) -> String {
    shortened(printable(report.variant?.name ?? ""), to: VariantText.nameWidth)
  }
}
