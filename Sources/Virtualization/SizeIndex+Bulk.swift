// New sizes of neighbouring items in one pass.
extension SizeIndex {
  /// Changes what is believed of the heights of neighbouring items: what a list does with what the cells
  /// of a frame measured.
  ///
  /// The outcome is that of `setSize(_:at:)` for each item.
  ///
  /// - Parameters:
  ///   - sizes: One for each item.
  ///   - index: The first item.
  /// - Precondition: The items are in 0..<`count`, and the heights in 0...`Length.maximumSlotHeight`.
  /// - Complexity: O(log *n* + node capacity) for each leaf with one of the items, and O(1) for each
  ///   item.
  public mutating func setSizes(_ sizes: [ItemSize], from index: Int) {
    precondition(
      index >= 0 && index <= count && sizes.count <= count - index,
      "the items that get sizes are in the index")
    var new: [StoredSize] = []
    swap(&new, &newSizes)
    new.removeAll(keepingCapacity: true)
    for size in sizes { new.append(StoredSize(size)) }
    new.withUnsafeBufferPointer { new in
      var done = 0
      while done < new.count {
        done += change(UnsafeBufferPointer(rebasing: new[done...]), at: index + done)
      }
    }
    if new.count <= 4096 { newSizes = new }
  }

  /// Changes the sizes of the items of one leaf, or makes room for that.
  ///
  /// - Returns: How many sizes are changed.
  private mutating func change(_ sizes: UnsafeBufferPointer<StoredSize>, at index: Int) -> Int {
    tree.withPath(toItem: index) { path in
      let leaf = tree.leaf(path.leaf)
      let place = tree.place(ofItem: path.offset, in: leaf)
      var count = min(sizes.count, Int(leaf.itemCount - path.offset))
      let room = nodeCapacity - leaf.segmentCount - 1
      if let run = tree.counts(of: leaf)?[place.segment], room > 0, run - place.passed > 1 {
        // A leaf is filled before it is cut.
        count = min(count, Int(run - place.passed), room)
        let sizes = UnsafeBufferPointer(rebasing: sizes[..<count])
        if staysApart(sizes, at: place, in: leaf) {
          cut(place, at: path, with: sizes)
          return count
        }
      }
      let sizes = UnsafeBufferPointer(rebasing: sizes[..<count])
      let isDone = replaceItems(path.offset..<(path.offset + Int32(count)), at: path, with: sizes)
      return isDone ? count : 0
    }
  }

  /// Whether items of one run get sizes that make no two neighbours one run.
  private func staysApart(
    _ sizes: UnsafeBufferPointer<StoredSize>, at place: LeafPlace, in leaf: Leaf
  ) -> Bool {
    for item in 1..<sizes.count where sizes[item] == sizes[item - 1] { return false }
    let (before, next) = (place.segment - 1, place.segment + 1)
    let run = leaf.size(of: place.segment)
    if sizes[0] == run || sizes[sizes.count - 1] == run { return false }
    if before >= 0 && sizes[0] == leaf.size(of: before) { return false }
    return next == leaf.segmentCount || sizes[sizes.count - 1] != leaf.size(of: next)
  }

  /// Replaces items of one leaf by segments of one item each with the same ids and other sizes.
  private mutating func replaceItems(
    _ items: Range<Int32>, at path: Path, with sizes: UnsafeBufferPointer<StoredSize>
  ) -> Bool {
    let tree = tree
    let leaf = tree.leaf(path.leaf)
    // A full leaf is cut first, unless the parts would be too small.
    let isFull =
      nodeCapacity >= 8 && leaf.segmentCount + sizes.count + 1 > nodeCapacity
      && leaf.segmentCount >= 2 * minimumFill
    let isDone = replaceItems(items, at: path, cutsFullLeaf: isFull) { row in
      var place = 0
      tree.forEachSegment(of: leaf, items: items) { old in
        for offset in 0..<Int64(old.count) {
          var new = old
          new.firstID += offset
          new.count = 1
          new.height = sizes[place].height
          new.tag = sizes[place].tag(old.tag.identifier)
          row.append(new)
          place += 1
        }
      }
    }
    if !isDone { cutLeaf(path.leaf, near: tree.place(ofItem: items.lowerBound, in: leaf).segment) }
    return isDone
  }
}
