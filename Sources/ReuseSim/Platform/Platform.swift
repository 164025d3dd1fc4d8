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

/// One rule of a platform and how it is known.
public struct PlatformRule: Hashable, Sendable {
  /// How a rule is known.
  public enum Basis: String, Sendable {
    /// A real engine was seen doing it.
    case recorded
    /// Its makers say so.
    case documented
    /// Nobody says so; it is the best guess.
    case assumed
    /// The rule defines the platform; there is no engine to be right about.
    case defined
  }

  /// What happens, in one sentence.
  public var text: String
  /// How it is known.
  public var basis: Basis
  /// Where it is said; empty for an assumption or a definition.
  public var source: String

  /// Makes a rule.
  public init(_ text: String, basis: Basis, source: String = "") {
    self.text = text
    self.basis = basis
    self.source = source
  }
}
