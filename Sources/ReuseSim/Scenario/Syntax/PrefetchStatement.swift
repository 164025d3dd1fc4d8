/// Whether content is asked for before a cell needs it, as a script states it.
public enum PrefetchStatement: Hashable, Sendable {
  /// It is not.
  case off
  /// It is; when the app gives up what is no longer wanted, if that is said.
  case on(PrefetchRule.Cancelling?)

  /// The statement that says everything about a rule.
  public init(_ rule: PrefetchRule) {
    switch rule {
    case .off: self = .off
    case .on(let cancelling): self = .on(cancelling)
    }
  }

  /// The rule, with the usual value for what is left out.
  public var rule: PrefetchRule {
    switch self {
    case .off: .off
    case .on(let cancelling): .on(cancelling ?? .whenLeft)
    }
  }

  /// How it is written, behind `prefetch`.
  var text: String {
    switch self {
    case .off: Word.off.rawValue
    case .on(nil): Word.on.rawValue
    case .on(let cancelling?):
      "\(Word.on.rawValue) \(Word.cancel.rawValue) \(cancelling.word.rawValue)"
    }
  }
}

extension PrefetchRule.Cancelling {
  /// How it is written.
  var word: Word {
    switch self {
    case .whenLeft: .whenLeft
    case .never: .never
    }
  }
}
