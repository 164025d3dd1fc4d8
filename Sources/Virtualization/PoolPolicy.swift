/// Where cells wait that left their items, until other items need them.
public struct PoolPolicy: Hashable, Sendable {
  /// Which of the cells that wait is taken first.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The one that came in last.
    case newest
    /// The one that has waited longest.
    case oldest
    /// The one whose former item is farthest from the viewport now; one whose item went away before all others, and of
    /// several the one that has waited longest.
    case farthest
    /// The one that was made first.
    case firstMade
  }

  /// What comes first in a layout pass.
  public enum Exchange: Hashable, Sendable, CaseIterable {
    /// Cells leave, then others enter: one that leaves can be used again in the same pass.
    case leaveFirst
    /// Cells enter, then others leave.
    case enterFirst
  }

  /// In which order cells leave that leave together.
  public enum Leaving: Hashable, Sendable, CaseIterable {
    /// From the first item of the list to the last: of those that wait the last came in last.
    case firstToLast
    /// From the last to the first.
    case lastToFirst
  }

  /// When a cell is told to forget its former item.
  public enum Reset: Hashable, Sendable, CaseIterable {
    /// When it is taken for another item.
    case atDequeue
    /// When it comes in.
    case atEnqueue
  }

  /// When cells are thrown away that are too many.
  public enum Trimming: Hashable, Sendable, CaseIterable {
    /// When they come in.
    case onEntry
    /// At the end of a layout pass, those that came in last: others may have been used again by then.
    case afterPass
  }

  /// How many cells of a reuse identifier wait at most, others are thrown away; `nil` for any number.
  public var capacity: Int?
  /// When cells are thrown away that are too many.
  public var trimming: Trimming
  /// Which cell is taken first.
  public var order: Order
  /// What comes first in a layout pass.
  public var exchange: Exchange
  /// In which order cells leave together.
  public var leaving: Leaving
  /// When a cell is told to forget its former item.
  public var reset: Reset
  /// Whether cells that wait are thrown away when the list gets another width or height.
  public var isEmptiedOnResize: Bool

  /// Makes a policy; without arguments the usual one: a stack without bounds for each reuse identifier.
  ///
  /// - Precondition: the capacity is not negative.
  public init(
    capacity: Int? = nil, trimming: Trimming = .onEntry, order: Order = .newest,
    exchange: Exchange = .leaveFirst, leaving: Leaving = .firstToLast, reset: Reset = .atDequeue,
    isEmptiedOnResize: Bool = false
  ) {
    precondition(capacity.map { $0 >= 0 } ?? true, "a capacity is not negative")
    self.capacity = capacity
    self.trimming = trimming
    self.order = order
    self.exchange = exchange
    self.leaving = leaving
    self.reset = reset
    self.isEmptiedOnResize = isEmptiedOnResize
  }
}
