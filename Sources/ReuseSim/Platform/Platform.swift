/// A named set of policies: what is known of one list system.
public struct Platform: Hashable, Sendable {
  /// Its name in scripts.
  public var name: String
  /// What it is, in one sentence.
  public var summary: String
  /// How it behaves.
  public var policies: Policies
  /// What its policies rest on, one entry a rule.
  public var rules: [PlatformRule]

  /// Makes a platform.
  public init(
    name: String, summary: String, policies: Policies, rules: [PlatformRule]
  ) {
    self.name = name
    self.summary = summary
    self.policies = policies
    self.rules = rules
  }

  /// The platform with this name.
  public static func named(_ name: String) -> Platform? {
    all.first { $0.name == name }
  }
}
