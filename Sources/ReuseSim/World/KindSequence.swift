/// Which kind each item of a block has, by its number in the block.
struct KindSequence: Sendable {
  /// The kinds in the order of their shares.
  let kinds: [Int]
  /// Where each share ends, counted from the first one's start.
  private let ends: [Int64]
  /// What kinds are drawn with; `nil` when they take turns.
  private let random: Random?
  private let firstID: Int64

  /// Makes the sequence of a block whose first item has an id.
  init(_ mix: KindMix, seed: UInt64, firstID: Int64) {
    kinds = mix.shares.map { $0.kind }
    var ends: [Int64] = []
    for share in mix.shares { ends.append((ends.last ?? 0) + share.count) }
    self.ends = ends
    self.firstID = firstID
    if case .drawn = mix {
      random = Random(seed: seed, purpose: .content, part: KindSequence.part)
    } else {
      random = nil
    }
  }

  /// What kinds are drawn with: far from what heights are drawn with.
  private static let part: UInt64 = 1 << 34

  private var total: Int64 { ends[ends.count - 1] }

  /// The share that an item belongs to.
  ///
  /// - Complexity: O(log s) for s shares.
  func share(at number: Int64) -> Int {
    share(
      of: random.map { Int64($0.number(below: UInt64(total), at: firstID + number)) } ?? number
        % total)
  }

  /// Calls `body` for the stretches of items of one share in a row.
  func forEachStretch(in range: Range<Int64>, _ body: (_ share: Int, Range<Int64>) -> Void) {
    var number = range.lowerBound
    while number < range.upperBound {
      let share = share(at: number)
      var end = number + 1
      if random == nil {
        end = min(range.upperBound, number + ends[share] - number % total)
      } else {
        while end < range.upperBound && self.share(at: end) == share { end += 1 }
      }
      body(share, number..<end)
      number = end
    }
  }

  private func share(of place: Int64) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
