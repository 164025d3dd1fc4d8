/// The limits of a run; each has a name, and reaching one is told.
public enum RunLimits {
  /// The most frames a run has: two hours at 120 frames a second.
  public static let frames: Int64 = 864_000
  /// The most jumps that are kept with their causes; the others are only counted.
  public static let jumps = 10_000
  /// The most violations of one guarantee that are kept; the others are only counted.
  public static let findings = 100
}

/// A limit that ended a run before its time.
public enum RunLimit: Hashable, Sendable {
  /// The run had as many frames as one may have.
  case frames
  /// A sum of lengths did not fit 64 bits.
  case sums

  /// What happened, in a sentence.
  public var message: String {
    switch self {
    case .frames: "the run was ended after \(RunLimits.frames) frames, the most one may have"
    case .sums: "the run was ended because a sum of lengths did not fit 64 bits"
    }
  }
}
