/// The way from the root to an item.
struct Path {
  /// An inner node, and the place of its child on the way.
  struct Step {
    var node: RecordHandle
    var slot: Int32
  }

  /// From the root down.
  let steps: UnsafeMutablePointer<Step>
  var leaf: RecordHandle
  /// How many items of the leaf come before the item.
  var offset: Int32
}

/// Where an item of a leaf lies: its segment, how many items of that come before it, and how many items
/// of the leaf come before the segment. After the last item there is a place, too.
struct LeafPlace {
  var segment: Int
  var passed: Int32
  var start: Int32
}

extension SizeTree {
  /// Calls `body` with the way to an item, or to the end of the last leaf when the index is the count.
  @inline(__always)
  func withPath<Result>(toItem index: Int, _ body: (Path) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Path.Step.self, capacity: height + 1) { buffer in
      let steps = buffer.baseAddress.unsafelyUnwrapped
      var offset = Int32(index)
      var node = root
      for level in 0..<height {
        let inner = inner(node)
        let slot = inner.slot(ofItem: offset)
        (steps + level).initialize(to: Path.Step(node: node, slot: Int32(slot)))
        if slot > 0 { offset -= inner.counts[slot - 1] }
        node = inner.children[slot]
      }
      return body(Path(steps: steps, leaf: node, offset: offset))
    }
  }

  @inline(__always)
  func place(ofItem offset: Int32, in leaf: Leaf) -> LeafPlace {
    guard let counts = counts(of: leaf) else {
      return LeafPlace(segment: Int(offset), passed: 0, start: offset)
    }
    let segmentCount = leaf.segmentCount
    var segment = 0
    var left = offset
    while segment &+ 8 <= segmentCount {
      let items = Leaf.itemsOfEight(counts + segment)
      if items > left { break }
      left &-= items
      segment &+= 8
    }
    while segment < segmentCount && left >= counts[segment] {
      left &-= counts[segment]
      segment &+= 1
    }
    return LeafPlace(segment: segment, passed: left, start: offset &- left)
  }

  /// The place of an item after another, or after the last item.
  @inline(__always)
  func place(ofItem offset: Int32, in leaf: Leaf, after place: LeafPlace) -> LeafPlace {
    guard let counts = counts(of: leaf) else { return self.place(ofItem: offset, in: leaf) }
    var found = place
    while found.segment < leaf.segmentCount && offset &- found.start >= counts[found.segment] {
      found.start &+= counts[found.segment]
      found.segment &+= 1
    }
    found.passed = offset &- found.start
    return found
  }

  /// Some items of the segment at a place.
  @inline(__always)
  func segment(at place: LeafPlace, in leaf: Leaf, items: Range<Int32>) -> Segment {
    let firstID = ids(of: leaf)?[place.segment] ?? leaf.firstID + Int64(place.start)
    return Segment(
      firstID: firstID + Int64(items.lowerBound), count: items.upperBound - items.lowerBound,
      height: leaf.heights[place.segment], tag: leaf.tags[place.segment], origin: leaf.handle)
  }
}
