/// What a list has learned of the heights of elements that nobody has measured, from those that were.
public struct Estimator: Hashable, Sendable {
  /// How it learns.
  public let policy: LearningPolicy
  /// One for the list, or one for each reuse identifier.
  private var learners: [Learner]
  /// What was measured since the last pass ended, where that is fed all at once.
  private var batch: [Measurement] = []
  /// How often that is.
  private let fed: Int
  /// Memory that passes use again and again.
  private var visible: [Length] = []

  private struct Measurement: Hashable, Sendable {
    var learner: Int
    var height: Length
    var count: Int
  }

  /// Makes one that has learned nothing.
  ///
  /// - Parameters:
  ///   - policy: how it learns.
  ///   - identifierCount: how many reuse identifiers there are, at least 1.
  public init(_ policy: LearningPolicy, identifierCount: Int) {
    self.policy = policy
    let count = policy.scope == .list ? 1 : identifierCount
    learners = [Learner](repeating: Learner(policy.statistic), count: count)
    if case .meanOfLast(_, let times) = policy.statistic { fed = times } else { fed = 0 }
  }

  /// Takes note of the equal heights of elements in a row.
  ///
  /// - Parameters:
  ///   - height: the height of each of them.
  ///   - count: how many they are.
  ///   - old: what they were measured before, if they were.
  ///   - identifier: their reuse identifier.
  ///   - index: the place of the first of them in the list.
  /// - Complexity: O(1), O(w) for a window of w places, and O(m) for m different heights before a median.
  public mutating func note(
    _ height: Length, count: Int = 1, replacing old: Length?, of identifier: ReuseIdentifier,
    at index: Int
  ) {
    let learner = policy.scope == .list ? 0 : Int(identifier.rawValue)
    if fed > 0 {
      batch.append(Measurement(learner: learner, height: height, count: count))
    } else {
      learners[learner].note(height, count: count, replacing: old, at: index)
    }
  }

  /// Ends a layout pass: what it measured counts from here on.
  ///
  /// - Complexity: O(r + v log v) for r reuse identifiers and v displayed cells.
  mutating func endPass(displayed: [DisplayedCell], viewportHeight: Length) {
    for _ in 0..<fed {
      for measured in batch {
        learners[measured.learner].note(
          measured.height, count: measured.count, replacing: nil, at: 0)
      }
    }
    batch.removeAll(keepingCapacity: true)
    for place in learners.indices {
      visible.removeAll(keepingCapacity: true)
      if policy.statistic.looksAtCells {
        for cell in displayed
        where cell.isOnScreen || !cell.needsMeasure {
          if policy.scope != .list && Int(cell.reuseIdentifier.rawValue) != place { continue }
          visible.append(cell.height)
        }
      }
      learners[place].endPass(visible: &visible, viewportHeight: viewportHeight)
    }
  }

  /// What unmeasured elements of a reuse identifier should count as; `nil` when nothing was learned of them.
  public func estimate(for identifier: ReuseIdentifier) -> SizeEstimate? {
    let learner = policy.scope == .list ? 0 : Int(identifier.rawValue)
    guard let estimate = learners[learner].estimate else { return nil }
    let rounded = estimate.rounded(to: policy.rounding)
    return policy.application == .newItems
      ? rounded.roundedDown : rounded.reduced
  }
}

extension LearningPolicy.Statistic {
  /// Whether it is made of what has a cell now.
  var looksAtCells: Bool {
    switch self {
    case .meanOfVisible, .medianOfVisible: true
    case .mean, .meanOfLast, .meanOfRing, .medianOnce, .first: false
    }
  }
}

extension SizeEstimate {
  /// The multiple of a length that is nearest, of two the taller one; the same for zero.
  func rounded(to unit: Length) -> SizeEstimate {
    if unit == .zero { return self }
    let (whole, rest) = sum.units.quotientAndRemainder(dividingBy: count)
    let beyond = whole % unit.units
    // Rounded up when beyond + rest ÷ count is half a unit or more.
    let isUp =
      beyond * 2 >= unit.units || beyond * 2 == unit.units - 1 && rest >= count - rest
    let height = Length(units: whole - beyond + (isUp ? unit.units : 0))
    return SizeEstimate(min(height, .maximumItemHeight))
  }

  /// The whole number of units in it.
  var roundedDown: SizeEstimate { SizeEstimate(Length(units: sum.units / count)) }

  /// The same fraction in the smallest numbers.
  var reduced: SizeEstimate {
    var (divisor, rest) = (count, sum.units)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return SizeEstimate(sum: Length(units: sum.units / divisor), count: count / divisor)
  }
}
