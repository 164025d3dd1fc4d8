/// An estimate as a script states it: what is left out takes its usual value.
public struct EstimateStatement: Hashable, Sendable {
  /// What an item counts as before anything is learned.
  public enum Start: Hashable, Sendable {
    /// One height for every item.
    case constant(Length)
    /// A height for each item.
    case heights(HeightList)
    /// Each item's true height.
    case exact
  }

  /// What an item counts as before anything is learned.
  public var start: Start
  /// What is learned.
  public var learning: LearningStatement?

  /// Makes a statement.
  public init(_ start: Start, learning: LearningStatement? = nil) {
    self.start = start
    self.learning = learning
  }

  /// One height for every item, for good.
  public static func constant(_ height: Length) -> EstimateStatement {
    EstimateStatement(.constant(height))
  }

  /// Each item's true height.
  public static let exact = EstimateStatement(.exact)

  /// The statement that says everything about a policy. What each item counts as is the scenario's: a platform's policy
  /// that leaves it to the scenario is written as no heights at all.
  public init(_ policy: EstimatePolicy) {
    switch policy.start {
    case .constant(let height): start = .constant(height)
    case .perItem: start = .heights(.constant(.zero))
    case .exact: start = .exact
    }
    learning = policy.learning.map { LearningStatement($0) }
  }

  /// The statement with everything that it leaves out.
  var completed: EstimateStatement {
    EstimateStatement(start, learning: learning.map { LearningStatement($0.policy) })
  }

  /// The policy, with the usual values for what is left out.
  public var policy: EstimatePolicy {
    switch start {
    case .constant(let height): EstimatePolicy(.constant(height), learning: learning?.policy)
    case .heights: .perItem
    case .exact: .exact
    }
  }
}

/// How estimates are learned, as a script states it.
public struct LearningStatement: Hashable, Sendable {
  /// What is made of the heights.
  public var statistic: LearningPolicy.Statistic
  /// How often the measurements of a pass are fed to a mean of the last ones.
  public var fed: Int?
  /// Whose heights are taken together.
  public var scope: LearningPolicy.Scope?
  /// To a multiple of what the estimate is rounded.
  public var rounding: Length?
  /// To which unmeasured items a new estimate applies.
  public var application: LearningPolicy.Application?
  /// When it does.
  public var condition: LearningPolicy.Condition?

  /// Makes a statement.
  public init(
    _ statistic: LearningPolicy.Statistic, fed: Int? = nil, scope: LearningPolicy.Scope? = nil,
    rounding: Length? = nil, application: LearningPolicy.Application? = nil,
    condition: LearningPolicy.Condition? = nil
  ) {
    self.statistic = statistic
    self.fed = fed
    self.scope = scope
    self.rounding = rounding
    self.application = application
    self.condition = condition
  }

  /// The statement that says everything about a policy.
  public init(_ policy: LearningPolicy) {
    statistic = policy.statistic
    if case .meanOfLast(let count, let times) = policy.statistic {
      statistic = .meanOfLast(count)
      fed = times
    }
    scope = policy.scope
    rounding = policy.rounding
    application = policy.application
    condition = policy.condition
  }

  /// The policy, with the usual values for what is left out.
  public var policy: LearningPolicy {
    var statistic = statistic
    if case .meanOfLast(let count, _) = statistic, let fed {
      statistic = .meanOfLast(count, fed: fed)
    }
    return LearningPolicy(
      statistic, scope: scope ?? .list, rounding: rounding ?? .zero,
      application: application ?? .allItems, condition: condition ?? .always)
  }
}

extension EstimateStatement {
  /// How it is written, behind `estimate`.
  var text: String {
    switch start {
    case .constant(let height):
      height.description + (learning.map { " \(Word.learns.rawValue) \($0.text)" } ?? "")
    case .heights(let heights): "\(Word.heights.rawValue) \(heights.text)"
    case .exact: Word.exact.rawValue
    }
  }
}

extension LearningStatement {
  /// How it is written, behind `learns`.
  var text: String {
    var words = [statistic.word.rawValue]
    switch statistic {
    case .meanOfLast(let count, _), .meanOfRing(let count): words.append(String(count))
    case .mean, .meanOfVisible, .medianOfVisible, .medianOnce, .first: break
    }
    if let fed { words += [Word.fed.rawValue, String(fed)] }
    if let scope { words.append(scope.word.rawValue) }
    if let rounding { words += [Word.roundedTo.rawValue, rounding.description] }
    if let application { words += [Word.for.rawValue, application.word.rawValue] }
    if let condition { words += [Word.while.rawValue, condition.word.rawValue] }
    return words.joined(separator: " ")
  }
}
