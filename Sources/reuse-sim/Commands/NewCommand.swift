/// `new`: writes a commented scenario to start from.
struct NewCommand {
  private let arguments: Arguments
  private let console: Console

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Writes the scenario, unless there is a file already.
  func perform() -> ToolStatus {
    let path = arguments.operands[0]
    if path == Arguments.standardStream {
      console.print(NewCommand.script)
      return .held
    }
    do throws(FileFailure) {
      try console.system.create(path, with: Array(NewCommand.script.utf8))
    } catch {
      console.complain(PathFailure(action: "make", path: path, failure: error))
      return .failed
    }
    if !arguments.isQuiet {
      if !path.hasSuffix(ScriptSearch.ending) {
        console.complain(
          "note: folders are searched for files that end in \(ScriptSearch.ending) only")
      }
      console.print("wrote \(printable(path)); try: reuse-sim run \(shellWord(path))\n")
    }
    return .held
  }
}
