/// `check`: reads scripts without running them.
struct CheckCommand {
  private let arguments: Arguments
  private let console: Console

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Reads all scripts and tells their errors.
  func perform() -> ToolStatus {
    let search = ScriptSearch(arguments.operands, in: console.system)
    var status = console.report(search)
    let reader = ScriptReader(console.system)
    let paths = search.paths
    let jobs = arguments.jobs ?? console.system.processors
    let readings = Workers.map(paths.count, jobs: jobs) { reader.read(paths[$0]) }
    var good = 0
    for reading in readings {
      switch reading {
      case .scenarios(_, let warnings):
        if !arguments.isQuiet { console.talk(warnings) }
        good += 1
      case .errors(let text):
        console.talk(text)
        status = .failed
      case .failure(let failure):
        console.complain(failure)
        status = .failed
      }
    }
    if !arguments.isQuiet && !paths.isEmpty {
      let noun = paths.count == 1 ? "script" : "scripts"
      console.print("\(paths.count) \(noun): \(good) without errors, \(paths.count - good) with\n")
    }
    return status
  }
}
