/// What a list believes about the heights of its items, and where that puts them.
///
/// The index is a B+ tree. Its leaves hold runs of items of one size, its inner nodes hold sums, so a
/// position, the item at an offset, the index of an id, a new size and an edit each take logarithmic
/// time, and any number of items that nobody has measured are one run. Estimates are not stored in the
/// tree: the items of a reuse identifier *k* that nobody has measured, of which *n* lie before some
/// item, take ⌊*n* × sum ÷ count⌋ of *k*'s estimate together. So changing an estimate moves every
/// such item at once, and every position is exact.
///
/// Copies share memory until one of them is changed.
public struct SizeIndex: Sendable {
  /// The most segments a leaf has, and the most children an inner node has.
  package let nodeCapacity: Int
  /// The estimates, one for each reuse identifier.
  @usableFromInline var means: MeanTable
  var leaves: RecordPool
  var inners: RecordPool
  /// The counts of the segments of leaves in which one is not 1.
  var leafCounts: RecordPool
  /// The first ids of the segments of leaves in which they are not consecutive.
  var leafIDs: RecordPool
  var idMap = ItemIDMap()
  /// A leaf if `height` is zero, else an inner node.
  var root = RecordHandle.none
  /// How many levels of inner nodes there are.
  var height = 0
  var totals: NodeSums
  /// Memory that edits use again and again; `nil` while one uses it, which counts no references.
  private var workspace: EditWorkspace?
  /// The same for new sizes of neighbours.
  var newSizes: [StoredSize] = []

  /// The most items an index can have: 2,147,483,646.
  public static let maximumCount = Int(Int32.max) - 1

  /// The most reuse identifiers an index can have: 1024.
  public static let maximumIdentifierCount = 1024

  /// Makes an index of no items.
  ///
  /// - Parameter estimates: What an unmeasured item counts as, for each reuse identifier in order.
  /// - Precondition: There are 1...1024 estimates, each at most `Length.maximumSlotHeight`.
  public init(estimates: [SizeEstimate]) {
    self.init(estimates: estimates, nodeCapacity: 64)
  }

  /// Makes an index of no items whose nodes have at most `nodeCapacity` entries.
  ///
  /// - Precondition: `nodeCapacity` is in 2...4096.
  package init(estimates: [SizeEstimate], nodeCapacity: Int) {
    precondition(
      !estimates.isEmpty && estimates.count <= SizeIndex.maximumIdentifierCount,
      "a size index has 1...1024 reuse identifiers")
    precondition(2...4096 ~= nodeCapacity, "the capacity of a node is in 2...4096")
    self.nodeCapacity = nodeCapacity
    means = MeanTable(estimates)
    leaves = RecordPool(recordBytes: Leaf.recordBytes(capacity: nodeCapacity))
    inners = RecordPool(
      recordBytes: Inner.recordBytes(capacity: nodeCapacity, identifiers: estimates.count))
    leafCounts = RecordPool(recordBytes: nodeCapacity * 4)
    leafIDs = RecordPool(recordBytes: nodeCapacity * 8)
    totals = NodeSums(identifiers: estimates.count)
    root = makeLeaf()
  }

  /// How many items there are.
  ///
  /// - Complexity: O(1).
  public var count: Int { Int(totals.count) }

  /// How many items are measured.
  ///
  /// - Complexity: O(1).
  public var measuredCount: Int { Int(totals.measured) }

  /// How many items count as the estimate of their reuse identifier.
  ///
  /// - Complexity: O(number of reuse identifiers).
  public var estimatedCount: Int {
    var sum = 0
    for count in totals.estimated { sum += Int(count) }
    return sum
  }

  /// How many items of a reuse identifier count as its estimate.
  ///
  /// - Precondition: There is an estimate for `identifier`.
  /// - Complexity: O(1).
  public func estimatedCount(for identifier: ReuseIdentifier) -> Int {
    Int(totals.estimated[checked(identifier)])
  }

  /// Where the last item ends.
  ///
  /// - Complexity: O(number of reuse identifiers).
  @inline(__always)
  public var contentHeight: Length { Length(units: contentUnits) }

  @inline(__always)
  var contentUnits: Int64 {
    if means.count == 1 { return totals.known &+ means[0].height(of: totals.estimated[0]) }
    var sum = totals.known
    for identifier in 0..<means.count {
      sum &+= means[identifier].height(of: totals.estimated[identifier])
    }
    return sum
  }

  /// The height that unmeasured items of a reuse identifier count as.
  ///
  /// - Precondition: There is an estimate for `identifier`.
  /// - Complexity: O(1).
  public func estimate(for identifier: ReuseIdentifier) -> SizeEstimate {
    means[checked(identifier)].estimate
  }

  /// Changes the height that unmeasured items of a reuse identifier count as, all of them at once.
  ///
  /// - Precondition: There is an estimate for `identifier`; the new one is at most
  ///   `Length.maximumSlotHeight`.
  /// - Complexity: O(1).
  public mutating func setEstimate(_ estimate: SizeEstimate, for identifier: ReuseIdentifier) {
    means[checked(identifier)] = MeanHeight(estimate)
  }

  /// Whether some items count as a fraction of a unit.
  ///
  /// - Complexity: O(1).
  @inlinable public var hasFractions: Bool { means.fractionCount > 0 }

  /// Makes a change with memory that earlier ones used.
  @inline(__always)
  mutating func withWorkspace<Result>(
    _ body: (inout SizeIndex, inout EditWorkspace) -> Result
  ) -> Result {
    var edit = workspace.take() ?? EditWorkspace()
    let result = body(&self, &edit)
    workspace = consume edit
    return result
  }

  func checked(_ identifier: ReuseIdentifier) -> Int {
    precondition(
      Int(identifier.rawValue) < means.count, "every reuse identifier has an estimate")
    return Int(identifier.rawValue)
  }

  /// The fewest segments or children of a node that is not the root: a quarter of the capacity, so that
  /// a node that grows at its end can leave most of its entries behind when it is cut.
  var minimumFill: Int { (nodeCapacity + 3) / 4 }
}
