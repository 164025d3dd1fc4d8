/// A size as a leaf stores it: the state in two bits, the reuse identifier in fourteen.
struct SegmentTag: Equatable {
  var code: UInt16

  private static let estimated: UInt16 = 0
  private static let assumed: UInt16 = 1
  private static let measured: UInt16 = 2
  private static let remembered: UInt16 = 3

  @inline(__always)
  init(code: UInt16) {
    self.code = code
  }

  init(_ size: ItemSize, _ identifier: ReuseIdentifier) {
    let state: UInt16
    switch size {
    case .estimated: state = SegmentTag.estimated
    case .assumed: state = SegmentTag.assumed
    case .measured: state = SegmentTag.measured
    case .remembered: state = SegmentTag.remembered
    }
    code = state << 14 | identifier.rawValue
  }

  @inline(__always)
  var identifier: Int { Int(code & 0x3FFF) }
  @inline(__always)
  var isEstimated: Bool { code &>> 14 == SegmentTag.estimated }
  @inline(__always)
  var isMeasured: Bool { code &>> 14 == SegmentTag.measured }
  @inline(__always)
  var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(code & 0x3FFF) }
  @inline(__always)
  var belief: IndexedItem.Belief {
    // The states have the numbers of the beliefs.
    IndexedItem.Belief(rawValue: UInt8(truncatingIfNeeded: code &>> 14)).unsafelyUnwrapped
  }

  func size(_ height: UInt32) -> ItemSize {
    let length = Length(units: Int64(height))
    return switch belief {
    case .estimated: .estimated
    case .assumed: .assumed(length)
    case .measured: .measured(length)
    case .remembered: .remembered(length)
    }
  }
}

/// What is believed of a height as a leaf stores it, without the reuse identifier.
struct StoredSize: Equatable, Sendable {
  /// In units; zero when estimated.
  var height: UInt32
  /// A tag with the reuse identifier 0.
  private var state: UInt16

  /// - Precondition: The height is in 0...`Length.maximumSlotHeight`.
  @inline(__always)
  init(_ size: ItemSize) {
    height = size.checkedHeight
    state = SegmentTag(size, ReuseIdentifier(0)).code
  }

  @inline(__always)
  init(height: UInt32, tag: SegmentTag) {
    self.height = height
    state = tag.code & 0xC000
  }

  @inline(__always)
  func tag(_ identifier: Int) -> SegmentTag {
    SegmentTag(code: state | UInt16(truncatingIfNeeded: identifier))
  }
}

extension ItemSize {
  /// The height that a leaf stores, in units.
  ///
  /// - Precondition: It is in 0...`Length.maximumSlotHeight`.
  var checkedHeight: UInt32 {
    let height: Length
    switch self {
    case .estimated: return 0
    case .assumed(let length), .measured(let length), .remembered(let length): height = length
    }
    precondition(
      height >= .zero && height <= Length.maximumSlotHeight,
      "the height of an item is in 0...Length.maximumSlotHeight")
    return UInt32(height.units)
  }
}

/// Items in a row with consecutive ids, one reuse identifier and one size: what a leaf has many of.
struct Segment {
  var firstID: Int64
  var count: Int32
  /// In units; zero when estimated.
  var height: UInt32
  var tag: SegmentTag
  /// The leaf that the id map names for all items of the segment; none if it names several.
  var origin: RecordHandle

  /// Whether `next`, right after this segment, is the same run of items.
  @inline(__always)
  func continues(with next: Segment) -> Bool {
    tag == next.tag && height == next.height && firstID + Int64(count) == next.firstID
  }
}

/// A leaf: segments in a row.
///
/// The counts of the segments lie in a record of their own, which exists only if one of them is not 1;
/// so do the ids, if they are not consecutive.
struct Leaf {
  private struct Header {
    var parent: RecordHandle
    var segmentCount: Int32
    var firstID: Int64
    var itemCount: Int32
    var estimatedSegments: Int32
    var countsRecord: RecordHandle
    var idsRecord: RecordHandle
  }

  let handle: RecordHandle
  private let header: UnsafeMutablePointer<Header>
  let heights: UnsafeMutablePointer<UInt32>
  let tags: UnsafeMutablePointer<SegmentTag>

  static func recordBytes(capacity: Int) -> Int {
    MemoryLayout<Header>.stride + capacity * 6
  }

  @inline(__always)
  init(handle: RecordHandle, address: UnsafeMutableRawPointer, capacity: Int) {
    self.handle = handle
    header = address.assumingMemoryBound(to: Header.self)
    let arrays = address + MemoryLayout<Header>.stride
    heights = arrays.assumingMemoryBound(to: UInt32.self)
    tags = (arrays + capacity &* 4).assumingMemoryBound(to: SegmentTag.self)
  }

  /// Gives the record of a new leaf its first value.
  func initialize() {
    header.pointee = Header(
      parent: .none, segmentCount: 0, firstID: 0, itemCount: 0, estimatedSegments: 0,
      countsRecord: .none, idsRecord: .none)
  }

  @inline(__always)
  func size(of segment: Int) -> StoredSize {
    StoredSize(height: heights[segment], tag: tags[segment])
  }

  /// Moves the elements after some of the leaf's, to make or close a gap.
  @inline(__always)
  func splice<Element>(
    _ elements: UnsafeMutablePointer<Element>, _ old: Range<Int>, _ newCount: Int
  ) {
    (elements + old.lowerBound + newCount).update(
      from: elements + old.upperBound, count: segmentCount - old.upperBound)
  }

  var parent: RecordHandle {
    @inline(__always) get { header.pointee.parent }
    nonmutating set { header.pointee.parent = newValue }
  }
  var segmentCount: Int {
    @inline(__always) get { Int(header.pointee.segmentCount) }
    nonmutating set { header.pointee.segmentCount = Int32(newValue) }
  }
  /// The id of the first item; what it is in an empty leaf does not matter.
  var firstID: Int64 {
    @inline(__always) get { header.pointee.firstID }
    nonmutating set { header.pointee.firstID = newValue }
  }
  var itemCount: Int32 {
    @inline(__always) get { header.pointee.itemCount }
    nonmutating set { header.pointee.itemCount = newValue }
  }
  var estimatedSegments: Int32 {
    @inline(__always) get { header.pointee.estimatedSegments }
    nonmutating set { header.pointee.estimatedSegments = newValue }
  }
  var countsRecord: RecordHandle {
    @inline(__always) get { header.pointee.countsRecord }
    nonmutating set { header.pointee.countsRecord = newValue }
  }
  var idsRecord: RecordHandle {
    @inline(__always) get { header.pointee.idsRecord }
    nonmutating set { header.pointee.idsRecord = newValue }
  }
}

// Sums of eight segments, in loops that the compiler makes vectors of: to go through a leaf by eights
// costs less than to keep sums in it.
extension Leaf {
  /// The height of eight known items, each a segment.
  @inline(__always)
  func heightOfEight(from segment: Int) -> Int64 {
    var height: Int64 = 0
    for place in 0..<8 { height &+= Int64((heights + segment)[place]) }
    return height
  }

  /// How many items eight segments have.
  @inline(__always)
  static func itemsOfEight(_ counts: UnsafeMutablePointer<Int32>) -> Int32 {
    var items: Int32 = 0
    for place in 0..<8 { items &+= counts[place] }
    return items
  }

  /// What eight segments of any reuse identifiers have: items, estimated ones, and known height.
  @inline(__always)
  func sumsOfEight(
    from segment: Int, counts: UnsafeMutablePointer<Int32>
  ) -> (items: Int32, estimated: Int32, known: Int64) {
    var items: Int32 = 0
    var estimated: Int32 = 0
    var known: Int64 = 0
    for place in segment..<(segment &+ 8) {
      let count = counts[place]
      items &+= count
      estimated &+= tags[place].isEstimated ? count : 0
      // The stored height of estimated items is zero.
      known &+= Int64(UInt64(UInt32(bitPattern: count)) &* UInt64(heights[place]))
    }
    return (items, estimated, known)
  }
}

/// An inner node: children in a row, and for each child the sums of what lies in it and in the children
/// before it.
struct Inner {
  private struct Header {
    var parent: RecordHandle
    var childCount: Int32
  }

  let handle: RecordHandle
  private let header: UnsafeMutablePointer<Header>
  /// Heights of measured and assumed items, in units.
  let known: UnsafeMutablePointer<Int64>
  /// Items.
  let counts: UnsafeMutablePointer<Int32>
  /// Measured items.
  let measured: UnsafeMutablePointer<Int32>
  let children: UnsafeMutablePointer<RecordHandle>
  /// Estimated items, for each child those of every reuse identifier.
  let estimated: UnsafeMutablePointer<Int32>

  static func recordBytes(capacity: Int, identifiers: Int) -> Int {
    MemoryLayout<Header>.stride + capacity * (20 + 4 * identifiers)
  }

  @inline(__always)
  init(handle: RecordHandle, address: UnsafeMutableRawPointer, capacity: Int) {
    self.handle = handle
    header = address.assumingMemoryBound(to: Header.self)
    let arrays = address + MemoryLayout<Header>.stride
    known = arrays.assumingMemoryBound(to: Int64.self)
    counts = (arrays + capacity &* 8).assumingMemoryBound(to: Int32.self)
    measured = (arrays + capacity &* 12).assumingMemoryBound(to: Int32.self)
    children = (arrays + capacity &* 16).assumingMemoryBound(to: RecordHandle.self)
    estimated = (arrays + capacity &* 20).assumingMemoryBound(to: Int32.self)
  }

  var parent: RecordHandle {
    @inline(__always) get { header.pointee.parent }
    nonmutating set { header.pointee.parent = newValue }
  }
  var childCount: Int {
    @inline(__always) get { Int(header.pointee.childCount) }
    nonmutating set { header.pointee.childCount = Int32(newValue) }
  }

  /// The place of a child.
  ///
  /// - Precondition: the node has the child.
  func slot(of child: RecordHandle) -> Int {
    var slot = 0
    while children[slot] != child { slot += 1 }
    return slot
  }

  /// How many children, not counting the last, end at or before item `index` of the node.
  @inline(__always)
  func slot(ofItem index: Int32) -> Int {
    slot { counts[$0] <= index }
  }

  /// How many children, not counting the last, end at or before the known height `height` of the node.
  @inline(__always)
  func slot(ofKnownHeight height: Int64) -> Int {
    slot { known[$0] <= height }
  }

  /// How many children, not counting the last, end at or before the height `height` of the node, if
  /// every estimated item has one height.
  @inline(__always)
  func slot(ofHeight height: Int64, estimate: Int64) -> Int {
    slot { known[$0] &+ Int64(estimated[$0]) &* estimate <= height }
  }

  /// How many children, not counting the last, something is true of that is true of none after a child
  /// of which it is not.
  ///
  /// Every eighth child is asked, then those of the eight that are left. No answer waits for another, as
  /// it would in a binary search.
  @inline(__always)
  private func slot(_ isBefore: (Int) -> Bool) -> Int {
    let end = childCount &- 1
    var first = 0
    var eighth = 7
    while eighth < end {
      first &+= isBefore(eighth) ? 8 : 0
      eighth &+= 8
    }
    let last = min(first &+ 7, end)
    var slot = first
    while first < last {
      slot &+= isBefore(first) ? 1 : 0
      first &+= 1
    }
    return slot
  }
}
