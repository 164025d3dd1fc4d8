@testable import ReuseSim

/// Numbers one after the other, the same ones for the same seed, for tests.
struct Draws {
  private let random: Random
  private var place: Int64 = 0

  init(seed: UInt64) {
    random = Random(seed: seed, purpose: .content)
  }

  /// A number in 0..<`bound`.
  mutating func below(_ bound: Int) -> Int {
    place += 1
    return Int(random.number(below: UInt64(bound), at: place))
  }

  /// A number in a range.
  mutating func of(_ range: ClosedRange<Int64>) -> Int64 {
    range.lowerBound + Int64(below(Int(range.upperBound - range.lowerBound) + 1))
  }

  /// All 64 bits of a number.
  mutating func bits() -> UInt64 {
    UInt64(below(1 << 32)) << 32 | UInt64(below(1 << 32))
  }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Whether something happens that happens once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
}

/// How much the tests that try many random scenarios do: one number for all of them.
enum Effort {
  /// Whether there is time for all: a release build is some ten times as fast as a debug build.
  static let isFull: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  /// The scenarios for each law. A thousand are worth a try after a change of the simulator.
  static let scenarios: UInt64 = isFull ? 100 : 5

  /// One of so many places of a text is damaged.
  static let stride = isFull ? 1 : 7
}
