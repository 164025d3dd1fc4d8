/// The tree of a size index as plain addresses: all that a question needs, and nothing that counts
/// references. It is valid while the index that gave it lives and is not written to.
struct SizeTree {
  let leaves: RecordView
  let inners: RecordView
  let leafCounts: RecordView
  let leafIDs: RecordView
  let means: UnsafeMutablePointer<MeanHeight>
  /// How many reuse identifiers there are.
  let identifiers: Int
  let nodeCapacity: Int
  let root: RecordHandle
  let height: Int
  /// How many items there are.
  let count: Int
  /// Whether an item is estimated; always true where there is more than one reuse identifier.
  let hasEstimates: Bool
}

extension SizeTree {
  @inline(__always)
  func leaf(_ handle: RecordHandle) -> Leaf {
    Leaf(handle: handle, address: leaves.read(handle), capacity: nodeCapacity)
  }

  @inline(__always)
  func inner(_ handle: RecordHandle) -> Inner {
    Inner(handle: handle, address: inners.read(handle), capacity: nodeCapacity)
  }

  /// The counts of a leaf's segments; `nil` when all are 1.
  @inline(__always)
  func counts(of leaf: Leaf) -> UnsafeMutablePointer<Int32>? {
    if leaf.countsRecord.isNone { return nil }
    return leafCounts.read(leaf.countsRecord).assumingMemoryBound(to: Int32.self)
  }

  /// The first ids of a leaf's segments; `nil` when the ids of all items are consecutive.
  @inline(__always)
  func ids(of leaf: Leaf) -> UnsafeMutablePointer<Int64>? {
    if leaf.idsRecord.isNone { return nil }
    return leafIDs.read(leaf.idsRecord).assumingMemoryBound(to: Int64.self)
  }

  /// The parent of a node that has `level` levels below it.
  func parent(of node: RecordHandle, level: Int) -> RecordHandle {
    level == 0 ? leaf(node).parent : inner(node).parent
  }

  /// The node right before another of the same level; none before the first.
  func node(before node: RecordHandle, level: Int) -> RecordHandle {
    var node = node
    var up = level
    while true {
      let parent = parent(of: node, level: up)
      if parent.isNone { return .none }
      let inner = inner(parent)
      let slot = inner.slot(of: node)
      if slot > 0 {
        var found = inner.children[slot - 1]
        for _ in level..<up {
          let below = self.inner(found)
          found = below.children[below.childCount - 1]
        }
        return found
      }
      node = parent
      up += 1
    }
  }

  /// The node right after another of the same level; none after the last.
  func node(after node: RecordHandle, level: Int) -> RecordHandle {
    var node = node
    var up = level
    while true {
      let parent = parent(of: node, level: up)
      if parent.isNone { return .none }
      let inner = inner(parent)
      let slot = inner.slot(of: node) + 1
      if slot < inner.childCount {
        var found = inner.children[slot]
        for _ in level..<up { found = self.inner(found).children[0] }
        return found
      }
      node = parent
      up += 1
    }
  }

  /// The leaf with the item at an index, and the item's place in it; after the last item of the last
  /// leaf when the index is the count.
  @inline(__always)
  func leaf(ofItem index: Int) -> (leaf: Leaf, offset: Int32) {
    var offset = Int32(index)
    var node = root
    for _ in 0..<height {
      let inner = inner(node)
      let slot = inner.slot(ofItem: offset)
      if slot > 0 { offset -= inner.counts[slot - 1] }
      node = inner.children[slot]
    }
    return (leaf(node), offset)
  }

  /// Calls `body` with the ids of some items of a leaf, in the fewest ranges of consecutive ones.
  @inline(__always)
  func forEachIDRange(of leaf: Leaf, items: Range<Int32>, _ body: (Range<Int64>) -> Void) {
    guard ids(of: leaf) != nil else {
      body(leaf.firstID + Int64(items.lowerBound)..<leaf.firstID + Int64(items.upperBound))
      return
    }
    var found: Range<Int64> = 0..<0
    forEachSegment(of: leaf, items: items) { segment in
      let end = segment.firstID + Int64(segment.count)
      if found.upperBound == segment.firstID {
        found = found.lowerBound..<end
      } else {
        body(found)
        found = segment.firstID..<end
      }
    }
    body(found)
  }

  /// Calls `body` with each segment, or part of one, among items `items` of a leaf, in order.
  @inline(__always)
  func forEachSegment(of leaf: Leaf, items: Range<Int32>, _ body: (Segment) -> Void) {
    let counts = counts(of: leaf)
    let ids = ids(of: leaf)
    if items.isEmpty { return }
    let place = place(ofItem: items.lowerBound, in: leaf)
    var (start, segment) = (place.start, place.segment)
    while start < items.upperBound {
      let count = counts?[segment] ?? 1
      let first = max(start, items.lowerBound)
      let end = min(start + count, items.upperBound)
      let firstID = ids.map { $0[segment] + Int64(first - start) } ?? leaf.firstID + Int64(first)
      body(
        Segment(
          firstID: firstID, count: end - first, height: leaf.heights[segment],
          tag: leaf.tags[segment], origin: leaf.handle))
      start += count
      segment += 1
    }
  }
}
