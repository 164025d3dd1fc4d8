/// Why something could not be done with a file; the words are here and nowhere else.
enum FileFailure: Error, Equatable {
  case missing
  case isFolder
  case isNoFolder
  case denied
  case exists
  case tooLarge(limit: Int)
  case noSpace
  case loop
  case nameTooLong
  case brokenPipe
  case noFolderForIt
  case isScript
  case isTrace
  case notOrdinary
  case other(code: Int32)

  /// Why, in words.
  var message: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .isFolder: "it is a folder, not a file"
    case .isNoFolder: "a part of the path is no folder"
    case .denied: "permission denied"
    case .exists: "it exists already"
    case .tooLarge(let limit): "it is larger than \(FileFailure.text(ofBytes: limit))"
    case .noSpace: "no space is left"
    case .loop: "its symbolic links lead in a circle"
    case .nameTooLong: "its name is too long"
    case .brokenPipe: "nobody reads it any more"
    case .noFolderForIt: "its folder does not exist"
    case .isScript: "it is one of the scripts"
    case .isTrace: "the trace is written to it"
    case .notOrdinary: "it is no ordinary file"
    case .other(let code): "the system gives error \(code)"
    }
  }

  private static func text(ofBytes count: Int) -> String {
    count % 1_000_000 == 0 ? "\(count / 1_000_000) MB" : "\(count) bytes"
  }
}

extension FileFailure {
  /// What would be accepted in the place of a file of heights that cannot be read; `nil` when it may be in
  /// another place.
  var heightsHelp: String? {
    switch self {
    case .isFolder: "name a file in it"
    case .denied: "the file has to be readable"
    case .tooLarge(let limit): "files of heights have at most \(limit) bytes together"
    case .notOrdinary: "heights are read from ordinary files"
    default: nil
    }
  }
}

/// A failure with the path it is about, as the user gave it.
struct PathFailure: Error, Equatable {
  /// What could not be done: `read`, `write`, …
  var action: String
  /// With which file.
  var path: String
  /// Why.
  var failure: FileFailure

  /// The whole in words.
  var message: String { "cannot \(action) '\(printable(path))': \(failure.message)" }

  /// What would be accepted in the place of a script that cannot be read; `nil` when there is nothing to say.
  var help: String? {
    guard action == "read" else { return nil }
    return switch failure {
    case .missing: "a path starts in the working folder"
    case .isFolder: "name a script in it"
    case .denied: "a script has to be readable"
    case .tooLarge(let limit): "a script has at most \(limit) bytes"
    case .notOrdinary: "'-' reads a script from standard input"
    default: nil
    }
  }
}
