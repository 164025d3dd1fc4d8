import ReuseSim

extension Request {
  /// Reads a command line, without the name of the program.
  ///
  /// Options may stand anywhere, as `--option value` or `--option=value`; `--` ends them. A help or
  /// version option wins over everything else that is said, right or wrong.
  init(_ words: [String]) throws(UsageError) {
    let line = CommandLineWords(words)
    let command = line.operands.first.flatMap { ToolCommand(rawValue: $0) }
    if line.contains(.help) {
      self = .help(command)
    } else if line.contains(.version) {
      self = .version
    } else {
      self = .command(try Arguments(line))
    }
  }
}

/// A command line taken apart: operands and options, not yet judged.
private struct CommandLineWords {
  /// An option as it was typed.
  struct Given {
    var option: ToolOption
    var value: String?
    var hasValue: Bool
  }

  /// The words that are no options, the command first.
  private(set) var operands: [String] = []
  /// The options in their order.
  private(set) var options: [Given] = []
  /// The words that look like an option and are none.
  private(set) var unknown: [String] = []

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == Arguments.standardStream || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        take(word, followedBy: &rest)
      }
    }
  }

  func contains(_ option: ToolOption) -> Bool {
    options.contains { $0.option == option && !$0.hasValue }
  }

  private mutating func take(_ word: String, followedBy rest: inout ArraySlice<String>) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = ToolOption(spelling: String(parts[0])) else {
      unknown.append(String(parts[0]))
      return
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    let hasValue = value != nil
    if value == nil, option.valueName != nil, let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    }
    options.append(Given(option: option, value: value, hasValue: hasValue))
  }
}

extension ToolOption {
  /// The option that is typed like this.
  fileprivate init?(spelling: String) {
    guard spelling.hasPrefix("--") else { return nil }
    self.init(rawValue: String(spelling.dropFirst(2)))
  }
}

extension Arguments {
  fileprivate init(_ line: CommandLineWords) throws(UsageError) {
    guard let word = line.operands.first else {
      if let unknown = line.unknown.first { throw .unknownOption(unknown, nil) }
      throw .missingCommand
    }
    guard let command = ToolCommand(rawValue: word) else { throw .unknownCommand(word) }
    self.init(command)
    if let unknown = line.unknown.first { throw .unknownOption(unknown, command) }
    var seen: Set<ToolOption> = []
    for given in line.options {
      guard command.options.contains(given.option) else {
        throw .foreignOption(given.option, command)
      }
      guard seen.insert(given.option).inserted else { throw .repeatedOption(given.option, command) }
      try take(given)
    }
    try take(operands: Array(line.operands.dropFirst()))
    if let json, json == trace {
      throw .conflict("--json \(json)", "--trace \(json)", command)
    }
    if switches.contains(.check) && switches.contains(.explicit) {
      throw .conflict("--check", "--explicit", command)
    }
    if switches.contains(.quiet) && switches.contains(.verbose) {
      throw .conflict("--quiet", "--verbose", command)
    }
  }

  private mutating func take(_ given: CommandLineWords.Given) throws(UsageError) {
    let option = given.option
    guard option.valueName != nil else {
      if given.hasValue { throw .needlessValue(option, command) }
      switches.insert(option)
      return
    }
    guard let value = given.value, !value.isEmpty else { throw .missingValue(option, command) }
    switch option {
    case .json: json = value
    case .trace: trace = value
    case .seed: seed = try number(value, of: option, in: 0...UInt64.max)
    case .jobs: jobs = Int(try number(value, of: option, in: 1...UInt64(Limits.jobs)))
    case .limit: limit = Int(try number(value, of: option, in: 0...1_000_000))
    case .platform:
      guard let named = Platform.named(value) else { throw .unknownPlatform(value, command) }
      platform = named
    case .check, .explicit, .quiet, .verbose, .noColor, .help, .version: break
    }
  }

  private mutating func take(operands: [String]) throws(UsageError) {
    if operands.isEmpty && command.takesPaths { throw .missingOperand(command) }
    if let second = operands.dropFirst().first, !command.takesSeveralOperands {
      throw .extraOperand(second, command)
    }
    if !command.takesPaths {
      guard let name = operands.first else { return }
      guard let named = Platform.named(name) else { throw .unknownPlatform(name, command) }
      platform = named
      return
    }
    if operands.contains("") { throw .emptyOperand(command) }
    if operands.filter({ $0 == Arguments.standardStream }).count > 1 {
      throw .repeatedStandardInput(command)
    }
    self.operands = operands
  }

  private func number(
    _ text: String, of option: ToolOption, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    // Digits alone: `Int` would take a plus sign as well.
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = UInt64(text), range.contains(value)
    else { throw .badNumber(option, text, range, command) }
    return value
  }
}
