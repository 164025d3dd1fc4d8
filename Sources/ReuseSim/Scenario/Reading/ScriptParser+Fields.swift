extension ScriptParser {
  /// A field of a cell, after the first word.
  mutating func field() throws(SyntaxError) -> Statement {
    let name = try name("a field's name")
    try require(.colon)
    var field = FieldStatement(name, try fieldType())
    guard field.type.isState else {
      guard let next, next.kind == .symbol(.equal) || next.kind == .symbol(.comma) else {
        return .field(field)
      }
      throw SyntaxError(
        span: span(of: next), message: "\(field.type.noun) has no value, and nobody keeps it",
        help: "field \(name.value): \(field.type.name)")
    }
    if accept(.equal) { field.initial = try initialValue(of: field.type) }
    if accept(.comma) {
      try require(.kept)
      try require(.in)
      field.keeping = try keeping()
    }
    return .field(field)
  }

  private mutating func fieldType() throws(SyntaxError) -> FieldType {
    let name = try name("a type", of: FieldType.all.map { $0.name })
    guard let type = FieldType.all.first(where: { $0.name == name }) else { throw unexpected() }
    guard case .choice = type else { return type }
    var words: [String] = []
    repeat {
      let first = index
      let word = try self.name("a word of the choice")
      if words.contains(word.value) { throw outOfRange(first, "a choice has each word once") }
      if words.count == ScriptLimits.choiceWords {
        throw outOfRange(first, "a choice has at most \(ScriptLimits.choiceWords) words")
      }
      words.append(word.value)
    } while words.count == 1 ? try required(.bar) : accept(.bar)
    return .choice(words)
  }

  private mutating func required(_ symbol: Token.Symbol) throws(SyntaxError) -> Bool {
    try require(symbol)
    return true
  }

  private mutating func initialValue(of type: FieldType) throws(SyntaxError) -> FieldValue {
    switch type {
    case .flag, .selection, .constraint:
      return .flag(try choose([true, false]) { $0 ? .yes : .no })
    case .focus:
      if next?.kind == .word(.yes) {
        throw SyntaxError(
          span: span(of: next), message: "new items do not have the focus: one cell has it at most",
          help: "give it to an item with a command: focus item ID")
      }
      return .flag(try choose([false]) { _ in .no })
    case .choice(let words): return .choice(try name("a word of the choice", of: words))
    case .number:
      let limit = ScriptLimits.number
      return .number(try whole("a number", from: -limit, to: limit))
    case .text: return .text(try typedText().value)
    case .scrollOffset:
      return .offset(
        try length("a content offset", upTo: ScriptLimits.distance, canBeNegative: true))
    case .timer, .animation:
      return try choose([.stopped, .running(since: .zero)]) { $0 == .stopped ? .stopped : .running }
    case .subview, .hostedView: throw unexpected()
    }
  }

  private mutating func keeping() throws(SyntaxError) -> FieldStatement.Keeping {
    if accept(.model) { return .model }
    if accept(.cell) { return .cell }
    try require(.both)
    guard accept(.saved) else { return .both(nil) }
    return .both(try choose(CellField.Saving.allCases) { $0.word })
  }

  /// A text that somebody types.
  mutating func typedText() throws(SyntaxError) -> Located<String> {
    let first = index
    let text = try quoted("a text in quotes")
    if text.value.unicodeScalars.count > ScriptLimits.typedCharacters {
      throw outOfRange(
        first, "a field holds at most \(ScriptLimits.typedCharacters) characters")
    }
    return text
  }

  /// A value of a field whose type another line says.
  mutating func value() throws(SyntaxError) -> Located<ValueStatement> {
    let first = index
    if next?.kind == .text {
      let text = try typedText()
      return Located(.text(text.value), text.span)
    }
    if startsNumber {
      let isNegative = accept(.minus)
      let number = try exactNumber()
      let value = isNegative ? number.negated ?? number : number
      return Located(.number(value), span(from: first))
    }
    let word = try name("a value")
    return Located(.word(word.value), word.span)
  }

  /// What a field adds to the height, after the first word.
  mutating func addition() throws(SyntaxError) -> Statement {
    let isNegated = next?.kind == .word(.not) && !startsAddition(behind: index)
    if isNegated { advance() } else { expected.add(.not) }
    let field = try name("a field")
    try require(.adds)
    let parts = try parts()
    let isByConstraint = accept(.comma)
    if isByConstraint {
      try require(.by)
      try require(.constraint)
    }
    return .adds(field, isOn: !isNegated, parts, byConstraint: isByConstraint)
  }

  /// Whether `adds` follows a token: then that is a field's name, whatever it says.
  private func startsAddition(behind place: Int) -> Bool {
    place + 1 < tokens.count && tokens[place + 1].kind == .word(.adds)
  }
}
