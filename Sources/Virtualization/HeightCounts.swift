/// Heights and how often each occurs, from the lowest to the tallest.
struct HeightCounts: Hashable, Sendable {
  private var entries: [HeightCount] = []
  /// All heights together.
  private(set) var sum = Length.zero
  private var count: Int64 = 0

  /// A sum beyond this takes in no more heights, so that it always fits 64 bits.
  static let maximumSum = Length(units: 1 << 62)

  private struct HeightCount: Hashable, Sendable {
    var height: Length
    var count: Int64
  }

  /// Adds a height so many times, unless the sum is beyond its maximum.
  mutating func add(_ height: Length, count new: Int) {
    if sum > HeightCounts.maximumSum { return }
    let place = place(of: height)
    if place < entries.count && entries[place].height == height {
      entries[place].count += Int64(new)
    } else {
      entries.insert(HeightCount(height: height, count: Int64(new)), at: place)
    }
    count += Int64(new)
    sum += height * Int64(new)
  }

  /// Takes a height away so many times, as far as it is there.
  mutating func remove(_ height: Length, count old: Int) {
    let place = place(of: height)
    guard place < entries.count, entries[place].height == height else { return }
    let gone = min(Int64(old), entries[place].count)
    entries[place].count -= gone
    if entries[place].count == 0 { entries.remove(at: place) }
    count -= gone
    sum -= height * gone
  }

  /// The height in the middle; of an even number the mean of the two; `nil` when there is none.
  var median: SizeEstimate? {
    if count == 0 { return nil }
    let (lower, upper) = (height(at: (count - 1) / 2), height(at: count / 2))
    return lower == upper ? SizeEstimate(lower) : SizeEstimate(sum: lower + upper, count: 2)
  }

  private func height(at place: Int64) -> Length {
    var passed: Int64 = 0
    for entry in entries {
      passed += entry.count
      if place < passed { return entry.height }
    }
    return .zero
  }

  /// The place of the first entry that is not lower.
  private func place(of height: Length) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].height < height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
