/// Why something that a cell shows, or the model says, is wrong.
struct Diagnosis: Sendable {
  /// The kind of the cell.
  let kind: CellKind
  /// The cell.
  let record: CellRecord
  /// The place of the value among those of the cell.
  let place: Int
  /// The item.
  let item: ItemID
  /// What it comes from.
  let cause: RootCause

  init(
    _ checker: StateChecker, _ record: CellRecord, _ place: Int, _ item: ItemID, _ cause: RootCause
  ) {
    kind = checker.kinds[Int(record.kind.rawValue)]
    (self.record, self.place, self.item, self.cause) = (record, place, item, cause)
  }

  // MARK: Fields

  /// What a wrong value of a field comes from.
  static func cause(
    ofField place: Int, of record: CellRecord, _ item: ItemID, _ entry: Truth.Entry,
    _ field: CellField
  ) -> RootCause {
    let shown = record.values[place]
    if let blame = entry.blame, shown.value == entry.model.value { return blame }
    let (faultClass, source) = classify(shown, record, item, entry, field)
    return RootCause(
      faultClass: faultClass, kind: record.kind, field: field.name,
      source: source == item && faultClass != .wrongItem ? nil : source)
  }

  private static func classify(
    _ shown: CellRecord.Presented, _ record: CellRecord, _ item: ItemID, _ entry: Truth.Entry,
    _ field: CellField
  ) -> (FaultClass, source: ItemID?) {
    let isOwn = !shown.moment.isBefore(record.bound)
    switch field.type {
    case .focus: return (.wrongFirstResponder, shown.writer?.item)
    case .subview:
      if case .number(let count) = shown.value, count > 1 { return (.duplicatedView, nil) }
    case .hostedView where shown.value == .noView && isTaken(shown): return (.hostedViewTaken, nil)
    case .animation where shown.value == .stopped && shown.writer == .system:
      return (.lostAnimation, nil)
    default: break
    }
    if !record.isBound { return (.twoOwners, nil) }
    switch shown.writer {
    case nil where !field.isInModel: return (.lostState, nil)
    case .didEndDisplaying where isOwn: return (.wrongReset, nil)
    case nil, .prepareForReuse, .didEndDisplaying:
      // What was right when the cell got the item is another's fault than of who made it so.
      if record.bound.isBefore(entry.intended.moment), shown.value == field.fresh(for: item) {
        return (outdated(shown, record, entry, field), nil)
      }
      let isNobodys = shown.writer == nil || shown.value == field.fresh(for: item)
      return (isNobodys ? .neverSet : .wrongReset, nil)
    case .system: return (.neverSet, nil)
    case .configure(let writer), .willDisplay(let writer), .user(let writer), .change(let writer),
      .answer(_, let writer):
      // What was meant for another item was done to this one.
      if isOwn && writer != item { return (.wrongItem, item) }
      if !isOwn { return (leftover(shown.value, field.type), writer) }
      return (outdated(shown, record, entry, field), nil)
    }
  }

  /// Whether a hosted view went to another cell, or was taken away by one.
  private static func isTaken(_ shown: CellRecord.Presented) -> Bool {
    shown.writer == .system || shown.writer == .prepareForReuse && shown.owner != nil
  }

  /// What an earlier item has left, by what it is.
  private static func leftover(_ value: FieldValue, _ type: FieldType) -> FaultClass {
    switch type {
    case .scrollOffset: .innerScrollPosition
    case .timer: value == .stopped ? .leftoverState : .runningTimer
    case .animation: value == .stopped ? .leftoverState : .runningAnimation
    case .constraint: value == .flag(true) ? .constraintLeftActive : .leftoverState
    default: .leftoverState
    }
  }

  /// Why a value that was put there for the cell's own item is not right any more.
  private static func outdated(
    _ shown: CellRecord.Presented, _ record: CellRecord, _ entry: Truth.Entry, _ field: CellField
  ) -> FaultClass {
    let changed = entry.intended.moment
    if shown.moment.isBefore(changed), changed.isBefore(record.shown) {
      return .missedWhilePrepared
    }
    switch field.keeping {
    case .both:
      if shown.value == entry.model.value, case .user(let cell) = entry.intended.writer,
        cell != record.cell
      {
        return .lostState
      }
      return .twoOwners
    case .cell: return .lostState
    case .model: return .missedUpdate
    }
  }

  // MARK: Late content

  /// What wrong content of a part comes from.
  static func cause(
    ofPart name: ContentPart.Name, _ shown: CellRecord.Presented, of record: CellRecord,
    _ item: ItemID, _ state: ContentBook.State
  ) -> RootCause {
    let (faultClass, source) = classify(shown, record, item, state)
    return RootCause(
      faultClass: faultClass, kind: record.kind, field: name.rawValue,
      source: source == item ? nil : source)
  }

  private static func classify(
    _ shown: CellRecord.Presented, _ record: CellRecord, _ item: ItemID,
    _ state: ContentBook.State
  ) -> (FaultClass, source: ItemID?) {
    guard case .content(let source, _) = shown.value else {
      let isMissed = state.arrived.map {
        shown.moment.isBefore($0) && record.bound.isBefore($0) && $0.isBefore(record.shown)
      }
      return (isMissed == true ? .missedWhilePrepared : .placeholderLeft, nil)
    }
    let changed = state.changed ?? Moment()
    if case .answer = shown.writer {
      let isStale = source == item ? changed.isBefore(shown.moment) : shown.owner != source
      if isStale { return (.staleAnswer, source) }
    }
    if shown.moment.isBefore(record.bound) { return (.leftoverState, source) }
    return (changed.isBefore(record.shown) ? .missedWhilePrepared : .missedUpdate, nil)
  }
}
