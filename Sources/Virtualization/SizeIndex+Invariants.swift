// Recomputes everything the index keeps, and compares.
extension SizeIndex {
  /// The first difference between what the index keeps and what follows from its leaves, in words;
  /// `nil` when there is none.
  ///
  /// - Complexity: O(*n*).
  package func invariantViolation() -> String? {
    var seen = NodesSeen()
    var sums = NodeSums(identifiers: means.count)
    if !tree.parent(of: root, level: height).isNone { return "the root has a parent" }
    if height > 0 && tree.inner(root).childCount < 2 { return "the root has one child" }
    if let found = violation(below: root, level: height, &sums, &seen) { return found }
    if sums != totals { return "the totals differ from the sums of the root" }
    if seen.leaves != leaves.count { return "\(leaves.count - seen.leaves) leaves are lost" }
    if seen.inners != inners.count { return "\(inners.count - seen.inners) inner nodes are lost" }
    if seen.counts != leafCounts.count {
      return "\(leafCounts.count - seen.counts) count records are lost"
    }
    if seen.ids != leafIDs.count { return "\(leafIDs.count - seen.ids) id records are lost" }
    if let found = idMap.invariantViolation() { return found }
    if idMap.idCount != UInt64(count) {
      return "the id map has \(idMap.idCount) ids for \(count) items"
    }
    return nil
  }

  /// As `invariantViolation()`, but only for the nodes from the root to the leaf of one item.
  ///
  /// - Precondition: `index` is in 0..<`count`.
  /// - Complexity: O(log *n* × node capacity).
  package func pathViolation(at index: Int) -> String? {
    precondition(0..<count ~= index, "the index of an item is in 0..<count")
    var seen = NodesSeen()
    let leaf = tree.leaf(ofItem: index).leaf
    var sums = NodeSums(identifiers: means.count)
    if let found = violation(below: leaf.handle, level: 0, &sums, &seen) { return found }
    var node = leaf.handle
    for level in 0..<height {
      let parent = tree.parent(of: node, level: level)
      if parent.isNone { return "the node \(node.number) of level \(level) has no parent" }
      let inner = tree.inner(parent)
      guard let slot = (0..<inner.childCount).first(where: { inner.children[$0] == node }) else {
        return "the node \(node.number) of level \(level) is not a child of its parent"
      }
      if let found = difference(of: sums, from: slot, of: inner, level: level + 1) { return found }
      if let found = fillViolation(inner.childCount, of: parent, level: level + 1) { return found }
      sums = self.sums(of: inner)
      node = parent
    }
    if node != root { return "the path ends at a node that is not the root" }
    return sums == totals ? nil : "the totals differ from the sums of the root"
  }

  /// As `invariantViolation()`, but only for the nodes from the root to the leaves of some items in a row.
  ///
  /// - Precondition: `range` is in 0..<`count`.
  /// - Complexity: O(log *n* × node capacity) for each of the leaves.
  package func pathViolation(in range: Range<Int>) -> String? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = pathViolation(at: index) { return found }
      let (leaf, offset) = tree.leaf(ofItem: index)
      index += Int(leaf.itemCount - offset)
    }
    return nil
  }

  private struct NodesSeen {
    var leaves = 0
    var inners = 0
    var counts = 0
    var ids = 0
  }

  private func violation(
    below node: RecordHandle, level: Int, _ sums: inout NodeSums, _ seen: inout NodesSeen
  ) -> String? {
    if level == 0 {
      let leaf = tree.leaf(node)
      seen.leaves += 1
      if !leaf.countsRecord.isNone { seen.counts += 1 }
      if !leaf.idsRecord.isNone { seen.ids += 1 }
      return leafViolation(leaf, &sums)
    }
    let inner = tree.inner(node)
    seen.inners += 1
    if let found = fillViolation(inner.childCount, of: node, level: level) { return found }
    for slot in 0..<inner.childCount {
      let child = inner.children[slot]
      if tree.parent(of: child, level: level - 1) != node {
        return "the node \(child.number) of level \(level - 1) names another parent"
      }
      var below = NodeSums(identifiers: means.count)
      if let found = violation(below: child, level: level - 1, &below, &seen) { return found }
      if let found = difference(of: below, from: slot, of: inner, level: level) { return found }
    }
    sums = self.sums(of: inner)
    return nil
  }

  private func fillViolation(_ fill: Int, of node: RecordHandle, level: Int) -> String? {
    let minimum = node == root ? 0 : minimumFill
    if minimum...nodeCapacity ~= fill { return nil }
    return "the node \(node.number) of level \(level) has \(fill) entries"
  }

  /// Compares the sums of a child with what its parent says.
  private func difference(
    of sums: NodeSums, from slot: Int, of inner: Inner, level: Int
  ) -> String? {
    var name: String { "of child \(slot) of the node \(inner.handle.number) of level \(level)" }
    let before = slot - 1
    if sums.count != inner.counts[slot] - (slot == 0 ? 0 : inner.counts[before]) {
      return "the item count \(name) differs"
    }
    if sums.known != inner.known[slot] - (slot == 0 ? 0 : inner.known[before]) {
      return "the known height \(name) differs"
    }
    if sums.measured != inner.measured[slot] - (slot == 0 ? 0 : inner.measured[before]) {
      return "the measured count \(name) differs"
    }
    for identifier in 0..<means.count {
      let place = slot * means.count + identifier
      let through = inner.estimated[place]
      if sums.estimated[identifier]
        != through - (slot == 0 ? 0 : inner.estimated[place - means.count])
      {
        return "the estimated count of reuse identifier \(identifier) \(name) differs"
      }
    }
    return nil
  }

  private func sums(of inner: Inner) -> NodeSums {
    var list = NodeList()
    list.append(inner.handle, parent: inner.parent, identifiers: means.count)
    list.setLast(from: inner, identifiers: means.count)
    return list.sums(at: 0, identifiers: means.count)
  }
}

extension SizeIndex {
  /// Makes one cached sum wrong by a unit, for tests of those who look for such.
  package mutating func plantWrongSum() {
    totals.known += 1
  }
}
