/// A map from item ids to the leaf that holds the item: a radix trie whose nodes can stand for whole
/// ranges of ids.
///
/// A slot of a node is empty, or says that all ids below it are in one leaf, or has a child. Ids that
/// are given out in a row cost some bytes for each leaf, however many they are.
package struct ItemIDMap: Sendable {
  let bitsPerLevel: Int64
  var nodes: RecordPool
  /// What the root's slot would be if it had a parent.
  var root: Slot = .empty
  /// How many nodes there are from the root to a node of single ids; at least 1 unless nothing is in
  /// the map.
  var levels: Int64 = 0

  /// Makes an empty map.
  ///
  /// - Precondition: `fanOut` is a power of two of at least 2 and at most 256.
  package init(fanOut: Int = 16) {
    precondition(
      fanOut >= 2 && fanOut <= 256 && fanOut & (fanOut - 1) == 0,
      "the fan-out of an id map is a power of two in 2...256")
    bitsPerLevel = Int64(fanOut.trailingZeroBitCount)
    nodes = RecordPool(recordBytes: fanOut * 4)
  }

  var fanOut: Int { 1 << Int(bitsPerLevel) }

  /// How many nodes the trie has.
  package var nodeCount: Int { nodes.count }

  /// How many bytes the trie has allocated.
  package var allocatedBytes: Int { nodes.allocatedBytes }

  /// The leaf that holds an id; none when no leaf does.
  ///
  /// - Complexity: O(log *largest id*), at most 11 steps with a fan-out of 64.
  package func leaf(of id: Int64) -> RecordHandle {
    if !covers(id) { return .none }
    var slot = root
    var shift = bitsPerLevel * levels
    while slot.isChild {
      shift -= bitsPerLevel
      slot = slots(slot)[digit(id, shift)]
    }
    return slot.leaf
  }

  /// Whether no id of a range is in any leaf.
  ///
  /// - Complexity: O(fan-out × log *largest id*).
  package func isVacant(_ ids: Range<Int64>) -> Bool {
    if ids.isEmpty || root == .empty || ids.lowerBound > lastCovered { return true }
    let last = min(ids.upperBound - 1, lastCovered)
    let place = lowestPlace(of: ids.lowerBound, and: last)
    return isOnly(
      .empty, below: place.slot, shift: place.shift, from: ids.lowerBound, through: last)
  }

  /// Whether all ids from `first` through `last`, which lie below a slot, have one value.
  func isOnly(
    _ value: Slot, below slot: Slot, shift: Int64, from first: Int64, through last: Int64
  ) -> Bool {
    if !slot.isChild { return slot == value }
    let shift = shift - bitsPerLevel
    let (low, high) = (digit(first, shift), digit(last, shift))
    for index in low...high {
      let child = slots(slot)[index]
      if child == value { continue }
      if !child.isChild { return false }
      let place = replacingDigit(of: first, at: shift, with: index)
      let childFirst = index == low ? first : place
      let childLast = index == high ? last : place | below(shift)
      if !isOnly(value, below: child, shift: shift, from: childFirst, through: childLast) {
        return false
      }
    }
    return true
  }

  /// Says which leaf holds each id of a range; none takes the ids out of the map.
  ///
  /// - Precondition: `ids` has no negative id.
  /// - Complexity: O(fan-out × log *largest id*), and O(1) for each node that the range replaces.
  package mutating func assign(_ ids: Range<Int64>, to leaf: RecordHandle) {
    precondition(ids.lowerBound >= 0, "an item id is never negative")
    if ids.isEmpty { return }
    var last = ids.upperBound - 1
    if leaf.isNone {
      if root == .empty || ids.lowerBound > lastCovered { return }
      last = min(last, lastCovered)
    } else {
      while !covers(last) { grow() }
    }
    let value = Slot(leaf: leaf)
    let first = ids.lowerBound
    let place = lowestPlace(of: first, and: last)
    let isUnshared = nodes.isUnshared()
    let new = assigning(
      value, to: place.slot, shift: place.shift, from: first, through: last, isUnshared)
    if new == place.slot { return }
    if place.parent == .empty {
      root = new
    } else {
      writableSlots(place.parent, isUnshared)[digit(first, place.shift)] = new
      if new.isChild { return }
      // The nodes above may have one value everywhere now: go the whole way, which changes only them.
      root = assigning(
        value, to: root, shift: bitsPerLevel * levels, from: first, through: last, isUnshared)
    }
    if root == .empty { levels = 0 }
  }

  /// The lowest slot that has two ids below it, and the node it is a slot of; empty for the root.
  @inline(__always)
  private func lowestPlace(
    of first: Int64, and last: Int64
  ) -> (slot: Slot, parent: Slot, shift: Int64) {
    var slot = root
    var parent = Slot.empty
    var shift = bitsPerLevel * levels
    while slot.isChild {
      let below = shift - bitsPerLevel
      if below == 0 || first &>> below != last &>> below { break }
      parent = slot
      slot = slots(slot)[digit(first, below)]
      shift = below
    }
    return (slot, parent, shift)
  }

  /// Puts a node above the root, unless there is nothing to put it above.
  private mutating func grow() {
    levels += 1
    if root == .empty { return }
    root = makeNode(repeating: .empty, first: root, nodes.isUnshared())
  }

  private mutating func makeNode(repeating slot: Slot, first: Slot, _ isUnshared: Bool) -> Slot {
    let node = Slot(child: nodes.allocate())
    let places = writableSlots(node, isUnshared)
    for index in 0..<fanOut { places[index] = slot }
    places[0] = first
    return node
  }

  /// What a slot becomes when the ids from `first` through `last` below it get a new value.
  ///
  /// - Parameter isUnshared: Whether the pool of nodes is, which is asked once.
  private mutating func assigning(
    _ value: Slot, to slot: Slot, shift: Int64, from first: Int64, through last: Int64,
    _ isUnshared: Bool
  ) -> Slot {
    if slot == value { return slot }
    let inside = below(shift)
    if first & inside == 0 && last & inside == inside {
      free(slot)
      return value
    }
    let node = slot.isChild ? slot : makeNode(repeating: slot, first: slot, isUnshared)
    let shift = shift - bitsPerLevel
    let (low, high) = (digit(first, shift), digit(last, shift))
    if shift == 0 {
      let places = writableSlots(node, isUnshared)
      for index in low...high { places[index] = value }
      return merged(node, value, low, high)
    }
    for index in low...high {
      let place = replacingDigit(of: first, at: shift, with: index)
      let childFirst = index == low ? first : place
      let childLast = index == high ? last : place | below(shift)
      let old = slots(node)[index]
      let new = assigning(
        value, to: old, shift: shift, from: childFirst, through: childLast, isUnshared)
      if new != old { writableSlots(node, isUnshared)[index] = new }
    }
    return merged(node, value, low, high)
  }

  /// The value of all slots of a node, which is freed; or the node if they differ.
  ///
  /// - Parameter low: The first of the slots that have `value` now, through `high`; the slots beside
  ///   them are nearly always in the cache.
  private mutating func merged(_ node: Slot, _ value: Slot, _ low: Int, _ high: Int) -> Slot {
    let places = slots(node)
    if low > 0 && places[low - 1] != value { return node }
    if high < fanOut - 1 && places[high + 1] != value { return node }
    for index in 0..<fanOut where places[index] != value { return node }
    nodes.free(node.node)
    return value
  }

  private mutating func free(_ slot: Slot) {
    if !slot.isChild { return }
    for index in 0..<fanOut {
      let child = slots(slot)[index]
      if child.isChild { free(child) }
    }
    nodes.free(slot.node)
  }

  func covers(_ id: Int64) -> Bool { id <= lastCovered && levels > 0 }

  /// The largest id that has a place below the root.
  var lastCovered: Int64 { below(bitsPerLevel * levels) }

  /// A number whose `shift` low bits are set: the ids below a slot, counted from its first.
  @inline(__always)
  func below(_ shift: Int64) -> Int64 { shift >= 63 ? Int64.max : (1 &<< shift) &- 1 }

  @inline(__always)
  func digit(_ id: Int64, _ shift: Int64) -> Int {
    Int((id &>> shift) & ((1 &<< bitsPerLevel) &- 1))
  }

  /// The first id with the given digit at `shift` and the digits of `id` above it.
  @inline(__always)
  func replacingDigit(of id: Int64, at shift: Int64, with digit: Int) -> Int64 {
    (id & ~below(shift + bitsPerLevel)) | (Int64(digit) &<< shift)
  }

  @inline(__always)
  func slots(_ slot: Slot) -> UnsafeMutablePointer<Slot> {
    nodes.view.read(slot.node).assumingMemoryBound(to: Slot.self)
  }

  @inline(__always)
  private mutating func writableSlots(
    _ slot: Slot, _ isUnshared: Bool
  ) -> UnsafeMutablePointer<Slot> {
    nodes.write(slot.node, isUnshared: isUnshared).assumingMemoryBound(to: Slot.self)
  }

  /// What all ids below one place of the trie have in common: zero for nothing, *n* + 1 for leaf *n*,
  /// and the complement of *n* for a child that is node *n*.
  struct Slot: Equatable, Sendable {
    var code: Int32

    static var empty: Slot { Slot(code: 0) }

    private init(code: Int32) {
      self.code = code
    }

    init(leaf: RecordHandle) {
      code = leaf.number + 1
    }

    init(child: RecordHandle) {
      code = ~child.number
    }

    var isChild: Bool { code < 0 }
    var leaf: RecordHandle { RecordHandle(number: code - 1) }
    var node: RecordHandle { RecordHandle(number: ~code) }
  }
}
