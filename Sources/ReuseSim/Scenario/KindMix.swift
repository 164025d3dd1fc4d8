/// Which kinds of cells the items of one block have.
public enum KindMix: Hashable, Sendable {
  /// So many of the first kind, then so many of the next, and when all had their turn, the first one again.
  case repeating([KindShare])
  /// Each item's kind is drawn by its id; a kind with twice the share is twice as likely.
  case drawn([KindShare])

  /// The kinds and their shares; at least one.
  public var shares: [KindShare] {
    switch self {
    case .repeating(let shares), .drawn(let shares): shares
    }
  }

  /// How often the kind changes in a number of items, at most.
  func changeCount(of count: Int64) -> Int64 {
    guard case .repeating(let shares) = self else { return count }
    let total = shares.reduce(0) { $0 + $1.count }
    return min(count, (count / total + 1) * Int64(shares.count))
  }
}

/// A kind of cell and how large its part is.
public struct KindShare: Hashable, Sendable {
  /// The kind: a position in the scenario's kinds.
  public var kind: Int
  /// How many in a row, or its weight; at least 1.
  public var count: Int64

  /// Makes a share.
  public init(kind: Int, count: Int64) {
    self.kind = kind
    self.count = count
  }
}
