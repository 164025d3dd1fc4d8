/// Follows something that can happen through the frames of a run.
struct OccurrenceWatch: Hashable, Sendable {
  /// How it counts.
  private enum Kind: Hashable {
    /// When it begins to hold; if it is blocked then, when it no longer is.
    case begin
    /// When it begins to hold, unless it is blocked then.
    case change
    /// In each frame in which it is said to happen.
    case moment
  }

  private let kind: Kind
  private var held: Bool
  /// How many items there were when it happened last, where that counts.
  private var items = 0
  /// How often it happened.
  private(set) var count = 0

  /// Watches from before the first frame on.
  init(_ occurrence: Occurrence) {
    switch occurrence {
    case .itemAppears, .near, .comparison, .keyboardShows: (kind, held) = (.begin, false)
    // Nothing is on screen before the first frame.
    case .itemDisappears, .keyboardHides: (kind, held) = (.change, true)
    case .scrollingStops, .scrollLands, .itemArrives, .prefetchAsks, .windowLeaves,
      .windowReturns:
      (kind, held) = (.moment, false)
    }
  }

  /// Takes note of a frame.
  ///
  /// - Parameters:
  ///   - holds: whether it happens in the frame, or holds in it.
  ///   - items: how many items there are, where another number means that it begins anew; else 0.
  ///   - isBlocked: whether it does not count now.
  /// - Returns: whether it happens in this frame.
  mutating func happens(_ holds: Bool, items: Int = 0, isBlocked: Bool = false) -> Bool {
    let happens = holds && !isBlocked && (!held || items != self.items)
    switch kind {
    case .begin: held = holds && (held || happens)
    case .change: held = holds
    case .moment: break
    }
    if happens {
      count += 1
      self.items = items
    }
    return happens
  }
}
