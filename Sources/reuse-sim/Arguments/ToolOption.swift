/// Every option of every command; the raw value is its name without the dashes.
///
/// This is the one table of options: the parser, the help and the documentation are made from it.
enum ToolOption: String, CaseIterable {
  case json
  case trace
  case seed
  case platform
  case jobs
  case limit
  case check
  case explicit
  case quiet
  case verbose
  case noColor = "no-color"
  case help
  case version

  /// The option as it is typed.
  var spelling: String { "--" + rawValue }

  /// What its value is called in the help; `nil` for an option without a value.
  var valueName: String? {
    switch self {
    case .json, .trace: "FILE"
    case .seed, .jobs, .limit: "N"
    case .platform: "NAME"
    case .check, .explicit, .quiet, .verbose, .noColor, .help, .version: nil
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .json: "also write the results as JSON to FILE"
    case .trace: "also write every fact of the runs as text to FILE, one run after another"
    case .seed: "draw everything from seed N, not from the script's"
    case .platform: "run on platform NAME, not on the script's; its own policies still win"
    case .jobs: "run on N threads; by default as many as there are processors"
    case .limit: "show the first N jumps only"
    case .check: "change nothing; name the files that are not in canonical form, with status 1"
    case .explicit: "print the form that states every default, and change nothing"
    case .quiet: "print nothing but what is wrong"
    case .verbose: "compare all metrics of variants, not only those that differ"
    case .noColor: "no colours, even on a terminal"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}
