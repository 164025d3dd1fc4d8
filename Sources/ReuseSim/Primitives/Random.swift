/// Numbers that look random and are the same on every machine.
///
/// A draw is a function of the run's seed, what it is for, and a number such as an item's id. So one more
/// draw in one place shifts no other.
public struct Random: Hashable, Sendable {
  /// What a number is drawn for.
  public enum Purpose: UInt64, Sendable {
    /// The heights of items.
    case content = 1
    /// How long answers take.
    case latency = 2
    /// Which answers are failures.
    case failure = 3
  }

  private let key: UInt64

  /// Makes the source for one purpose of a run; sources of other parts of the same purpose are independent.
  public init(seed: UInt64, purpose: Purpose, part: UInt64 = 0) {
    key = Random.mixed(Random.mixed(seed) ^ purpose.rawValue ^ part << 8)
  }

  /// A number below `bound`, the same one for the same `place`.
  ///
  /// - Precondition: `bound` is positive.
  public func number(below bound: UInt64, at place: Int64) -> UInt64 {
    precondition(bound > 0, "no number is below 0")
    let bits = Random.mixed(key &+ UInt64(bitPattern: place) &* 0x9E37_79B9_7F4A_7C15)
    return bits.multipliedFullWidth(by: bound).high
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
