import ReuseSim

/// The results of runs for people: a table, then what failed, then a count.
struct RunText {
  /// The runs in their order.
  var runs: [FinishedRun]
  /// Whether only failures are told.
  var isQuiet: Bool
  /// What the command line said about how to run.
  var options: RunOptions
  /// Where it goes.
  var console: Console

  /// Prints everything, with an empty line between the parts.
  func print() {
    var parts = runs.compactMap { details(of: $0) }
    if !isQuiet {
      parts.insert(table.text(for: console), at: 0)
      parts.append(closing)
    }
    console.print(parts.joined(separator: "\n"))
  }

  private var closing: String {
    let good = runs.count { $0.report.isAsExpected }
    let noun = runs.count == 1 ? "scenario" : "scenarios"
    return "\(runs.count) \(noun): \(good) as expected, \(runs.count - good) not\n"
  }

  /// How many columns of a name the table shows; the details have all of it.
  private static let nameWidth = 48

  private static let metrics: [Metric] = [.jumpMax, .jumpTotal, .cellsCreated, .correctionCount]

  private var table: TextTable {
    var table = TextTable(columns: [
      .init(title: "scenario", isNumber: false), .init(title: "platform", isNumber: false),
      .init(title: "frames", isNumber: true), .init(title: "jump.max", isNumber: true),
      .init(title: "jump.total", isNumber: true), .init(title: "cells.created", isNumber: true),
      .init(title: "corrections", isNumber: true), .init(title: "violations", isNumber: true),
      .init(title: "expectations", isNumber: true), .init(title: "verdict", isNumber: false),
    ])
    table.rows = runs.map { row(of: $0.report) }
    return table
  }

  private func row(of report: RunReport) -> [TextTable.Cell] {
    let held = report.expectations.count { $0.held }
    let names = [report.scenario, report.platform]
    var cells = names.map { TextTable.Cell(shortened(printable($0), to: RunText.nameWidth)) }
    cells.append(TextTable.Cell(String(report.frames)))
    cells += RunText.metrics.map { TextTable.Cell(decimalText(of: $0, report.metrics)) }
    cells.append(TextTable.Cell(String(report.violations.count)))
    cells.append(TextTable.Cell("\(held)/\(report.expectations.count)"))
    cells.append(
      report.isAsExpected ? TextTable.Cell("as expected", .green) : TextTable.Cell("FAILED", .red))
    return cells
  }

  /// A paragraph about a run that has something to tell; in quiet only about one that failed.
  private func details(of run: FinishedRun) -> String? {
    let report = run.report
    let isGood = report.isAsExpected
    if isGood && (isQuiet || report.warnings.isEmpty) { return nil }
    var lines: [String] = []
    for result in report.expectations where !result.held {
      lines.append("\(place(run, result.line)): expected \(printable(result.text))")
      lines.append("  found \(printable(result.actual))")
    }
    for violation in report.violations where !violation.isAdmitted {
      lines.append("violation of \(violation.guarantee.rawValue), \(place(of: violation)):")
      lines.append("  \(printable(violation.message))")
    }
    for warning in report.warnings {
      let label = console.styled("warning", .yellow)
      lines.append("\(place(run, warning.line)): \(label): \(printable(warning.message))")
    }
    if !isGood { lines.append("run it again: \(command(for: run))") }
    let title = console.styled(printable(report.scenario), .bold)
    return title + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// A place in a script; line 0 stands for the whole of it.
  private func place(_ run: FinishedRun, _ line: Int) -> String {
    printable(run.file) + (line == 0 ? "" : ":\(line)")
  }

  private func place(of violation: Violation) -> String {
    var text = "frame \(violation.frame), \(violation.time.millisecondsText) s"
    if let item = violation.item { text += ", item \(item.rawValue)" }
    if let cell = violation.cell { text += ", cell \(cell.rawValue)" }
    return text
  }

  /// The command that runs the same scenario in the same way.
  private func command(for run: FinishedRun) -> String {
    var words = ["reuse-sim", "run", shellWord(run.file), "--seed", String(run.report.seed)]
    if let platform = options.platform { words += ["--platform", shellWord(platform.name)] }
    return printable(words.joined(separator: " "))
  }
}
