/// What counts as in view, as a script states it: what is left out takes its usual value.
public struct RangeStatement: Hashable, Sendable {
  /// At which edges an item counts that only touches the window.
  public var touching: RangePolicy.Touching
  /// Whether items without height count.
  public var includesEmptyItems: Bool?
  /// How long what was in view stays so.
  public var retention: RangePolicy.Retention?

  /// Makes a statement.
  public init(
    touching: RangePolicy.Touching, includesEmptyItems: Bool? = nil,
    retention: RangePolicy.Retention? = nil
  ) {
    self.touching = touching
    self.includesEmptyItems = includesEmptyItems
    self.retention = retention
  }

  /// The statement that says everything about a policy.
  public init(_ policy: RangePolicy) {
    self.init(
      touching: policy.touching, includesEmptyItems: policy.includesEmptyItems,
      retention: policy.retention)
  }

  /// The policy, with the usual values for what is left out.
  public var policy: RangePolicy {
    RangePolicy(
      touching: touching, includesEmptyItems: includesEmptyItems ?? false,
      retention: retention ?? .none)
  }

  /// How it is written, behind `visible-range`.
  var text: String {
    var text = "\(Word.touching.rawValue) \(touching.word.rawValue)"
    if let includesEmptyItems {
      text += " \(Word.empty.rawValue) "
      text += (includesEmptyItems ? Word.included : .skipped).rawValue
    }
    if let retention { text += " \(Word.kept.rawValue) \(retention.text)" }
    return text
  }
}

/// How far beyond the viewport items have cells, as a script states it.
public struct OverscanStatement: Hashable, Sendable {
  /// How far on which side.
  public var window: WindowStatement
  /// Whether what falls beyond an end is added on the other side.
  public var spills: Bool?
  /// When cells off screen are measured.
  public var measuring: Overscan.Measuring?

  /// Makes a statement.
  public init(
    _ window: WindowStatement, spills: Bool? = nil, measuring: Overscan.Measuring? = nil
  ) {
    self.window = window
    self.spills = spills
    self.measuring = measuring
  }

  /// The statement that says everything about a policy.
  public init(_ policy: Overscan) {
    self.init(
      WindowStatement(policy.sides, movement: policy.movement), spills: policy.spills,
      measuring: policy.measuring)
  }

  /// The policy, with the usual values for what is left out.
  public var policy: Overscan {
    Overscan(
      window.sides, movement: window.movement ?? .none, spills: spills ?? false,
      measuring: measuring ?? .whenPrepared)
  }

  /// How it is written, behind `overscan`.
  var text: String {
    var text = window.text
    if let spills { text += " \(Word.spills.rawValue) \((spills ? Word.yes : .no).rawValue)" }
    if let measuring { text += " \(Word.measured.rawValue) \(measuring.word.rawValue)" }
    return text
  }
}
