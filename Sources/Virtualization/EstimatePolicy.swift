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
    self.start = start
    self.learning = learning
    precondition(!isStated || learning == nil, "what is stated for each item is not learned")
  }

  /// Whether the list's owner states a height for each item.
  public var isStated: Bool {
    switch start {
    case .constant: false
    case .perItem, .exact: true
    }
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
