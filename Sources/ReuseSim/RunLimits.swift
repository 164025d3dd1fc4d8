/// The limits of a run; each has a name, and reaching one is told.
public enum RunLimits {
  /// The most frames a run has: two hours at 120 frames a second.
  public static let frames: Int64 = 864_000
  /// The most layout passes of one frame.
  public static let passes = 1_000
  /// The most items that may overlap the viewport in a layout pass.
  public static let cells = 100_000
  /// The most stretches of equal height that a list may know beforehand.
  public static let knownHeights: Int64 = 5_000_000
  /// How often the triggers of a run fire, all together.
  public static let firings: Int64 = 1_000
  /// The most jumps that are kept with their causes; the others are only counted.
  public static let jumps = 10_000
  /// The most violations of one guarantee that are kept; the others are only counted.
  public static let findings = 100
  /// The most further items that a violation names which its root cause concerns.
  public static let affectedItems = 100
}

/// A limit that ended a run before its time; the raw value is its name in traces.
public enum RunLimit: String, CaseIterable, Sendable {
  /// The run had as many frames as one may have.
  case frames
  /// A frame had as many layout passes as one may have, and was not done.
  case passes
  /// Too many items overlapped the viewport, or the window of what is prefetched.
  case cells
  /// Too many heights were to be known beforehand.
  case knownHeights = "known-heights"
  /// The app created too many items.
  case createdItems = "created-items"
  /// The app created too many sections.
  case createdSections = "created-sections"
  /// Its triggers fired too often.
  case firings
  /// A sum of lengths did not fit 64 bits.
  case sums

  /// What happened, in a sentence.
  public var message: String {
    switch self {
    case .frames:
      "the run was ended after \(RunLimits.frames) frames, the most one may have"
    case .passes:
      "the run was ended in a frame with more than \(RunLimits.passes) layout passes"
    case .cells:
      "the run was ended because more than \(RunLimits.cells) items overlapped the viewport or "
        + "the window of what is prefetched"
    case .knownHeights:
      "the run was ended because estimates that are known for each item would take more than "
        + "\(RunLimits.knownHeights) different heights in a row"
    case .createdItems:
      "the run was ended because more than \(ScriptLimits.createdItems) items were created"
    case .createdSections:
      "the run was ended because more than \(ScriptLimits.createdSections) sections were created"
    case .firings:
      "the run was ended because its triggers fired more than \(RunLimits.firings) times"
    case .sums:
      "the run was ended because a sum of lengths did not fit 64 bits"
    }
  }
}
