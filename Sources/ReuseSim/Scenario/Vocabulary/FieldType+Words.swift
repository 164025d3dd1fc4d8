extension FieldType {
  /// The types, in the order in which errors name them; a choice without its words.
  static let all: [FieldType] = [
    .flag, .choice([]), .number, .text, .scrollOffset, .timer, .animation, .selection, .focus,
    .constraint, .subview, .hostedView,
  ]

  /// What it is called.
  var name: String {
    switch self {
    case .flag: "flag"
    case .choice: "choice"
    case .number: "number"
    case .text: "text"
    case .scrollOffset: "scroll-offset"
    case .timer: "timer"
    case .animation: "animation"
    case .selection: "selection"
    case .focus: "focus"
    case .constraint: "constraint"
    case .subview: "subview"
    case .hostedView: "hosted-view"
    }
  }

  /// How it is written.
  var text: String {
    guard case .choice(let words) = self else { return name }
    return "\(name) " + words.joined(separator: Token.Symbol.bar.rawValue)
  }

  /// The same with its article.
  var noun: String { (self == .animation ? "an " : "a ") + name }

  /// Whether items are in such a state, which users and the app change, and a script can state a value of it. The
  /// others are there or not, as the code of the cell has it.
  var isState: Bool { self != .subview && self != .hostedView }

  /// Whether a height may depend on whether it is on.
  var canAddHeight: Bool {
    switch self {
    case .flag, .selection, .focus, .constraint, .number, .text: true
    case .choice, .scrollOffset, .timer, .animation, .subview, .hostedView: false
    }
  }

  /// What a script may state as its value, for errors.
  var valuesText: String {
    switch self {
    case .flag, .selection, .focus, .constraint: "yes or no"
    case .choice(let words): words.joined(separator: ", ")
    case .number: "a whole number from -\(ScriptLimits.number) to \(ScriptLimits.number)"
    case .text: "a text in quotes of at most \(ScriptLimits.typedCharacters) characters"
    case .scrollOffset: "points from -\(ScriptLimits.distance) to \(ScriptLimits.distance)"
    case .timer, .animation: "stopped or running"
    case .subview: "a whole number from 0 to \(ScriptLimits.subviews)"
    case .hostedView: "nothing"
    }
  }
}
