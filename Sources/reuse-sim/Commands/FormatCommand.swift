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

  /// Prints the form that states every default; files that the script imports count as stated.
  private func printExplicit(_ document: Document, _ bytes: [UInt8], _ path: String) -> ToolStatus {
    let importsFiles = document.lines.contains { $0.statement?.value.importsFile == true }
    guard importsFiles else {
      console.print(document.explicit().printed)
      return .held
    }
    let result = reader.result(of: bytes, at: path)
    if result.hasErrors {
      console.talk(Diagnostic.rendered(result.diagnostics))
      return .failed
    }
    console.print(document.explicit(importing: result.imported).printed)
    return .held
  }

  /// Does with the canonical form what the options say.
  private func put(_ document: Document, was old: [UInt8], at path: String) -> ToolStatus {
    if arguments.switches.contains(.explicit) { return printExplicit(document, old, path) }
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

extension Statement {
  /// Whether it names a file whose lines count as well.
  fileprivate var importsFile: Bool {
    if case .importFile = self { true } else { false }
  }
}
