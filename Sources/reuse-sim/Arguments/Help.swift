/// The texts of `--help` and `--version`, made from the tables of commands and options.
enum Help {
  /// The version of the tool.
  static let version = "0.1.0"

  /// What `--version` prints.
  static let versionText = "reuse-sim \(version)\n"

  /// The help of a command, or of the whole tool.
  static func text(of command: ToolCommand?) -> String {
    guard let command else { return toolText }
    var lines = [
      "usage: reuse-sim \(command.rawValue) [OPTION]... \(command.operandName)", "",
      "\(sentence(command.summary))",
    ]
    lines += command.details.flatMap { wrapped($0) } + ["", "options:"]
    lines += rows(command.options.map { (usage(of: $0), $0.summary) })
    lines += ["", operandHelp(of: command)].flatMap { wrapped($0) }
    lines += statusHelp(command.statuses)
    return joined(lines)
  }

  /// An option with its value, as it is typed.
  static func usage(of option: ToolOption) -> String {
    guard let value = option.valueName else { return option.spelling }
    return "\(option.spelling) \(value)"
  }

  private static var toolText: String {
    var lines = [
      "usage: reuse-sim COMMAND [OPTION]... PATH...", "",
      "Plays scripted situations of scrolling lists, exactly, and says what went wrong.", "",
      "commands:",
    ]
    lines += rows(
      ToolCommand.allCases.map { ("\($0.rawValue) \($0.operandName)", $0.summary) })
    lines += ["", "options:"]
    lines += rows(ToolCommand.globalOptions.map { (usage(of: $0), $0.summary) })
    lines += ["", "'reuse-sim COMMAND --help' tells the options of a command."]
    lines += statusHelp(ToolStatus.all.map { ($0, ToolCommand.meaning(of: $0)) })
    return joined(lines)
  }

  private static func operandHelp(of command: ToolCommand) -> String {
    switch command {
    case .run, .check, .format:
      "A PATH is a script, '-' for standard input, or a folder: it is searched for files that end in "
        + ".scenario, in the order of their names, and hidden files are left out."
    case .explain: "FILE is a script, or '-' for standard input."
    case .platforms: "NAME is a platform, one of those that scripts name; without it, all are told."
    case .new: "FILE is the script to be written; its name should end in .scenario."
    }
  }

  private static func statusHelp(
    _ statuses: [(status: ToolStatus, meaning: String)]
  ) -> [String] {
    ["", "exit status:"] + rows(statuses.map { (String($0.status.rawValue), $0.meaning) })
  }

  private static func rows(_ pairs: [(name: String, text: String)]) -> [String] {
    let width = pairs.map { $0.name.utf8.count }.max() ?? 0
    return pairs.map { pair in
      "  " + pair.name + String(repeating: " ", count: width - pair.name.utf8.count + 2) + pair.text
    }
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Text in lines of at most 78 columns.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.utf8.count + 1 + word.utf8.count <= 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
