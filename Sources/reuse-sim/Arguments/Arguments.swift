import ReuseSim

/// What a command line asks for.
enum Request: Equatable {
  /// The help of a command, or of the whole tool.
  case help(ToolCommand?)
  /// The version.
  case version
  /// To carry out a command.
  case command(Arguments)
}

/// A command with what was given to it.
struct Arguments: Equatable {
  /// The command.
  var command: ToolCommand
  /// The files and folders, in the order in which they were given.
  var operands: [String] = []
  /// Where JSON is written; `-` for standard output.
  var json: String?
  /// Where the trace is written; `-` for standard output.
  var trace: String?
  /// The seed in place of the script's.
  var seed: UInt64?
  /// The platform in place of the script's, or the one that is asked about.
  var platform: Platform?
  /// How many threads.
  var jobs: Int?
  /// How many jumps are shown.
  var limit: Int?
  /// The options without a value that were given.
  var switches: Set<ToolOption> = []

  /// Makes arguments that ask for nothing but a command.
  init(_ command: ToolCommand) {
    self.command = command
  }

  /// Whether nothing but what is wrong is to be printed.
  var isQuiet: Bool { switches.contains(.quiet) }

  /// What a run does differently from its script.
  var runOptions: RunOptions { RunOptions(platform: platform, seed: seed) }

  /// The path that stands for standard input or standard output.
  static let standardStream = "-"
}
