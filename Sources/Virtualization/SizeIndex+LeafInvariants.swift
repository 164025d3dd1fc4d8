extension SizeIndex {
  /// What is wrong with one leaf; adds what lies in it to the sums if nothing is.
  func leafViolation(_ leaf: Leaf, _ sums: inout NodeSums) -> String? {
    var name: String { "the leaf \(leaf.handle.number)" }
    let minimum = leaf.handle == root ? 0 : minimumFill
    if !(minimum...nodeCapacity ~= leaf.segmentCount) {
      return "\(name) has \(leaf.segmentCount) segments"
    }
    var list = NodeList()
    list.append(leaf.handle, parent: .none, identifiers: means.count)
    var last: Segment?
    var estimatedSegments: Int32 = 0
    var hasRuns = false
    var isConsecutive = true
    for index in 0..<leaf.segmentCount {
      let segment = storedSegment(index, of: leaf, after: last)
      if let found = segmentViolation(segment, after: last) { return name + found }
      if segment.tag.isEstimated { estimatedSegments += 1 }
      if segment.count != 1 { hasRuns = true }
      if let last, last.firstID + Int64(last.count) != segment.firstID { isConsecutive = false }
      list.addToLast(segment, identifiers: means.count)
      last = segment
    }
    sums = list.sums(at: 0, identifiers: means.count)
    if sums.count != leaf.itemCount { return "the item count of \(name) differs" }
    var isInMap = true
    tree.forEachIDRange(of: leaf, items: 0..<leaf.itemCount) { ids in
      if !ids.isEmpty && idMap.onlyLeaf(of: ids) != leaf.handle { isInMap = false }
    }
    if !isInMap { return "\(name) has ids that the id map puts elsewhere" }
    if estimatedSegments != leaf.estimatedSegments {
      return "the number of estimated segments of \(name) differs"
    }
    if hasRuns == leaf.countsRecord.isNone {
      return "\(name) has counts and no run, or the reverse"
    }
    if isConsecutive != leaf.idsRecord.isNone {
      return "\(name) has ids apart and consecutive ones, or the reverse"
    }
    // Where ids are apart, it is kept for the time when they no longer are.
    return leaf.segmentCount == 0 || leaf.firstID == storedSegment(0, of: leaf, after: nil).firstID
      ? nil : "the first id of \(name) differs"
  }

  /// A segment as its leaf stores it.
  private func storedSegment(_ index: Int, of leaf: Leaf, after last: Segment?) -> Segment {
    let next = last.map { $0.firstID + Int64($0.count) } ?? leaf.firstID
    return Segment(
      firstID: tree.ids(of: leaf)?[index] ?? next, count: tree.counts(of: leaf)?[index] ?? 1,
      height: leaf.heights[index], tag: leaf.tags[index], origin: leaf.handle)
  }

  private func segmentViolation(_ segment: Segment, after last: Segment?) -> String? {
    if segment.count < 1 { return " has a segment without items" }
    if segment.firstID < 0 { return " has a negative id" }
    if segment.tag.identifier >= means.count {
      return " has a reuse identifier without an estimate"
    }
    if Int64(segment.height) > Length.maximumSlotHeight.units {
      return " has an item that is too high"
    }
    if segment.tag.isEstimated && segment.height != 0 {
      return " has an estimated item with a height"
    }
    if let last, last.continues(with: segment) { return " has two segments that are one run" }
    return nil
  }
}
