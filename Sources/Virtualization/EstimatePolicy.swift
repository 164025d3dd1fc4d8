/// What an item counts as before a cell has measured it.
public struct EstimatePolicy: Hashable, Sendable {
  /// What it counts as before anything is learned.
  public enum Start: Hashable, Sendable {
    /// One height for every item, unless its reuse identifier has its own.
    case constant(Length)
    /// A height for each item that the list's owner states, right or wrong.
    case perItem
    /// Each item's true height: the list's owner knows it before any cell exists.
    case exact
  }

  /// What it counts as before anything is learned.
  public var start: Start
  /// What is learned from measurements; `nil` when nothing is.
  public var learning: LearningPolicy?

  /// Makes a policy.
  ///
  /// - Precondition: only a constant learns.
  public init(_ start: Start, learning: LearningPolicy? = nil) {
    var canLearn = false
    if case .constant = start { canLearn = true }
    precondition(canLearn || learning == nil, "what each item states is not learned")
    self.start = start
    self.learning = learning
  }

  /// One height for every item, unless its reuse identifier has its own.
  public static func constant(_ height: Length) -> EstimatePolicy {
    EstimatePolicy(.constant(height))
  }

  /// A height for each item that the list's owner states.
  public static let perItem = EstimatePolicy(.perItem)

  /// Each item's true height.
  public static let exact = EstimatePolicy(.exact)
}

/// What becomes of measured sizes off screen when the width of the list, or the size of its text, changes.
/// What is on screen is measured again.
public enum WidthChangePolicy: Hashable, Sendable, CaseIterable {
  /// They stay, though they are no longer right.
  case keepsSizes
  /// Every item is unmeasured again.
  case dropsSizes
  /// Every item is unmeasured again, with its old height as its own estimate.
  case turnsSizesIntoEstimates
}

/// What becomes of measured sizes when the list is told to reload its data.
public enum MeasuredSizePolicy: Hashable, Sendable, CaseIterable {
  /// An item that is still there keeps its measured size.
  case keptByID
  /// Every item is unmeasured again.
  case droppedOnReload
}
