/// What a run does differently from what its script says.
public struct RunOptions: Sendable {
  /// The platform in place of the script's; the script's own policies still win.
  public var platform: Platform?
  /// The seed in place of the script's.
  public var seed: UInt64?

  /// The guarantees to check.
  public var guarantees: GuaranteeSet

  /// Makes options that change nothing.
  public init(
    platform: Platform? = nil, seed: UInt64? = nil, guarantees: GuaranteeSet = .all
  ) {
    self.platform = platform
    self.seed = seed
    self.guarantees = guarantees
  }
}
