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
    for statement in policies.statements {
      text += "| `\(statement.word.rawValue)` | `\(statement.rest)` |\n"
    }
    if policies.unkept.isEmpty {
      text += "\nIt keeps every guarantee.\n"
    } else {
      text += "\nIt does not keep: "
      text += policies.unkept.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".\n"
    }
    text += "\n| | rule | known |\n| --- | --- | --- |\n"
    for (place, rule) in rules.enumerated() {
      let source = rule.source.isEmpty ? "" : ": <\(rule.source)>"
      text +=
        "| \(place + 1) | \(rule.text) | \(rule.basis.rawValue)\(source)\(rule.alternatives(to: policies)) |\n"
    }
    return text
  }
}

extension PlatformRule {
  /// What the rule might be instead: the policies that a variant changes.
  fileprivate func alternatives(to policies: Policies) -> String {
    let own = policies.statements
    var texts: [String] = []
    for variant in variants {
      for (statement, before) in zip(variant.applied(to: policies).statements, own)
      where statement != before {
        texts.append("`\(statement.word.rawValue) \(statement.rest)`")
      }
    }
    return texts.isEmpty ? "" : "; might be " + texts.joined(separator: ", ")
  }
}
