import ReuseSim

/// A run with the script it came from.
struct FinishedRun: Sendable {
  /// The script's path, as it was given.
  var file: String
  /// What the run came to.
  var report: RunReport
}

/// `run`: plays scenarios and says what they came to.
struct RunCommand {
  private let arguments: Arguments
  private let console: Console
  private let reader: ScriptReader

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    reader = ScriptReader(console.system, platform: arguments.platform)
  }

  /// What became of one script.
  private enum Outcome: Sendable {
    case finished([RunReport], warnings: String)
    case errors(String)
    case failure(PathFailure)
  }

  /// Finds the scripts, runs those without errors, and tells the results and the errors.
  func perform() -> ToolStatus {
    let search = ScriptSearch(arguments.operands, in: console.system)
    var status = console.report(search)
    let outcomes: [Outcome]
    if let trace = arguments.trace {
      outcomes = run(search.paths, tracingTo: trace, &status)
    } else {
      outcomes = run(search.paths)
    }
    var runs: [FinishedRun] = []
    for (path, outcome) in zip(search.paths, outcomes) {
      switch outcome {
      case .finished(let reports, let warnings):
        if !arguments.isQuiet { console.talk(warnings) }
        runs += reports.map { FinishedRun(file: path, report: $0) }
      case .errors(let text):
        console.talk(text)
        status = .failed
      case .failure(let failure):
        console.complain(failure)
        status = .failed
      }
    }
    if !runs.allSatisfy({ $0.report.isAsExpected }) { status = max(status, .found) }
    printText(of: runs)
    return max(status, writeJSON(of: runs, from: search.paths))
  }

  private func run(_ paths: [String]) -> [Outcome] {
    let options = arguments.runOptions
    let jobs = arguments.jobs ?? console.system.processors
    return Workers.map(paths.count, jobs: jobs) { [reader] number in
      RunCommand.outcome(of: paths[number], reader) { scenario in
        scenario.run(options: options)
      }
    }
  }

  /// Runs one script after another, so that their traces come in order without being kept.
  private func run(
    _ paths: [String], tracingTo file: String, _ status: inout ToolStatus
  ) -> [Outcome] {
    do throws(FileFailure) {
      try requireNoScript(file, paths)
      let isStandard = file == Arguments.standardStream
      let channel = isStandard ? .standardOutput : try console.system.open(file)
      var stream = TraceStream(to: channel, in: console.system)
      let outcomes = paths.map { path in
        RunCommand.outcome(of: path, reader) { scenario in
          stream.begin(scenario, arguments.runOptions)
          return scenario.run(options: arguments.runOptions, observer: &stream)
        }
      }
      stream.flush()
      if !isStandard { try console.system.close(channel) }
      if let failure = stream.failure, failure != .brokenPipe { throw failure }
      return outcomes
    } catch {
      console.complain(PathFailure(action: "write", path: file, failure: error))
      status = .failed
      return run(paths)
    }
  }

  private static func outcome(
    of path: String, _ reader: ScriptReader, _ run: (Scenario) -> RunReport
  ) -> Outcome {
    switch reader.read(path) {
    case .scenarios(let scenarios, let warnings):
      .finished(scenarios.map(run), warnings: warnings)
    case .errors(let text): .errors(text)
    case .failure(let failure): .failure(failure)
    }
  }

  private func printText(of runs: [FinishedRun]) {
    let isTaken = [arguments.json, arguments.trace].contains(Arguments.standardStream)
    if runs.isEmpty || isTaken { return }
    RunText(
      runs: runs, isQuiet: arguments.isQuiet,
      isVerbose: arguments.switches.contains(.verbose), options: arguments.runOptions,
      console: console
    ).print()
  }

  private func writeJSON(of runs: [FinishedRun], from paths: [String]) -> ToolStatus {
    guard let file = arguments.json else { return .held }
    if file == Arguments.standardStream {
      console.print(bytes: json(of: runs))
      return .held
    }
    do throws(FileFailure) {
      try requireNoScript(file, paths)
      try requireNoTrace(file)
      try console.system.replaceContents(of: file, with: json(of: runs))
      return .held
    } catch {
      console.complain(PathFailure(action: "write", path: file, failure: error))
      return .failed
    }
  }
}

extension RunCommand {
  /// Refuses to write JSON over the trace, by whatever name it is called.
  private func requireNoTrace(_ file: String) throws(FileFailure) {
    guard let trace = arguments.trace, let target = try? console.system.status(of: file),
      target.kind == .file, let written = try? console.system.status(of: trace)
    else { return }
    if written.identity == target.identity { throw .isTrace }
  }

  /// Refuses to write over a script, by whatever name it is called.
  private func requireNoScript(_ file: String, _ paths: [String]) throws(FileFailure) {
    guard let target = try? console.system.status(of: file), target.kind == .file else { return }
    for path in paths {
      guard let script = try? console.system.status(of: path) else { continue }
      if script.identity == target.identity { throw .isScript }
    }
  }
}

extension Console {
  /// Says what a search for scripts could not look at.
  func report(_ search: ScriptSearch) -> ToolStatus {
    for failure in search.failures { complain(failure) }
    for folder in search.emptyFolders {
      complain("there is no script (*\(ScriptSearch.ending)) in '\(printable(folder))'")
    }
    return search.failures.isEmpty && search.emptyFolders.isEmpty ? .held : .failed
  }
}
