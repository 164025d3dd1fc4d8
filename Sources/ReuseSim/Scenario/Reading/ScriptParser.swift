/// Reads a script line by line into a document; every line that fails leaves one diagnostic and no trace in
/// the document.
struct ScriptParser {
  /// The text.
  let source: ScriptSource
  /// The document so far.
  private(set) var document = Document()
  /// What was wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// What is known of the lines that failed.
  private(set) var failures = FailedLines()

  /// The line being read, from 1.
  var lineNumber = 0
  /// Its tokens.
  var tokens: [Token] = []
  /// The next token.
  var index = 0
  /// What was tried at the next token.
  var expected = ExpectedTokens()
  /// The word the present statement starts with, and where it stands.
  var start: (word: Word, place: Vocabulary.Place)?
  /// How many blocks are open that began and must end on this line.
  var openInlineBlocks = 0
  /// The values that the blocks around the present line have named.
  var letNames: [LetName] = []
  /// Whether the expression being read is one of the app, which knows no metrics.
  var isAppExpression = false
  private var comment: String?
  private var lineError: SyntaxError?
  private var isLineUnread = false
  private var braces: BraceMatching?
  /// Where the braces stand that opened the blocks around the present line.
  private var openBraces: [Int] = []
  /// How many blocks are around the present line.
  private var depth = 0

  /// Reads a text that ``ScriptSource/problem()`` has nothing against.
  init(_ source: ScriptSource) {
    self.source = source
    var lines: [Line] = []
    while readLine() { _ = appendLine(to: &lines, at: .script) }
    document = Document(lines: ScriptParser.tidied(lines))
  }

  // MARK: Lines

  /// Goes to the next line, unless the present one was put back.
  private mutating func readLine() -> Bool {
    if isLineUnread {
      isLineUnread = false
    } else {
      if lineNumber == source.lineCount { return false }
      lineNumber += 1
    }
    let tokenizer = Tokenizer(source, line: lineNumber)
    tokens = tokenizer.tokens
    lineError = tokenizer.error
    comment = tokenizer.comment.map { start in
      var end = source.line(lineNumber).upperBound
      while end > start, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
      return source.text(start, end)
    }
    index = 0
    expected = ExpectedTokens()
    return true
  }

  /// Puts the present line back and leaves nothing to read of it.
  private mutating func unreadLine() {
    isLineUnread = true
    endLine()
  }

  private mutating func endLine() {
    tokens = []
    index = 0
    comment = nil
    lineError = nil
  }

  /// Reads the present line, and the lines of the blocks it opens.
  ///
  /// - Returns: Whether the line failed and closed the block it stands in.
  private mutating func appendLine(to lines: inout [Line], at place: Vocabulary.Place) -> Bool {
    let (first, remark) = (lineNumber, comment)
    if tokens.isEmpty && lineError == nil {
      lines.append(Line(comment: remark))
      return false
    }
    do throws(SyntaxError) {
      if let lineError { throw lineError }
      var span = span(of: next)
      let statement = try statement(at: place)
      if lineNumber == first && index > 0 { span.end = tokens[index - 1].end }
      try requireEnd()
      lines.append(Line(statement: Located(statement, span), comment: remark))
      return false
    } catch {
      if let message = error.message {
        if !error.isSilent {
          diagnostics.append(source.diagnostic(error.span, message, help: error.help))
        }
        return recover(from: first, at: place)
      }
      failures.add(Tokenizer(source, line: first).tokens, of: source, line: first, at: place)
      return false
    }
  }

  /// Reads the lines up to a closing brace; what follows it on its line is left to the caller.
  ///
  /// - Returns: `nil` when there is no closing brace.
  private mutating func lines(at place: Vocabulary.Place, opened: SourceSpan?) -> Block? {
    let (outerStart, outerBlocks, outerNames) = (start, openInlineBlocks, letNames.count)
    let outerBraces = openBraces.count
    if let opened { openBraces.append(opened.start) }
    depth += 1
    defer {
      depth -= 1
      (start, openInlineBlocks) = (outerStart, outerBlocks)
      openBraces.removeSubrange(outerBraces...)
      letNames.removeSubrange(outerNames...)
    }
    openInlineBlocks = 0
    var lines: [Line] = []
    while readLine() {
      if startsScenario() || isOutside(place, opened) {
        unreadLine()
        return nil
      }
      if next?.kind == .symbol(.closeBrace) {
        advance()
        return Block(lines: ScriptParser.tidied(lines), closingComment: comment)
      }
      if appendLine(to: &lines, at: place) {
        endLine()
        return Block(lines: ScriptParser.tidied(lines))
      }
    }
    endLine()
    return nil
  }

  /// A block: lines up to one with a brace, or one statement between braces on one line, in the block of a section
  /// several.
  mutating func block(at place: Vocabulary.Place) throws(SyntaxError) -> Block {
    let opened = span(of: next)
    try require(.openBrace)
    if depth + openInlineBlocks >= ScriptLimits.blocks {
      throw SyntaxError(
        span: opened, message: "too many blocks inside each other",
        help: "at most \(ScriptLimits.blocks) are accepted")
    }
    if index == tokens.count {
      let failed = failures.count
      if let block = lines(at: place, opened: opened) {
        if failures.count > failed { failures.addBlock(of: opened.line) }
        return block
      }
      diagnostics.append(
        source.diagnostic(
          opened, "this block is never closed", help: "end it with a line that holds only '}'"))
      throw SyntaxError(span: opened, message: nil)
    }
    if accept(.closeBrace) { return Block() }
    let (outerStart, outerNames) = (start, letNames.count)
    openInlineBlocks += 1
    defer {
      letNames.removeSubrange(outerNames...)
    }
    var lines: [Line] = []
    repeat {
      let first = span(of: next)
      let statement = try statement(at: place)
      lines.append(Line(statement: Located(statement, first)))
      // What is said of a section is short, and often stands on one line.
    } while place == .section && next != nil && next?.kind != .symbol(.closeBrace)
    try require(.closeBrace)
    openInlineBlocks -= 1
    start = outerStart
    return Block(lines: lines)
  }

  // MARK: Failed lines

  /// Goes to the end of what a failed statement covers, so that it causes no further errors.
  ///
  /// - Returns: Whether that closed the block it stands in.
  private mutating func recover(from first: Int, at place: Vocabulary.Place) -> Bool {
    let tokens = Tokenizer(source, line: first).tokens
    failures.add(tokens, of: source, line: first, at: place)
    openInlineBlocks = 0
    var depth = 0
    var brace: SourceSpan?
    for number in first...lineNumber {
      for token in Tokenizer(source, line: number).tokens {
        if token.kind == .symbol(.openBrace) {
          depth += 1
          brace = SourceSpan(line: number, start: token.start, end: token.end)
        }
        if token.kind == .symbol(.closeBrace) { depth -= 1 }
      }
    }
    if tokens.last?.kind == .symbol(.openBrace) { depth = max(depth, 1) }
    let isInner = lineNumber == first && self.depth < ScriptLimits.blocks
    let inner = isInner ? innerPlace(of: tokens, at: place) : nil
    if depth == 1, let inner {
      _ = lines(at: inner, opened: brace)
      endLine()
    } else if depth > 0 {
      skipLines(depth: depth)
    } else if brace == nil, let inner, let last = tokens.last,
      matchBraces().hasUnopened(after: last.start)
    {
      _ = lines(at: inner, opened: nil)
      endLine()
    }
    return depth < 0
  }

  /// What may stand in the block that a failed line opens, or would open with its brace, if that can be told.
  private func innerPlace(of tokens: [Token], at place: Vocabulary.Place) -> Vocabulary.Place? {
    guard let first = tokens.first, case .word(let word?) = first.kind else { return nil }
    switch (place, word) {
    case (.script, .variant): return .variant
    case (.script, .cell), (.variant, .cell): return .cell
    case (.script, .section), (.script, .sections), (.variant, .section), (.variant, .sections):
      return .section
    case (.script, .at), (.variant, .at), (.script, .every), (.variant, .every),
      (.command, .insert), (.batch, .insert):
      if tokens.contains(where: { $0.kind == .word(.section) || $0.kind == .word(.sections) }) {
        return .section
      }
      if place == .command || place == .batch { return nil }
      if tokens.contains(where: { $0.kind == .word(.batch) }) { return .batch }
      if tokens.contains(where: { $0.kind == .word(.repeat) }) { return .command }
      let opensBlock = [Word.do, .load].contains { word in
        tokens.contains { $0.kind == .word(word) }
      }
      if opensBlock { return .block }
      // Another command behind the time opens no block.
      let commands = Vocabulary.words(at: .command)
      return tokens.contains { token in commands.contains { token.kind == .word($0) } }
        ? nil : .command
    case (.script, .when), (.variant, .when), (.command, .do), (.command, .after),
      (.command, .load), (.block, .do), (.block, .after), (.block, .load), (.block, .if):
      return .block
    case (.command, .batch), (.block, .batch): return .batch
    case (.command, .repeat), (.batch, .repeat), (.block, .repeat): return place
    default: return nil
    }
  }

  private mutating func skipLines(depth: Int) {
    var depth = depth
    while depth > 0, readLine() {
      if startsScenario() {
        unreadLine()
        return
      }
      for token in tokens {
        if token.kind == .symbol(.openBrace) { depth += 1 }
        if token.kind == .symbol(.closeBrace) { depth -= 1 }
      }
    }
    endLine()
  }

  private func startsScenario() -> Bool {
    tokens.first?.kind == .word(.scenario)
  }

  /// Whether the line can only stand outside of the block that was opened here, which nothing closes: its
  /// closing brace was forgotten. When it was, the brace of a block around this one may be without a partner in
  /// its place. A block without its opening brace ends at any such line.
  private mutating func isOutside(_ place: Vocabulary.Place, _ opened: SourceSpan?) -> Bool {
    guard case .word(let word?)? = tokens.first?.kind else { return false }
    if Vocabulary.words(at: place).contains(word) { return false }
    if !Vocabulary.words(at: .script).contains(word) { return false }
    if opened == nil { return true }
    let unclosed = matchBraces().unclosed
    return openBraces.contains { unclosed.contains($0) }
  }

  private mutating func matchBraces() -> BraceMatching {
    let matching = braces ?? BraceMatching(source)
    braces = matching
    return matching
  }

  // MARK: Empty lines

  /// The lines without runs of empty ones and without empty ones at the ends.
  private static func tidied(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    for line in lines where !line.isBlank || result.last?.isBlank == false {
      result.append(line)
    }
    if result.last?.isBlank == true { result.removeLast() }
    return result
  }
}
