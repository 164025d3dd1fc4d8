/// When the rounds of something that happens regularly come, as a script states it.
public struct EveryStatement: Hashable, Sendable {
  /// From one round to the next.
  public var step: Time
  /// The first round; the start of the run when nothing is said.
  public var from: Time?
  /// The last round comes at or before this time.
  public var until: Time

  /// Makes a statement.
  ///
  /// - Precondition: the step is more than no time, and the last round does not come before the first.
  public init(step: Time, from: Time? = nil, until: Time) {
    precondition(step > .zero, "rounds come after each other")
    precondition(until >= from ?? .zero, "the last round comes at or after the first")
    self.step = step
    self.from = from
    self.until = until
  }

  /// When the first round comes.
  public var start: Time { from ?? .zero }

  /// How many rounds there are.
  public var rounds: Int64 {
    (until.microseconds - start.microseconds) / step.microseconds + 1
  }

  /// How it is written, behind `every`.
  var text: String {
    let first = from.map { " \(Word.from.rawValue) \($0.text)" } ?? ""
    return "\(step.text)\(first) \(Word.until.rawValue) \(until.text)"
  }
}
