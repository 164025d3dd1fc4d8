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

  /// Whether the run came to its end, everything that was expected held, and nothing was violated that no
  /// expectation admits.
  public var isAsExpected: Bool {
    limit == nil && expectations.allSatisfy { $0.held } && violations.allSatisfy { $0.isAdmitted }
  }
}

/// One displacement of what the reader holds.
public struct Jump: Hashable, Sendable {
  /// The number of the frame.
  public var frame: Int64
  /// Its time.
  public var time: Time
  /// What moved the content in this frame.
  public var phase: Phase
  /// What the reader holds.
  public var reference: JumpReference
  /// How far it moved; positive is down the glass.
  public var amount: Length
  /// Why; the amounts add up to `amount`.
  public var causes: [Cause]
  /// What the anchor policy did about it; `nil` when it had nothing to do.
  public var anchor: AnchorOutcome?
}

/// What a jump is a displacement of.
public enum JumpReference: Hashable, Sendable {
  /// An item, and its place in the list before the frame.
  case item(ItemID, index: Int)
  /// The end of the content.
  case end
  /// The start of the content.
  case top
}

/// A guarantee that did not hold.
public struct Violation: Hashable, Sendable {
  /// Which one.
  public var guarantee: Guarantee
  /// The number of the first frame in which it did not hold.
  public var frame: Int64
  /// The frame's time.
  public var time: Time
  /// The item concerned, if it is one.
  public var item: ItemID?
  /// The cell concerned, if it is one.
  public var cell: CellID?
  /// What was found, in a sentence.
  public var message: String
  /// Whether the script expects it.
  public var isAdmitted = false

  /// Makes a violation.
  public init(
    _ guarantee: Guarantee, frame: Int64, time: Time, item: ItemID? = nil, cell: CellID? = nil,
    message: String
  ) {
    self.guarantee = guarantee
    self.frame = frame
    self.time = time
    self.item = item
    self.cell = cell
    self.message = message
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
}
