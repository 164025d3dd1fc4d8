// Recomputes what the map relies on, and compares.
extension ItemIDMap {
  /// The first thing that is wrong with the trie, in words; `nil` when nothing is.
  ///
  /// - Complexity: O(number of nodes × fan-out).
  package func invariantViolation() -> String? {
    var seen = 0
    if levels == 0 && root != .empty { return "the id map has a root and no levels" }
    if let found = violation(root, shift: bitsPerLevel * levels, &seen) { return found }
    return seen == nodes.count ? nil : "\(nodes.count - seen) nodes of the id map are lost"
  }

  private func violation(_ slot: Slot, shift: Int64, _ seen: inout Int) -> String? {
    if !slot.isChild { return nil }
    seen += 1
    if shift <= 0 { return "the id map has a node below single ids" }
    let places = slots(slot)
    if !places[0].isChild && (1..<fanOut).allSatisfy({ places[$0] == places[0] }) {
      return "the node \(slot.node.number) of the id map has one value everywhere"
    }
    for index in 0..<fanOut {
      let child = slots(slot)[index]
      if let found = violation(child, shift: shift - bitsPerLevel, &seen) { return found }
    }
    return nil
  }

  /// How many ids are in a leaf.
  ///
  /// - Complexity: O(number of nodes × fan-out).
  package var idCount: UInt64 { idCount(below: root, shift: bitsPerLevel * levels) }

  private func idCount(below slot: Slot, shift: Int64) -> UInt64 {
    if slot == .empty { return 0 }
    // Half of all ids are negative, which no id is.
    if !slot.isChild { return 1 << min(UInt64(shift), 63) }
    var sum: UInt64 = 0
    for index in 0..<fanOut {
      sum += idCount(below: slots(slot)[index], shift: shift - bitsPerLevel)
    }
    return sum
  }

  /// The leaf that holds all ids of a range; none when no leaf or more than one does.
  ///
  /// - Complexity: O(fan-out × log *largest id*) and O(1) for each node of the range.
  package func onlyLeaf(of ids: Range<Int64>) -> RecordHandle {
    let leaf = leaf(of: ids.lowerBound)
    if leaf.isNone || !covers(ids.upperBound - 1) { return .none }
    let slot = Slot(leaf: leaf)
    let isOnly = isOnly(
      slot, below: root, shift: bitsPerLevel * levels, from: ids.lowerBound,
      through: ids.upperBound - 1)
    return isOnly ? leaf : .none
  }
}
