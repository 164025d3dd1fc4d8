extension SizeIndex {
  /// Changes what is believed of one item's height.
  ///
  /// - Precondition: `index` is in 0..<`count`, and the height is in 0...`Length.maximumItemHeight`.
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
        cut(place, at: path, with: new)
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
    var edit = EditWorkspace()
    swap(&edit, &workspace)
    if !splice(path.offset..<(path.offset + 1), at: path, &edit, { $0.append(new) }) {
      let leaf = tree.leaf(path.leaf)
      edit.segments.removeAll(keepingCapacity: true)
      edit.touched.removeAll(keepingCapacity: true)
      tree.forEachSegment(of: leaf, items: 0..<path.offset) { edit.append($0) }
      edit.append(new)
      edit.changed = edit.segments.count
      tree.forEachSegment(of: leaf, items: (path.offset + 1)..<leaf.itemCount) { edit.append($0) }
      edit.touched.append(path.leaf)
      replaceTouched(&edit)
    }
    swap(&edit, &workspace)
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

  /// Gives an item of a run another size: the run becomes what is before the item, the item and what is
  /// after it.
  ///
  /// - Precondition: There is room for two more segments, and no neighbour is the same run.
  private mutating func cut(_ place: LeafPlace, at path: Path, with new: Segment) {
    let leaf = writableLeaf(path.leaf)
    let counts = leafCounts.write(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
    let slot = place.segment
    let (before, after) = (place.passed, counts[slot] - place.passed - 1)
    let (tag, height) = (leaf.tags[slot], leaf.heights[slot])
    let item = before > 0 ? slot + 1 : slot
    let end = after > 0 ? item + 1 : item
    let old = slot..<(slot + 1)
    let newCount = end - slot + 1
    leaf.splice(leaf.heights, old, newCount)
    leaf.splice(leaf.tags, old, newCount)
    leaf.splice(counts, old, newCount)
    if !leaf.idsRecord.isNone {
      let ids = leafIDs.write(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
      leaf.splice(ids, old, newCount)
      ids[item] = new.firstID
      if after > 0 { ids[end] = new.firstID + 1 }
    }
    if after > 0 {
      (leaf.tags[end], leaf.heights[end], counts[end]) = (tag, height, after)
    }
    if before > 0 { counts[slot] = before }
    (leaf.tags[item], leaf.heights[item], counts[item]) = (new.tag, new.height, 1)
    leaf.segmentCount += newCount - 1
    leaf.estimatedSegments += tag.isEstimated ? Int32(newCount) - 2 : 0
    leaf.estimatedSegments += new.tag.isEstimated ? 1 : 0
    if before + after <= 2 { dropCounts(of: leaf) }
    addChange(from: tag, height, to: new, at: path)
  }

  /// Gives a segment of one item another size, and adds the difference to all sums.
  @inline(__always)
  private mutating func overwrite(_ segment: Int, at path: Path, with new: Segment) {
    let leaf = writableLeaf(path.leaf)
    let (tag, height) = (leaf.tags[segment], leaf.heights[segment])
    leaf.estimatedSegments += (new.tag.isEstimated ? 1 : 0) - (tag.isEstimated ? 1 : 0)
    leaf.heights[segment] = new.height
    leaf.tags[segment] = new.tag
    addChange(from: tag, height, to: new, at: path)
  }

  /// Adds what a new size of one item changes to all sums.
  @inline(__always)
  private mutating func addChange(
    from tag: SegmentTag, _ height: UInt32, to new: Segment, at path: Path
  ) {
    let known = Int64(new.height) &- Int64(height)
    let measured: Int32 = (new.tag.isMeasured ? 1 : 0) &- (tag.isMeasured ? 1 : 0)
    let estimated: Int32 = (new.tag.isEstimated ? 1 : 0) &- (tag.isEstimated ? 1 : 0)
    let identifiers = means.count
    for level in 0..<self.height {
      let step = path.steps[level]
      let inner = writableInner(step.node)
      let places = Int(step.slot)..<inner.childCount
      for place in places { inner.known[place] &+= known }
      if measured != 0 {
        for place in places { inner.measured[place] &+= measured }
      }
      if estimated == 0 { continue }
      if identifiers == 1 {
        for place in places { inner.estimated[place] &+= estimated }
      } else {
        let sums = inner.estimated + tag.identifier
        for place in places { sums[place &* identifiers] &+= estimated }
      }
    }
    totals.known &+= known
    totals.measured &+= measured
    if estimated != 0 { totals.estimated[tag.identifier] &+= estimated }
  }
}

extension ItemRun {
  /// Appends a run to runs, to the last one if it goes on with the same items.
  static func append(_ run: ItemRun, to runs: inout [ItemRun]) {
    if let last = runs.last, last.size == run.size, last.reuseIdentifier == run.reuseIdentifier,
      last.firstID.rawValue + Int64(last.count) == run.firstID.rawValue
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }
}
