import ReuseSim

/// `platforms`: tells the platforms, policy by policy, and what each rule rests on.
struct PlatformsCommand {
  private let arguments: Arguments
  private let console: Console

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Prints the platform that is asked about, or all.
  func perform() -> ToolStatus {
    let platforms = arguments.platform.map { [$0] } ?? Platform.all
    console.print(platforms.map { $0.text }.joined(separator: "\n"))
    return .held
  }
}

extension Platform {
  /// All that is known of it, for people.
  fileprivate var text: String {
    var text = "\(name): \(summary)\n\n"
    let lines = policies.lines
    let width = lines.map { $0.word.utf8.count }.max() ?? 0
    for line in lines {
      let gap = String(repeating: " ", count: width - line.word.utf8.count + 1)
      text += "  \(line.word)\(gap)\(line.value)\n"
    }
    let unkept = policies.unkept.map { $0.rawValue }
    if !unkept.isEmpty { text += "  does not keep: " + unkept.joined(separator: ", ") + "\n" }
    for (place, rule) in rules.enumerated() {
      text += "\n  rule \(place + 1), \(rule.basis.rawValue): \(rule.text)\n"
      if !rule.policies.isEmpty {
        text += "    about: " + rule.policies.joined(separator: ", ") + "\n"
      }
      if !rule.source.isEmpty { text += "    source: \(rule.source)\n" }
      for other in rule.alternatives(to: policies) { text += "    might be: \(other)\n" }
    }
    return text
  }
}
