/// The scripts that a command's operands lead to.
struct ScriptSearch {
  /// Their paths in the order in which they are worked on: as given, and folders by the bytes of their names. A
  /// file that several of them lead to is here once, by the first.
  private(set) var paths: [String] = []
  /// What could not be looked at.
  private(set) var failures: [PathFailure] = []
  /// Given folders in which there is no script.
  private(set) var emptyFolders: [String] = []

  private let system: any System
  /// Folders that were looked through for the present operand: links may lead to them again.
  private var visited: Set<FileStatus.Identity> = []
  /// The scripts that were found.
  private var found: Set<FileStatus.Identity> = []
  /// How often a script was found, those that were known included.
  private var finds = 0

  /// How a script's name ends.
  static let ending = ".scenario"

  /// Looks for scripts at all operands.
  init(_ operands: [String], in system: any System) {
    self.system = system
    for operand in operands { search(operand) }
  }

  private mutating func search(_ operand: String) {
    guard operand != Arguments.standardStream else {
      paths.append(operand)
      return
    }
    do throws(FileFailure) {
      let status = try system.status(of: operand)
      guard status.kind == .folder else {
        take(operand, status)
        return
      }
      visited = [status.identity]
      let before = (finds, failures.count)
      searchFolder(operand)
      if before == (finds, failures.count) { emptyFolders.append(operand) }
    } catch {
      failures.append(PathFailure(action: "read", path: operand, failure: error))
    }
  }

  private mutating func take(_ path: String, _ status: FileStatus) {
    finds += 1
    if found.insert(status.identity).inserted { paths.append(path) }
  }

  private mutating func searchFolder(_ folder: String) {
    let names: [String]
    do throws(FileFailure) {
      names = try system.names(in: folder)
    } catch {
      failures.append(PathFailure(action: "read", path: folder, failure: error))
      return
    }
    let sorted = names.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in sorted { searchEntry(joined(folder, name)) }
  }

  /// Looks at something in a folder. What is neither a folder nor named like a script is of no concern, even
  /// when it cannot be read.
  private mutating func searchEntry(_ path: String) {
    do throws(FileFailure) {
      let status = try system.status(of: path)
      switch status.kind {
      case .folder: if visited.insert(status.identity).inserted { searchFolder(path) }
      case .file: if path.hasSuffix(ScriptSearch.ending) { take(path, status) }
      case .other: break
      }
    } catch {
      guard path.hasSuffix(ScriptSearch.ending) else { return }
      failures.append(PathFailure(action: "read", path: path, failure: error))
    }
  }
}

/// A path made of a folder and what is in it.
func joined(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The folder that a path's last part is in; empty for a path of one part.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[...slash])
}
