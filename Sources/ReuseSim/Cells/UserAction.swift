/// What a user does to a field of a cell on screen.
public enum UserAction: Hashable, Sendable {
  /// Taps what switches it over: a flag, a selection or a constraint changes, a choice takes its next word, a number
  /// grows by one, a timer or animation starts or stops.
  case tap
  /// Types a text in place of the one that is there.
  case type(String)
  /// Takes one of the words of a choice.
  case choose(String)
  /// Drags the content of a scroll view inside the cell; positive is towards its end.
  case scroll(Length)
  /// Swipes it open, or closed: a flag.
  case swipe(opens: Bool)
  /// Selects the item, or takes that back.
  case select(Bool)
  /// Starts a timer or a playback, or stops it.
  case play(Bool)

  /// What a field is afterwards; `nil` when fields of its type know no such action.
  ///
  /// - Parameters:
  ///   - value: what it was.
  ///   - type: its type.
  ///   - time: when it happens.
  public func result(on value: FieldValue, of type: FieldType, at time: Time) -> FieldValue? {
    switch (self, type, value) {
    case (.tap, .flag, .flag(let isOn)), (.tap, .selection, .flag(let isOn)),
      (.tap, .constraint, .flag(let isOn)):
      .flag(!isOn)
    case (.tap, .choice(let words), .choice(let word)): .choice(UserAction.next(word, in: words))
    case (.tap, .number, .number(let number)): .number(number == .max ? number : number + 1)
    case (.tap, .timer, .stopped), (.tap, .animation, .stopped): .running(since: time)
    case (.tap, .timer, .running), (.tap, .animation, .running): .stopped
    case (.type(let text), .text, _): .text(text)
    case (.choose(let word), .choice(let words), _): words.contains(word) ? .choice(word) : nil
    case (.scroll(let way), .scrollOffset, .offset(let offset)):
      .offset(UserAction.sum(offset, way))
    case (.swipe(let opens), .flag, _): .flag(opens)
    case (.select(let isOn), .selection, _): .flag(isOn)
    case (.play(true), .timer, _), (.play(true), .animation, _): .running(since: time)
    case (.play(false), .timer, _), (.play(false), .animation, _): .stopped
    default: nil
    }
  }

  /// Both together, or the first one alone where that is more than there can be.
  private static func sum(_ offset: Length, _ way: Length) -> Length {
    let (units, overflow) = offset.units.addingReportingOverflow(way.units)
    return overflow ? offset : Length(units: units)
  }

  private static func next(_ word: String, in words: [String]) -> String {
    guard let place = words.firstIndex(of: word) else { return word }
    return words[(place + 1) % words.count]
  }
}
