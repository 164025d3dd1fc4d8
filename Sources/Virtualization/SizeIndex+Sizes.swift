extension SizeIndex {
  /// Changes what is believed of one item's height.
  ///
  /// - Precondition: `index` is in 0..<`count`, and the height is in 0...`Length.maximumSlotHeight`.
  /// - Complexity: O(log *n*), times the node capacity where a run has to be cut.
  public mutating func setSize(_ size: ItemSize, at index: Int) {
    precondition(0..<count ~= index, "the index of an item is in 0..<count")
    if !changeSize(size, size.checkedHeight, at: index) {
      // There is room now.
      _ = changeSize(size, size.checkedHeight, at: index)
    }
  }

  /// Changes the size of an item, or makes room for that.
  ///
  /// - Returns: Whether the size is changed.
  private mutating func changeSize(_ size: ItemSize, _ height: UInt32, at index: Int) -> Bool {
    tree.withPath(toItem: index) { path in
      let leaf = tree.leaf(path.leaf)
      let place = tree.place(ofItem: path.offset, in: leaf)
      let old = leaf.tags[place.segment]
      let tag = SegmentTag(size, ReuseIdentifier(UInt16(old.identifier)))
      if old == tag && leaf.heights[place.segment] == height { return true }
      var new = tree.segment(at: place, in: leaf, items: place.passed..<(place.passed + 1))
      new.tag = tag
      new.height = height
      let isSingle = tree.counts(of: leaf).map { $0[place.segment] == 1 } ?? true
      if wouldJoinNeighbour(new, at: place, in: leaf) {
        replaceItem(at: path, with: new)
      } else if isSingle {
        overwrite(place.segment, at: path, with: new)
      } else if leaf.segmentCount + 2 <= nodeCapacity {
        withUnsafePointer(to: StoredSize(height: height, tag: tag)) {
          cut(place, at: path, with: UnsafeBufferPointer(start: $0, count: 1))
        }
      } else if nodeCapacity >= 8 {
        cutLeaf(path.leaf, near: place.segment)
        return false
      } else {
        replaceItem(at: path, with: new)
      }
      return true
    }
  }

  /// Replaces one item by a segment of one item with the same id.
  private mutating func replaceItem(at path: Path, with new: Segment) {
    let item = path.offset..<(path.offset + 1)
    _ = replaceItems(item, at: path, cutsFullLeaf: false) { $0.append(new) }
  }

  /// Replaces items of one leaf by as many segments of one item each with the same ids.
  ///
  /// - Parameters:
  ///   - cutsFullLeaf: Whether a leaf without room is only cut in two.
  ///   - append: Appends the segments.
  /// - Returns: Whether the items are replaced.
  @inline(__always)
  mutating func replaceItems(
    _ items: Range<Int32>, at path: Path, cutsFullLeaf: Bool,
    _ append: (inout SegmentRow) -> Void
  ) -> Bool {
    if splice(items, at: path, room: items.count, append) { return true }
    if cutsFullLeaf { return false }
    SegmentRow.with(room: items.count) { row in
      append(&row)
      replaceItems(items, at: path, with: row)
    }
    return true
  }

  private mutating func replaceItems(_ items: Range<Int32>, at path: Path, with row: SegmentRow) {
    withWorkspace { index, edit in index.replaceItems(items, at: path, with: row, &edit) }
  }

  private mutating func replaceItems(
    _ items: Range<Int32>, at path: Path, with row: SegmentRow, _ edit: inout EditWorkspace
  ) {
    let leaf = tree.leaf(path.leaf)
    edit.segments.removeAll(keepingCapacity: true)
    edit.touched.removeAll(keepingCapacity: true)
    tree.forEachSegment(of: leaf, items: 0..<items.lowerBound) { edit.append($0) }
    edit.append(row)
    edit.changed = edit.segments.count
    tree.forEachSegment(of: leaf, items: items.upperBound..<leaf.itemCount) { edit.append($0) }
    edit.touched.append(path.leaf)
    replaceTouched(&edit)
  }

  /// Makes every item of a range count as the estimate of its reuse identifier again.
  ///
  /// - Precondition: `range` is in 0..<`count`.
  /// - Complexity: O(log *n*) for each run in the range, times the node capacity.
  public mutating func forgetSizes(in range: Range<Int>) {
    let old = runs(in: range)
    var new: [ItemRun] = []
    var isChanged = false
    for run in old {
      var run = run
      if run.size != .estimated { isChanged = true }
      run.size = .estimated
      ItemRun.append(run, to: &new)
    }
    if isChanged { replaceSubrange(range, with: new) }
  }

  /// The items of a range as the fewest runs.
  ///
  /// - Precondition: `range` is in 0..<`count`.
  /// - Complexity: O(log *n*) for each leaf in the range, and O(1) for each run.
  public func runs(in range: Range<Int>) -> [ItemRun] {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "the items of runs are in the index")
    var runs: [ItemRun] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (leaf, offset) = tree.leaf(ofItem: index)
      let end = Int32(min(Int64(leaf.itemCount), Int64(offset) + Int64(range.upperBound - index)))
      tree.forEachSegment(of: leaf, items: offset..<end) { segment in
        let run = ItemRun(
          firstID: ItemID(segment.firstID), count: Int(segment.count),
          reuseIdentifier: ReuseIdentifier(UInt16(segment.tag.identifier)),
          size: segment.tag.size(segment.height))
        ItemRun.append(run, to: &runs)
      }
      index += Int(end - offset)
    }
    return runs
  }

  /// Whether one item with a new size is the same run as a neighbour.
  @inline(__always)
  private func wouldJoinNeighbour(_ new: Segment, at place: LeafPlace, in leaf: Leaf) -> Bool {
    let (before, next) = (place.segment - 1, place.segment + 1)
    let isLikeBefore =
      before >= 0 && leaf.tags[before] == new.tag && leaf.heights[before] == new.height
    let isLikeNext =
      next < leaf.segmentCount && leaf.tags[next] == new.tag && leaf.heights[next] == new.height
    return (isLikeBefore || isLikeNext) && joinsNeighbour(new, at: place, in: leaf)
  }

  /// The same, for an item whose segment has a neighbour of the new size.
  @inline(never)
  private func joinsNeighbour(_ new: Segment, at place: LeafPlace, in leaf: Leaf) -> Bool {
    let ids = tree.ids(of: leaf)
    let counts = tree.counts(of: leaf)
    let (before, next) = (place.segment - 1, place.segment + 1)
    if place.passed == 0 && before >= 0 && leaf.tags[before] == new.tag
      && leaf.heights[before] == new.height
    {
      let count = Int64(counts?[before] ?? 1)
      if ids.map({ $0[before] + count == new.firstID }) ?? true { return true }
    }
    if place.passed + 1 == counts?[place.segment] ?? 1 && next < leaf.segmentCount
      && leaf.tags[next] == new.tag && leaf.heights[next] == new.height
    {
      return ids.map { $0[next] == new.firstID + 1 } ?? true
    }
    return false
  }

  /// Gives items of a run other sizes: the run becomes what is before the items, the items and what is
  /// after them.
  ///
  /// - Precondition: There is room for all and one more, and no neighbours are the same run.
  @inline(__always)
  mutating func cut(
    _ place: LeafPlace, at path: Path, with sizes: UnsafeBufferPointer<StoredSize>
  ) {
    let leaf = writableLeaf(path.leaf)
    let counts = leafCounts.write(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
    let slot = place.segment
    let (before, after) = (place.passed, counts[slot] - place.passed - Int32(sizes.count))
    let (tag, height) = (leaf.tags[slot], leaf.heights[slot])
    let item = before > 0 ? slot + 1 : slot
    let end = item + sizes.count
    let old = slot..<(slot + 1)
    let newCount = end - slot + (after > 0 ? 1 : 0)
    leaf.splice(leaf.heights, old, newCount)
    leaf.splice(leaf.tags, old, newCount)
    leaf.splice(counts, old, newCount)
    if !leaf.idsRecord.isNone { cutIDs(of: leaf, place, item..<end, newCount) }
    if after > 0 {
      (leaf.tags[end], leaf.heights[end], counts[end]) = (tag, height, after)
    }
    if before > 0 { counts[slot] = before }
    var change = SizeChange(identifier: tag.identifier)
    for place in 0..<sizes.count {
      let new = sizes[place]
      let newTag = new.tag(tag.identifier)
      (leaf.heights[item + place], leaf.tags[item + place]) = (new.height, newTag)
      counts[item + place] = 1
      change.add(tag, height, newTag, new.height)
    }
    leaf.segmentCount += newCount - 1
    let rest: Int32 = (before > 0 ? 1 : 0) + (after > 0 ? 1 : 0) - 1
    leaf.estimatedSegments +=
      tag.isEstimated
      ? rest + change.estimated + Int32(sizes.count)
      : change.estimated
    if before <= 1 && after <= 1 { dropCounts(of: leaf) }
    add(change, at: path)
  }

  private mutating func cutIDs(
    of leaf: Leaf, _ place: LeafPlace, _ items: Range<Int>, _ newCount: Int
  ) {
    let ids = leafIDs.write(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
    let firstID = ids[place.segment] + Int64(place.passed)
    leaf.splice(ids, place.segment..<(place.segment + 1), newCount)
    for item in 0..<(place.segment + newCount - items.lowerBound) {
      ids[items.lowerBound + item] = firstID + Int64(item)
    }
  }

  /// Gives a segment of one item another size, and adds the difference to all sums.
  @inline(__always)
  private mutating func overwrite(_ segment: Int, at path: Path, with new: Segment) {
    let leaf = writableLeaf(path.leaf)
    let (tag, height) = (leaf.tags[segment], leaf.heights[segment])
    var change = SizeChange(identifier: tag.identifier)
    change.add(tag, height, new.tag, new.height)
    leaf.estimatedSegments += change.estimated
    leaf.heights[segment] = new.height
    leaf.tags[segment] = new.tag
    add(change, at: path)
  }

  /// Adds what new sizes change to all sums.
  @inline(__always)
  private mutating func add(_ change: SizeChange, at path: Path) {
    let identifiers = means.count
    let isUnshared = inners.isUnshared()
    for level in 0..<self.height {
      let step = path.steps[level]
      let inner = writableInner(step.node, isUnshared)
      let places = Int(step.slot)..<inner.childCount
      for place in places { inner.known[place] &+= change.known }
      if change.measured != 0 {
        for place in places { inner.measured[place] &+= change.measured }
      }
      if change.estimated == 0 { continue }
      if identifiers == 1 {
        for place in places { inner.estimated[place] &+= change.estimated }
      } else {
        let sums = inner.estimated + change.identifier
        for place in places { sums[place &* identifiers] &+= change.estimated }
      }
    }
    totals.known &+= change.known
    totals.measured &+= change.measured
    if change.estimated != 0 { totals.estimated[change.identifier] &+= change.estimated }
  }
}

/// What new sizes of items of one reuse identifier change in all sums.
private struct SizeChange {
  let identifier: Int
  var known: Int64 = 0
  var measured: Int32 = 0
  var estimated: Int32 = 0

  init(identifier: Int) {
    self.identifier = identifier
  }

  /// Counts one item.
  @inline(__always)
  mutating func add(_ tag: SegmentTag, _ height: UInt32, _ newTag: SegmentTag, _ new: UInt32) {
    known &+= Int64(new) &- Int64(height)
    measured &+= (newTag.isMeasured ? 1 : 0) &- (tag.isMeasured ? 1 : 0)
    estimated &+= (newTag.isEstimated ? 1 : 0) &- (tag.isEstimated ? 1 : 0)
  }
}

extension ItemRun {
  /// Appends a run to runs, to the last one if it goes on with the same items.
  package static func append(_ run: ItemRun, to runs: inout [ItemRun]) {
    if let last = runs.last, last.size == run.size, last.reuseIdentifier == run.reuseIdentifier,
      last.firstID.rawValue + Int64(last.count) == run.firstID.rawValue
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }
}
