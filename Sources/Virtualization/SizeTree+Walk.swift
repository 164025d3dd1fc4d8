/// A place between two items, with what is needed to go on from there.
struct Walk {
  var leaf: Leaf
  var counts: UnsafeMutablePointer<Int32>?
  var ids: UnsafeMutablePointer<Int64>?
  /// The segment of the next item.
  var segment = 0
  /// How many items of the segment lie before the place.
  var passed: Int32 = 0
  /// The index of the next item.
  var index: Int
  /// The id of the next item, if there is one.
  var id: Int64 = 0
  /// In units.
  var position: Int64 = 0
  /// For each reuse identifier, how many estimated items lie before the place.
  let tally: UnsafeMutablePointer<Int32>
}

// The sums of an index cannot overflow: it has fewer than 2^31 items, each below 2^31 units. So what is
// done for each item wraps instead of trapping.
extension SizeTree {
  /// Calls `body` with a zero for each reuse identifier, in memory that lasts as long as the call.
  @inline(__always)
  func withTally<Result>(_ body: (UnsafeMutablePointer<Int32>) -> Result) -> Result {
    if identifiers == 1 {
      var one: Int32 = 0
      return withUnsafeMutablePointer(to: &one) { body($0) }
    }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers) { buffer in
      buffer.initialize(repeating: 0)
      return body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  /// What the estimated items in a tally take.
  @inline(__always)
  func estimatedHeight(_ tally: UnsafeMutablePointer<Int32>) -> Int64 {
    var sum: Int64 = 0
    for identifier in 0..<identifiers { sum &+= means[identifier].height(of: tally[identifier]) }
    return sum
  }

  @inline(__always)
  func add(
    estimatedThrough slot: Int, of inner: Inner, to tally: UnsafeMutablePointer<Int32>
  ) {
    let sums = inner.estimated + slot * identifiers
    for identifier in 0..<identifiers { tally[identifier] &+= sums[identifier] }
  }

  /// The place before the item at an index, or after the last item.
  @inline(__always)
  func walk(toItem index: Int, _ tally: UnsafeMutablePointer<Int32>) -> Walk {
    var offset = Int32(index)
    var known: Int64 = 0
    var node = root
    for _ in 0..<height {
      let inner = inner(node)
      let slot = inner.slot(ofItem: offset)
      if slot > 0 {
        offset &-= inner.counts[slot - 1]
        known &+= inner.known[slot - 1]
        add(estimatedThrough: slot - 1, of: inner, to: tally)
      }
      node = inner.children[slot]
    }
    var walk = makeWalk(leaf(node), index: index, tally)
    known &+= pass(offset, &walk)
    walk.position = known &+ estimatedHeight(tally)
    return walk
  }

  @inline(__always)
  func makeWalk(
    _ leaf: Leaf, index: Int, _ tally: UnsafeMutablePointer<Int32>
  ) -> Walk {
    Walk(
      leaf: leaf, counts: counts(of: leaf), ids: ids(of: leaf), index: index, id: leaf.firstID,
      tally: tally)
  }

  /// Takes a walk at the start of a leaf past some of the leaf's items, and returns their known height.
  @inline(__always)
  private func pass(_ count: Int32, _ walk: inout Walk) -> Int64 {
    let leaf = walk.leaf
    var known: Int64 = 0
    // The stored height of an estimated item is zero.
    if let counts = walk.counts {
      var left = count
      while walk.segment &+ 8 <= leaf.segmentCount && identifiers == 1 {
        let sums = leaf.sumsOfEight(from: walk.segment, counts: counts)
        if sums.items > left { break }
        known &+= sums.known
        walk.tally[0] &+= sums.estimated
        left &-= sums.items
        walk.segment &+= 8
      }
      while left > 0 {
        let tag = leaf.tags[walk.segment]
        let taken = min(left, counts[walk.segment])
        known &+= Int64(taken) &* Int64(leaf.heights[walk.segment])
        if tag.isEstimated { walk.tally[tag.identifier] &+= taken }
        left &-= taken
        if taken < counts[walk.segment] { walk.passed = taken } else { walk.segment &+= 1 }
      }
    } else {
      walk.segment = Int(count)
      for segment in 0..<walk.segment { known &+= Int64(leaf.heights[segment]) }
      if leaf.estimatedSegments > 0 {
        for segment in 0..<walk.segment where leaf.tags[segment].isEstimated {
          walk.tally[leaf.tags[segment].identifier] &+= 1
        }
      }
    }
    walk.id = id(of: walk, itemsBefore: count)
    return known
  }

  @inline(__always)
  private func id(of walk: Walk, itemsBefore: Int32) -> Int64 {
    guard let ids = walk.ids else { return walk.leaf.firstID + Int64(itemsBefore) }
    if walk.segment == walk.leaf.segmentCount { return 0 }
    return ids[walk.segment] + Int64(walk.passed)
  }

  /// The item at a walk, which goes past it.
  ///
  /// - Precondition: the walk is not after the last item.
  @inline(__always)
  func next(_ walk: inout Walk) -> IndexedItem {
    if walk.segment == walk.leaf.segmentCount { walk = enteringLeaf(walk) }
    let tag = walk.leaf.tags[walk.segment]
    let stored = walk.leaf.heights[walk.segment]
    var height = Int64(stored)
    if tag.isEstimated {
      let mean = means + tag.identifier
      let before = walk.tally[tag.identifier]
      height = mean.pointee.height(of: before &+ 1) &- mean.pointee.height(of: before)
      walk.tally[tag.identifier] = before &+ 1
    }
    let item = IndexedItem(
      id: ItemID(walk.id), index: walk.index, position: Length(units: walk.position),
      height: Length(units: height), reuseIdentifier: tag.reuseIdentifier, belief: tag.belief)
    walk.position &+= height
    walk.index &+= 1
    walk.id &+= 1
    walk.passed &+= 1
    if walk.passed == walk.counts?[walk.segment] ?? 1 { leaveSegment(&walk) }
    return item
  }

  /// Goes on at the next segment, or after the last one of the leaf.
  @inline(__always)
  func leaveSegment(_ walk: inout Walk) {
    walk.segment &+= 1
    walk.passed = 0
    if let ids = walk.ids, walk.segment < walk.leaf.segmentCount { walk.id = ids[walk.segment] }
  }

  /// Calls `body` with each item from a walk on, until it returns `false`.
  ///
  /// What the items of a segment have in common is looked at once. The walk is of no use after this.
  @inline(__always)
  func forEachItem(from walk: inout Walk, _ body: (IndexedItem) -> Bool) {
    var index = walk.index
    var position = walk.position
    while index < count {
      if walk.segment == walk.leaf.segmentCount {
        walk.index = index
        walk = enteringLeaf(walk)
      }
      let tag = walk.leaf.tags[walk.segment]
      let stored = walk.leaf.heights[walk.segment]
      let mean = means + tag.identifier
      let varies = tag.isEstimated && !mean.pointee.isWhole
      var height = tag.isEstimated ? mean.pointee.whole : Int64(stored)
      var tally = walk.tally[tag.identifier]
      var left = (walk.counts?[walk.segment] ?? 1) &- walk.passed
      if tag.isEstimated { walk.tally[tag.identifier] = tally &+ left }
      repeat {
        if varies {
          height = mean.pointee.height(of: tally &+ 1) &- mean.pointee.height(of: tally)
          tally &+= 1
        }
        let item = IndexedItem(
          id: ItemID(walk.id), index: index, position: Length(units: position),
          height: Length(units: height), reuseIdentifier: tag.reuseIdentifier, belief: tag.belief)
        position &+= height
        index &+= 1
        walk.id &+= 1
        left &-= 1
        if !body(item) { return }
      } while left > 0
      leaveSegment(&walk)
    }
  }

  /// The same place in the leaf of the next item. By value, so that walks stay in registers.
  @inline(never)
  func enteringLeaf(_ walk: Walk) -> Walk {
    var next = makeWalk(leaf(ofItem: walk.index).leaf, index: walk.index, walk.tally)
    next.position = walk.position
    return next
  }
}
