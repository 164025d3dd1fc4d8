// Writing the records of nodes.
extension SizeIndex {
  /// Where the records of the index are, for reading.
  @inline(__always)
  var tree: SizeTree {
    SizeTree(
      leaves: leaves.view, inners: inners.view, leafCounts: leafCounts.view, leafIDs: leafIDs.view,
      means: means.address, identifiers: means.count, nodeCapacity: nodeCapacity, root: root,
      height: height, count: count,
      hasEstimates: means.count > 1 || totals.estimated[0] > 0)
  }

  @inline(__always)
  mutating func writableLeaf(_ handle: RecordHandle) -> Leaf {
    Leaf(handle: handle, address: leaves.write(handle), capacity: nodeCapacity)
  }

  @inline(__always)
  mutating func writableInner(_ handle: RecordHandle) -> Inner {
    Inner(handle: handle, address: inners.write(handle), capacity: nodeCapacity)
  }

  /// The same with what `isUnshared()` of the inner nodes said just before.
  @inline(__always)
  mutating func writableInner(_ handle: RecordHandle, _ isUnshared: Bool) -> Inner {
    Inner(
      handle: handle, address: inners.write(handle, isUnshared: isUnshared), capacity: nodeCapacity)
  }

  mutating func makeLeaf() -> RecordHandle {
    let handle = leaves.allocate()
    writableLeaf(handle).initialize()
    return handle
  }

  mutating func makeInner() -> RecordHandle {
    let handle = inners.allocate()
    let inner = writableInner(handle)
    inner.parent = .none
    inner.childCount = 0
    return handle
  }

  mutating func free(_ leaf: Leaf) {
    if !leaf.countsRecord.isNone { leafCounts.free(leaf.countsRecord) }
    if !leaf.idsRecord.isNone { leafIDs.free(leaf.idsRecord) }
    leaves.free(leaf.handle)
  }

  mutating func setParent(_ parent: RecordHandle, of node: RecordHandle, level: Int) {
    if level == 0 {
      writableLeaf(node).parent = parent
    } else {
      writableInner(node).parent = parent
    }
  }

  /// How many bytes hold heights, states, reuse identifiers, counts and sums.
  package var allocatedBytes: Int {
    leaves.allocatedBytes + leafCounts.allocatedBytes + inners.allocatedBytes
  }

  /// How many bytes find items by their ids.
  package var allocatedIDBytes: Int { leafIDs.allocatedBytes + idMap.allocatedBytes }
}
