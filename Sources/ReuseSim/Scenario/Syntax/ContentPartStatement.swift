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
  /// When a request is cancelled.
  public var cancelling: ContentPart.Cancelling?
  /// How soon an answer has to be due that comes all the same.
  public var cancelsTooLate: Time?
  /// How long after the first answer the same one comes again.
  public var repeats: Time?
  /// Whether each `configure` asks.
  public var asksEachTime = false
  /// Whether old answers count.
  public var takesOldAnswers = false
  /// Whether the placeholder is set last.
  public var setsPlaceholderLast = false
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
    part.cancelling = cancelling
    part.cancelsTooLate = cancelsTooLate
    part.repeats = repeats
    part.asksEachTime = asksEachTime
    part.takesOldAnswers = takesOldAnswers
    part.setsPlaceholderLast = setsPlaceholderLast
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
