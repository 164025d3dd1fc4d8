/// The order that a snapshot wants, as far as it is made of items that are in the list.
struct SnapshotOrder: Hashable, Sendable {
  /// Items that stand together in the list, with ids that count up.
  struct Piece: Hashable, Sendable {
    /// The first one's id.
    var firstID: ItemID
    /// How many they are.
    var count: Int
    /// Where the first one is.
    var index: Int

    /// Where they are.
    var range: Range<Int> { index..<(index + count) }
  }

  /// Something that the snapshot names.
  enum Part: Hashable, Sendable {
    case kept(Piece)
    case new(ItemBlock)
  }

  /// What it names, in order.
  private(set) var parts: [Part] = []
  /// Where the items are that stay, in the list's order, disjoint and as long as can be.
  private(set) var keptRanges: [Range<Int>] = []

  /// The items that stay, in the new order.
  var pieces: [Piece] {
    parts.compactMap { if case .kept(let piece) = $0 { piece } else { nil } }
  }

  /// Adds new items.
  mutating func add(_ block: ItemBlock) {
    if block.count > 0 { parts.append(.new(block)) }
  }

  /// Adds items that are in the list, without those that were added before.
  ///
  /// - Complexity: O(k log k) for all pieces so far.
  /// - Precondition: the pieces are disjoint.
  mutating func add(_ pieces: [Piece]) {
    var ranges = keptRanges
    for piece in pieces {
      for range in SnapshotOrder.gaps(of: keptRanges, in: piece.range) {
        var rest = piece
        rest.firstID = ItemID(piece.firstID.rawValue + Int64(range.lowerBound - piece.index))
        (rest.index, rest.count) = (range.lowerBound, range.count)
        append(rest)
        ranges.append(range)
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    keptRanges.removeAll(keepingCapacity: true)
    for range in ranges {
      if let last = keptRanges.last, last.upperBound == range.lowerBound {
        keptRanges[keptRanges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        keptRanges.append(range)
      }
    }
  }

  private mutating func append(_ piece: Piece) {
    if case .kept(var last)? = parts.last, last.range.upperBound == piece.index,
      last.firstID.rawValue + Int64(last.count) == piece.firstID.rawValue
    {
      last.count += piece.count
      parts[parts.count - 1] = .kept(last)
    } else {
      parts.append(.kept(piece))
    }
  }

  /// The parts of a range that are in none of some disjoint ranges, which are in order.
  static func gaps(of ranges: [Range<Int>], in whole: Range<Int>) -> [Range<Int>] {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= whole.lowerBound { low = middle + 1 } else { high = middle }
    }
    var gaps: [Range<Int>] = []
    var start = whole.lowerBound
    while low < ranges.count, ranges[low].lowerBound < whole.upperBound {
      if start < ranges[low].lowerBound { gaps.append(start..<ranges[low].lowerBound) }
      start = ranges[low].upperBound
      low += 1
    }
    if start < whole.upperBound { gaps.append(start..<whole.upperBound) }
    return gaps
  }

  /// Which of some pieces can stay where they are while the others move around them: those that are in the list's
  /// order already and hold the most items together; of several such choices the one that is found first from the
  /// start.
  ///
  /// - Complexity: O(k log k).
  static func staying(_ pieces: [Piece]) -> [Bool] {
    let order = pieces.indices.sorted { pieces[$0].index < pieces[$1].index }
    var ranks = [Int](repeating: 0, count: pieces.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank + 1 }
    // The heaviest rise that ends among the first ranks: how many items, and its last piece; summed up as a Fenwick
    // tree.
    var best = [(items: Int, last: Int)](repeating: (0, -1), count: pieces.count + 1)
    var before = [Int](repeating: -1, count: pieces.count)
    for place in pieces.indices {
      var found = (items: 0, last: -1)
      var rank = ranks[place] - 1
      while rank > 0 {
        if best[rank].items > found.items { found = best[rank] }
        rank &= rank - 1
      }
      before[place] = found.last
      let items = found.items + pieces[place].count
      rank = ranks[place]
      while rank <= pieces.count {
        if items > best[rank].items { best[rank] = (items, place) }
        rank += rank & -rank
      }
    }
    var top = (items: 0, last: -1)
    var rank = pieces.count
    while rank > 0 {
      if best[rank].items > top.items { top = best[rank] }
      rank &= rank - 1
    }
    var stays = [Bool](repeating: false, count: pieces.count)
    var place = top.last
    while place >= 0 {
      stays[place] = true
      place = before[place]
    }
    return stays
  }
}
