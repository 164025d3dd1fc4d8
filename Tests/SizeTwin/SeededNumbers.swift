/// The same numbers for the same seed, everywhere (SplitMix64).
package struct SeededNumbers: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<`bound`.
  package mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number in a range.
  package mutating func of(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// A range in 0..<`count`, perhaps empty.
  package mutating func range(in count: Int) -> Range<Int> {
    let (first, second) = (below(count + 1), below(count + 1))
    return min(first, second)..<max(first, second)
  }

  /// One of some values.
  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
