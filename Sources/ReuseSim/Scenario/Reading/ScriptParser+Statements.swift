extension ScriptParser {
  /// One statement, with the blocks that it opens.
  mutating func statement(at place: Vocabulary.Place) throws(SyntaxError) -> Statement {
    let word = try startWord(at: place)
    switch place {
    case .script, .variant: return try setting(word)
    case .cell: return try cellSetting(word)
    case .section: return try sectionSetting(word)
    case .command, .batch, .block: return .command(try command(word))
    }
  }

  /// The word a line starts with.
  mutating func startWord(at place: Vocabulary.Place) throws(SyntaxError) -> Word {
    let words = Vocabulary.words(at: place)
    guard let token = next else {
      expected.add("a command")
      throw unexpected()
    }
    guard case .word(let word) = token.kind else { throw noWord(token, at: place, words) }
    guard let word, words.contains(word) else { throw unknownWord(token, word, at: place, words) }
    advance()
    start = (word, place)
    return word
  }

  private func noWord(
    _ token: Token, at place: Vocabulary.Place, _ words: [Word]
  ) -> SyntaxError {
    if token.kind == .symbol(.closeBrace) {
      return SyntaxError(
        span: span(of: token), message: "'}' closes nothing: no block is open here",
        help: "remove it")
    }
    return SyntaxError(
      span: span(of: token),
      message: "expected \(ScriptParser.noun(place)), found "
        + ScriptParser.quote(source.text(token.start, token.end)),
      help: ScriptParser.list(words, at: place))
  }

  private func unknownWord(
    _ token: Token, _ word: Word?, at place: Vocabulary.Place, _ words: [Word]
  ) -> SyntaxError {
    let span = span(of: token)
    let text = source.text(token.start, token.end)
    let quoted = ScriptParser.quote(text)
    if let word {
      let isInBlock = place != .script && place != .variant
      if let error = misplacedCommand(word, span, at: place) { return error }
      if place == .batch && word == .batch {
        return SyntaxError(
          span: span, message: "a batch inside a batch",
          help: "write its commands into the outer batch")
      }
      if !isInBlock && Vocabulary.words(at: .command).contains(word) {
        return SyntaxError(
          span: span, message: "\(quoted) is a command and needs a time",
          help: "at TIME " + Vocabulary.form(of: word, at: .command))
      }
      if !isInBlock && Vocabulary.words(at: .cell).contains(word) {
        return SyntaxError(
          span: span, message: "\(quoted) belongs in the block of a cell",
          help: Vocabulary.form(of: word, at: .cell, in: ("cell NAME { ", " }")))
      }
      if place == .script && Vocabulary.words(at: .section).contains(word) {
        return SyntaxError(
          span: span, message: "\(quoted) belongs in the block of a section",
          help: Vocabulary.form(of: word, at: .section, in: ("section { ", " }")))
      }
      if place != .script && Vocabulary.words(at: .script).contains(word) {
        return SyntaxError(
          span: span, message: "\(quoted) does not belong in this block",
          help: ScriptParser.list(words, at: place))
      }
    }
    let nearest = Suggestion.nearest(to: text, among: words.map { $0.rawValue })
    let suggestion = nearest.map { "did you mean '\($0)'? " } ?? ""
    return SyntaxError(
      span: span, message: "unknown word \(quoted)",
      help: suggestion + ScriptParser.list(words, at: place))
  }

  /// An error about a word that is a command, but elsewhere.
  private func misplacedCommand(
    _ word: Word, _ span: SourceSpan, at place: Vocabulary.Place
  ) -> SyntaxError? {
    guard word != .batch, Vocabulary.words(at: .block).contains(word) else { return nil }
    let isOfBlocks = !Vocabulary.words(at: .command).contains(word)
    if place == .batch {
      return SyntaxError(
        span: span, message: "'\(word.rawValue)' does not belong in a batch",
        help: "a batch only changes the list: write a 'do' block around it")
    }
    guard isOfBlocks, [.command, .script, .variant].contains(place) else { return nil }
    return SyntaxError(
      span: span, message: "'\(word.rawValue)' belongs in a block of the app",
      help: Vocabulary.form(of: word, at: .block, in: ("do { ", " }")))
  }

  private static func noun(_ place: Vocabulary.Place) -> String {
    switch place {
    case .script, .variant: "a statement"
    case .cell: "a statement about the cell"
    case .section: "a statement about the section"
    case .command, .batch, .block: "a command"
    }
  }

  private static func list(_ words: [Word], at place: Vocabulary.Place) -> String {
    let list = words.map { $0.rawValue }.joined(separator: ", ")
    switch place {
    case .script: return "a line starts with: \(list)"
    case .variant: return "in a variant a line starts with: \(list)"
    case .cell: return "a line about a cell starts with: \(list)"
    case .section: return "a line about a section starts with: \(list)"
    case .command: return "after 'at TIME' a command is expected: \(list)"
    case .batch: return "in a batch a command is expected: \(list)"
    case .block: return "in a block of the app a command is expected: \(list)"
    }
  }
}
