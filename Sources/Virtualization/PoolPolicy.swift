/// Where cells wait that left their items, until other items need them.
public struct PoolPolicy: Hashable, Sendable {
  /// Which of the cells that wait is taken first.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The one that came in last.
    case newest
    /// The one that has waited longest.
    case oldest
    /// The one whose item is farthest from the viewport now; one whose item went away before all others, and of several
    /// the one that was made first.
    case farthest
    /// The one that was made first.
    case firstMade
  }

  /// What a cell shows while it waits.
  public enum Waiting: Hashable, Sendable, CaseIterable {
    /// Nothing that counts: it is given its next item whichever that is.
    case bare
    /// The item that it left: when that comes back its cell does, as it is, unless another item got it meanwhile.
    case withItem
  }

  /// For which reuse identifiers a cell can be used.
  public enum Kinds: Hashable, Sendable, CaseIterable {
    /// For its own.
    case apart
    /// For its own, and when no item of a pass that needs one has a cell of its own kind left, for any: its content is made
    /// anew. A cell whose item went away is of none when the pass is over.
    case mixed
  }

  /// What a capacity is one of.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// The cells of each reuse identifier.
    case reuseIdentifier
    /// All of them together.
    case list
  }

  /// Which cell is thrown away when too many wait. One that waits without an item goes before those that have one.
  public enum Surplus: Hashable, Sendable, CaseIterable {
    /// The one that came in last.
    case lastIn
    /// The one that was made last, with an item or without.
    case lastMade
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
    /// At the end of a layout pass: some may have been used again by then.
    case afterPass
  }

  /// How many cells wait at most, others are thrown away; `nil` for any number.
  public var capacity: Int?
  /// What that is the number of.
  public var scope = Scope.reuseIdentifier
  /// When cells are thrown away that are too many.
  public var trimming: Trimming
  /// Which of them are.
  public var surplus = Surplus.lastIn
  /// Which cell is taken first.
  public var order: Order
  /// What a cell shows while it waits.
  public var waiting = Waiting.bare
  /// For which reuse identifiers a cell can be used.
  public var kinds = Kinds.apart
  /// How many cells of each reuse identifier are made before the first pass, and wait; where identifiers are mixed, how
  /// many of none. A `VirtualList` gives them their numbers, and its owner makes one when it enters.
  public var madeAhead = 0
  /// What comes first in a layout pass.
  public var exchange: Exchange
  /// In which order cells leave together.
  public var leaving: Leaving
  /// When a cell is told to forget its former item.
  public var reset: Reset
  /// Whether cells that wait are thrown away when the list gets another width or height, with their items or without.
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

  /// Whether cells that come in may be too many.
  var isBoundedOnEntry: Bool { capacity != nil && trimming == .onEntry }

  /// Whether the items of a pass that need cells get them together, and not one after the other.
  var isSharedOut: Bool { waiting == .withItem || kinds == .mixed }
}
