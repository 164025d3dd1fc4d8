// The parts of the structural mutation that write nodes.
extension SizeIndex {
  /// Cuts the segments of an edit into leaves, which take the place of the touched ones.
  mutating func writeLeaves(_ edit: inout EditWorkspace) {
    edit.nodes.removeAll()
    let parts = Parts(
      of: edit.segments.count, capacity: nodeCapacity, changed: edit.changed)
    for part in 0..<parts.count {
      let isNew = part >= edit.touched.count
      let handle = isNew ? makeLeaf() : edit.touched[part]
      let leaf = writableLeaf(handle)
      edit.nodes.append(handle, parent: leaf.parent, identifiers: means.count)
      write(parts.range(of: part), of: edit.segments, to: leaf, &edit.nodes)
    }
    for part in parts.count..<max(parts.count, edit.touched.count) {
      free(tree.leaf(edit.touched[part]))
    }
  }

  /// Writes some segments to a leaf, and counts them in the last of the nodes.
  private mutating func write(
    _ range: Range<Int>, of segments: [Segment], to leaf: Leaf, _ nodes: inout NodeList
  ) {
    var itemCount: Int32 = 0
    var estimatedSegments: Int32 = 0
    var hasRuns = false
    var isConsecutive = true
    let firstID = segments[range.lowerBound].firstID
    var moved: Range<Int64> = 0..<0
    for index in range {
      let segment = segments[index]
      let slot = index - range.lowerBound
      leaf.heights[slot] = segment.height
      leaf.tags[slot] = segment.tag
      if segment.tag.isEstimated { estimatedSegments += 1 }
      if segment.count != 1 { hasRuns = true }
      if segment.firstID != firstID + Int64(itemCount) { isConsecutive = false }
      itemCount += segment.count
      nodes.addToLast(segment, identifiers: means.count)
      if segment.origin == leaf.handle { continue }
      let end = segment.firstID + Int64(segment.count)
      if moved.upperBound == segment.firstID {
        moved = moved.lowerBound..<end
      } else {
        idMap.assign(moved, to: leaf.handle)
        moved = segment.firstID..<end
      }
    }
    idMap.assign(moved, to: leaf.handle)
    leaf.segmentCount = range.count
    leaf.itemCount = itemCount
    leaf.estimatedSegments = estimatedSegments
    leaf.firstID = firstID
    writeCounts(range, of: segments, to: leaf, hasRuns)
    writeIDs(range, of: segments, to: leaf, isConsecutive)
  }

  private mutating func writeCounts(
    _ range: Range<Int>, of segments: [Segment], to leaf: Leaf, _ hasRuns: Bool
  ) {
    if !hasRuns {
      if !leaf.countsRecord.isNone { leafCounts.free(leaf.countsRecord) }
      leaf.countsRecord = .none
      return
    }
    if leaf.countsRecord.isNone { leaf.countsRecord = leafCounts.allocate() }
    let counts = leafCounts.write(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
    for index in range { counts[index - range.lowerBound] = segments[index].count }
  }

  private mutating func writeIDs(
    _ range: Range<Int>, of segments: [Segment], to leaf: Leaf, _ isConsecutive: Bool
  ) {
    if isConsecutive {
      if !leaf.idsRecord.isNone { leafIDs.free(leaf.idsRecord) }
      leaf.idsRecord = .none
      return
    }
    if leaf.idsRecord.isNone { leaf.idsRecord = leafIDs.allocate() }
    let ids = leafIDs.write(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
    for index in range { ids[index - range.lowerBound] = segments[index].firstID }
  }

  /// Cuts the children of an edit into inner nodes, which take the place of the touched ones and become
  /// the nodes of the edit.
  mutating func writeInners(_ edit: inout EditWorkspace, level: Int) {
    edit.nodes.removeAll()
    let parts = Parts(of: edit.upper.count, capacity: nodeCapacity, changed: nil)
    for part in 0..<parts.count {
      let handle = part < edit.touched.count ? edit.touched[part] : makeInner()
      let inner = writableInner(handle)
      edit.nodes.append(handle, parent: inner.parent, identifiers: means.count)
      write(parts.range(of: part), of: edit.upper, to: inner, level: level)
      edit.nodes.setLast(from: inner, identifiers: means.count)
    }
    for part in parts.count..<max(parts.count, edit.touched.count) {
      inners.free(edit.touched[part])
    }
  }

  private mutating func write(
    _ range: Range<Int>, of children: NodeList, to inner: Inner, level: Int
  ) {
    let identifiers = means.count
    var count: Int32 = 0
    var known: Int64 = 0
    var measured: Int32 = 0
    for index in range {
      let slot = index - range.lowerBound
      count += children[index].count
      known += children[index].known
      measured += children[index].measured
      inner.children[slot] = children[index].handle
      inner.counts[slot] = count
      inner.known[slot] = known
      inner.measured[slot] = measured
      for identifier in 0..<identifiers {
        let place = slot * identifiers + identifier
        let before = slot == 0 ? 0 : inner.estimated[place - identifiers]
        inner.estimated[place] =
          before + children.estimated[index * identifiers + identifier]
      }
    }
    inner.childCount = range.count
    for index in range where children[index].parent != inner.handle {
      // A child of the same level may not share the slab with `inner` after this: `inner` is not used.
      setParent(inner.handle, of: children[index].handle, level: level - 1)
    }
  }

  /// Takes the ids of items out of the id map, and frees the nodes strictly between two leaves.
  mutating func removeItems(
    from lower: Int32, of first: Leaf, to upper: Int32, of last: Leaf
  ) {
    if first.handle == last.handle {
      removeIDs(of: first, items: lower..<upper)
      return
    }
    removeIDs(of: first, items: lower..<first.itemCount)
    removeIDs(of: last, items: 0..<upper)
    var (left, right) = (first.handle, last.handle)
    var level = 0
    while left != right {
      let parents = (tree.parent(of: left, level: level), tree.parent(of: right, level: level))
      let (leftInner, rightInner) = (tree.inner(parents.0), tree.inner(parents.1))
      let afterLeft = leftInner.slot(of: left) + 1
      let rightSlot = rightInner.slot(of: right)
      if parents.0 == parents.1 {
        freeChildren(afterLeft..<rightSlot, of: leftInner, level: level + 1)
        return
      }
      freeChildren(afterLeft..<leftInner.childCount, of: leftInner, level: level + 1)
      freeChildren(0..<rightSlot, of: rightInner, level: level + 1)
      (left, right) = parents
      level += 1
    }
  }

  private mutating func freeChildren(_ slots: Range<Int>, of inner: Inner, level: Int) {
    for slot in slots {
      let child = inner.children[slot]
      if level == 1 {
        let leaf = tree.leaf(child)
        removeIDs(of: leaf, items: 0..<leaf.itemCount)
        free(leaf)
      } else {
        let below = tree.inner(child)
        freeChildren(0..<below.childCount, of: below, level: level - 1)
        inners.free(child)
      }
    }
  }

  private mutating func removeIDs(of leaf: Leaf, items: Range<Int32>) {
    let tree = tree
    tree.forEachIDRange(of: leaf, items: items) { idMap.assign($0, to: .none) }
  }
}

/// A number of entries, cut into parts: as few as a capacity allows, and where there are many, with some
/// room left in each, so that the next edit need not cut it.
struct Parts {
  let count: Int
  private let small: Int
  private let largeParts: Int
  /// The size of the first of two parts, if they are not even.
  private var first: Int?

  /// - Parameter changed: The place after the last entry that is new, if one place is known. Where that
  ///   is near an end, more entries will often follow there: of two parts, the one there is small.
  init(of entries: Int, capacity: Int, changed: Int?) {
    let fill = entries <= capacity ? capacity : capacity - capacity / 32
    count = (entries + fill - 1) / fill
    small = count == 0 ? 0 : entries / count
    largeParts = count == 0 ? 0 : entries % count
    if count == 2, let changed {
      let quarter = (entries + 3) / 4
      if changed > entries - quarter { first = min(entries - quarter, fill) }
      if changed <= quarter { first = max(quarter, entries - fill) }
    }
  }

  func range(of part: Int) -> Range<Int> {
    if let first { return part == 0 ? 0..<first : first..<(2 * small + largeParts) }
    let start = part * small + min(part, largeParts)
    return start..<(start + small + (part < largeParts ? 1 : 0))
  }
}
