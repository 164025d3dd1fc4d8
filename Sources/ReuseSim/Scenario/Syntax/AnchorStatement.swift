/// An anchor policy as a script states it: what is left out takes its usual value.
public struct AnchorStatement: Hashable, Sendable {
  /// What is held.
  public enum Hold: Hashable, Sendable {
    /// See ``AnchorPolicy/Hold/nothing``.
    case nothing
    /// See ``AnchorPolicy/Hold/item(_:)``.
    case item(AnchorPolicy.Pick)
    /// See ``AnchorPolicy/Hold/end``.
    case end
    /// See ``AnchorPolicy/Hold/thumb``.
    case thumb
    /// See ``AnchorPolicy/Hold/deltas(_:)``.
    case deltas(DeltaRulesStatement)
  }

  /// What is held.
  public var hold: Hold
  /// Whether the focused item goes before the one that is picked.
  public var focusedFirst = false
  /// Whether items under the insets are picked as well.
  public var underInsets: AnchorPolicy.UnderInsets?
  /// Which edge keeps its place.
  public var edge: AnchorPolicy.Edge?
  /// What is held when the held item is deleted.
  public var whenDeleted: AnchorPolicy.WhenDeleted?
  /// What becomes of the hold when the held item gets another place in the list.
  public var whenMoved: AnchorPolicy.WhenMoved?
  /// What becomes of items that come in right behind the held one.
  public var newBehind: AnchorPolicy.NewBehind?
  /// Which changes are compensated.
  public var against: AnchorPolicy.Against?
  /// When they are.
  public var condition: AnchorPolicy.Condition?
  /// When they are not.
  public var suppressions: AnchorPolicy.Suppressions?
  /// For how long after a movement its direction counts, in microseconds.
  public var directionTime: Int64?
  /// How long one item is held.
  public var keeping: AnchorPolicy.Keeping?
  /// How long nothing is held when nothing was found that could be.
  public var whenNothing: AnchorPolicy.WhenNothing?
  /// What the held item's place is counted in.
  public var place: AnchorPolicy.Place?

  /// Makes a statement that leaves everything else out.
  public init(hold: Hold) {
    self.hold = hold
  }

  /// The statement that says everything about a policy.
  public init(_ policy: AnchorPolicy) {
    switch policy.hold {
    case .nothing:
      hold = .nothing
      return
    case .item(let pick):
      hold = .item(pick)
      focusedFirst = policy.focusedFirst
      underInsets = policy.underInsets
      edge = policy.edge
      whenDeleted = policy.whenDeleted
      whenMoved = policy.whenMoved
      newBehind = policy.newBehind
      keeping = policy.keeping
      whenNothing = policy.whenNothing
      place = policy.place
    case .end: hold = .end
    case .thumb: hold = .thumb
    case .deltas(let rules): hold = .deltas(DeltaRulesStatement(rules))
    }
    if case .deltas = hold {} else { against = policy.against }
    condition = policy.condition
    suppressions = policy.suppressions
    directionTime = policy.directionTime
  }

  /// The policy, with the usual values for what is left out.
  public var policy: AnchorPolicy {
    let held: AnchorPolicy.Hold =
      switch hold {
      case .nothing: .nothing
      case .item(let pick): .item(pick)
      case .end: .end
      case .thumb: .thumb
      case .deltas(let rules): .deltas(rules.rules)
      }
    var policy = AnchorPolicy(
      hold: held, edge: edge, whenDeleted: whenDeleted ?? .nextSurvivor,
      against: against ?? .everyChange, condition: condition ?? .always)
    policy.focusedFirst = focusedFirst
    policy.underInsets = underInsets ?? .ignored
    policy.whenMoved = whenMoved ?? .held
    policy.newBehind = newBehind ?? .ignored
    policy.suppressions = suppressions ?? []
    policy.directionTime = directionTime ?? 0
    policy.keeping = keeping ?? .eachUpdate
    policy.whenNothing = whenNothing ?? .pickedAgain
    policy.place = place ?? .points
    return policy
  }
}

/// Rules for deltas as a script states them.
public struct DeltaRulesStatement: Hashable, Sendable {
  /// Where the line is.
  public var line: Share?
  /// For first measurements.
  public var first: DeltaRules.Directed
  /// For sizes that change again.
  public var again: DeltaRules.Directed?
  /// For estimates that change.
  public var estimates: DeltaRules.Directed?
  /// For items that come, go or move.
  public var structure: DeltaRules.Directed?

  /// Makes a statement that leaves everything else out.
  public init(first: DeltaRules.Directed) {
    self.first = first
  }

  /// The statement that says everything about some rules.
  public init(_ rules: DeltaRules) {
    line = rules.line
    first = rules.first
    again = rules.again
    estimates = rules.estimates
    structure = rules.structure
  }

  /// The rules, with the usual values for what is left out.
  public var rules: DeltaRules {
    DeltaRules(
      line: line ?? .none, first: first, again: again, estimates: estimates ?? .never,
      structure: structure ?? .never)
  }
}

/// How corrections are made, as a script states it: what is left out takes its usual value.
public struct CorrectionsStatement: Hashable, Sendable {
  /// When the offset is moved.
  public var timing: CorrectionPolicy.Timing?
  /// When it is moved for what is measured in a batch.
  public var batches: CorrectionPolicy.Batches?
  /// When it is brought into its legal range.
  public var clamp: CorrectionPolicy.ClampOrder?
  /// What becomes of that while a finger is on the glass.
  public var touched: CorrectionPolicy.Touched?
  /// What becomes of the part beyond an edge.
  public var overscroll: CorrectionPolicy.Overscroll?
  /// What is rounded.
  public var rounding: CorrectionPolicy.Rounding?
  /// What becomes of it when the content is scrolled first.
  public var beforeScroll: CorrectionPolicy.BeforeScroll?

  /// Makes a statement that leaves everything out.
  public init() {}

  /// The statement that says everything about a policy.
  public init(_ policy: CorrectionPolicy) {
    timing = policy.timing
    batches = policy.batches == .asOthers ? nil : policy.batches
    clamp = policy.clamp
    touched = policy.touched
    overscroll = policy.overscroll
    rounding = policy.rounding
    beforeScroll = policy.beforeScroll
  }

  /// The policy, with the usual values for what is left out.
  public var policy: CorrectionPolicy {
    CorrectionPolicy(
      timing: timing ?? .atOnce, batches: batches ?? .asOthers, clamp: clamp ?? .after,
      touched: touched ?? .clamps, overscroll: overscroll ?? .apart, rounding: rounding ?? .none,
      beforeScroll: beforeScroll ?? .made)
  }
}
