/// Some guarantees.
public struct GuaranteeSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Makes the empty set.
  public init() {}

  /// All guarantees.
  public static let all: GuaranteeSet = {
    var set = GuaranteeSet()
    for guarantee in Guarantee.allCases { set.insert(guarantee) }
    return set
  }()

  /// Whether a guarantee is in the set.
  public func contains(_ guarantee: Guarantee) -> Bool {
    bits & guarantee.bit != 0
  }

  /// Puts a guarantee in.
  public mutating func insert(_ guarantee: Guarantee) {
    bits |= guarantee.bit
  }

  /// Takes a guarantee out.
  public mutating func remove(_ guarantee: Guarantee) {
    bits &= ~guarantee.bit
  }
}

extension Guarantee {
  /// Its place in `allCases`.
  var place: Int { Guarantee.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var bit: UInt64 { 1 << UInt64(place) }
}
