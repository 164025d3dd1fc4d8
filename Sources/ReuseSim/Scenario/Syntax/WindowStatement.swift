/// How far a window reaches beyond the viewport, as a script states it: what is left out takes its usual value.
public struct WindowStatement: Hashable, Sendable {
  /// How far on which side; what counts at rest is the last direction when it is left out.
  public var sides: Overscan.Sides
  /// Whether it is said what counts at rest.
  public var saysRest: Bool
  /// What a movement does.
  public var movement: Overscan.Movement?

  /// Makes a statement.
  public init(
    _ sides: Overscan.Sides, saysRest: Bool = true, movement: Overscan.Movement? = nil
  ) {
    self.sides = sides
    self.saysRest = saysRest
    self.movement = movement
  }

  /// The statement that says everything about what is prefetched.
  public init(_ policy: PrefetchPolicy) {
    self.init(policy.sides, movement: policy.movement)
  }

  /// What it says of what is prefetched, with the usual values for what is left out.
  public var prefetch: PrefetchPolicy { PrefetchPolicy(sides, movement: movement ?? .none) }

  /// How it is written, behind the word of its policy.
  var text: String {
    var text: String
    switch sides {
    case .fixed(let before, let after):
      text =
        before == after
        ? before.text
        : "\(Word.before.rawValue) \(before.text) \(Word.after.rawValue) \(after.text)"
    case .directed(let behind, let ahead, let rest):
      text = "\(Word.behind.rawValue) \(behind.text) \(Word.ahead.rawValue) \(ahead.text)"
      if saysRest { text += " \(Word.atRest.rawValue) \(rest.word.rawValue)" }
    }
    if let movement { text += " \(Word.movement.rawValue) \(movement.text)" }
    return text
  }
}
