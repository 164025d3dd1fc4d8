/// What a run does differently from what its script says.
public struct RunOptions: Sendable {
  /// The platform in place of the script's; the script's own policies still win.
  public var platform: Platform?
  /// The seed in place of the script's.
  public var seed: UInt64?

  /// Makes options that change nothing.
  public init(platform: Platform? = nil, seed: UInt64? = nil) {
    self.platform = platform
    self.seed = seed
  }
}
