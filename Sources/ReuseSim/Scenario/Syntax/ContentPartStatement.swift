/// A part of a cell whose content comes later, as a script states it: what is left out takes its usual value.
public struct ContentPartStatement: Hashable, Sendable {
  /// What it is called.
  public var name: ContentPart.Name
  /// How tall it is.
  public var shape: ImageShape?
  /// How long an answer takes.
  public var latency: LatencyModel?
  /// Which answers are failures.
  public var failures: FailureModel?
  /// When a failed attempt is made again.
  public var retries: RetryModel?
  /// Whether a request is cancelled when the cell that sent it leaves the screen.
  public var isCancelledWhenHidden = false
  /// Where an answer goes.
  public var answers: ContentPart.Answers?

  /// Makes a statement that says nothing but the name.
  public init(_ name: ContentPart.Name) {
    self.name = name
  }

  /// The part, with the usual values for what is left out.
  public var part: ContentPart {
    var part = ContentPart(name, shape: shape)
    part.latency = latency ?? part.latency
    part.failures = failures
    part.retries = retries
    part.isCancelledWhenHidden = isCancelledWhenHidden
    part.answers = answers ?? part.answers
    return part
  }

  /// The same with everything said that is left out.
  var completed: ContentPartStatement {
    var statement = self
    let part = part
    statement.latency = part.latency
    statement.answers = part.answers
    return statement
  }
}
