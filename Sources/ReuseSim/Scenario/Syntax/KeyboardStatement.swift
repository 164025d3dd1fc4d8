/// A policy about the keyboard.
public enum KeyboardStatement: Hashable, Sendable {
  /// What a keyboard does to the viewport.
  case effect(ViewportPolicies.Keyboard)
  /// What a drag does to it.
  case dismiss(ViewportPolicies.KeyboardDismiss)
  /// What becomes of it after a finger took it along.
  case lift(ViewportPolicies.KeyboardLift)
  /// How the list hears of it.
  case heard(ViewportPolicies.KeyboardHearing)

  /// The word the line starts with.
  var word: Word {
    switch self {
    case .effect: .keyboard
    case .dismiss: .keyboardDismiss
    case .lift: .keyboardLift
    case .heard: .keyboardHeard
    }
  }

  /// What follows that word.
  var text: String {
    let word: Word =
      switch self {
      case .effect(let policy): policy.word
      case .dismiss(let policy): policy.word
      case .lift(let policy): policy.word
      case .heard(let policy): policy.word
      }
    return word.rawValue
  }

  /// States it in a script's own policies.
  func apply(to overrides: inout ViewportOverrides) {
    switch self {
    case .effect(let policy): overrides.keyboard = policy
    case .dismiss(let policy): overrides.keyboardDismiss = policy
    case .lift(let policy): overrides.keyboardLift = policy
    case .heard(let policy): overrides.keyboardHeard = policy
    }
  }
}
