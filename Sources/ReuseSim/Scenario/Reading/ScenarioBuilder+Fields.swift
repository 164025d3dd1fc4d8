extension ScenarioBuilder {
  /// Notes what the items of a cell kind have beside their content, and what that adds to their heights.
  mutating func addFields(of block: Block, to kind: inout CellKind) {
    var lines: [String: Int] = [:]
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .field(let field) = line.value else { continue }
      let name = field.name
      if let before = lines[name.value] {
        report(
          name.span, "the field '\(name.value)' is declared twice",
          help: "line \(before) declares it already: keep one of the two")
      } else if kind.fields.count == ScriptLimits.fields {
        report(
          name.span, "too many fields", help: "a cell has at most \(ScriptLimits.fields) fields")
        return
      } else if kind.contentParts.contains(where: { $0.name.rawValue == name.value }) {
        report(
          name.span, "the cell has a part '\(name.value)' already",
          help: "give the field another name")
      } else {
        lines[name.value] = name.span.line
        kind.fields.append(field.field)
      }
    }
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .adds(let field, let isOn, let parts, let byConstraint) = line.value else {
        continue
      }
      if kind.additions.count == ScriptLimits.additions {
        report(
          line.span, "too many lines with 'adds'",
          help: "a cell has at most \(ScriptLimits.additions)")
        return
      }
      guard let place = placeOfAddition(field, in: kind.fields) else { continue }
      kind.additions.append(
        ConditionalHeight(
          condition: .field(place, isOn: isOn), height: HeightModel(parts),
          isByConstraint: byConstraint))
    }
  }

  private mutating func placeOfAddition(_ name: Located<String>, in fields: [CellField]) -> Int? {
    guard let place = fields.firstIndex(where: { $0.name == name.value }) else {
      reportUnknownField(name, among: fields.map { $0.name })
      return nil
    }
    if fields[place].type.canAddHeight { return place }
    report(
      name.span, "'\(name.value)' is \(fields[place].type.noun): no height depends on it",
      help: "on or off are: "
        + FieldType.all.filter { $0.canAddHeight }.map { $0.name }
        .joined(separator: ", "))
    return nil
  }

  // MARK: Commands

  /// The meaning of a command about fields and late content; `nil` when something is wrong with it.
  mutating func fieldCommand(_ statement: CommandStatement, _ span: SourceSpan) -> Command? {
    switch statement {
    case .act(let action, let item, let field, let hold):
      return check(action, on: field)
        ? .act(action.value, on: item, field: field.value, for: hold) : nil
    case .type(let text): return .type(text)
    case .miscount(let difference): return .miscount(difference)
    case .set(let items, let field, let value):
      return modelValue(value, of: field).map { .set(items, field: field.value, to: $0) }
    case .changeContent(let items, let part):
      return checkPart(part, span) ? .changeContent(items, part: part) : nil
    default: preconditionFailure("it is not about fields")
    }
  }

  /// Checks that what a user does can be done to a field that items have.
  private mutating func check(_ action: Located<UserAction>, on name: Located<String>) -> Bool {
    let fields = fields(named: name)
    if fields.isEmpty { return false }
    if fields.contains(where: { action.value.fits($0.type) }) { return true }
    let types = ScenarioBuilder.distinct(fields.map { $0.type })
    if case .choose(let word) = action.value {
      let words = types.flatMap { if case .choice(let words) = $0 { words } else { [String]() } }
      if !words.isEmpty {
        reportNoValue(word, at: action.span, of: name, types, among: words)
        return false
      }
    }
    let nouns = types.map { $0.noun }.joined(separator: " or ")
    let verbs = ScenarioBuilder.distinct(types.flatMap { UserAction.verbs(for: $0) })
    report(
      name.span, "'\(name.value)' is \(nouns): nobody can '\(action.value.word.rawValue)' it",
      help: verbs.isEmpty
        ? "users change nothing about it"
        : "users do this to it: " + verbs.map { $0.rawValue }.joined(separator: ", "))
    return false
  }

  /// The meaning of a value that the model is to have for a field; `nil` when something is wrong with it.
  private mutating func modelValue(_ stated: Located<ValueStatement>, of name: Located<String>)
    -> FieldValue?
  {
    let fields = fields(named: name)
    if fields.isEmpty { return nil }
    guard fields.contains(where: { $0.isInModel }) else {
      reportKeptInCell(name, help: "act on it as a user does, or declare it with: kept in model")
      return nil
    }
    let types = ScenarioBuilder.distinct(fields.filter { $0.isInModel }.map { $0.type })
    guard types.contains(where: { $0.isState }) else {
      report(
        name.span, "'\(name.value)' is \(types[0].noun): the model has no value for it",
        help: "whether it is there is up to the code of the cell")
      return nil
    }
    for type in types where type.isState {
      if let value = type.value(stated.value) { return value }
    }
    reportNoValue(stated.value.text, at: stated.span, of: name, types)
    return nil
  }

  /// Reports a field that an expectation names and no cell has; a line that several runs share may be for others.
  mutating func checkField(of condition: Condition, at span: SourceSpan) {
    let expected: ViolationExpectation
    switch condition {
    case .violation(let violation), .noViolation(let violation): expected = violation
    default: return
    }
    let isShared = level.isShared || level == .scenario && scenario.variant != nil
    guard let field = expected.field, !isShared, failures.count == 0 else { return }
    let names = scenario.kinds.flatMap { kind in
      kind.fields.map { $0.name } + kind.contentParts.map { $0.name.rawValue }
    }
    if names.contains(field) { return }
    let known = names.isEmpty ? "they have none" : "they have: " + names.joined(separator: ", ")
    report(
      spanOfField(in: span), "no cell has a field or part \(ScriptParser.quote(field))",
      help: Suggestion.nearest(to: field, among: names).map { "did you mean '\($0)'?" } ?? known)
  }

  /// Where the name of a field stands that a line names behind `field`.
  private func spanOfField(in stated: SourceSpan) -> SourceSpan {
    let tokens = Tokenizer(sources[stated.file], line: stated.line).tokens
    guard let place = tokens.lastIndex(where: { $0.kind == .word(.field) }),
      place + 1 < tokens.count
    else { return stated }
    return SourceSpan(
      line: stated.line, start: tokens[place + 1].start, end: tokens[place + 1].end,
      file: stated.file)
  }

  /// The fields with a name, of any cell kind; reports when there are none.
  private mutating func fields(named name: Located<String>) -> [CellField] {
    let fields = scenario.kinds.flatMap { $0.fields }
    let named = fields.filter { $0.name == name.value }
    if named.isEmpty { reportUnknownField(name, among: fields.map { $0.name }) }
    return named
  }

  private static func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Errors

  /// Reports a value that no field of a name can have.
  mutating func reportNoValue(
    _ text: String, at span: SourceSpan, of name: Located<String>, _ types: [FieldType],
    among words: [String] = []
  ) {
    let nouns = types.map { $0.noun }.joined(separator: " or ")
    let values = types.map { $0.valuesText }.joined(separator: ", or ")
    let nearest = Suggestion.nearest(to: text, among: words)
    report(
      span, "\(ScriptParser.quote(text)) is no value of '\(name.value)', \(nouns)",
      help: nearest.map { "did you mean '\($0)'?" } ?? "accepted: \(values)")
  }

  /// Reports a line about a field in the model that the model does not know.
  mutating func reportKeptInCell(_ name: Located<String>, help: String) {
    report(
      name.span, "the model knows no field '\(name.value)': it is kept in the cell", help: help)
  }

  private mutating func reportUnknownField(_ name: Located<String>, among names: [String]) {
    // A line that failed may have declared it, or the cell that has it.
    if failures.count > 0 { return }
    var help = "declare it in a cell's block: field \(name.value): flag = no"
    if ContentPart.Name(rawValue: name.value) != nil {
      help = "the content of a part changes with: change content of ITEMS \(name.value)"
    } else if let nearest = Suggestion.nearest(to: name.value, among: names) {
      help = "did you mean '\(nearest)'?"
    }
    report(name.span, "unknown field \(ScriptParser.quote(name.value))", help: help)
  }
}
