/// What a list believes about the height of one item.
public enum ItemSize: Hashable, Sendable {
  /// Nobody has measured it; it counts as the estimate of its reuse identifier.
  case estimated

  /// Nobody has measured it; it counts as this height, its own estimate.
  case assumed(Length)

  /// A cell measured it.
  case measured(Length)

  /// It counts as this height, which a cell measured once, of it or of what had its place then; the next cell is asked.
  case remembered(Length)

  /// Whether a cell measured it.
  public var isMeasured: Bool {
    if case .measured = self { return true }
    return false
  }
}

/// A number of items in a row with consecutive ids, the same reuse identifier and the same size.
public struct ItemRun: Hashable, Sendable {
  /// The id of the first item; the others count up from it.
  public var firstID: ItemID

  /// How many items; at least 1.
  public var count: Int

  /// The reuse identifier of all of them.
  public var reuseIdentifier: ReuseIdentifier

  /// The size of each of them.
  public var size: ItemSize

  /// Makes a run.
  public init(firstID: ItemID, count: Int, reuseIdentifier: ReuseIdentifier, size: ItemSize) {
    self.firstID = firstID
    self.count = count
    self.reuseIdentifier = reuseIdentifier
    self.size = size
  }
}

/// The height that an unmeasured item counts as: a fraction, so that a learned mean is exact.
///
/// The first *n* unmeasured items of a reuse identifier take ⌊n × sum ÷ count⌋ together, not *n* times a
/// rounded mean.
public struct SizeEstimate: Hashable, Sendable {
  /// The numerator: the sum of the heights that the mean is taken over.
  public var sum: Length

  /// The denominator: how many heights were summed; at least 1.
  public var count: Int64

  /// Makes the estimate `sum` ÷ `count`.
  ///
  /// - Precondition: `sum` is not negative and `count` is positive.
  public init(sum: Length, count: Int64) {
    precondition(sum >= .zero && count > 0, "an estimate needs a sum ≥ 0 and a count > 0")
    self.sum = sum
    self.count = count
  }

  /// Makes an estimate that is one height.
  public init(_ height: Length) {
    self.init(sum: height, count: 1)
  }
}

/// One item as a size index sees it.
///
/// Its fields are plain numbers, 40 bytes together, because a list reads some of them in every frame.
public struct IndexedItem: Hashable, Sendable {
  /// How a list came to believe the height of an item.
  public enum Belief: UInt8, Hashable, Sendable {
    /// As in `ItemSize.estimated`.
    case estimated
    /// As in `ItemSize.assumed(_:)`.
    case assumed
    /// As in `ItemSize.measured(_:)`.
    case measured
    /// As in `ItemSize.remembered(_:)`.
    case remembered
  }

  /// Its id.
  public var id: ItemID
  /// Its place in the list, from 0.
  public var index: Int
  /// Where it starts, from the start of the content.
  public var position: Length
  /// The height it counts as now.
  public var height: Length
  /// Its reuse identifier.
  public var reuseIdentifier: ReuseIdentifier
  /// Where the height comes from.
  public var belief: Belief

  /// Makes the value.
  public init(
    id: ItemID, index: Int, position: Length, height: Length, reuseIdentifier: ReuseIdentifier,
    belief: Belief
  ) {
    self.id = id
    self.index = index
    self.position = position
    self.height = height
    self.reuseIdentifier = reuseIdentifier
    self.belief = belief
  }

  /// Where it ends.
  public var end: Length { position + height }

  /// Whether a cell measured it.
  public var isMeasured: Bool { belief == .measured }

  /// What is believed of its height.
  public var size: ItemSize {
    switch belief {
    case .estimated: .estimated
    case .assumed: .assumed(height)
    case .measured: .measured(height)
    case .remembered: .remembered(height)
    }
  }
}
