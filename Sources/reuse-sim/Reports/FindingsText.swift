import ReuseSim

extension FinishedRun {
  /// What failed, for people: the expectations that did not hold, then the violations.
  ///
  /// - Parameter withAdmitted: whether violations that an expectation admits are told, too.
  func failureLines(withAdmitted: Bool) -> [String] {
    var lines: [String] = []
    for result in report.expectations where !result.held {
      lines.append("\(place(result.line)): expected \(printable(result.text))")
      lines.append("  found \(printable(result.actual))")
    }
    for violation in report.violations where withAdmitted || !violation.isAdmitted {
      let kind = violation.isAdmitted ? "expected violation" : "violation"
      lines.append("\(kind) of \(name(of: violation)), \(place(of: violation)):")
      lines.append("  \(printable(violation.message))")
    }
    return lines
  }

  /// What is odd, for people.
  func warningLines(_ console: Console) -> [String] {
    let shown = report.warnings.prefix(ScriptLimits.errorsShown)
    var lines = shown.map { warning in
      let label = console.styled("warning", .yellow)
      return "\(place(warning.line)): \(label): \(printable(warning.message))"
    }
    let rest = report.warnings.count - shown.count
    if rest > 0 { lines.append("… and \(rest) more \(rest == 1 ? "warning" : "warnings")") }
    return lines
  }

  /// What depends on rules of the platform that are only assumed, for people: the largest jump, and the metrics that
  /// the script's expectations are about.
  var bracketLines: [String] {
    report.brackets.filter { $0.metric == .jumpMax || report.expectedMetrics.contains($0.metric) }
      .map { bracket in
        let range =
          decimalText(of: bracket.metric, bracket.lowest) + "…"
          + decimalText(of: bracket.metric, bracket.highest)
        let rule = "\(report.platform), rule \(bracket.rule), assumed"
        return "\(bracket.metric.rawValue) \(range) (\(rule))"
      }
  }

  /// A place in the script; line 0 stands for the whole of it.
  private func place(_ line: Int) -> String {
    printable(file) + (line == 0 ? "" : ":\(line)")
  }

  /// What a violation is called: its guarantee, and its class and field if it has them.
  private func name(of violation: Violation) -> String {
    var text = violation.guarantee.rawValue
    if let faultClass = violation.faultClass { text += " \(faultClass.rawValue)" }
    if let field = violation.field { text += " field \(field)" }
    return text
  }

  private func place(of violation: Violation) -> String {
    var text = "frame \(violation.frame), \(violation.time.millisecondsText) s"
    if let item = violation.item { text += ", \(item)" }
    if let cell = violation.cell { text += ", cell \(cell.rawValue)" }
    return text
  }
}
