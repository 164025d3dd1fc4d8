extension Platform {
  /// The page about all platforms, as Markdown.
  package static var documentation: String {
    var text = """
      # Platforms

      A platform is a named set of policies: what is known of one list system. A script names it with `platform NAME` and may
      override any policy. `--platform NAME` runs a script under another one; the script's own policies still win.

      Each rule says how it is known: *recorded* (a real engine was seen doing it), *documented* (its makers or a public
      report say so), *assumed* (the best guess), or *defined* (there is no engine to be right about). Where an assumption
      might plausibly be something else, that is named, and a run tells how far its numbers go apart under it.

      """
    for platform in all { text += platform.section }
    return text
  }

  private var section: String {
    var text = "\n## `\(name)`\n\n\(summary)\n\n| policy | value |\n| --- | --- |\n"
    for line in policies.lines { text += "| `\(line.word)` | `\(line.value)` |\n" }
    if policies.unkept.isEmpty {
      text += "\nIt keeps every guarantee.\n"
    } else {
      text += "\nIt does not keep: "
      text += policies.unkept.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".\n"
    }
    text += "\n| | rule | about | known |\n| --- | --- | --- | --- |\n"
    for (place, rule) in rules.enumerated() {
      let source = rule.source.isEmpty ? "" : ": <\(rule.source)>"
      let about = rule.policies.map { "`\($0)`" }.joined(separator: ", ")
      let others = rule.alternatives(to: policies).map { "`\($0)`" }.joined(separator: ", ")
      text += "| \(place + 1) | \(rule.text) | \(about) | \(rule.basis.rawValue)\(source)"
      text += (others.isEmpty ? "" : "; might be " + others) + " |\n"
    }
    return text
  }
}

extension Policies {
  /// How each policy is written: the word that its line starts with, and what follows it.
  package var lines: [(word: String, value: String)] {
    statements.map { ($0.word.rawValue, $0.rest) }
  }
}

extension PlatformRule {
  /// What the rule might be instead: the lines of the policies that a variant changes.
  package func alternatives(to policies: Policies) -> [String] {
    let own = policies.lines
    var texts: [String] = []
    for variant in variants {
      for (line, before) in zip(variant.applied(to: policies).lines, own)
      where line.value != before.value {
        texts.append("\(line.word) \(line.value)")
      }
    }
    return texts
  }
}
