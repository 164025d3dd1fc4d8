import ReuseSim

/// The results of runs for people: a table, then variants side by side, then what failed, then what is odd about
/// the others, then a count.
struct RunText {
  /// The runs in their order.
  var runs: [FinishedRun]
  /// Whether only failures are told.
  var isQuiet: Bool
  /// Whether all metrics of variants are told, not only those that differ.
  var isVerbose = false
  /// What the command line said about how to run.
  var options: RunOptions
  /// Where it goes.
  var console: Console

  /// Prints everything, with an empty line between the parts.
  func print() {
    var parts = runs.filter { !$0.report.isAsExpected }.map { failure(of: $0) }
    if !isQuiet { parts += runs.filter { $0.report.isAsExpected }.compactMap { remark(on: $0) } }
    if !isQuiet {
      let variants = VariantText.groups(of: runs, isVerbose: isVerbose)
      parts = [table.text(for: console)] + variants.map { $0.text(for: console) } + parts
      parts.append(closing)
    }
    console.print(parts.joined(separator: "\n"))
  }

  private var closing: String {
    let good = runs.count { $0.report.isAsExpected }
    let noun = runs.count == 1 ? "scenario" : "scenarios"
    return "\(runs.count) \(noun): \(good) as expected, \(runs.count - good) not\n"
  }

  /// How many columns of a name the table shows, so that it fits a terminal of a hundred; the paragraphs
  /// below have all of it.
  private static let nameWidth = 36

  private var table: TextTable {
    var table = TextTable(columns: [
      .init(title: "scenario", isNumber: false), .init(title: "platform", isNumber: false),
      .init(title: "frames", isNumber: true), .init(title: "jump.max", isNumber: true),
      .init(title: "cells", isNumber: true), .init(title: "viol.", isNumber: true),
      .init(title: "held", isNumber: true), .init(title: "verdict", isNumber: false),
    ])
    table.rows = runs.map { row(of: $0.report) }
    return table
  }

  private func row(of report: RunReport) -> [TextTable.Cell] {
    let held = report.expectations.count { $0.held }
    var cells = [
      TextTable.Cell(name(of: report)),
      TextTable.Cell(shortened(printable(report.platform), to: RunText.nameWidth)),
      TextTable.Cell(String(report.frames)),
    ]
    for metric in [Metric.jumpMax, .cellsCreated] {
      cells.append(TextTable.Cell(report.text(of: metric)))
    }
    cells.append(TextTable.Cell(String(report.violations.count)))
    cells.append(TextTable.Cell("\(held)/\(report.expectations.count)"))
    let isGood = report.isAsExpected
    cells.append(isGood ? TextTable.Cell("ok", .green) : TextTable.Cell("FAILED", .red))
    return cells
  }

  /// A run's title, cut so that most of the variant's name can be read.
  private func name(of report: RunReport) -> String {
    guard let variant = report.variant else {
      return shortened(printable(report.scenario), to: RunText.nameWidth)
    }
    let end = ScenarioVariant.divider + printable(variant.name)
    let room = max(RunText.nameWidth / 3, RunText.nameWidth - displayWidth(end))
    return shortened(
      shortened(printable(variant.scenario), to: room) + end, to: RunText.nameWidth)
  }

  /// A paragraph about a run that failed.
  private func failure(of run: FinishedRun) -> String {
    let title = console.styled(printable(run.report.scenario), .bold)
    let lines =
      run.failureLines(withAdmitted: false) + run.bracketLines + run.warningLines(console)
      + ["run it again: \(command(for: run))"]
    return "\(title): \(console.styled("FAILED", .red))\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// A paragraph about a run that did not fail but has something odd; `nil` when it has nothing.
  private func remark(on run: FinishedRun) -> String? {
    let warnings = run.warningLines(console)
    let lines = run.bracketLines + warnings
    if lines.isEmpty { return nil }
    let title = console.styled(printable(run.report.scenario), .bold)
    var verdicts = ["ok"]
    if !run.bracketLines.isEmpty { verdicts.append("within brackets") }
    if !warnings.isEmpty {
      verdicts.append(warnings.count == 1 ? "with a warning" : "with warnings")
    }
    return "\(title): \(verdicts.joined(separator: ", "))\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The command that runs the same scenario in the same way.
  private func command(for run: FinishedRun) -> String {
    var words = ["reuse-sim", "run", shellWord(run.file), "--seed", String(run.report.seed)]
    if let platform = options.platform { words += ["--platform", shellWord(platform.name)] }
    return printable(words.joined(separator: " "))
  }
}
