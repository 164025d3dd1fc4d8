extension SizeIndex {
  /// Changes what is believed of one item's height.
  ///
  /// - Precondition: `index` is in 0..<`count`, and the height is in 0...`Length.maximumItemHeight`.
  /// - Complexity: O(log *n*), times the node capacity where a run has to be cut.
  public mutating func setSize(_ size: ItemSize, at index: Int) {
    precondition(0..<count ~= index, "the index of an item is in 0..<count")
    let height = checkedHeight(size)
    let (found, offset) = tree.leaf(ofItem: index)
    let place = segment(ofItem: offset, in: found)
    let old = found.tags[place.segment]
    let tag = SegmentTag(size, ReuseIdentifier(UInt16(old.identifier)))
    if old == tag && found.heights[place.segment] == height { return }
    let new = Segment(
      firstID: id(ofItem: offset, at: place, in: found), count: 1, height: height, tag: tag,
      origin: found.handle)
    if place.count == 1 && !wouldJoinNeighbour(new, at: place.segment, in: found) {
      overwrite(place.segment, of: found.handle, with: new)
      return
    }
    var edit = EditWorkspace()
    swap(&edit, &workspace)
    tree.forEachSegment(of: found, items: 0..<offset) { edit.append($0) }
    edit.append(new)
    tree.forEachSegment(of: found, items: (offset + 1)..<found.itemCount) { edit.append($0) }
    edit.touched.append(found.handle)
    replaceTouched(&edit)
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

  /// Where an item of a leaf lies: its segment, how many items that has, and how many of them come first.
  @inline(__always)
  private func segment(
    ofItem offset: Int32, in leaf: Leaf
  ) -> (segment: Int, count: Int32, passed: Int32) {
    guard let counts = tree.counts(of: leaf) else { return (Int(offset), 1, 0) }
    var segment = 0
    var left = offset
    while left >= counts[segment] {
      left -= counts[segment]
      segment += 1
    }
    return (segment, counts[segment], left)
  }

  @inline(__always)
  private func id(
    ofItem offset: Int32, at place: (segment: Int, count: Int32, passed: Int32), in leaf: Leaf
  ) -> Int64 {
    guard let ids = tree.ids(of: leaf) else { return leaf.firstID + Int64(offset) }
    return ids[place.segment] + Int64(place.passed)
  }

  /// Whether a segment of one item would be the same run as the one before it or the one after it.
  private func wouldJoinNeighbour(_ new: Segment, at segment: Int, in leaf: Leaf) -> Bool {
    let ids = tree.ids(of: leaf)
    if segment > 0 && leaf.tags[segment - 1] == new.tag && leaf.heights[segment - 1] == new.height {
      let count = tree.counts(of: leaf)?[segment - 1] ?? 1
      if ids == nil || ids?[segment - 1] == new.firstID - Int64(count) { return true }
    }
    let next = segment + 1
    if next < leaf.segmentCount && leaf.tags[next] == new.tag && leaf.heights[next] == new.height {
      return ids == nil || ids?[next] == new.firstID + 1
    }
    return false
  }

  /// Gives a segment of one item another size, and adds the difference to all sums.
  private mutating func overwrite(_ segment: Int, of handle: RecordHandle, with new: Segment) {
    let leaf = writableLeaf(handle)
    let old = leaf.tags[segment]
    let known = Int64(new.height) - Int64(leaf.heights[segment])
    let measured: Int32 = (new.tag.isMeasured ? 1 : 0) - (old.isMeasured ? 1 : 0)
    let estimated: Int32 = (new.tag.isEstimated ? 1 : 0) - (old.isEstimated ? 1 : 0)
    leaf.heights[segment] = new.height
    leaf.tags[segment] = new.tag
    leaf.estimatedSegments += estimated

    let identifiers = means.count
    var node = handle
    var parent = leaf.parent
    while !parent.isNone {
      let inner = writableInner(parent)
      let slot = inner.slot(of: node)
      for place in slot..<inner.childCount { inner.known[place] += known }
      if measured != 0 {
        for place in slot..<inner.childCount { inner.measured[place] += measured }
      }
      if estimated != 0 {
        for place in slot..<inner.childCount {
          inner.estimated[place * identifiers + old.identifier] += estimated
        }
      }
      node = parent
      parent = inner.parent
    }
    totals.known += known
    totals.measured += measured
    totals.estimated[old.identifier] += estimated
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
