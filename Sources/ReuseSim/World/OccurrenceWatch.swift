/// Follows something that can happen through the frames of a run.
struct OccurrenceWatch: Hashable, Sendable {
  /// How it counts.
  private enum Kind: Hashable {
    /// When it begins to hold, or to count again.
    case begin
    /// When it begins to hold.
    case beginOnly
    /// In each frame in which it is said to happen.
    case moment
  }

  private let kind: Kind
  private var held: Bool
  /// How often it happened.
  private(set) var count = 0

  /// Watches from before the first frame on.
  init(_ occurrence: Occurrence) {
    switch occurrence {
    case .itemAppears, .near, .comparison: (kind, held) = (.begin, false)
    // Nothing is on screen before the first frame.
    case .itemDisappears: (kind, held) = (.beginOnly, true)
    case .scrollingStops, .scrollLands: (kind, held) = (.moment, false)
    }
  }

  /// Takes note of a frame.
  ///
  /// - Parameters:
  ///   - holds: whether it happens in the frame, or holds in it.
  ///   - isBlocked: whether it does not count now.
  /// - Returns: whether it happens in this frame.
  mutating func happens(_ holds: Bool, isBlocked: Bool = false) -> Bool {
    let counts = holds && !isBlocked
    let happens = counts && !held
    switch kind {
    case .begin: held = counts
    case .beginOnly: held = holds
    case .moment: break
    }
    if happens { count += 1 }
    return happens
  }
}
