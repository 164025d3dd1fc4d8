// The structural mutation where it changes the children of one inner node only.
extension SizeIndex {
  /// Puts the new nodes of one level in the place of the touched ones in their parent, and the
  /// difference in all sums, if they have one parent and it has room; else does nothing.
  ///
  /// - Returns: Whether it did.
  mutating func spliceChildren(_ edit: EditWorkspace, level: Int) -> Bool {
    let (first, last) = (edit.touched[0], edit.touched[edit.touched.count - 1])
    let handle = tree.parent(of: first, level: level)
    if tree.parent(of: last, level: level) != handle { return false }
    let parent = tree.inner(handle)
    // What was strictly between the touched nodes is free already.
    let old = parent.slot(of: first)..<(parent.slot(of: last) + 1)
    let fill = parent.childCount - old.count + edit.nodes.count
    if fill > nodeCapacity || fill < (handle == root ? 2 : minimumFill) { return false }
    let identifiers = means.count
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers) { estimated in
      estimated.initialize(repeating: 0)
      var difference = SumDifference(estimated: estimated.baseAddress.unsafelyUnwrapped)
      let parent = writableInner(handle)
      parent.splice(edit.nodes, over: old, identifiers: identifiers, &difference)
      for place in 0..<edit.nodes.count where edit.nodes[place].parent != handle {
        setParent(handle, of: edit.nodes[place].handle, level: level)
      }
      add(difference, above: handle)
    }
    return true
  }

  /// Adds a difference to all sums that count an inner node.
  private mutating func add(_ difference: SumDifference, above node: RecordHandle) {
    let identifiers = means.count
    var node = node
    var parent = tree.inner(node).parent
    while !parent.isNone {
      let inner = writableInner(parent)
      inner.add(difference, from: inner.slot(of: node), identifiers: identifiers)
      node = parent
      parent = inner.parent
    }
    addToTotals(difference)
  }

  @inline(__always)
  mutating func addToTotals(_ difference: SumDifference) {
    totals.count += difference.count
    totals.known += difference.known
    totals.measured += difference.measured
    for identifier in 0..<means.count {
      totals.estimated[identifier] += difference.estimated[identifier]
    }
  }
}

extension Inner {
  /// Puts nodes in the place of some children.
  ///
  /// - Parameter difference: Is set to what changes in the sums of all children together.
  func splice(
    _ nodes: NodeList, over old: Range<Int>, identifiers: Int, _ difference: inout SumDifference
  ) {
    let tail = childCount - old.upperBound
    let before = old.lowerBound - 1
    difference.count = -sum(counts, through: old.upperBound - 1) + sum(counts, through: before)
    difference.known = -sum(known, through: old.upperBound - 1) + sum(known, through: before)
    difference.measured =
      -sum(measured, through: old.upperBound - 1) + sum(measured, through: before)
    for identifier in 0..<identifiers {
      let sums = estimated + identifier
      difference.estimated[identifier] =
        (before < 0 ? 0 : sums[before * identifiers])
        - sums[(old.upperBound - 1) * identifiers]
    }
    let end = old.lowerBound + nodes.count
    (children + end).update(from: children + old.upperBound, count: tail)
    (counts + end).update(from: counts + old.upperBound, count: tail)
    (known + end).update(from: known + old.upperBound, count: tail)
    (measured + end).update(from: measured + old.upperBound, count: tail)
    (estimated + end * identifiers).update(
      from: estimated + old.upperBound * identifiers, count: tail * identifiers)
    childCount += nodes.count - old.count
    for place in 0..<nodes.count {
      let slot = old.lowerBound + place
      children[slot] = nodes[place].handle
      counts[slot] = sum(counts, through: slot - 1) + nodes[place].count
      known[slot] = sum(known, through: slot - 1) + nodes[place].known
      measured[slot] = sum(measured, through: slot - 1) + nodes[place].measured
      difference.count += nodes[place].count
      difference.known += nodes[place].known
      difference.measured += nodes[place].measured
      for identifier in 0..<identifiers {
        let items = nodes.estimated[place * identifiers + identifier]
        let sums = estimated + identifier
        sums[slot * identifiers] = (slot == 0 ? 0 : sums[(slot - 1) * identifiers]) + items
        difference.estimated[identifier] += items
      }
    }
    add(difference, from: end, identifiers: identifiers)
  }

  @inline(__always)
  private func sum<Number: FixedWidthInteger>(
    _ sums: UnsafeMutablePointer<Number>, through slot: Int
  ) -> Number {
    slot < 0 ? 0 : sums[slot]
  }
}
