// Making room in one full leaf: its segments are moved as they are, not composed anew.
extension SizeIndex {
  /// Moves the last segments of a leaf to a new leaf after it.
  ///
  /// - Parameter place: The segment that is about to grow; near an end it stays in the small part.
  /// - Precondition: Both parts have at least `minimumFill` segments.
  mutating func cutLeaf(_ handle: RecordHandle, near place: Int) {
    withWorkspace { index, edit in index.cutLeaf(handle, near: place, &edit) }
  }

  private mutating func cutLeaf(
    _ handle: RecordHandle, near place: Int, _ edit: inout EditWorkspace
  ) {
    let newHandle = makeLeaf()
    let leaf = writableLeaf(handle)
    let new = writableLeaf(newHandle)
    let end = leaf.segmentCount
    let quarter = max((end + 3) / 4, minimumFill)
    let slot = place < quarter ? quarter : place >= end - quarter ? end - quarter : end / 2
    edit.touched.removeAll(keepingCapacity: true)
    edit.touched.append(handle)
    edit.nodes.removeAll()
    let counts = tree.counts(of: leaf)
    addPart(0..<slot, of: leaf, counts, as: leaf, to: &edit.nodes)
    addPart(slot..<end, of: leaf, counts, as: new, to: &edit.nodes)
    new.firstID = leaf.firstID + Int64(leaf.itemCount)
    new.heights.update(from: leaf.heights + slot, count: end - slot)
    new.tags.update(from: leaf.tags + slot, count: end - slot)
    if !leaf.countsRecord.isNone {
      new.countsRecord = leafCounts.allocate()
      let target = leafCounts.write(new.countsRecord).assumingMemoryBound(to: Int32.self)
      if let source = tree.counts(of: leaf) {
        target.update(from: source + slot, count: end - slot)
      }
    }
    if !leaf.idsRecord.isNone {
      new.idsRecord = leafIDs.allocate()
      let target = leafIDs.write(new.idsRecord).assumingMemoryBound(to: Int64.self)
      if let source = tree.ids(of: leaf) { target.update(from: source + slot, count: end - slot) }
      new.firstID = target[0]
    }
    giveIDs(of: new)
    for part in [leaf, new] {
      dropIDs(of: part)
      dropCounts(of: part)
    }
    carryUp(&edit)
  }

  /// Appends what some segments of a leaf are together as a node, and writes it in that node's header.
  private func addPart(
    _ range: Range<Int>, of leaf: Leaf, _ counts: UnsafeMutablePointer<Int32>?, as part: Leaf,
    to nodes: inout NodeList
  ) {
    nodes.append(part.handle, parent: part.parent, identifiers: means.count)
    var sums = NodeEntry(handle: part.handle, parent: part.parent)
    var estimatedSegments: Int32 = 0
    for segment in range {
      let count = counts?[segment] ?? 1
      let tag = leaf.tags[segment]
      sums.count += count
      sums.known += Int64(count) * Int64(leaf.heights[segment])
      if tag.isMeasured { sums.measured += count }
      if tag.isEstimated {
        estimatedSegments += 1
        nodes.addToLast(estimated: count, tag.identifier, identifiers: means.count)
      }
    }
    nodes.setLast(sums)
    part.segmentCount = range.count
    part.itemCount = sums.count
    part.estimatedSegments = estimatedSegments
  }

  /// Says in the id map that a leaf has its items.
  private mutating func giveIDs(of leaf: Leaf) {
    let tree = tree
    tree.forEachIDRange(of: leaf, items: 0..<leaf.itemCount) { idMap.assign($0, to: leaf.handle) }
  }
}
