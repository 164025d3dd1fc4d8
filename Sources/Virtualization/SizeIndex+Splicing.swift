// The structural mutation where it stays in one leaf, which is what an edit of few items nearly always
// does. The leaf becomes what it would in the general way; the segments that stay are not looked at.
extension SizeIndex {
  /// Replaces items of one leaf by segments, if the leaf has room; else does nothing.
  ///
  /// - Parameters:
  ///   - items: The items, counted from the first of the leaf.
  ///   - path: The way to the first of them.
  ///   - room: The most segments that are appended.
  ///   - append: Appends the new segments, whose ids the id map gives to the leaf already.
  /// - Returns: Whether the leaf had room.
  @inline(__always)
  mutating func splice(
    _ items: Range<Int32>, at path: Path, room: Int, _ append: (inout SegmentRow) -> Void
  ) -> Bool {
    SegmentRow.with(room: room + 2) { row in splice(items, at: path, &row, append) }
  }

  @inline(__always)
  private mutating func splice(
    _ items: Range<Int32>, at path: Path, _ row: inout SegmentRow,
    _ append: (inout SegmentRow) -> Void
  ) -> Bool {
    let leaf = tree.leaf(path.leaf)
    let lower = tree.place(ofItem: items.lowerBound, in: leaf)
    let upper =
      items.isEmpty ? lower : tree.place(ofItem: items.upperBound, in: leaf, after: lower)
    // The neighbours take part: the new segments may be the same runs.
    var start = lower.segment
    if lower.passed > 0 {
      row.append(tree.segment(at: lower, in: leaf, items: 0..<lower.passed))
    } else if start > 0 {
      start -= 1
      let count = tree.counts(of: leaf)?[start] ?? 1
      let before = LeafPlace(segment: start, passed: 0, start: lower.start - count)
      row.append(tree.segment(at: before, in: leaf, items: 0..<count))
    }
    append(&row)
    var end = upper.segment
    if end < leaf.segmentCount {
      let count = tree.counts(of: leaf)?[end] ?? 1
      row.append(tree.segment(at: upper, in: leaf, items: upper.passed..<count))
      end += 1
    }
    let fill = leaf.segmentCount - (end - start) + row.count
    let hasRoom = fill <= nodeCapacity && (fill >= minimumFill || height == 0)
    if hasRoom { write(row, over: start..<end, at: path) }
    return hasRoom
  }

  /// Puts segments in the place of some of a leaf's, and adds the difference to all sums.
  private mutating func write(_ new: SegmentRow, over old: Range<Int>, at path: Path) {
    let leaf = writableLeaf(path.leaf)
    let counts = tree.counts(of: leaf)
    let identifiers = means.count
    let hasRuns = new.hasRuns
    let isApart = !new.isConsecutive
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers) { estimated in
      estimated.initialize(repeating: 0)
      var difference = SumDifference(estimated: estimated.baseAddress.unsafelyUnwrapped)
      for segment in old {
        difference.add(
          -(counts?[segment] ?? 1), leaf.tags[segment], leaf.heights[segment])
        if leaf.tags[segment].isEstimated { leaf.estimatedSegments -= 1 }
      }
      for slot in 0..<new.count {
        difference.add(new[slot].count, new[slot].tag, new[slot].height)
        if new[slot].tag.isEstimated { leaf.estimatedSegments += 1 }
      }
      spliceIDs(new, over: old, in: leaf, isApart)
      spliceCounts(new, over: old, in: leaf, hasRuns)
      leaf.splice(leaf.heights, old, new.count)
      leaf.splice(leaf.tags, old, new.count)
      for slot in 0..<new.count {
        leaf.heights[old.lowerBound + slot] = new[slot].height
        leaf.tags[old.lowerBound + slot] = new[slot].tag
      }
      leaf.segmentCount += new.count - old.count
      leaf.itemCount += difference.count
      if !isApart { dropIDs(of: leaf) }
      if !hasRuns { dropCounts(of: leaf) }
      add(difference, at: path)
    }
  }

  private mutating func spliceIDs(
    _ new: SegmentRow, over old: Range<Int>, in leaf: Leaf, _ isApart: Bool
  ) {
    if leaf.idsRecord.isNone && !isApart {
      if old.lowerBound == 0 && new.count > 0 { leaf.firstID = new[0].firstID }
      return
    }
    if leaf.idsRecord.isNone { storeIDsApart(leaf) }
    let ids = leafIDs.write(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
    leaf.splice(ids, old, new.count)
    for slot in 0..<new.count { ids[old.lowerBound + slot] = new[slot].firstID }
    leaf.firstID = ids[0]
  }

  /// Makes a record of the ids of a leaf with consecutive ones.
  private mutating func storeIDsApart(_ leaf: Leaf) {
    let counts = tree.counts(of: leaf)
    leaf.idsRecord = leafIDs.allocate()
    let ids = leafIDs.write(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
    var id = leaf.firstID
    for segment in 0..<leaf.segmentCount {
      ids[segment] = id
      id += Int64(counts?[segment] ?? 1)
    }
  }

  private mutating func spliceCounts(
    _ new: SegmentRow, over old: Range<Int>, in leaf: Leaf, _ hasRuns: Bool
  ) {
    if leaf.countsRecord.isNone {
      if !hasRuns { return }
      leaf.countsRecord = leafCounts.allocate()
      let counts = leafCounts.write(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
      for segment in 0..<leaf.segmentCount { counts[segment] = 1 }
    }
    let counts = leafCounts.write(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
    leaf.splice(counts, old, new.count)
    for slot in 0..<new.count { counts[old.lowerBound + slot] = new[slot].count }
  }

  /// Frees the ids of a leaf if they are consecutive.
  mutating func dropIDs(of leaf: Leaf) {
    guard let ids = tree.ids(of: leaf) else { return }
    let counts = tree.counts(of: leaf)
    var segment = 1
    while segment < leaf.segmentCount {
      if ids[segment] != ids[segment - 1] + Int64(counts?[segment - 1] ?? 1) { return }
      segment += 1
    }
    leafIDs.free(leaf.idsRecord)
    leaf.idsRecord = .none
  }

  /// Frees the counts of a leaf if all are 1.
  mutating func dropCounts(of leaf: Leaf) {
    guard let counts = tree.counts(of: leaf) else { return }
    for segment in 0..<leaf.segmentCount where counts[segment] != 1 { return }
    leafCounts.free(leaf.countsRecord)
    leaf.countsRecord = .none
  }

  /// Adds a difference to all sums that count a leaf.
  @inline(__always)
  mutating func add(_ difference: SumDifference, at path: Path) {
    let identifiers = means.count
    let isUnshared = inners.isUnshared()
    for level in 0..<height {
      let step = path.steps[level]
      let inner = writableInner(step.node, isUnshared)
      inner.add(difference, from: Int(step.slot), identifiers: identifiers)
    }
    addToTotals(difference)
  }
}

/// What changes in the sums above a leaf.
struct SumDifference {
  var count: Int32 = 0
  var known: Int64 = 0
  var measured: Int32 = 0
  /// For each reuse identifier.
  let estimated: UnsafeMutablePointer<Int32>

  init(estimated: UnsafeMutablePointer<Int32>) {
    self.estimated = estimated
  }

  /// Counts items that are new, or fewer if the count is negative.
  @inline(__always)
  mutating func add(_ items: Int32, _ tag: SegmentTag, _ height: UInt32) {
    count += items
    if tag.isEstimated {
      estimated[tag.identifier] += items
    } else {
      known += Int64(items) * Int64(height)
      if tag.isMeasured { measured += items }
    }
  }
}

extension Inner {
  /// Adds a difference to the sums of a child and of those after it.
  @inline(__always)
  func add(_ difference: SumDifference, from slot: Int, identifiers: Int) {
    let places = slot..<childCount
    if difference.known != 0 {
      for place in places { known[place] &+= difference.known }
    }
    if difference.count != 0 {
      for place in places { counts[place] &+= difference.count }
    }
    if difference.measured != 0 {
      for place in places { measured[place] &+= difference.measured }
    }
    if identifiers == 1 {
      // The usual case, in a loop that the compiler makes vectors of.
      let items = difference.estimated[0]
      if items != 0 { for place in places { estimated[place] &+= items } }
      return
    }
    for identifier in 0..<identifiers where difference.estimated[identifier] != 0 {
      let items = difference.estimated[identifier]
      for place in places { estimated[place &* identifiers &+ identifier] &+= items }
    }
  }
}
