import ReuseSim

/// `format`: brings scripts into canonical form.
struct FormatCommand {
  private let arguments: Arguments
  private let console: Console
  private let reader: ScriptReader

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    reader = ScriptReader(console.system)
  }

  /// Formats all scripts, or tells which are not in canonical form.
  func perform() -> ToolStatus {
    let search = ScriptSearch(arguments.operands, in: console.system)
    return search.paths.reduce(console.report(search)) { max($0, format($1)) }
  }

  /// Formats one script; one with errors is left as it is.
  private func format(_ path: String) -> ToolStatus {
    do throws(PathFailure) {
      let bytes = try reader.bytes(of: path)
      do throws(ScriptErrors) {
        let document = try Document(parsing: bytes, path: printable(path))
        return put(document, was: bytes, at: path)
      } catch {
        console.talk(Diagnostic.rendered(error.diagnostics))
      }
    } catch {
      console.complain(error)
    }
    return .failed
  }

  /// Does with the canonical form what the options say.
  private func put(_ document: Document, was old: [UInt8], at path: String) -> ToolStatus {
    if arguments.switches.contains(.explicit) {
      console.print(document.explicit.printed)
      return .held
    }
    let new = Array(document.printed.utf8)
    if arguments.switches.contains(.check) {
      if new == old { return .held }
      console.print("\(printable(path))\n")
      return .found
    }
    if path == Arguments.standardStream {
      console.print(bytes: new)
      return .held
    }
    if new == old { return .held }
    do throws(FileFailure) {
      try console.system.replaceContents(of: path, with: new)
    } catch {
      console.complain(PathFailure(action: "write", path: path, failure: error))
      return .failed
    }
    if !arguments.isQuiet { console.print("\(printable(path))\n") }
    return .held
  }
}
