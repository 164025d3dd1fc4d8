import ReuseSim

/// `explain`: tells each jump of a run with its causes.
struct ExplainCommand {
  private let arguments: Arguments
  private let console: Console

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Runs the scenarios of a script and explains their jumps.
  func perform() -> ToolStatus {
    let path = arguments.operands[0]
    switch ScriptReader(console.system, platform: arguments.platform).read(path) {
    case .scenarios(let scenarios, let warnings):
      console.talk(warnings)
      for (number, scenario) in scenarios.enumerated() {
        if number > 0 { console.print("\n") }
        var observer = NoObserver()
        let report = scenario.run(options: arguments.runOptions, observer: &observer)
        explain(report)
        tellFindings(of: FinishedRun(file: path, report: report))
      }
      return .held
    case .errors(let text):
      console.talk(text)
    case .failure(let failure):
      console.complain(failure)
    }
    return .failed
  }

  private func explain(_ report: RunReport) {
    console.print(headline(of: report))
    let shown = report.jumps.prefix(arguments.limit ?? .max)
    for jump in shown {
      console.print("\n\(console.styled(jump.headline, .bold))\n")
      console.print(jump.explanation.map { "  \($0)\n" }.joined())
    }
    let rest = report.jumps.count + report.omittedJumps - shown.count
    if rest > 0 { console.print("\n\(rest) more \(rest == 1 ? "jump" : "jumps")\n") }
  }

  /// Tells what failed, or that nothing did, and the warnings.
  private func tellFindings(of run: FinishedRun) {
    var lines = run.failureLines(withAdmitted: true)
    if lines.isEmpty { lines = ["no violations, no failed expectations"] }
    lines += run.warningLines(console)
    console.print("\n" + lines.map { "\($0)\n" }.joined())
  }

  private func headline(of report: RunReport) -> String {
    let count = report.jumps.count + report.omittedJumps
    let subject =
      "\(printable(report.scenario)) (\(printable(report.platform)), seed \(report.seed), "
      + "\(report.frames) \(report.frames == 1 ? "frame" : "frames"))"
    if count == 0 { return "\(subject): no jumps\n" }
    let total = decimalText(of: .jumpTotal, report.metrics)
    return "\(subject): \(count) \(count == 1 ? "jump" : "jumps"), \(total) pt in all\n"
  }
}
