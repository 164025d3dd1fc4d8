/// What the tool tells whoever started it; the raw value is the process's exit status.
enum ToolStatus: Int32, Comparable {
  /// Everything held.
  case held = 0
  /// Something was found: a violation, a failed expectation, a difference.
  case found = 1
  /// What was asked could not be done: wrong usage, an unreadable file, errors in a script.
  case failed = 2

  /// All of them, from good to bad.
  static let all: [ToolStatus] = [.held, .found, .failed]

  static func < (left: ToolStatus, right: ToolStatus) -> Bool { left.rawValue < right.rawValue }
}
