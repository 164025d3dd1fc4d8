import ReuseSim

extension RandomDocuments {
  /// A field of any type, with any values and keeping.
  mutating func field() -> FieldStatement {
    let type: FieldType = pick([
      .flag, .choice(["S", "at", "row-2"]), .number, .text, .scrollOffset, .timer, .animation,
      .selection, .focus, .constraint, .subview, .hostedView,
    ])
    var field = FieldStatement(Located(name()), type)
    let initial: [FieldValue]
    switch type {
    case .flag, .selection, .constraint: initial = [.flag(true), .flag(false)]
    case .focus: initial = [.flag(false)]
    case .choice(let words): initial = words.map { .choice($0) }
    case .number: initial = [.number(Int64(below(99)) - 50)]
    case .text: initial = [.text(text()), .text("")]
    case .scrollOffset: initial = [.offset(signed(upTo: 9000))]
    case .timer, .animation: initial = [.stopped, .running(since: .zero)]
    case .subview, .hostedView: return field
    }
    field.initial = perhaps(initial)
    let savings: [CellField.Saving?] = [nil] + CellField.Saving.allCases
    field.keeping = perhaps([.model, .cell, .both(pick(savings))])
    return field
  }

  /// A line about the code of a cell.
  mutating func cellCode() -> CellCodeStatement {
    switch below(9) {
    case 0:
      .configure(
        Located(name()),
        perhaps([.always, .when(value()), .unless(value()), .never, .adds]))
    case 1: .prepareForReuse((0..<1 + below(3)).map { _ in reset(canBeEverywhere: true) })
    case 2: .endDisplay((0..<1 + below(3)).map { _ in reset(canBeEverywhere: false) })
    case 3: .willDisplay((0..<1 + below(3)).map { _ in Located(name()) })
    case 4: .listeners(pick(CellCode.Listening.allCases), areRemoved: below(2) == 0)
    case 5: .edits(pick(CellCode.Target.allCases))
    case 6: .dequeuesTwice
    case 7: .measuring(length(upTo: 20) + .pt(1))
    default: .changes(pick(CellCode.Reach.allCases))
    }
  }

  private mutating func reset(canBeEverywhere: Bool) -> CellCodeStatement.Reset {
    let value = below(2) == 0 ? value() : nil
    let isEverywhere = canBeEverywhere && value == nil && below(3) == 0
    return CellCodeStatement.Reset(Located(name()), to: value, isEverywhere: isEverywhere)
  }

  /// A value of a field of any type.
  mutating func value() -> Located<ValueStatement> {
    let number = Rational(Int64(below(2_000_000)) - 1_000_000, over: 1000) ?? .zero
    return Located(pick([.word(name()), .number(number), .text(text())]))
  }

  /// Something that a user does to a field.
  mutating func action() -> CommandStatement {
    if below(5) == 0 { return .type(text()) }
    if below(5) == 0 {
      return .act(Located(.type(text())), on: reference(), field: Located(name()))
    }
    let action: UserAction = pick([
      .tap, .choose(name()), .scroll(signed(upTo: 9000)), .swipe(opens: below(2) == 0),
      .select(below(2) == 0), .play(below(2) == 0),
    ])
    return .act(Located(action), on: reference(), field: Located(name()), for: duration())
  }
}
