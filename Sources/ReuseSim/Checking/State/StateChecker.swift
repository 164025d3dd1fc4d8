/// Freshness and round trip: what cells show is what fresh ones would, and what users do to it comes to the model.
///
/// It follows three things by what the trace tells: what the user and the app want each field to be, what the model says,
/// and what each cell shows and since when. Right code keeps them equal; where they differ, how each came to be says why.
/// It knows the scenario's kinds, and nothing of the simulation.
struct StateChecker: Sendable {
  /// Whether there is anything to look at.
  let isNeeded: Bool
  /// The kinds of the cells.
  let kinds: [CellKind]
  /// What is true of fields.
  var truth = Truth()
  /// What is true of late content.
  var content = ContentBook()
  /// The item that has the focus.
  var focus = Focus.nobody
  /// Those of kinds that have fields or late content, until they are thrown away; only ever looked up in.
  var cells: [CellID: CellRecord] = [:]
  /// The cells that have an item.
  private(set) var bound: [CellID] = []
  /// Whether what is true changed since the cells were looked at.
  private var isTruthNews = false
  /// The cells that lost their items, or went off the screen with what must not run there.
  private var left: [CellID] = []
  /// Whether the list was in its window at the end of the last frame.
  private var wasInWindow = true
  /// The edit that listeners hear of.
  var edit: Edit?
  /// The present moment.
  private(set) var now = Moment()

  /// Who has the focus.
  enum Focus: Hashable, Sendable {
    case nobody
    case item(ItemID)
    /// The app gave it to several.
    case unclear
  }

  /// An edit under way.
  struct Edit: Hashable, Sendable {
    var item: ItemID
    var cell: CellID
    var field: String
    /// The place of the field.
    var place: Int
    /// Why the model had the item's field wrong before it.
    var blame: RootCause?
    /// What listeners wrote, and to which items.
    var writes: [Write] = []
  }

  /// What a listener wrote, or the cell itself.
  struct Write: Hashable, Sendable {
    var listener: Int?
    var item: ItemID
  }

  /// Makes the checker of cells of some kinds.
  init(_ guarantees: GuaranteeSet, kinds: [CellKind]) {
    self.kinds = kinds
    isNeeded =
      (guarantees.contains(.freshness) || guarantees.contains(.roundTrip))
      && kinds.contains { $0.hasContents }
  }

  /// Takes note of a fact.
  mutating func observe(_ event: TraceEvent, _ frame: FrameMoment, _ findings: inout Findings) {
    if !isNeeded { return }
    now = Moment(order: now.order + 1, frame: frame.number, time: frame.time)
    switch event {
    case .cell(let call, let cell, let kind, let item):
      observe(call, cell, kind, item, frame, &findings)
    case .presented(let cell, let field, let value, let writer):
      present(value, in: field, of: cell, by: writer)
    case .edited(let item, let cell, let field, let value):
      begin(item, cell, field, value)
    case .fieldSet(let items, let field, let value, let writer):
      isTruthNews = true
      write(value, to: field, of: items, by: writer, frame, &findings)
    case .editEnded:
      isTruthNews = true
      endEdit(frame, &findings)
    case .focused(let item):
      isTruthNews = true
      focus = item.map { .item($0) } ?? .nobody
    case .contentChanged(let item, let part, let version):
      isTruthNews = true
      content.change(ContentBook.Part(item: item, name: part), to: version, now)
    case .request(let fact):
      isTruthNews = true
      content.observe(fact, now)
    case .inserted(let index, let count, _): follow(.insert(count: count, at: index))
    case .removed(let index, let count): follow(.remove(count: count, at: index))
    case .moved(_, let count, let from, let to): follow(.move(count: count, from: from, to: to))
    default: break
    }
  }

  // MARK: Cells

  private mutating func observe(
    _ call: CellCall, _ cell: CellID, _ kind: ReuseIdentifier, _ item: ItemID?,
    _ frame: FrameMoment,
    _ findings: inout Findings
  ) {
    if call == .retype { cells[cell] = nil }
    guard kinds[Int(kind.rawValue)].hasContents else { return }
    let code = kinds[Int(kind.rawValue)].code
    if call == .create || call == .retype {
      cells[cell] = CellRecord(cell, kinds[Int(kind.rawValue)], kind, now)
    }
    guard cells[cell] != nil else { return }
    cells[cell]?.note(call, item, now)
    cells[cell]?.isNews = true
    switch call {
    case .configure:
      judgeLoss(of: cell, isOver: true, frame, &findings)
      if cells[cell]?.isBound == false { bound.append(cell) }
      if let item { cells[cell]?.bind(item, code, now) }
    case .willDisplay:
      cells[cell]?.isOnScreen = true
      cells[cell]?.shown = now
    case .didEndDisplaying:
      cells[cell]?.isOnScreen = false
      cells[cell]?.hidden = now
      left.append(cell)
    case .enqueue, .discard:
      bound.removeAll { $0 == cell }
      cells[cell]?.release()
      left.append(cell)
      if call == .discard { cells[cell]?.isPrepared = true }
    case .prepareForReuse:
      cells[cell]?.prepare(code)
      left.append(cell)
    case .create, .dequeue, .retype, .measure, .keep, .restore: break
    }
  }

  private mutating func present(
    _ value: FieldValue, in field: String, of cell: CellID, by writer: CellWriter
  ) {
    guard var record = self[cell], let place = place(of: field, record.kind) else { return }
    let old = record.values[place]
    // The model says what the user has just done: that is where it comes from.
    if case .change(let item) = writer, old.writer == .user(item), old.value == value { return }
    var presented = CellRecord.Presented(
      value: value, writer: writer, moment: now, owner: record.isBound ? record.item : nil,
      calls: record.calls)
    if case .answer(let request, _) = writer, content.latest?.number == request {
      presented.request = content.latest
    }
    record.values[place] = presented
    record.isNews = true
    cells[cell] = record
  }

  /// What is known of a cell; `nil` when there is nothing to know.
  subscript(cell: CellID) -> CellRecord? { cells[cell] }

  /// Where a field, or a part whose content comes later, is among the values of a kind.
  func place(of name: String, _ identifier: ReuseIdentifier) -> Int? {
    let kind = kinds[Int(identifier.rawValue)]
    if let place = kind.fields.firstIndex(where: { $0.name == name }) { return place }
    let part = kind.contentParts.firstIndex { $0.name.rawValue == name }
    return part.map { kind.fields.count + $0 }
  }

  private mutating func follow(_ change: ListChange) {
    for cell in bound {
      guard let index = self[cell]?.index else { continue }
      let new = change.index(of: index)
      cells[cell]?.index = new
      if new == nil { cells[cell]?.isItemGone = true }
    }
  }

  // MARK: Frames

  /// Looks at the end of a frame at the cells that something happened to.
  ///
  /// - Complexity: O(v) for v items on screen, and O(f) more for each cell with f fields that something happened to; all
  ///   cells on screen when something is true that was not.
  @inline(__always)
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    let moment = frame.moment
    judgeLeftCells(moment, &findings)
    defer { wasInWindow = frame.isInWindow }
    guard frame.isInWindow else {
      if wasInWindow {
        for cell in bound { judgeTimers(of: cell, isAway: true, moment, &findings) }
      }
      return
    }
    for seen in frame.shown { check(seen, moment, &findings) }
    if let pinned = frame.pinned { check(pinned, moment, &findings) }
    for ready in frame.prepared { learnIndex(of: ready) }
    isTruthNews = false
  }

  private mutating func judgeLeftCells(_ frame: FrameMoment, _ findings: inout Findings) {
    for cell in left {
      judgeLoss(of: cell, isOver: false, frame, &findings)
      judgeTimers(of: cell, frame, &findings)
      if let last = self[cell]?.steps.last, last.call == .discard {
        cells[cell] = nil
      }
    }
    left.removeAll(keepingCapacity: true)
  }

  private mutating func check(
    _ seen: FrameFold.SeenItem, _ frame: FrameMoment, _ findings: inout Findings
  ) {
    learnIndex(of: seen)
    guard let record = self[seen.cell], isTruthNews || record.isNews, record.isBound,
      record.item == seen.item
    else { return }
    cells[seen.cell]?.isNews = false
    checkFreshness(of: seen.cell, seen.item, frame, &findings)
  }

  private mutating func learnIndex(of seen: FrameFold.SeenItem) {
    guard let record = self[seen.cell], record.index != seen.index, record.item == seen.item else {
      return
    }
    cells[seen.cell]?.index = seen.index
  }
}
