extension ScriptParser {
  /// The next token of the line.
  var next: Token? { index < tokens.count ? tokens[index] : nil }

  /// Whether nothing more belongs to the statement.
  var isAtEnd: Bool {
    guard let next else { return true }
    return openInlineBlocks > 0 && next.kind == .symbol(.closeBrace)
  }

  /// Goes to the token after the next one.
  mutating func advance() {
    index += 1
    expected = ExpectedTokens()
  }

  /// Takes a word if it is the next token.
  mutating func accept(_ word: Word) -> Bool {
    if next?.kind == .word(word) {
      advance()
      return true
    }
    expected.add(word)
    return false
  }

  /// Takes a sign if it is the next token; an error would name what it is an example of.
  mutating func accept(_ symbol: Token.Symbol, as description: String) -> Bool {
    if next?.kind == .symbol(symbol) {
      advance()
      return true
    }
    expected.add(description)
    return false
  }

  /// Takes a sign if it is the next token.
  mutating func accept(_ symbol: Token.Symbol) -> Bool {
    if next?.kind == .symbol(symbol) {
      advance()
      return true
    }
    expected.add(symbol)
    return false
  }

  /// Takes a word.
  mutating func require(_ word: Word) throws(SyntaxError) {
    if !accept(word) { throw unexpected() }
  }

  /// Takes a sign.
  mutating func require(_ symbol: Token.Symbol) throws(SyntaxError) {
    if !accept(symbol) { throw unexpected() }
  }

  /// Checks that nothing more stands in the statement.
  mutating func requireEnd() throws(SyntaxError) {
    if isAtEnd { return }
    expected.add("the end of the line")
    throw unexpected()
  }

  /// Takes the word of one of some values.
  mutating func choose<Value>(
    _ values: [Value], _ word: (Value) -> Word
  ) throws(SyntaxError) -> Value {
    for value in values where accept(word(value)) { return value }
    throw unexpected()
  }

  /// Takes a name of one's own choice.
  mutating func name(_ description: String) throws(SyntaxError) -> Located<String> {
    guard let token = next, case .word = token.kind, !isUnit(token) else {
      expected.add(description)
      throw unexpected()
    }
    let name = Located(source.text(token.start, token.end), span(of: token))
    advance()
    return name
  }

  /// Takes a name out of a list of names.
  mutating func name(_ description: String, of names: [String]) throws(SyntaxError) -> String {
    expected.add(description, candidates: names)
    guard let token = next, case .word = token.kind else { throw unexpected() }
    let text = source.text(token.start, token.end)
    guard names.contains(text) else {
      throw unknown(description, text, at: span(of: token), among: names)
    }
    advance()
    return text
  }

  /// Takes a text in quotes.
  mutating func quoted(_ description: String) throws(SyntaxError) -> Located<String> {
    guard let token = next, token.kind == .text else {
      expected.add(description)
      throw unexpected()
    }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in source.bytes[token.start + 1..<token.end - 1] {
      if byte == UInt8(ascii: "\\") && !isEscaped {
        isEscaped = true
      } else {
        bytes.append(byte)
        isEscaped = false
      }
    }
    advance()
    return Located(String(decoding: bytes, as: UTF8.self), span(of: token))
  }

  // MARK: Errors

  /// How the present statement is written.
  var form: String? {
    start.map { Vocabulary.form(of: $0.word, at: $0.place) }
  }

  /// The place of a token; the place after the last token when there is none.
  func span(of token: Token?) -> SourceSpan {
    if let token {
      return SourceSpan(line: lineNumber, start: token.start, end: token.end, file: source.file)
    }
    let end = tokens.last?.end ?? source.line(lineNumber).lowerBound
    return SourceSpan(line: lineNumber, start: end, end: end, file: source.file)
  }

  /// From a token up to the last one that was taken.
  func span(from first: Int) -> SourceSpan {
    SourceSpan(
      line: lineNumber, start: tokens[first].start, end: tokens[max(first, index - 1)].end,
      file: source.file)
  }

  /// An error about the next token: what was tried there against what stands there.
  func unexpected() -> SyntaxError {
    var span = span(of: next)
    guard next != nil else {
      return SyntaxError(
        span: span, message: "expected \(expected.description), found the end of the line",
        help: form)
    }
    // What is written without a space between is named as one: `200ms`.
    var last = index
    while last + 1 < tokens.count, tokens[last + 1].start == tokens[last].end,
      isWordOrNumber(tokens[last]), isWordOrNumber(tokens[last + 1])
    {
      last += 1
    }
    span.end = tokens[last].end
    let found = source.text(span.start, span.end)
    var help = form
    if let nearest = Suggestion.nearest(to: found, among: expected.candidates) {
      help = "did you mean '\(nearest)'?"
    }
    if let word = start?.word, let meant = ScriptParser.meant(by: found, behind: word) {
      help = "did you mean '\(meant)'?"
    }
    return SyntaxError(
      span: span, message: "expected \(expected.description), found \(ScriptParser.quote(found))",
      help: help)
  }

  /// What somebody means who has not read how it is written.
  private static func meant(by found: String, behind word: Word) -> String? {
    switch (word, found) {
    case (.scroll, "bottom"): "scroll to end"
    case (.insert, "bottom"), (.move, "bottom"), (.insert, "the"), (.move, "the"): "end"
    case (.insert, "top"), (.move, "top"): "0"
    case (.when, "bottom"): "end"
    case (.expect, "jumps"), (.expect, "jump"): "expect jump.count = 0"
    default: nil
    }
  }

  /// An error about a name that is none of a list.
  func unknown(
    _ description: String, _ text: String, at span: SourceSpan, among names: [String]
  ) -> SyntaxError {
    let noun = description.hasPrefix("a ") ? String(description.dropFirst(2)) : description
    var help: String
    if let nearest = Suggestion.nearest(to: text, among: names) {
      help = "did you mean '\(nearest)'?"
    } else {
      // `jump.size` wants the names that begin with `jump.`, if there are any.
      let family = text.utf8.prefix { $0 != UInt8(ascii: ".") }.count
      let relatives = names.filter {
        family < text.utf8.count && $0.utf8.starts(with: text.utf8.prefix(family + 1))
      }
      help = "known: " + (relatives.isEmpty ? names : relatives).joined(separator: ", ")
    }
    return SyntaxError(
      span: span, message: "unknown \(noun) \(ScriptParser.quote(text))", help: help)
  }

  /// A text from the script, in quotes, shortened.
  static func quote(_ text: String) -> String {
    let limit = 40
    let scalars = text.unicodeScalars
    if text.utf8.first == UInt8(ascii: "\"") && scalars.count <= limit { return text }
    var short = String.UnicodeScalarView(scalars.prefix(limit))
    if scalars.count > limit { short.append("…") }
    return "'" + String(short) + "'"
  }

  private func isWordOrNumber(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .number: true
    default: false
    }
  }

  /// Whether a word is glued to the number before it.
  private func isUnit(_ token: Token) -> Bool {
    guard index > 0, case .number = tokens[index - 1].kind else { return false }
    return tokens[index - 1].end == token.start
  }
}
