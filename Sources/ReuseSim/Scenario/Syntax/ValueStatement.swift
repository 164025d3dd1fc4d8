/// A value of a field, as a script states it: what it means depends on the type of the field.
public enum ValueStatement: Hashable, Sendable {
  /// A word, such as `yes`, `stopped` or one of a choice.
  case word(String)
  /// A number, or a length in points.
  case number(Rational)
  /// A text.
  case text(String)

  /// A fixed word.
  init(_ word: Word) { self = .word(word.rawValue) }

  /// How it is written.
  var text: String {
    switch self {
    case .word(let word): word
    case .number(let number): number.text
    case .text(let text): CanonicalText.quoted(text)
    }
  }
}

extension FieldValue {
  /// How a script states it.
  ///
  /// - Precondition: a script can: it is no view of an item.
  var statedText: String {
    switch self {
    case .flag(let isOn): (isOn ? Word.yes : .no).rawValue
    case .choice(let word): word
    case .number(let number): String(number)
    case .text(let text): CanonicalText.quoted(text)
    case .offset(let offset): offset.description
    case .stopped: Word.stopped.rawValue
    case .running: Word.running.rawValue
    case .placeholder: Word.placeholder.rawValue
    case .content: Word.content.rawValue
    case .noView, .view: preconditionFailure("no script states a view")
    }
  }
}

extension FieldType {
  /// What a field of this type is that a script states; `nil` when it cannot be that. What runs does so since the
  /// beginning.
  func value(_ stated: ValueStatement) -> FieldValue? {
    switch (self, stated) {
    case (.flag, .word(let word)), (.selection, .word(let word)), (.focus, .word(let word)),
      (.constraint, .word(let word)):
      word == Word.yes.rawValue ? .flag(true) : word == Word.no.rawValue ? .flag(false) : nil
    case (.choice(let words), .word(let word)): words.contains(word) ? .choice(word) : nil
    case (.number, .number(let number)):
      FieldType.whole(number, from: -ScriptLimits.number, to: ScriptLimits.number)
    case (.subview, .number(let number)):
      FieldType.whole(number, from: 0, to: ScriptLimits.subviews)
    case (.text, .text(let text)):
      text.unicodeScalars.count <= ScriptLimits.typedCharacters ? .text(text) : nil
    case (.scrollOffset, .number(let number)):
      FieldType.offset(number)
    case (.timer, .word(let word)), (.animation, .word(let word)):
      word == Word.stopped.rawValue
        ? .stopped : word == Word.running.rawValue ? .running(since: .zero) : nil
    default: nil
    }
  }

  private static func offset(_ number: Rational) -> FieldValue? {
    guard let offset = number.roundedToUnit.length else { return nil }
    let limit = Length(points: ScriptLimits.distance)
    return (-limit...limit).contains(offset) ? .offset(offset) : nil
  }

  private static func whole(_ number: Rational, from low: Int64, to high: Int64) -> FieldValue? {
    guard number.denominator == 1, (low...high).contains(number.numerator) else { return nil }
    return .number(number.numerator)
  }
}
