import ReuseSim

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case missingCommand
  case unknownCommand(String)
  case unknownOption(String, ToolCommand?)
  case foreignOption(ToolOption, ToolCommand)
  case repeatedOption(ToolOption, ToolCommand)
  case missingValue(ToolOption, ToolCommand)
  case needlessValue(ToolOption, ToolCommand)
  case badNumber(ToolOption, String, ClosedRange<UInt64>, ToolCommand)
  case unknownPlatform(String, ToolCommand)
  case missingOperand(ToolCommand)
  case emptyOperand(ToolCommand)
  case extraOperand(String, ToolCommand)
  case repeatedStandardInput(ToolCommand)
  case conflict(String, String, ToolCommand)

  /// What is wrong, in words.
  var message: String {
    switch self {
    case .missingCommand:
      return "a command is missing; the commands are \(UsageError.list(UsageError.commands))"
    case .unknownCommand(let word):
      return "unknown command '\(word)'" + UsageError.help(for: word, among: UsageError.commands)
    case .unknownOption(let word, let command):
      let legal = (command?.options ?? ToolOption.allCases).map { $0.spelling }
      return "unknown option '\(word)'" + UsageError.help(for: word, among: legal)
    case .foreignOption(let option, let command):
      return "'\(command.rawValue)' has no option \(option.spelling)"
        + UsageError.homes(of: option)
    case .repeatedOption(let option, _):
      return "\(option.spelling) is given twice"
    case .missingValue(let option, _):
      return "\(option.spelling) needs a value: \(option.spelling) \(option.valueName ?? "")"
    case .needlessValue(let option, _):
      return "\(option.spelling) takes no value"
    case .badNumber(let option, let text, let range, _):
      return "\(option.spelling) needs a number from \(range.lowerBound) to \(range.upperBound), "
        + "not '\(text)'"
    case .unknownPlatform(let word, _):
      return "unknown platform '\(word)'"
        + UsageError.help(for: word, among: Platform.all.map { $0.name })
    case .missingOperand(let command):
      return command.takesSeveralOperands
        ? "'\(command.rawValue)' needs a file or a folder" : "'\(command.rawValue)' needs a file"
    case .emptyOperand:
      return "a path is empty"
    case .extraOperand(let word, let command):
      let noun = command.takesPaths ? "file" : "platform"
      return "'\(command.rawValue)' takes one \(noun); '\(word)' is one too many"
    case .repeatedStandardInput:
      return "standard input ('-') can be read only once"
    case .conflict(let first, let second, _):
      return "'\(first)' and '\(second)' exclude each other"
    }
  }

  /// The command whose help is worth reading.
  var command: ToolCommand? {
    switch self {
    case .missingCommand, .unknownCommand: nil
    case .unknownOption(_, let command): command
    case .foreignOption(_, let command), .repeatedOption(_, let command),
      .missingValue(_, let command), .needlessValue(_, let command),
      .badNumber(_, _, _, let command), .unknownPlatform(_, let command),
      .missingOperand(let command), .emptyOperand(let command), .extraOperand(_, let command),
      .repeatedStandardInput(let command), .conflict(_, _, let command):
      command
    }
  }

  private static let commands = ToolCommand.allCases.map { $0.rawValue }

  /// The nearest legal word, or all of them when none is near.
  private static func help(for word: String, among legal: [String]) -> String {
    if let nearest = Suggestion.nearest(to: word, among: legal) {
      return "; did you mean '\(nearest)'?"
    }
    return "; there are \(list(legal))"
  }

  /// The commands that do have an option.
  private static func homes(of option: ToolOption) -> String {
    let homes = ToolCommand.allCases.filter { $0.options.contains(option) }
    return homes.isEmpty ? "" : "; it belongs to \(list(homes.map { "'\($0.rawValue)'" }))"
  }

  /// Words as a person would list them.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
