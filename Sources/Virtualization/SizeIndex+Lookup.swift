extension SizeIndex {
  /// Where the item at an index starts; where the last one ends when the index is the count.
  ///
  /// - Precondition: `index` is in 0...`count`.
  /// - Complexity: O(log *n*).
  public func position(of index: Int) -> Length {
    precondition(0...count ~= index, "the index of a position is in 0...count")
    defer { keepMemory() }
    let tree = tree
    return tree.withTally { tally in Length(units: tree.walk(toItem: index, tally).position) }
  }

  /// The item at an index.
  ///
  /// - Precondition: `index` is in 0..<`count`.
  /// - Complexity: O(log *n*).
  public func item(at index: Int) -> IndexedItem {
    precondition(0..<count ~= index, "the index of an item is in 0..<count")
    defer { keepMemory() }
    let tree = tree
    return tree.withTally { tally in
      var walk = tree.walk(toItem: index, tally)
      return tree.next(&walk)
    }
  }

  /// The first item whose end is greater than an offset; `nil` when there is none.
  ///
  /// Items without height are never the answer. Before the first item, the answer is the first item
  /// that has a height.
  ///
  /// - Complexity: O(log *n*), times the number of reuse identifiers while items are unmeasured.
  public func item(atOffset offset: Length) -> IndexedItem? {
    let target = max(offset.units, 0)
    if target >= contentUnits { return nil }
    defer { keepMemory() }
    let tree = tree
    return tree.withTally { tally in
      var walk = tree.walk(toOffset: target, tally)
      return tree.next(&walk)
    }
  }

  /// Calls `body` with each item from an index on, in order, until it returns `false`.
  ///
  /// - Precondition: `index` is in 0...`count`.
  /// - Complexity: O(log *n*) for each leaf, O(1) for each item. It allocates nothing.
  public func forEachItem(from index: Int, _ body: (IndexedItem) -> Bool) {
    precondition(0...count ~= index, "the index to start from is in 0...count")
    defer { keepMemory() }
    let tree = tree
    tree.withTally { tally in
      var walk = tree.walk(toItem: index, tally)
      tree.forEachItem(from: &walk, body)
    }
  }

  /// Calls `body` with each item from `item(atOffset:)` on, in order, until it returns `false`.
  ///
  /// - Complexity: O(log *n*) for each leaf, O(1) for each item. It allocates nothing.
  public func forEachItem(fromOffset offset: Length, _ body: (IndexedItem) -> Bool) {
    let target = max(offset.units, 0)
    if target >= contentUnits { return }
    defer { keepMemory() }
    let tree = tree
    tree.withTally { tally in
      var walk = tree.walk(toOffset: target, tally)
      tree.forEachItem(from: &walk, body)
    }
  }

  /// The index of the item with an id; `nil` when there is none.
  ///
  /// - Complexity: O(log *n* × node capacity).
  public func index(of id: ItemID) -> Int? {
    if id.rawValue < 0 { return nil }
    defer { keepMemory() }
    let leaf = idMap.leaf(of: id.rawValue)
    return leaf.isNone ? nil : tree.index(of: id.rawValue, in: leaf)
  }

  /// Keeps the memory of the index until here: its tree is only addresses.
  @inline(__always)
  private func keepMemory() {
    withExtendedLifetime(self) {}
  }
}

extension SizeTree {
  /// The index of the item with an id that the id map says is in a leaf.
  fileprivate func index(of id: Int64, in handle: RecordHandle) -> Int {
    let leaf = leaf(handle)
    var index = Int(offset(of: id, in: leaf))
    var node = handle
    var parent = leaf.parent
    while !parent.isNone {
      let inner = inner(parent)
      let slot = inner.slot(of: node)
      if slot > 0 { index += Int(inner.counts[slot - 1]) }
      node = parent
      parent = inner.parent
    }
    return index
  }

  /// The place in a leaf of the item with an id that the id map says is there.
  private func offset(of id: Int64, in leaf: Leaf) -> Int32 {
    guard let ids = ids(of: leaf) else { return Int32(id - leaf.firstID) }
    let counts = counts(of: leaf)
    var start: Int32 = 0
    var segment = 0
    while true {
      let count = counts?[segment] ?? 1
      if id >= ids[segment] && id - ids[segment] < Int64(count) {
        return start + Int32(id - ids[segment])
      }
      start += count
      segment += 1
    }
  }
}
