/// What lies below one node.
struct NodeSums: Equatable, Sendable {
  var count: Int32 = 0
  /// The heights of measured and assumed items together, in units.
  var known: Int64 = 0
  var measured: Int32 = 0
  /// Estimated items of each reuse identifier.
  var estimated: [Int32]

  init(identifiers: Int) {
    estimated = [Int32](repeating: 0, count: identifiers)
  }
}

/// A node, with what lies below it.
struct NodeEntry {
  var handle: RecordHandle
  /// The parent that the node's record names; none for a new node.
  var parent: RecordHandle
  var count: Int32 = 0
  var measured: Int32 = 0
  var known: Int64 = 0
}

/// Nodes of one level in a row, with what lies below each.
struct NodeList: Sendable {
  private(set) var entries: [NodeEntry] = []
  /// For each node the estimated items of every reuse identifier.
  private(set) var estimated: [Int32] = []

  var count: Int { entries.count }

  subscript(place: Int) -> NodeEntry {
    @inline(__always) get { entries[place] }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    estimated.removeAll(keepingCapacity: true)
  }

  /// Appends a node below which nothing lies yet.
  mutating func append(_ handle: RecordHandle, parent: RecordHandle, identifiers: Int) {
    entries.append(NodeEntry(handle: handle, parent: parent))
    for _ in 0..<identifiers { estimated.append(0) }
  }

  /// Appends a child of an inner node.
  mutating func append(childAt slot: Int, of inner: Inner, identifiers: Int) {
    let before = slot - 1
    entries.append(
      NodeEntry(
        handle: inner.children[slot], parent: inner.handle,
        count: inner.counts[slot] - (slot == 0 ? 0 : inner.counts[before]),
        measured: inner.measured[slot] - (slot == 0 ? 0 : inner.measured[before]),
        known: inner.known[slot] - (slot == 0 ? 0 : inner.known[before])))
    for place in (slot * identifiers)..<((slot + 1) * identifiers) {
      let sumBefore = slot == 0 ? 0 : inner.estimated[place - identifiers]
      estimated.append(inner.estimated[place] - sumBefore)
    }
  }

  /// Appends a node of another list.
  mutating func append(nodeAt index: Int, of list: NodeList, identifiers: Int) {
    entries.append(list.entries[index])
    for place in (index * identifiers)..<((index + 1) * identifiers) {
      estimated.append(list.estimated[place])
    }
  }

  /// Counts a segment as lying below the last node.
  mutating func addToLast(_ segment: Segment, identifiers: Int) {
    let last = entries.count - 1
    entries[last].count += segment.count
    if segment.tag.isEstimated {
      estimated[last * identifiers + segment.tag.identifier] += segment.count
    } else {
      entries[last].known += Int64(segment.count) * Int64(segment.height)
      if segment.tag.isMeasured { entries[last].measured += segment.count }
    }
  }

  /// Counts estimated items as lying below the last node.
  mutating func addToLast(estimated count: Int32, _ identifier: Int, identifiers: Int) {
    estimated[(entries.count - 1) * identifiers + identifier] += count
  }

  /// Gives the last node its sums but those of estimated items.
  mutating func setLast(_ entry: NodeEntry) {
    entries[entries.count - 1] = entry
  }

  /// Gives the last node the sums up to the last child of an inner node.
  mutating func setLast(from inner: Inner, identifiers: Int) {
    let last = entries.count - 1
    let slot = inner.childCount - 1
    entries[last].count = inner.counts[slot]
    entries[last].known = inner.known[slot]
    entries[last].measured = inner.measured[slot]
    for identifier in 0..<identifiers {
      estimated[last * identifiers + identifier] =
        inner.estimated[slot * identifiers + identifier]
    }
  }

  /// What lies below the node at `index`.
  func sums(at index: Int, identifiers: Int) -> NodeSums {
    var sums = NodeSums(identifiers: identifiers)
    sums.count = entries[index].count
    sums.known = entries[index].known
    sums.measured = entries[index].measured
    for identifier in 0..<identifiers {
      sums.estimated[identifier] = estimated[index * identifiers + identifier]
    }
    return sums
  }
}

/// What an edit works with; kept between edits, so that they do not allocate.
struct EditWorkspace: Sendable {
  /// The segments that replace those of the leaves that the edit touches.
  var segments: [Segment] = []
  /// The place after the last new segment, if the edit knows it.
  var changed: Int?
  /// The nodes of one level whose content the edit replaces, in order.
  var touched: [RecordHandle] = []
  /// The nodes that replace the touched ones.
  var nodes = NodeList()
  /// The nodes of the level above the touched ones.
  var upper = NodeList()

  /// Gives back the memory that only a bulk edit needs.
  mutating func keepLittle() {
    if segments.capacity > 4096 { self = EditWorkspace() }
  }

  /// Appends a segment, to the last one if it is the same run.
  mutating func append(_ segment: Segment) {
    let last = segments.count - 1
    if last >= 0 && segments[last].continues(with: segment) {
      segments[last].count += segment.count
      if segments[last].origin != segment.origin { segments[last].origin = .none }
    } else {
      segments.append(segment)
    }
  }

  /// Appends runs, whose ids the id map gives to a leaf.
  mutating func append(_ runs: UnsafeBufferPointer<ItemRun>, origin: RecordHandle) {
    for run in runs { append(Segment(run, origin: origin)) }
  }

  /// Appends the segments of a row.
  mutating func append(_ row: SegmentRow) {
    for place in 0..<row.count { append(row[place]) }
  }
}
