/// Lifecycle, as far as the data source has a part in it: it has the items that the list believes in, and returns the cells
/// that it dequeues.
struct DataSourceChecker: Sendable {
  /// The cells that were made or taken from the pool in this frame and were not given an item yet.
  private var open: [CellID] = []
  /// Those of them after which another cell was given an item.
  private var lost: [CellID] = []
  /// Whether the list asked for an item that the data source does not have: the first one tells it.
  private var isShort = false

  /// Takes note of a call.
  mutating func observe(_ call: CellCall, _ cell: CellID) {
    switch call {
    case .create, .dequeue: open.append(cell)
    case .configure:
      if let place = open.lastIndex(of: cell) {
        lost += open[..<place]
        open.removeAll(keepingCapacity: true)
      }
    case .enqueue, .discard: open.removeAll { $0 == cell }
    case .retype, .prepareForReuse, .measure, .willDisplay, .didEndDisplaying, .keep, .restore:
      break
    }
  }

  /// Takes note of an update after which the numbers of items differ.
  func observeCounts(
    list: Int64, dataSource: Int64, _ moment: FrameMoment, _ findings: inout Findings
  ) {
    findings.add(
      .lifecycle, in: moment, as: .invalidUpdate,
      "by what it was told the list has \(list) items after the update, and its data source has "
        + "\(dataSource): each change of the data has to be told, in the same update; `reload data` tells everything"
    )
  }

  /// Takes note of an item that the data source is asked for and does not have.
  mutating func observeRequest(
    for item: ItemID, at place: Int64, dataSource count: Int64, _ moment: FrameMoment,
    _ findings: inout Findings
  ) {
    if isShort { return }
    isShort = true
    findings.add(
      .lifecycle, in: moment, item: item, as: .noSuchItem,
      "the list asks for \(item) at position \(place), and its data source has \(count) items: the data changed and "
        + "the list was not told")
  }

  /// Reads a frame.
  ///
  /// - Returns: how many cells were found to belong to nobody.
  mutating func check(_ moment: FrameMoment, _ findings: inout Findings) -> Int {
    defer {
      open.removeAll(keepingCapacity: true)
      lost.removeAll(keepingCapacity: true)
    }
    if let cell = lost.first {
      findings.add(
        .lifecycle, in: moment, as: .cellNotReturned,
        "cell \(cell.rawValue) was dequeued and not returned: the data source dequeued another one for the same item, and "
          + "this one belongs to nobody for ever")
    }
    return lost.count
  }
}
