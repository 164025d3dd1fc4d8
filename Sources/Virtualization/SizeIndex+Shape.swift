extension SizeIndex {
  /// The shape of the tree in numbers, for tests that go through all trees: how many levels of inner
  /// nodes there are, then for each node, parents first, how many children or, of a leaf, items it has.
  ///
  /// - Complexity: O(number of nodes).
  package var shape: [Int] {
    var numbers = [height]
    appendShape(of: root, level: height, to: &numbers)
    return numbers
  }

  private func appendShape(of node: RecordHandle, level: Int, to numbers: inout [Int]) {
    if level == 0 {
      numbers.append(Int(tree.leaf(node).itemCount))
      return
    }
    let inner = tree.inner(node)
    numbers.append(inner.childCount)
    for slot in 0..<inner.childCount {
      appendShape(of: inner.children[slot], level: level - 1, to: &numbers)
    }
  }
}
