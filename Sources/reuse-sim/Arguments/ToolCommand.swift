/// Everything the tool can be asked to do; the raw value is the word that asks for it.
///
/// This is the one table of commands: the parser, the help and the documentation are made from it.
enum ToolCommand: String, CaseIterable {
  case run
  case check
  case format
  case explain
  case new
  case platforms

  /// What its operands are called in the help.
  var operandName: String {
    switch self {
    case .run, .check, .format: "PATH..."
    case .explain, .new: "FILE"
    case .platforms: "[NAME]"
    }
  }

  /// Whether it takes more than one operand.
  var takesSeveralOperands: Bool {
    switch self {
    case .run, .check, .format: true
    case .explain, .new, .platforms: false
    }
  }

  /// Whether its operands are files and folders, at least one; otherwise it may do without any.
  var takesPaths: Bool { self != .platforms }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .run: "run scenarios and say what they came to"
    case .check: "read scripts without running them"
    case .format: "bring scripts into canonical form"
    case .explain: "tell each jump of a run with its causes, frame by frame, and what failed"
    case .new: "write a commented scenario to start from"
    case .platforms: "tell the platforms, policy by policy, and what each rule rests on"
    }
  }

  /// What there is to know about it beyond its options; one element a paragraph.
  var details: [String] {
    switch self {
    case .run:
      [
        "Prints a table, then the variants of each scenario side by side, then what failed. A "
          + "violation that no expectation admits is a failure.",
        "With '--json -' or '--trace -' standard output carries that and nothing else.",
      ]
    case .check:
      ["Errors go to standard error, each with its place in the script."]
    case .format:
      [
        "Rewrites the files in place and names those that changed. '-' reads standard input and "
          + "prints to standard output. A file with a line that cannot be read is left as it is."
      ]
    case .explain:
      [
        "After the jumps it tells the violations, the expectations that did not hold and the warnings."
      ]
    case .new:
      ["Never overwrites a file. '-' prints to standard output."]
    case .platforms:
      [
        "Behind an assumed rule stands what it might be instead: 'run' plays scenarios under that, too, "
          + "and tells how far their numbers go apart."
      ]
    }
  }

  /// What its exit statuses mean, those that it has.
  var statuses: [(status: ToolStatus, meaning: String)] {
    let failed = (ToolStatus.failed, ToolCommand.meaning(of: .failed))
    return switch self {
    case .run: ToolStatus.all.map { ($0, ToolCommand.meaning(of: $0)) }
    case .check: [(.held, "no script has errors"), failed]
    case .format:
      [
        (.held, "the scripts are in canonical form now"),
        (.found, "with --check: a script is not in canonical form"), failed,
      ]
    case .explain: [(.held, "the run was explained, whatever was found in it"), failed]
    case .new: [(.held, "the scenario was written"), failed]
    case .platforms: [(.held, "the platforms were told"), failed]
    }
  }

  /// What an exit status means for the tool as a whole.
  static func meaning(of status: ToolStatus) -> String {
    switch status {
    case .held: "everything held"
    case .found: "something was found"
    case .failed: "what was asked could not be done"
    }
  }

  /// The options it takes, in the order of the help.
  var options: [ToolOption] {
    switch self {
    case .run:
      [.json, .trace, .seed, .platform, .jobs, .quiet, .verbose, .noColor, .help]
    case .check: [.jobs, .quiet, .help]
    case .format: [.check, .explicit, .quiet, .help]
    case .explain: [.seed, .platform, .limit, .noColor, .help]
    case .new: [.quiet, .help]
    case .platforms: [.help]
    }
  }

  /// The options that can stand alone, without a command.
  static let globalOptions: [ToolOption] = [.help, .version]
}
