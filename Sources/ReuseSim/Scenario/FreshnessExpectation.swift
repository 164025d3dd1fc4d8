/// What a script expects of what cells show beside their height: that it is not what a fresh cell would show.
///
/// A run does not know what cells show. Such an expectation is read, a run warns of it, and it does not hold.
public struct FreshnessExpectation: Hashable, Sendable {
  /// How wrong content came to be; the raw value is its name in scripts.
  public enum Kind: String, CaseIterable, Sendable {
    /// What an earlier item left in the cell.
    case leftoverState = "leftover-state"
    /// State that only the cell had, gone with it.
    case lostState = "lost-state"
    /// An edit that went to another item.
    case wrongItem = "wrong-item"
    /// An answer for an earlier item of the cell.
    case staleAnswer = "stale-answer"
    /// A change that the cell did not hear of.
    case missedUpdate = "missed-update"
    /// A placeholder that nothing takes away.
    case placeholderLeft = "placeholder-left"
  }

  /// The name of the guarantee.
  static let name = "freshness"

  /// How it came to be; `nil` for any way.
  public var kind: Kind?
  /// On which item; `nil` for any.
  public var item: ItemID?
  /// In which part of its cell; `nil` for any.
  public var field: String?

  /// Makes an expectation.
  public init(kind: Kind? = nil, item: ItemID? = nil, field: String? = nil) {
    self.kind = kind
    self.item = item
    self.field = field
  }
}
