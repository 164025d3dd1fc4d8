extension ScenarioBuilder {
  /// Notes what the code of a cell does with its fields and parts.
  ///
  /// - Parameter mayHaveMore: Whether a line of the cell's block failed: it may have stated a field or a part.
  mutating func addCode(of block: Block, to kind: inout CellKind, mayHaveMore: Bool) {
    var lines: [String: Int] = [:]
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .cellCode(let code) = line.value else { continue }
      switch code {
      case .configure(let name, let setting):
        guard isFirst(code, name, &lines),
          let place = place(of: name, in: kind, mayHaveMore), isInModel(place, name, kind),
          let meaning = meaning(of: setting, for: name, place, in: kind)
        else { continue }
        kind.changeCode(ofValue: place) { $0.setting = meaning }
      case .willDisplay(let names):
        for name in names {
          guard isFirst(code, name, &lines),
            let place = place(of: name, in: kind, mayHaveMore), isInModel(place, name, kind)
          else { continue }
          kind.changeCode(ofValue: place) { $0.isSetWhenShown = true }
        }
      case .prepareForReuse(let resets), .endDisplay(let resets):
        for reset in resets where isFirst(code, reset.name, &lines) {
          add(reset, of: code, to: &kind, mayHaveMore)
        }
      case .listeners(let listening, let areRemoved):
        guard isFirst(code, line, &lines), hasEdits(kind, line, mayHaveMore) else { continue }
        (kind.code.listening, kind.code.removesListeners) = (listening, areRemoved)
      case .edits(let target):
        guard isFirst(code, line, &lines), hasEdits(kind, line, mayHaveMore) else { continue }
        kind.code.target = target
      case .changes(let reach):
        guard isFirst(code, line, &lines), hasChanges(kind, line, mayHaveMore) else { continue }
        kind.code.reach = reach
      case .dequeuesTwice:
        if isFirst(code, line, &lines) { kind.code.dequeuesTwice = true }
      case .measuring(let height):
        if isFirst(code, line, &lines) { kind.code.restlessHeight = height }
      }
    }
  }

  private mutating func add(
    _ reset: CellCodeStatement.Reset, of code: CellCodeStatement, to kind: inout CellKind,
    _ mayHaveMore: Bool
  ) {
    guard let place = place(of: reset.name, in: kind, mayHaveMore) else { return }
    var value = kind.blankValue(place)
    if let stated = reset.value {
      guard let meant = self.value(stated, for: reset.name, place, in: kind) else { return }
      value = meant
    }
    if reset.isEverywhere, !kind.isHostedView(place) {
      report(
        reset.name.span, "only a hosted view is somewhere else: '\(reset.name.value)' is none",
        help: "leave out 'everywhere'")
      return
    }
    kind.changeCode(ofValue: place) {
      if case .endDisplay = code {
        $0.hidden = value
      } else {
        ($0.prepared, $0.preparesElsewhere) = (value, reset.isEverywhere)
      }
    }
  }

  private mutating func meaning(
    of setting: CellCodeStatement.Setting?, for name: Located<String>, _ place: Int,
    in kind: CellKind
  ) -> FieldCode.Setting? {
    switch setting {
    case nil, .always: return .always
    case .never: return .never
    case .when(let stated):
      return value(stated, for: name, place, in: kind, isCompared: true).map { .when($0) }
    case .unless(let stated):
      return value(stated, for: name, place, in: kind, isCompared: true).map { .unless($0) }
    case .adds:
      if place < kind.fields.count, kind.fields[place].type == .subview { return .adds }
      report(
        name.span, "'\(name.value)' is no subview: nothing can be added to it",
        help:
          "declare it with 'field \(name.value): subview', or write: configure sets \(name.value)"
      )
      return nil
    }
  }

  /// The meaning of a value of a field or part; `nil` when it cannot be that.
  ///
  /// - Parameter isCompared: Whether it is what the model is compared with.
  private mutating func value(
    _ stated: Located<ValueStatement>, for name: Located<String>, _ place: Int, in kind: CellKind,
    isCompared: Bool = false
  ) -> FieldValue? {
    guard place < kind.fields.count else {
      if stated.value == ValueStatement(.placeholder) { return .placeholder }
      if isCompared, stated.value == ValueStatement(.content) {
        return .content(of: ItemID(0), version: 0)
      }
      report(
        stated.span,
        "\(ScriptParser.quote(stated.value.text)) is no value of '\(name.value)', late content",
        help: isCompared ? "accepted: placeholder or content" : "accepted: placeholder")
      return nil
    }
    let type = kind.fields[place].type
    if isCompared, !type.isState {
      report(
        stated.span, "the model has no value for '\(name.value)', \(type.noun)",
        help: "write: configure sets \(name.value)")
      return nil
    }
    if let value = type.value(stated.value) { return value }
    var words: [String] = []
    if case .choice(let known) = type { words = known }
    reportNoValue(stated.value.text, at: stated.span, of: name, [type], among: words)
    return nil
  }

  // MARK: Checks

  /// Notes that a line says something of a field; reports what is said twice.
  private mutating func isFirst(
    _ code: CellCodeStatement, _ name: Located<String>, _ lines: inout [String: Int]
  ) -> Bool {
    isFirst("what '\(code.word.rawValue)' does with '\(name.value)'", name.span, &lines)
  }

  private mutating func isFirst(
    _ code: CellCodeStatement, _ line: Located<Statement>, _ lines: inout [String: Int]
  ) -> Bool {
    isFirst("'\(code.word.rawValue)'", line.span, &lines)
  }

  private mutating func isFirst(
    _ noun: String, _ span: SourceSpan, _ lines: inout [String: Int]
  ) -> Bool {
    guard let before = lines[noun] else {
      lines[noun] = span.line
      return true
    }
    report(
      span, "\(noun) is stated twice",
      help: before == span.line
        ? "keep one of the two" : "line \(before) states it already: keep one of the two")
    return false
  }

  private mutating func place(
    of name: Located<String>, in kind: CellKind, _ mayHaveMore: Bool
  ) -> Int? {
    if let place = kind.placeOfValue(named: name.value) { return place }
    if mayHaveMore { return nil }
    let names = kind.fields.map { $0.name } + kind.contentParts.map { $0.name.rawValue }
    var help = names.isEmpty ? "it has none" : "it has: " + names.joined(separator: ", ")
    help = "they are stated in the cell's block, such as 'image 3:2'; \(help)"
    if let nearest = Suggestion.nearest(to: name.value, among: names) {
      help = "did you mean '\(nearest)'?"
    }
    report(
      name.span, "the cell has no field or part \(ScriptParser.quote(name.value))", help: help)
    return nil
  }

  private mutating func isInModel(
    _ place: Int, _ name: Located<String>, _ kind: CellKind
  ) -> Bool {
    if place >= kind.fields.count || kind.fields[place].isInModel { return true }
    reportKeptInCell(
      name, help: "nothing can set it from there; declare it with: kept in model")
    return false
  }

  private mutating func hasEdits(
    _ kind: CellKind, _ line: Located<Statement>, _ mayHaveMore: Bool
  ) -> Bool {
    if mayHaveMore || kind.fields.contains(where: { $0.keeping == .model && $0.type.isState }) {
      return true
    }
    report(
      line.span, "no listener of this cell has anything to hear of: it has no field kept in model",
      help: "a field that both keep is saved by the cell; declare one such as: field liked: flag")
    return false
  }

  private mutating func hasChanges(
    _ kind: CellKind, _ line: Located<Statement>, _ mayHaveMore: Bool
  ) -> Bool {
    let isAny = kind.fields.contains { $0.isInModel && $0.type.isState }
    if mayHaveMore || isAny || !kind.contentParts.isEmpty { return true }
    report(
      line.span, "the model has nothing of this cell that could change",
      help: "declare a field such as: field liked: flag")
    return false
  }
}

extension CellKind {
  /// The place of a field, or of a part, in a cell's values.
  func placeOfValue(named name: String) -> Int? {
    if let place = fields.firstIndex(where: { $0.name == name }) { return place }
    return contentParts.firstIndex { $0.name.rawValue == name }.map { fields.count + $0 }
  }

  /// What a value is in a cell that was never configured.
  func blankValue(_ place: Int) -> FieldValue {
    place < fields.count ? fields[place].blankInCell : .placeholder
  }

  /// Whether a value is a hosted view.
  func isHostedView(_ place: Int) -> Bool {
    place < fields.count && fields[place].type == .hostedView
  }

  /// Changes what the cell's code does with a value.
  mutating func changeCode(ofValue place: Int, _ change: (inout FieldCode) -> Void) {
    if place < fields.count {
      change(&fields[place].code)
    } else {
      change(&contentParts[place - fields.count].code)
    }
  }
}
