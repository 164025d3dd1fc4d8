extension ScriptParser {
  /// Something that a user or the app does to fields of items, after the first word of the command; `nil` when it is
  /// nothing of the kind.
  mutating func fieldCommand(_ word: Word) throws(SyntaxError) -> CommandStatement? {
    switch word {
    case .type:
      let text = try typedText().value
      guard accept(.in) else { return .type(text) }
      return .act(Located(.type(text)), on: try reference(), field: try name("a field"))
    case .tap: return try plainAction(.tap)
    case .select: return try plainAction(.select(true))
    case .deselect: return try plainAction(.select(false))
    case .start: return try plainAction(.play(true))
    case .stop: return try plainAction(.play(false))
    case .choose, .swipe: return try saidAction(word)
    case .drag:
      if startsItem { return try saidAction(word) }
      expected.add(.item)
      expected.add(.index)
      return nil
    case .set: return try setting()
    case .change: return try contentChange()
    case .miscount:
      try require(.by)
      let limit = ScriptLimits.items
      return .miscount(try whole("a number of items", from: -limit, to: limit))
    default: return nil
    }
  }

  private mutating func plainAction(_ action: UserAction) throws(SyntaxError) -> CommandStatement {
    let (item, field) = (try reference(), try name("a field"))
    return .act(Located(action), on: item, field: field, for: try hold())
  }

  /// An action that something is said of behind the field.
  private mutating func saidAction(_ word: Word) throws(SyntaxError) -> CommandStatement {
    let (item, field) = (try reference(), try name("a field"))
    if word == .drag { try require(.by) }
    let first = index
    let action: UserAction
    switch word {
    case .choose: action = .choose(try name("a word of the choice").value)
    case .drag:
      action = .scroll(
        try length("a distance", upTo: ScriptLimits.distance, canBeNegative: true))
    default: action = .swipe(opens: try choose([true, false]) { $0 ? .open : .closed })
    }
    return .act(Located(action, span(from: first)), on: item, field: field, for: try hold())
  }

  /// How long the finger stays.
  private mutating func hold() throws(SyntaxError) -> Time? {
    accept(.for) ? try time(isPositive: true) : nil
  }

  /// What follows `set`: insets, or a field of items.
  private mutating func setting() throws(SyntaxError) -> CommandStatement {
    if accept(.insets) {
      let (top, bottom) = try insets()
      return .setInsets(top: top, bottom: bottom, over: try duration().time)
    }
    return .set(try selection(), field: try name("a field"), to: try value())
  }

  /// What follows `change`.
  private mutating func contentChange() throws(SyntaxError) -> CommandStatement {
    try require(.content)
    try require(.of)
    let items = try selection(ofItems: true)
    for part in ContentPart.Name.allCases where accept(part.word) {
      return .changeContent(items, part)
    }
    return .changeContent(items, nil)
  }
}
