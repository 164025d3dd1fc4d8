/// Segments in a row, in memory that its owner has for as many as can come.
struct SegmentRow {
  private let segments: UnsafeMutablePointer<Segment>
  private(set) var count = 0

  /// Calls `body` with an empty row.
  ///
  /// - Parameter room: The most segments that are appended.
  @inline(__always)
  static func with<Result>(room: Int, _ body: (inout SegmentRow) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Segment.self, capacity: room) { buffer in
      var row = SegmentRow(segments: buffer.baseAddress.unsafelyUnwrapped)
      return body(&row)
    }
  }

  private init(segments: UnsafeMutablePointer<Segment>) {
    self.segments = segments
  }

  subscript(place: Int) -> Segment {
    @inline(__always) get { segments[place] }
  }

  /// Appends a segment, to the last one if it is the same run.
  @inline(__always)
  mutating func append(_ segment: Segment) {
    let last = segments + (count &- 1)
    if count > 0 && last.pointee.continues(with: segment) {
      last.pointee.count += segment.count
      if last.pointee.origin != segment.origin { last.pointee.origin = .none }
    } else {
      (segments + count).initialize(to: segment)
      count &+= 1
    }
  }

  /// Appends runs, whose ids the id map gives to a leaf.
  @inline(__always)
  mutating func append(_ runs: UnsafeBufferPointer<ItemRun>, origin: RecordHandle) {
    for run in runs { append(Segment(run, origin: origin)) }
  }

  /// Whether the ids of all items are consecutive.
  var isConsecutive: Bool {
    var place = 1
    while place < count {
      let before = segments[place - 1]
      if before.firstID + Int64(before.count) != segments[place].firstID { return false }
      place += 1
    }
    return true
  }

  /// Whether one of the segments has more than one item.
  var hasRuns: Bool {
    for place in 0..<count where segments[place].count != 1 { return true }
    return false
  }
}

extension Segment {
  /// The items of a run, whose ids the id map gives to a leaf.
  init(_ run: ItemRun, origin: RecordHandle) {
    self.init(
      firstID: run.firstID.rawValue, count: Int32(run.count), height: run.size.checkedHeight,
      tag: SegmentTag(run.size, run.reuseIdentifier), origin: origin)
  }
}
