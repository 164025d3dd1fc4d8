/// What one run came to.
public struct RunReport: Sendable {
  /// The scenario's title.
  public var scenario: String
  /// The platform it ran on.
  public var platform: String
  /// The seed it ran with.
  public var seed: UInt64
  /// How many frames it had.
  public var frames: Int64
  /// When its last frame was.
  public var end: Time
  /// The numbers.
  public var metrics: MetricValues
  /// The frames in which what the reader holds moved, with their causes; at most `RunLimits.jumps`.
  public var jumps: [Jump]
  /// How many more there were.
  public var omittedJumps: Int
  /// Guarantees that did not hold, one entry a root cause; at most `RunLimits.findings` of each.
  public var violations: [Violation]
  /// The same for guarantees that the platform's real engine does not keep.
  public var facts: [Violation]
  /// How many more violations and facts there were.
  public var omittedFindings: Int
  /// The limit that ended the run before its time; `nil` when none did.
  public var limit: RunLimit?
  /// What the script expected.
  public var expectations: [ExpectationResult]
  /// Things the script's author should know.
  public var warnings: [RunWarning]
  /// How far the numbers depend on rules of the platform that are only assumed; empty when they do not, and for
  /// a run that a limit ended.
  public var brackets: [Bracket] = []
  /// The metrics that the script's expectations are about.
  public var expectedMetrics: [Metric] = []
  /// The variant that ran; `nil` when the scenario has none.
  public var variant: ScenarioVariant?

  /// Whether the run came to its end, everything that was expected held, and nothing was violated that no
  /// expectation admits.
  public var isAsExpected: Bool {
    limit == nil && expectations.allSatisfy { $0.held } && violations.allSatisfy { $0.isAdmitted }
  }
}

/// What became of one expectation.
public struct ExpectationResult: Hashable, Sendable {
  /// The expectation, as the script's canonical form has it.
  public var text: String
  /// The line of the script it stands in.
  public var line: Int
  /// Whether it held.
  public var held: Bool
  /// What was found, for a person to read.
  public var actual: String
}

/// Something that is not wrong, but that the script's author should know.
public struct RunWarning: Hashable, Sendable {
  /// The line of the script it is about.
  public var line: Int
  /// What it is.
  public var message: String
  /// The round of a repeated command that it is about, while warnings are gathered; 0 otherwise.
  var round = 0
}
