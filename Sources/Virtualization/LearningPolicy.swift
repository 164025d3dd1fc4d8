/// How estimates are learned from measurements, as a plain value.
public struct LearningPolicy: Hashable, Sendable {
  /// What is made of the heights.
  public enum Statistic: Hashable, Sendable {
    /// The mean of all elements that were ever measured, each with its newest height.
    case mean
    /// The mean of the last measurements, so many of them. The measurements of one layout pass are fed to it in their
    /// order so many times over: FlashList feeds them twice.
    case meanOfLast(Int, fed: Int = 1)
    /// The mean over a ring of so many places: an element's height goes to the place that its index has in the ring, and
    /// puts another one out of it. Measuring an element again does not push others out, as it does from the last ones.
    case meanOfRing(Int)
    /// The mean of what has a cell now.
    case meanOfVisible
    /// The height in the middle of what has a cell now; of an even number the taller one of the two.
    case medianOfVisible
    /// Once the measured heights together exceed the viewport, their median; of an even number the mean of the two. It
    /// stays that.
    case medianOnce
    /// The first height that is measured. It stays that.
    case first
  }

  /// Whose heights are taken together.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// Those of the whole list.
    case list
    /// Those of each reuse identifier on their own.
    case reuseIdentifier
  }

  /// To which unmeasured items a new estimate applies.
  public enum Application: Hashable, Sendable, CaseIterable {
    /// To all of them at once: they move what is behind them.
    case allItems
    /// Only to those behind everything that was ever shown: an item before that keeps what it counted as when it was
    /// passed. Estimates are rounded down to whole units.
    case newItems
  }

  /// When a new estimate applies.
  public enum Condition: Hashable, Sendable, CaseIterable {
    /// As soon as it is learned.
    case always
    /// Not while a scroll to somewhere is under way, so that its target stays; afterwards what was learned
    /// meanwhile applies.
    case notScrollingTo
  }

  /// What is made of the heights.
  public var statistic: Statistic
  /// Whose heights are taken together.
  public var scope: Scope
  /// To a multiple of what the estimate is rounded, halves up; zero when it is not.
  public var rounding: Length
  /// To which unmeasured items a new estimate applies.
  public var application: Application
  /// When it does.
  public var condition: Condition

  /// The most measurements that a mean of the last ones, or a ring, has, and the most times they are fed.
  public static let maximumWindow = 1_000

  /// Makes a policy; without arguments beyond `statistic`, the usual one: of the whole list, not rounded, to all
  /// items, always.
  ///
  /// - Precondition: numbers in `statistic` are in `1...maximumWindow`, and `rounding` in `0...Length.maximumItemHeight`.
  public init(
    _ statistic: Statistic, scope: Scope = .list, rounding: Length = .zero,
    application: Application = .allItems, condition: Condition = .always
  ) {
    switch statistic {
    case .meanOfLast(let count, let fed):
      precondition(
        1...LearningPolicy.maximumWindow ~= count && 1...LearningPolicy.maximumWindow ~= fed,
        "a mean of the last measurements has a number of them")
    case .meanOfRing(let count):
      precondition(
        1...LearningPolicy.maximumWindow ~= count, "a ring has a number of places")
    case .mean, .meanOfVisible, .medianOfVisible, .medianOnce, .first: break
    }
    precondition(
      rounding >= .zero && rounding <= .maximumItemHeight, "estimates are rounded to a height")
    self.statistic = statistic
    self.scope = scope
    self.rounding = rounding
    self.application = application
    self.condition = condition
  }
}
