extension SizeIndex {
  /// The items that overlap a stretch of the content, in order.
  ///
  /// An item that ends where the stretch starts, or starts where it ends, does not overlap it; an item
  /// without height overlaps nothing.
  ///
  /// - Complexity: As `forEachItem(in:_:)`.
  public func items(in stretch: Range<Length>) -> [IndexedItem] {
    var items: [IndexedItem] = []
    forEachItem(in: stretch) { items.append($0) }
    return items
  }

  /// Calls `body` with each item that overlaps a stretch of the content, in order: what a list asks in
  /// every frame.
  ///
  /// An item that ends where the stretch starts, or starts where it ends, does not overlap it; an item
  /// without height overlaps nothing.
  ///
  /// - Complexity: O(log *n*) for each leaf and each row of items without height, and O(1) for each
  ///   item found. It allocates nothing.
  @inline(__always)
  public func forEachItem(in stretch: Range<Length>, _ body: (IndexedItem) -> Void) {
    let start = max(stretch.lowerBound.units, 0)
    let end = min(stretch.upperBound.units, contentUnits)
    if start >= end { return }
    let tree = tree
    tree.withTally { tally in
      var walk = tree.walk(toOffset: start, tally)
      while walk.position < end { tree.forEachItem(ofSegmentAt: &walk, to: end, body) }
    }
    withExtendedLifetime(self) {}
  }
}

extension SizeTree {
  /// Calls `body` with some items that start before an offset and have height; the walk goes past them,
  /// or past items without height.
  ///
  /// - Parameter end: In units, greater than the position of the walk, at most the content height.
  @inline(__always)
  fileprivate func forEachItem(
    ofSegmentAt walk: inout Walk, to end: Int64, _ body: (IndexedItem) -> Void
  ) {
    if walk.segment == walk.leaf.segmentCount { walk = enteringLeaf(walk) }
    if walk.counts == nil && walk.ids == nil && walk.leaf.estimatedSegments == 0 {
      forEachItem(ofPlainLeafAt: &walk, to: end, body)
      return
    }
    let tag = walk.leaf.tags[walk.segment]
    let mean = means + tag.identifier
    let isEstimated = tag.isEstimated
    let varies = isEstimated && !mean.pointee.isWhole
    var height = isEstimated ? mean.pointee.whole : Int64(walk.leaf.heights[walk.segment])
    var tally = walk.tally[tag.identifier]
    var passed = walk.passed
    let count = walk.counts?[walk.segment] ?? 1
    repeat {
      if varies {
        height = mean.pointee.height(of: tally &+ 1) &- mean.pointee.height(of: tally)
        tally &+= 1
      }
      if height == 0 {
        walk = skipping(walk)
        return
      }
      body(
        IndexedItem(
          id: ItemID(walk.id), index: walk.index, position: Length(units: walk.position),
          height: Length(units: height), reuseIdentifier: tag.reuseIdentifier, belief: tag.belief))
      walk.id &+= 1
      walk.index &+= 1
      walk.position &+= height
      passed &+= 1
    } while passed < count && walk.position < end
    if isEstimated { walk.tally[tag.identifier] &+= passed &- walk.passed }
    walk.passed = passed
    if passed == count { leaveSegment(&walk) }
  }

  /// The same in a leaf of known items, each a segment, with consecutive ids.
  @inline(__always)
  private func forEachItem(
    ofPlainLeafAt walk: inout Walk, to end: Int64, _ body: (IndexedItem) -> Void
  ) {
    let leaf = walk.leaf
    let last = leaf.segmentCount
    var segment = walk.segment
    var position = walk.position
    let (id, index) = (walk.id &- Int64(segment), walk.index &- segment)
    repeat {
      let height = Int64(leaf.heights[segment])
      if height == 0 { break }
      let tag = leaf.tags[segment]
      body(
        IndexedItem(
          id: ItemID(id &+ Int64(segment)), index: index &+ segment,
          position: Length(units: position), height: Length(units: height),
          reuseIdentifier: tag.reuseIdentifier, belief: tag.belief))
      position &+= height
      segment &+= 1
    } while segment < last && position < end
    let isStuck = segment == walk.segment
    walk.id = id &+ Int64(segment)
    walk.index = index &+ segment
    walk.segment = segment
    walk.position = position
    if isStuck { walk = skipping(walk) }
  }

  /// A walk past all items that end where it is.
  @inline(never)
  private func skipping(_ walk: Walk) -> Walk {
    for identifier in 0..<identifiers { walk.tally[identifier] = 0 }
    return self.walk(toOffset: walk.position, walk.tally)
  }
}
