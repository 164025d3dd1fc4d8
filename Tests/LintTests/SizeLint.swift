/// What every source of the package must keep to: files and functions that can be read in one go, and
/// no notes to oneself.
enum SizeLint {
  /// The most lines a file may have.
  static let maximumFileLines = 400
  /// The most lines a function may have, from its name to its closing brace.
  static let maximumFunctionLines = 60

  /// Notes that must not stay.
  private static let forbiddenNotes = ["TO" + "DO", "FIX" + "ME"]

  /// What is too large in `source`, and the notes that were left in it.
  static func findings(in source: String) -> [LintFinding] {
    var findings: [LintFinding] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      for note in forbiddenNotes where line.contains(note) {
        findings.append(LintFinding(line: index + 1, message: "\(note): a note to oneself"))
      }
    }
    let count = source.hasSuffix("\n") ? lines.count - 1 : lines.count
    if count > maximumFileLines {
      findings.append(LintFinding(line: count, message: "a file of \(count) lines"))
    }
    for body in functionLengths(in: SourceToken.tokens(of: source))
    where body.lines > maximumFunctionLines {
      let message = "\(body.name): a function of \(body.lines) lines"
      findings.append(LintFinding(line: body.line, message: message))
    }
    return findings
  }

  /// The functions of a source: where they start, what they are called and how many lines they have.
  static func functionLengths(
    in tokens: [SourceToken]
  ) -> [(line: Int, name: String, lines: Int)] {
    tokens.indices.compactMap { index in
      guard let opening = openingBrace(ofFunctionAt: index, in: tokens) else { return nil }
      let closing = closingBrace(for: opening, in: tokens)
      let hasName = tokens[index].text == "func" || tokens[index].text == "var"
      let name = hasName ? tokens[index + 1] : tokens[index]
      let line = tokens[index].line
      return (line: line, name: name.text, lines: tokens[closing].line - line + 1)
    }
  }

  /// The brace that opens the body of the function, initialiser, subscript or computed property that
  /// the token declares; `nil` when it declares none, or one without a body.
  private static func openingBrace(ofFunctionAt index: Int, in tokens: [SourceToken]) -> Int? {
    let text = tokens[index].text
    guard ["func", "init", "subscript", "deinit", "var"].contains(text) else { return nil }
    if index > 0, tokens[index - 1].text == "." { return nil }
    var depth = 0
    for place in tokens.indices[(index + 1)...] {
      switch tokens[place].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return place
      case _ where depth > 0: continue
      case "=" where text == "var", "}": return nil
      case let word where declarationStarts.contains(word): return nil
      default: continue
      }
    }
    return nil
  }

  /// Words that end the search for a body, because another declaration starts there.
  private static let declarationStarts: Set<String> = [
    "func", "init", "subscript", "deinit", "var", "let", "case", "static", "mutating", "public",
    "package", "internal", "private", "fileprivate", "associatedtype", "typealias", "@",
  ]

  private static func closingBrace(for opening: Int, in tokens: [SourceToken]) -> Int {
    var depth = 0
    for place in tokens.indices[opening...] {
      if tokens[place].text == "{" { depth += 1 }
      if tokens[place].text == "}" { depth -= 1 }
      if depth == 0 { return place }
    }
    return tokens.count - 1
  }
}
