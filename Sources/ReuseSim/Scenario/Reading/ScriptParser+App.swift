extension ScriptParser {
  /// A value that a block of the app has named.
  struct LetName {
    let name: String
    let isLength: Bool
    let line: Int
  }

  /// What follows the first word of something that only the app does.
  mutating func appCommand(_ word: Word) throws(SyntaxError) -> CommandStatement {
    switch word {
    case .do: return .appBlock(try block(at: .block))
    case .let: return try binding()
    case .layout:
      try require(.now)
      return .layoutNow
    case .correct: return .correctOffset(try offsetWrite())
    case .navigate: return .navigateOffset(try offsetWrite())
    case .after:
      let (time, latest) = try delay()
      if next?.kind != .symbol(.openBrace) { try require(.do) }
      return .after(time, upTo: latest, try block(at: .block))
    case .load:
      let name = try name("a load's name")
      try require(.after)
      let (time, latest) = try delay()
      if next?.kind == .word(.do) { advance() }
      return .load(name, after: time, upTo: latest, try block(at: .block))
    case .if:
      let (left, relation, right) = try comparison(ofApp: true)
      return .branch(left, relation, right, try block(at: .block))
    default: throw unexpected()
    }
  }

  /// A time, or a range from which one is drawn.
  private mutating func delay() throws(SyntaxError) -> (time: Time, latest: Time?) {
    let first = index
    let time = try time()
    guard accept(.dots) else { return (time, nil) }
    let latest = try self.time()
    if latest < time { throw outOfRange(first, "the shorter time comes first") }
    return (time, latest)
  }

  /// What follows `when`.
  mutating func trigger() throws(SyntaxError) -> Statement {
    let occurrence = try occurrence()
    var isRepeated: Bool?
    if accept(.again) { isRepeated = true } else if accept(.once) { isRepeated = false }
    var condition: LoadCondition?
    if accept(.unless) {
      try require(.loading)
      condition = .anyLoad
      if case .word? = next?.kind { condition = .named(try name("a load's name")) }
      expected.add("a load's name")
    }
    return .when(occurrence, isRepeated: isRepeated, condition, try block(at: .block))
  }

  /// Something that can happen.
  mutating func occurrence() throws(SyntaxError) -> Occurrence {
    if startsItem { return try occurrence(of: try reference()) }
    if accept(.within) {
      let count = Int(try whole("a number of items", from: 0, to: ScriptLimits.items))
      try require(.items)
      try require(.of)
      if next?.kind != .word(.end) && next?.kind != .word(.top) { try require(.the) }
      if accept(.end) { return .near(.end, count) }
      try require(.top)
      return .near(.top, count)
    }
    if accept(.scrolling) {
      try require(.stops)
      return .scrollingStops
    }
    if accept(.scroll) {
      try require(.lands)
      return .scrollLands
    }
    if accept(.prefetch) {
      try require(.asks)
      return .prefetchAsks(accept(.for) ? try reference() : nil)
    }
    if accept(.keyboard) {
      if accept(.shows) { return .keyboardShows }
      try require(.hides)
      return .keyboardHides
    }
    if accept(.window) {
      if accept(.leaves) { return .windowLeaves }
      try require(.returns)
      return .windowReturns
    }
    let (left, relation, right) = try comparison(ofApp: true)
    return .comparison(left, relation, right)
  }

  private mutating func occurrence(of item: ItemReference) throws(SyntaxError) -> Occurrence {
    if accept(.appears) { return .itemAppears(item) }
    if accept(.arrives) { return .itemArrives(item) }
    try require(.disappears)
    return .itemDisappears(item)
  }

  /// Whether `item ID` or `index N` comes next, and not a reading of an item's index.
  var startsItem: Bool {
    guard let next, next.kind == .word(.item) || next.kind == .word(.index) else { return false }
    return index + 1 >= tokens.count || tokens[index + 1].kind != .word(.of)
  }

  private mutating func offsetWrite() throws(SyntaxError) -> OffsetWrite {
    guard let token = next, source.text(token.start, token.end) == Reading.offset.rawValue else {
      expected.add("'\(Reading.offset.rawValue)'", candidates: [Reading.offset.rawValue])
      throw unexpected()
    }
    advance()
    if accept(.by) { return .by(try expression(ofApp: true)) }
    try require(.to)
    return .to(try expression(ofApp: true))
  }

  private mutating func binding() throws(SyntaxError) -> CommandStatement {
    let name = try name("a name")
    try checkName(name)
    var value: Expression?
    // A name whose value cannot be read is a name all the same.
    defer {
      let isLength = value?.isLength ?? false
      letNames.append(LetName(name: name.value, isLength: isLength, line: lineNumber))
    }
    try require(.equal)
    let expression = try expression(ofApp: true)
    value = expression
    return .bind(name, expression)
  }

  private func checkName(_ name: Located<String>) throws(SyntaxError) {
    if let before = letNames.last(where: { $0.name == name.value }) {
      throw SyntaxError(
        span: name.span, message: "'\(name.value)' is named twice",
        help: "line \(before.line) names it already: choose another name")
    }
    if Vocabulary.values.contains(name.value) {
      throw SyntaxError(
        span: name.span, message: "'\(name.value)' is a metric or a reading",
        help: "choose another name")
    }
    if letNames.count == ScriptLimits.names {
      throw SyntaxError(
        span: name.span, message: "too many names",
        help: "a block and those around it have at most \(ScriptLimits.names)")
    }
  }

  // MARK: Values

  /// A reading of an item, if one comes next.
  mutating func itemReading() throws(SyntaxError) -> Expression? {
    guard let token = next, case .word = token.kind,
      let reading = ItemReading(rawValue: source.text(token.start, token.end)),
      index + 1 < tokens.count, tokens[index + 1].kind == .word(.of)
    else { return nil }
    advance()
    advance()
    if accept(.index) { return .item(reading, .reference(.index(try position()))) }
    try require(.item)
    if case .word? = next?.kind {
      if let name = letName() { return .item(reading, .id(name)) }
      for value in [Reading.firstVisible, .lastVisible] {
        expected.add("'\(value.rawValue)'", candidates: [value.rawValue])
        guard let token = next, source.text(token.start, token.end) == value.rawValue
        else { continue }
        advance()
        return .item(reading, .id(.reading(value)))
      }
      if let token = next, failures.mayDeclare(source.text(token.start, token.end)) {
        throw SyntaxError(span: span(of: token), message: "unknown name", isSilent: true)
      }
    }
    return .item(reading, .reference(.id(try itemID())))
  }

  /// A name that a block has given, if one comes next.
  mutating func letName() -> Expression? {
    guard let token = next, case .word = token.kind else { return nil }
    let text = source.text(token.start, token.end)
    guard let found = letNames.last(where: { $0.name == text }) else { return nil }
    advance()
    return .name(text, isLength: found.isLength)
  }
}
