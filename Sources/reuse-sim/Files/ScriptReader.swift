import ReuseSim

/// Reads scripts, and for each the files that it names.
struct ScriptReader: Sendable {
  /// What a script gave.
  enum Reading: Sendable {
    /// Scenarios, and warnings as they are shown.
    case scenarios([Scenario], warnings: String)
    /// Errors in the script, as they are shown.
    case errors(String)
    /// The script could not be read at all.
    case failure(PathFailure)
  }

  private let system: any System
  private let platform: String?

  /// Makes a reader in a world.
  ///
  /// - Parameter platform: the platform in place of those that a line of platforms names.
  init(_ system: any System, platform: Platform? = nil) {
    self.system = system
    self.platform = platform?.name
  }

  /// Reads the scenarios of a script; `-` is standard input.
  func read(_ path: String) -> Reading {
    let bytes: [UInt8]
    do throws(PathFailure) {
      bytes = try self.bytes(of: path)
    } catch {
      return .failure(error)
    }
    let result = self.result(of: bytes, at: path)
    let text = Diagnostic.rendered(result.diagnostics)
    return result.hasErrors ? .errors(text) : .scenarios(result.scenarios, warnings: text)
  }

  /// What becomes of reading the bytes of a script.
  func result(of bytes: [UInt8], at path: String) -> ScriptResult {
    readScript(bytes: bytes, path: printable(path), platform: platform) { load($0, for: path) }
  }

  /// The bytes of a script; `-` is standard input.
  func bytes(of path: String) throws(PathFailure) -> [UInt8] {
    do throws(FileFailure) {
      return path == Arguments.standardStream
        ? try system.standardInput(limit: ScriptLimits.scriptBytes)
        : try system.contents(of: path, limit: ScriptLimits.scriptBytes)
    } catch {
      throw PathFailure(action: "read", path: path, failure: error)
    }
  }

  /// A file that a script names, from the script's folder on.
  private func load(_ name: String, for script: String) -> FileContents {
    let path = name.hasPrefix("/") ? name : folder(of: script) + name
    do throws(FileFailure) {
      return .bytes(try system.contents(of: path, limit: ScriptLimits.dataFileBytes))
    } catch {
      return .failure(error.message, help: error.heightsHelp)
    }
  }
}
