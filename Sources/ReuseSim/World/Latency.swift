/// Draws how long the attempts to load content take, and which of them fail.
///
/// What is drawn for an attempt is a function of the run's seed, the part's place in its cell, the item and how
/// many attempts there were for it before: nothing that other items do shifts it.
struct Latency: Hashable, Sendable {
  /// One attempt to load content.
  struct Attempt: Hashable, Sendable {
    /// For which item.
    var item: ItemID
    /// Which part of its cell.
    var part: Int
    /// How many attempts there were for both before.
    var number: Int64

    /// The place that its numbers are drawn at: fewer than 2³¹ items have an id.
    fileprivate var place: Int64 { item.rawValue &+ number << 32 }
  }

  private let seed: UInt64

  /// Makes the draws of a run.
  init(seed: UInt64) {
    self.seed = seed
  }

  /// How long an attempt takes: one draw.
  func time(of attempt: Attempt, _ model: LatencyModel) -> Time {
    switch model {
    case .fixed(let time):
      return time
    case .range(let low, let high):
      return Latency.time(from: low, to: high, random(.latency, attempt), attempt.place)
    case .heavy(let low, let high):
      let bits = random(.latency, attempt).number(below: 1 << 63, at: attempt.place)
      return Latency.heavy(from: low, to: high, bits)
    case .table(let entries, let otherwise):
      return Latency.entry(of: attempt.item, in: entries)?.time ?? otherwise
    }
  }

  /// The parts of cells have fewer numbers than this.
  private static let firstDelay: UInt64 = 1 << 32

  /// How long the app waits from a time on; `number` tells apart what waits from the same time on.
  func delay(from low: Time, to high: Time, at start: Time, number: UInt64) -> Time {
    let random = Random(
      seed: seed, purpose: .latency, part: Latency.firstDelay + min(number, Latency.firstDelay))
    return Latency.time(from: low, to: high, random, start.microseconds)
  }

  /// A whole number of microseconds, both bounds possible.
  private static func time(from low: Time, to high: Time, _ random: Random, _ place: Int64) -> Time
  {
    let steps = UInt64((high - low).microseconds) + 1
    return low + Time(microseconds: Int64(random.number(below: steps, at: place)))
  }

  /// Whether an attempt fails.
  func fails(_ attempt: Attempt, _ model: FailureModel) -> Bool {
    switch model {
    case .chance(let part, let whole):
      random(.failure, attempt).number(below: UInt64(whole), at: attempt.place) < UInt64(part)
    case .items(let items, let times):
      items.contains(attempt.item) && times.map { attempt.number < $0 } ?? true
    }
  }

  /// A time with a heavy tail out of 63 random bits: as many zeros as these begin with, so many times the lower
  /// bound is doubled; the bits behind the first one say how far on the way to the next doubling it is.
  static func heavy(from low: Time, to high: Time, _ bits: UInt64) -> Time {
    let zeros = bits.leadingZeroBitCount - 1
    var time = low.microseconds.magnitude
    for _ in 0..<zeros {
      time *= 2
      if time >= high.microseconds.magnitude { return high }
    }
    // The first one and what is before it shifted out, the rest is a fraction of 2⁶⁴.
    let fraction = bits << UInt64(zeros + 2)
    time += time.multipliedFullWidth(by: fraction).high
    return min(Time(microseconds: Int64(time)), high)
  }

  private func random(_ purpose: Random.Purpose, _ attempt: Attempt) -> Random {
    Random(seed: seed, purpose: purpose, part: UInt64(attempt.part))
  }

  private static func entry(
    of item: ItemID, in entries: [LatencyModel.Entry]
  ) -> LatencyModel.Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].item.rawValue < item.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].item == item ? entries[low] : nil
  }
}
