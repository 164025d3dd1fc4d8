/// What a script states about measured sizes: what is left out takes its usual value.
public struct SizesStatement: Hashable, Sendable {
  /// What they are known by.
  public var key: MeasuredSizePolicy.Key?
  /// What becomes of them on reload data; `nil` when they stay.
  public var onReload: SizeFate?
  /// What becomes of them when their cell leaves; `nil` when they stay.
  public var onRelease: SizeFate?

  /// Makes a statement.
  ///
  /// - Precondition: something is stated, and nothing is said of sizes that stay.
  public init(
    key: MeasuredSizePolicy.Key? = nil, onReload: SizeFate? = nil, onRelease: SizeFate? = nil
  ) {
    precondition(key != nil || onReload != nil || onRelease != nil, "a statement states something")
    precondition(
      onReload != .keepsSizes && onRelease != .keepsSizes, "that sizes stay is not stated")
    self.key = key
    self.onReload = onReload
    self.onRelease = onRelease
  }

  /// The shortest statement of a policy.
  public init(_ policy: MeasuredSizePolicy) {
    onReload = policy.onReload == .keepsSizes ? nil : policy.onReload
    onRelease = policy.onRelease == .keepsSizes ? nil : policy.onRelease
    key = policy.key == .id && (onReload != nil || onRelease != nil) ? nil : policy.key
  }

  /// The policy, with the usual values for what is left out.
  public var policy: MeasuredSizePolicy {
    MeasuredSizePolicy(
      key: key ?? .id, onReload: onReload ?? .keepsSizes, onRelease: onRelease ?? .keepsSizes)
  }

  /// How it is written, behind `sizes`.
  var text: String {
    var words: [Word] = []
    if let key { words.append(key.word) }
    if let onReload {
      words += SizesStatement.words(onReload, .droppedOnReload, .estimatesOnReload)
    }
    if let onRelease {
      words += SizesStatement.words(onRelease, .droppedOnRelease, .estimatesOnRelease)
    }
    return words.map { $0.rawValue }.joined(separator: " ")
  }

  /// How a fate is written: nothing is said when sizes stay.
  private static func words(_ fate: SizeFate, _ dropped: Word, _ turned: Word) -> [Word] {
    switch fate {
    case .keepsSizes: []
    case .dropsSizes: [dropped]
    case .turnsSizesIntoEstimates: [turned]
    }
  }
}
