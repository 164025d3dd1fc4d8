extension SizeTree {
  /// The place before the first item that ends after an offset.
  ///
  /// - Precondition: `target`, in units, is in 0..<content height.
  @inline(__always)
  func walk(toOffset target: Int64, _ tally: UnsafeMutablePointer<Int32>) -> Walk {
    if let single = singleEstimate { return walk(toOffset: target, estimate: single, tally) }
    var index = 0
    var known: Int64 = 0
    var node = root
    for _ in 0..<height {
      let inner = inner(node)
      let slot = slot(ofOffset: target &- known, in: inner, tally)
      if slot > 0 {
        index &+= Int(inner.counts[slot - 1])
        known &+= inner.known[slot - 1]
        add(estimatedThrough: slot - 1, of: inner, to: tally)
      }
      node = inner.children[slot]
    }
    var walk = makeWalk(leaf(node), index: index, tally)
    walk.position = known &+ estimatedHeight(tally)
    if walk.counts == nil && walk.leaf.estimatedSegments == 0 {
      passDense(to: target, &walk)
    } else {
      pass(to: target, &walk)
    }
    return walk
  }

  /// The same where all estimated items have one height.
  @inline(__always)
  private func walk(
    toOffset target: Int64, estimate: Int64, _ tally: UnsafeMutablePointer<Int32>
  ) -> Walk {
    var index: Int32 = 0
    var position: Int64 = 0
    var estimated: Int32 = 0
    var node = root
    for _ in 0..<height {
      let inner = inner(node)
      let left = target &- position
      let slot =
        hasEstimates
        ? inner.slot(ofHeight: left, estimate: estimate) : inner.slot(ofKnownHeight: left)
      if slot > 0 {
        let before = slot &- 1
        index &+= inner.counts[before]
        position &+= inner.known[before]
        if hasEstimates {
          let items = inner.estimated[before]
          estimated &+= items
          position &+= Int64(items) &* estimate
        }
      }
      node = inner.children[slot]
    }
    tally[0] = estimated
    var walk = makeWalk(leaf(node), index: Int(index), tally)
    walk.position = position
    if walk.counts == nil && walk.leaf.estimatedSegments == 0 {
      passDense(to: target, &walk)
    } else {
      pass(to: target, estimate: estimate, &walk)
    }
    return walk
  }

  /// The estimate in units, if there is one reuse identifier and its estimate is whole: the usual case,
  /// in which a height is a multiplication.
  @inline(__always)
  private var singleEstimate: Int64? {
    identifiers == 1 && means[0].isWhole ? means[0].whole : nil
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
    let leaf = walk.leaf
    var segment = 0
    var position = walk.position
    while segment &+ 8 < leaf.segmentCount {
      let end = position &+ leaf.heightOfEight(from: segment)
      if end > target { break }
      position = end
      segment &+= 8
    }
    while true {
      let end = position &+ Int64(leaf.heights[segment])
      if end > target { break }
      position = end
      segment &+= 1
    }
    walk.segment = segment
    walk.position = position
    walk.index &+= segment
    walk.id = walk.ids?[segment] ?? walk.id &+ Int64(segment)
  }

  /// Goes to the item at a target in any leaf, if all estimated items have one height.
  @inline(__always)
  private func pass(to target: Int64, estimate: Int64, _ walk: inout Walk) {
    let leaf = walk.leaf
    var position = walk.position
    var segment = 0
    var items: Int32 = 0
    var estimated: Int32 = 0
    if let counts = walk.counts {
      while segment &+ 8 < leaf.segmentCount {
        let sums = leaf.sumsOfEight(from: segment, counts: counts)
        let end = position &+ sums.known &+ Int64(sums.estimated) &* estimate
        if end > target { break }
        position = end
        items &+= sums.items
        estimated &+= sums.estimated
        segment &+= 8
      }
    }
    while true {
      let isEstimated = leaf.tags[segment].isEstimated
      let count = walk.counts?[segment] ?? 1
      let height = isEstimated ? estimate : Int64(leaf.heights[segment])
      let end = position &+ Int64(count) &* height
      if end > target {
        let passed = count == 1 ? 0 : Int32(truncatingIfNeeded: (target &- position) / height)
        walk.position = position &+ Int64(passed) &* height
        walk.passed = passed
        items &+= passed
        estimated &+= isEstimated ? passed : 0
        break
      }
      position = end
      items &+= count
      estimated &+= isEstimated ? count : 0
      segment &+= 1
    }
    walk.segment = segment
    walk.tally[0] &+= estimated
    walk.index &+= Int(items)
    walk.id = walk.ids.map { $0[segment] &+ Int64(walk.passed) } ?? walk.id &+ Int64(items)
  }

  /// Goes to the item at a target in any leaf.
  private func pass(to target: Int64, _ walk: inout Walk) {
    let leaf = walk.leaf
    let counts = walk.counts
    var segment = 0
    var position = walk.position
    var items: Int32 = 0
    var passed: Int32 = 0
    while true {
      if let counts, segment & 7 == 0, segment &+ 8 < leaf.segmentCount {
        let sums = leaf.sumsOfEight(from: segment, counts: counts)
        if sums.estimated == 0 && position &+ sums.known <= target {
          position &+= sums.known
          items &+= sums.items
          segment &+= 8
          continue
        }
      }
      let tag = leaf.tags[segment]
      let count = counts?[segment] ?? 1
      if tag.isEstimated {
        let mean = means[tag.identifier]
        let before = walk.tally[tag.identifier]
        let start = mean.height(of: before)
        let end = position &+ mean.height(of: before &+ count) &- start
        if end > target {
          passed = mean.count(exceeding: target &- position &+ start) &- before &- 1
          position &+= mean.height(of: before &+ passed) &- start
          walk.tally[tag.identifier] = before &+ passed
          break
        }
        walk.tally[tag.identifier] = before &+ count
        position = end
      } else {
        let height = Int64(leaf.heights[segment])
        let end = position &+ Int64(count) &* height
        if end > target {
          passed = count == 1 ? 0 : Int32(truncatingIfNeeded: (target &- position) / height)
          position &+= Int64(passed) &* height
          break
        }
        position = end
      }
      items &+= count
      segment &+= 1
    }
    items &+= passed
    walk.segment = segment
    walk.passed = passed
    walk.position = position
    walk.index &+= Int(items)
    walk.id = walk.ids.map { $0[segment] &+ Int64(passed) } ?? walk.id &+ Int64(items)
  }
}
