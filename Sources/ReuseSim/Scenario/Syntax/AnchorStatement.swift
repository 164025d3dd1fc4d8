/// An anchor policy as a script states it: what is left out takes its usual value.
public struct AnchorStatement: Hashable, Sendable {
  /// What is held.
  public var hold: AnchorPolicy.Hold
  /// Which edge keeps its place.
  public var edge: AnchorPolicy.Edge?
  /// What is held when the held item is deleted.
  public var whenDeleted: AnchorPolicy.WhenDeleted?
  /// Which changes are compensated.
  public var against: AnchorPolicy.Against?
  /// When they are.
  public var condition: AnchorPolicy.Condition?

  /// Makes a statement.
  public init(
    hold: AnchorPolicy.Hold, edge: AnchorPolicy.Edge? = nil,
    whenDeleted: AnchorPolicy.WhenDeleted? = nil, against: AnchorPolicy.Against? = nil,
    condition: AnchorPolicy.Condition? = nil
  ) {
    self.hold = hold
    self.edge = edge
    self.whenDeleted = whenDeleted
    self.against = against
    self.condition = condition
  }

  /// The statement that says everything about a policy.
  public init(_ policy: AnchorPolicy) {
    hold = policy.hold
    if case .nothing = policy.hold { return }
    edge = policy.edge
    whenDeleted = policy.whenDeleted
    against = policy.against
    condition = policy.condition
  }

  /// The policy, with the usual values for what is left out.
  public var policy: AnchorPolicy {
    AnchorPolicy(
      hold: hold, edge: edge, whenDeleted: whenDeleted ?? .nextSurvivor,
      against: against ?? .everyChange, condition: condition ?? .always)
  }
}
