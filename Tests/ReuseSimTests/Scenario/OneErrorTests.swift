import ReuseSim
import Testing

/// One slip is one error: a line that fails causes no others.
@Suite struct OneErrorTests {
  private let lines = ScriptSamples.everything.split(
    separator: "\n", omittingEmptySubsequences: false
  ).map { String($0) }

  /// The first words of all lines that have one, and their line numbers.
  private var statements: [(index: Int, indent: String, words: [String])] {
    lines.indices.compactMap { index in
      let indent = String(lines[index].prefix { $0 == " " })
      let words = lines[index].split(separator: " ").map { String($0) }
      guard let first = words.first, first != "}", !first.hasPrefix("#") else { return nil }
      return (index, indent, words)
    }
  }

  private func diagnostics(_ lines: [String]) -> [Diagnostic] {
    readScript(bytes: Array(lines.joined(separator: "\n").utf8), path: "a") { _ in .failure("") }
      .diagnostics
  }

  @Test(arguments: ["zzz", "5", "\"x\"", "scenarioo", "é", "(", "99999999999999999999"])
  func aWrongFirstWord(word: String) {
    for statement in statements {
      var damaged = lines
      damaged[statement.index] =
        statement.indent + ([word] + statement.words.dropFirst()).joined(separator: " ")
      let found = diagnostics(damaged)
      #expect(found.map { $0.line } == [statement.index + 1], "\(damaged[statement.index])")
    }
  }

  @Test(arguments: ["zzz", "^", "\"x", "1.2.3", "}"]) func somethingMoreOnALine(word: String) {
    for statement in statements where !statement.words.contains("#") {
      var words = statement.words
      let place = words.last == "{" ? words.count - 1 : words.count
      words.insert(word, at: place)
      var damaged = lines
      damaged[statement.index] = statement.indent + words.joined(separator: " ")
      if word == "}" && statement.indent != "" { continue }
      let found = diagnostics(damaged)
      #expect(found.map { $0.line } == [statement.index + 1], "\(damaged[statement.index])")
    }
  }

  @Test func aMissingWord() {
    for statement in statements {
      let words = statement.words.prefix { $0 != "#" }
      for place in words.indices {
        var rest = Array(words)
        rest.remove(at: place)
        var damaged = lines
        damaged[statement.index] = statement.indent + rest.joined(separator: " ")
        let found = diagnostics(damaged)
        #expect(found.count <= 1, "\(damaged[statement.index])")
      }
    }
  }

  @Test func aForgottenBrace() {
    for index in lines.indices where lines[index].drop(while: { $0 == " " }).hasPrefix("}") {
      var damaged = lines
      damaged[index] = ""
      #expect(diagnostics(damaged).map { $0.message } == ["this block is never closed"], "\(index)")
    }
  }
}
