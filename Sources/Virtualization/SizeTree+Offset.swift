extension SizeTree {
  /// The place before the first item that ends after an offset.
  ///
  /// - Precondition: `target`, in units, is in 0..<content height.
  @inline(__always)
  func walk(toOffset target: Int64, _ tally: UnsafeMutablePointer<Int32>) -> Walk {
    var index = 0
    var known: Int64 = 0
    var estimated: Int64 = 0
    var node = root
    for _ in 0..<height {
      let inner = inner(node)
      let slot =
        hasEstimates(inner)
        ? slot(ofOffset: target - known, in: inner, tally)
        : inner.slot(ofKnownHeight: target - known - estimated)
      if slot > 0 {
        index += Int(inner.counts[slot - 1])
        known += inner.known[slot - 1]
        let sums = inner.estimated + (slot - 1) * identifiers
        for identifier in 0..<identifiers { tally[identifier] += sums[identifier] }
        estimated = estimatedHeight(tally)
      }
      node = inner.children[slot]
    }
    let leaf = leaf(node)
    var walk = Walk(
      leaf: leaf, counts: counts(of: leaf), ids: ids(of: leaf), index: index, id: leaf.firstID,
      position: known + estimated, tally: tally)
    if walk.counts == nil && leaf.estimatedSegments == 0 {
      passDense(to: target, &walk)
    } else {
      pass(to: target, &walk)
    }
    return walk
  }

  @inline(__always)
  private func hasEstimates(_ inner: Inner) -> Bool {
    let sums = inner.estimated + (inner.childCount - 1) * identifiers
    var some: Int32 = 0
    for identifier in 0..<identifiers { some |= sums[identifier] }
    return some != 0
  }

  /// How many children, not counting the last, end at or before a target.
  ///
  /// - Parameter target: In units, counted from the start of the content, less the known height before
  ///   the node.
  @inline(__always)
  private func slot(
    ofOffset target: Int64, in inner: Inner, _ tally: UnsafeMutablePointer<Int32>
  ) -> Int {
    var first = 0
    var length = inner.childCount - 1
    while length > 0 {
      let half = (length + 1) >> 1
      let probe = first + half - 1
      let sums = inner.estimated + probe * identifiers
      var end = inner.known[probe]
      for identifier in 0..<identifiers {
        end += means[identifier].height(of: tally[identifier] + sums[identifier])
      }
      if end <= target {
        first = probe + 1
        length -= half
      } else {
        length = half - 1
      }
    }
    return first
  }

  /// Goes to the item at a target in a leaf of single known items.
  @inline(__always)
  private func passDense(to target: Int64, _ walk: inout Walk) {
    let heights = walk.leaf.heights
    var segment = 0
    var position = walk.position
    while true {
      let end = position + Int64(heights[segment])
      if end > target { break }
      position = end
      segment += 1
    }
    walk.segment = segment
    walk.position = position
    walk.index += segment
    walk.id = walk.ids?[segment] ?? walk.id + Int64(segment)
  }

  /// Goes to the item at a target in any leaf.
  private func pass(to target: Int64, _ walk: inout Walk) {
    let leaf = walk.leaf
    var passed: Int32 = 0
    while true {
      let tag = leaf.tags[walk.segment]
      let count = walk.counts?[walk.segment] ?? 1
      let height = Int64(leaf.heights[walk.segment])
      let mean = means[tag.identifier]
      let before = walk.tally[tag.identifier]
      let isEstimated = tag.isEstimated
      let start = isEstimated ? mean.height(of: before) : 0
      let span =
        isEstimated ? mean.height(of: before + count) - start : Int64(count) * height
      if walk.position + span > target {
        let inside = target - walk.position
        if isEstimated {
          walk.passed = mean.count(exceeding: inside + start) - before - 1
          walk.position += mean.height(of: before + walk.passed) - start
          walk.tally[tag.identifier] = before + walk.passed
        } else {
          walk.passed = Int32(inside / height)
          walk.position += Int64(walk.passed) * height
        }
        passed += walk.passed
        break
      }
      if isEstimated { walk.tally[tag.identifier] = before + count }
      walk.position += span
      passed += count
      walk.segment += 1
    }
    walk.index += Int(passed)
    if let ids = walk.ids {
      walk.id = ids[walk.segment] + Int64(walk.passed)
    } else {
      walk.id += Int64(passed)
    }
  }
}
