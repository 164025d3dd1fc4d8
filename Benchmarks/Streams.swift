import Virtualization

/// The random numbers of all workloads (xorshift, 32 bits): the same for every structure.
struct Stream {
  private var state: UInt32

  init(seed: UInt32) {
    state = seed
  }

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state
  }

  /// A number in 0..<`bound`.
  mutating func below(_ bound: Int) -> Int { Stream.scaled(next(), below: bound) }

  static func scaled(_ number: UInt32, below bound: Int) -> Int {
    Int((Double(number) / 4_294_967_296 * Double(bound)).rounded(.down))
  }
}

/// The height that a cell would measure, in points: 20...400.
func actualHeight(_ index: Int) -> Int64 {
  let number = UInt32(truncatingIfNeeded: index)
  var hash = (number ^ (number >> 16)) &* 0x45d9f3b
  hash ^= hash >> 16
  hash = hash &* 0x45d9f3b
  hash ^= hash >> 16
  return 20 + Int64(hash % 381)
}

/// What every answer of a workload goes into, so that two structures can be compared.
struct Checksum: Equatable {
  private(set) var value: UInt32 = 0

  mutating func add(_ number: Int) {
    value = value &* 31 &+ UInt32(truncatingIfNeeded: number)
  }
}

extension Length {
  /// Whole points below this length.
  var wholePoints: Int { Int(units / Length.unitsPerPoint) }

  /// The middle of a point, where no item starts.
  init(middleOfPoint point: Int) {
    self.init(units: Int64(point) * Length.unitsPerPoint + Length.unitsPerPoint / 2)
  }
}
