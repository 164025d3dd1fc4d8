// The one structural mutation, from the leaves up. On each level a row of neighbouring nodes, the
// touched ones, is replaced by the nodes that their new content needs; that changes the content of
// their parents, the touched ones of the next level.
extension SizeIndex {
  /// Replaces items by others: inserts if the range is empty, removes if there are no runs.
  ///
  /// - Precondition: `range` is in 0..<`count` or empty at its end. Every run has at least one item,
  ///   heights in 0...`Length.maximumSlotHeight`, a reuse identifier with an estimate and ids in
  ///   0..<2^63 - 1, none of which belongs to another item of the index or of `runs`. No more than
  ///   `maximumCount` items come of it.
  /// - Complexity: O(log *n*) for each run and for each leaf that becomes empty, times the node
  ///   capacity.
  public mutating func replaceSubrange(_ range: Range<Int>, with runs: [ItemRun]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "the items to replace are in the index")
    let inserted = checkedCount(of: runs)
    precondition(
      Int64(count - range.count) + inserted <= Int64(SizeIndex.maximumCount),
      "an index has at most 2^31 - 2 items")
    if range.isEmpty && runs.isEmpty { return }
    runs.withUnsafeBufferPointer { replace(range, with: $0) }
  }

  private mutating func replace(_ range: Range<Int>, with runs: UnsafeBufferPointer<ItemRun>) {
    let border: Int? = tree.withPath(toItem: range.lowerBound) { path in
      guard let border = borderBetweenTwoLeaves(range, path) else {
        _ = replace(range, at: path, with: runs)
        return nil
      }
      // Each of two leaves is nearly always an edit in place; the ids of the runs may be old ones.
      let isInPlace = tree.withPath(toItem: border) { second in
        let nothing = UnsafeBufferPointer<ItemRun>(start: nil, count: 0)
        return replace(border..<range.upperBound, at: second, with: nothing)
      }
      if !isInPlace { return border }
      // The way to the first leaf is as it was.
      _ = replace(range.lowerBound..<border, at: path, with: runs)
      return nil
    }
    if let border { replace(range.lowerBound..<border, with: runs) }
  }

  /// Where the second of two leaves starts if a range has items of exactly two.
  @inline(__always)
  private func borderBetweenTwoLeaves(_ range: Range<Int>, _ path: Path) -> Int? {
    let inFirst = Int(tree.leaf(path.leaf).itemCount &- path.offset)
    if range.count <= inFirst || range.count > inFirst &+ nodeCapacity { return nil }
    let border = range.lowerBound + inFirst
    let second = tree.leaf(ofItem: border).leaf
    return range.upperBound - border <= Int(second.itemCount) ? border : nil
  }

  /// Replaces items, to the first of which a path leads.
  ///
  /// - Returns: Whether no node but the leaf changed, apart from sums: then other paths are as they were.
  private mutating func replace(
    _ range: Range<Int>, at path: Path, with runs: UnsafeBufferPointer<ItemRun>
  ) -> Bool {
    let first = tree.leaf(path.leaf)
    let lower = path.offset
    var (last, upper) = (first, lower)
    if !range.isEmpty {
      if Int64(lower) + Int64(range.count) <= Int64(first.itemCount) {
        upper = lower + Int32(range.count)
      } else {
        (last, upper) = tree.leaf(ofItem: range.upperBound - 1)
        upper += 1
      }
      removeItems(from: lower, of: first, to: upper, of: last)
    }
    giveIDs(of: runs, to: first.handle)
    if first.handle == last.handle && runs.count <= 8 {
      let isInPlace = splice(lower..<upper, at: path, room: runs.count) {
        $0.append(runs, origin: path.leaf)
      }
      if isInPlace { return true }
    }
    withWorkspace { index, edit in
      index.replace(lower, of: first, upper, of: last, with: runs, &edit)
      edit.keepLittle()
    }
    return false
  }

  /// The same in the general way. The id map knows of the change already.
  private mutating func replace(
    _ lower: Int32, of first: Leaf, _ upper: Int32, of last: Leaf,
    with runs: UnsafeBufferPointer<ItemRun>, _ edit: inout EditWorkspace
  ) {
    edit.segments.removeAll(keepingCapacity: true)
    edit.touched.removeAll(keepingCapacity: true)
    tree.forEachSegment(of: first, items: 0..<lower) { edit.append($0) }
    edit.append(runs, origin: first.handle)
    edit.changed = edit.segments.count
    tree.forEachSegment(of: last, items: upper..<last.itemCount) { edit.append($0) }
    edit.touched.append(first.handle)
    if last.handle != first.handle { edit.touched.append(last.handle) }
    replaceTouched(&edit)
  }

  /// How many items runs have together.
  private func checkedCount(of runs: [ItemRun]) -> Int64 {
    var sum: Int64 = 0
    for run in runs {
      precondition(run.count >= 1, "a run has at least one item")
      precondition(
        run.firstID.rawValue >= 0 && run.firstID.rawValue <= Int64.max - Int64(run.count),
        "the ids of items are in 0..<2^63 - 1")
      _ = checked(run.reuseIdentifier)
      _ = run.size.checkedHeight
      sum += Int64(run.count)
      precondition(sum <= Int64(SizeIndex.maximumCount), "an index has at most 2^31 - 2 items")
    }
    return sum
  }

  /// Says in the id map that a leaf has the items of runs: the leaves in which they come to lie take
  /// them from there.
  private mutating func giveIDs(of runs: UnsafeBufferPointer<ItemRun>, to leaf: RecordHandle) {
    var new: Range<Int64> = 0..<0
    for run in runs {
      let ids = run.firstID.rawValue..<(run.firstID.rawValue + Int64(run.count))
      if ids.lowerBound == new.upperBound && !new.isEmpty {
        new = new.lowerBound..<ids.upperBound
      } else {
        give(new, to: leaf)
        new = ids
      }
    }
    give(new, to: leaf)
  }

  private mutating func give(_ ids: Range<Int64>, to leaf: RecordHandle) {
    if ids.isEmpty { return }
    precondition(idMap.isVacant(ids), "an id belongs to one item only")
    idMap.assign(ids, to: leaf)
  }

  private func minimumIsMissed(_ count: Int) -> Bool { count > 0 && count < minimumFill }

  /// Replaces the touched leaves by leaves of the segments.
  mutating func replaceTouched(_ edit: inout EditWorkspace) {
    if minimumIsMissed(edit.segments.count) { takeNeighbour(leavesOf: &edit) }
    writeLeaves(&edit)
    carryUp(&edit)
  }

  /// Puts the new leaves of an edit in the place of the touched ones, and goes up from there.
  mutating func carryUp(_ edit: inout EditWorkspace) {
    var level = 0
    while level < height {
      if spliceChildren(edit, level: level) { return }
      level += 1
      gatherParents(&edit, level: level)
      if minimumIsMissed(edit.upper.count) { takeNeighbour(&edit, level: level) }
      writeInners(&edit, level: level)
    }
    plantRoot(&edit)
  }

  /// Takes one more leaf into an edit, the one before the touched ones or else the one after.
  private func takeNeighbour(leavesOf edit: inout EditWorkspace) {
    let before = tree.node(before: edit.touched[0], level: 0)
    if !before.isNone {
      let segments = edit.segments
      edit.segments.removeAll(keepingCapacity: true)
      edit.changed = nil
      let leaf = tree.leaf(before)
      tree.forEachSegment(of: leaf, items: 0..<leaf.itemCount) { edit.append($0) }
      for segment in segments { edit.append(segment) }
      edit.touched.insert(before, at: 0)
      return
    }
    let after = tree.node(after: edit.touched[edit.touched.count - 1], level: 0)
    if after.isNone { return }
    let leaf = tree.leaf(after)
    tree.forEachSegment(of: leaf, items: 0..<leaf.itemCount) { edit.append($0) }
    edit.touched.append(after)
  }

  /// Takes one more inner node into an edit, the one before the touched ones or else the one after.
  private func takeNeighbour(_ edit: inout EditWorkspace, level: Int) {
    let before = tree.node(before: edit.touched[0], level: level)
    if !before.isNone {
      let children = edit.upper
      edit.upper.removeAll()
      append(childrenOf: tree.inner(before), to: &edit.upper)
      for index in 0..<children.count {
        edit.upper.append(nodeAt: index, of: children, identifiers: means.count)
      }
      edit.touched.insert(before, at: 0)
      return
    }
    let after = tree.node(after: edit.touched[edit.touched.count - 1], level: level)
    if after.isNone { return }
    append(childrenOf: tree.inner(after), to: &edit.upper)
    edit.touched.append(after)
  }

  private func append(childrenOf inner: Inner, to list: inout NodeList) {
    for slot in 0..<inner.childCount {
      list.append(childAt: slot, of: inner, identifiers: means.count)
    }
  }

  /// Puts the new nodes of one level among those of their neighbours that stay, and makes the parents
  /// of the touched nodes the touched ones.
  private func gatherParents(_ edit: inout EditWorkspace, level: Int) {
    let identifiers = means.count
    let (first, last) = (edit.touched[0], edit.touched[edit.touched.count - 1])
    var parents: [RecordHandle] = []
    for node in edit.touched {
      let parent = tree.parent(of: node, level: level - 1)
      if parents.last != parent { parents.append(parent) }
    }
    edit.touched = parents
    edit.upper.removeAll()
    let left = tree.inner(parents[0])
    for slot in 0..<left.slot(of: first) {
      edit.upper.append(childAt: slot, of: left, identifiers: identifiers)
    }
    for index in 0..<edit.nodes.count {
      edit.upper.append(nodeAt: index, of: edit.nodes, identifiers: identifiers)
    }
    let right = tree.inner(parents[parents.count - 1])
    for slot in (right.slot(of: last) + 1)..<right.childCount {
      edit.upper.append(childAt: slot, of: right, identifiers: identifiers)
    }
  }

  /// Makes a tree of the nodes that replace the root.
  private mutating func plantRoot(_ edit: inout EditWorkspace) {
    while edit.nodes.count > 1 {
      height += 1
      edit.touched.removeAll(keepingCapacity: true)
      swap(&edit.nodes, &edit.upper)
      writeInners(&edit, level: height)
    }
    if edit.nodes.count == 0 {
      root = makeLeaf()
      height = 0
      totals = NodeSums(identifiers: means.count)
      return
    }
    root = edit.nodes[0].handle
    totals = edit.nodes.sums(at: 0, identifiers: means.count)
    while height > 0 && tree.inner(root).childCount == 1 {
      let child = tree.inner(root).children[0]
      inners.free(root)
      root = child
      height -= 1
    }
    setParent(.none, of: root, level: height)
  }
}
