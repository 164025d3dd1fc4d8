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
  /// The policies that it is about, as scripts spell them.
  public var policies: [String]
  /// How it is known.
  public var basis: Basis
  /// Where it is said; empty for an assumption or a definition.
  public var source: String
  /// What an assumption might be instead: policies in place of the platform's own. A run is played under each,
  /// too, and tells how far its numbers go apart.
  public var variants: [PolicyOverrides]

  /// Makes a rule.
  ///
  /// - Precondition: only an assumption has variants.
  public init(
    _ text: String, policies: [String] = [], basis: Basis, source: String = "",
    variants: [PolicyOverrides] = []
  ) {
    precondition(variants.isEmpty || basis == .assumed, "what is known has no variants")
    self.text = text
    self.policies = policies
    self.basis = basis
    self.source = source
    self.variants = variants
  }
}

extension PlatformRule {
  /// Makes a rule about policies.
  ///
  /// - Precondition: only an assumption has variants.
  init(
    _ text: String, about words: Word..., basis: Basis, source: String = "",
    variants: [PolicyOverrides] = []
  ) {
    self.init(
      text, policies: words.map { $0.rawValue }, basis: basis, source: source, variants: variants)
  }
}
