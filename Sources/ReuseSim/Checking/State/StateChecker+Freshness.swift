// What cells show.
extension StateChecker {
  /// Compares what a cell on screen shows with what a fresh one would.
  mutating func checkFreshness(
    of cell: CellID, _ item: ItemID, _ frame: FrameMoment, _ findings: inout Findings
  ) {
    guard let record = self[cell] else { return }
    let kind = kinds[Int(record.kind.rawValue)]
    for place in record.values.indices {
      let cause =
        place < kind.fields.count
        ? checkField(place, kind, record, cell, item, frame, &findings)
        : checkPart(place, kind, record, cell, item, frame, &findings)
      if record.faults[place] != cause { cells[cell]?.faults[place] = cause }
    }
  }

  private mutating func checkField(
    _ place: Int, _ kind: CellKind, _ record: CellRecord, _ cell: CellID, _ item: ItemID,
    _ frame: FrameMoment, _ findings: inout Findings
  ) -> RootCause? {
    let field = kind.fields[place]
    if field.type == .focus && focus == .unclear { return nil }
    let entry = entry(of: item, field)
    if record.values[place].value == entry.intended.value { return nil }
    let cause = Diagnosis.cause(ofField: place, of: record, item, entry, field)
    findings.add(
      .freshness, cause, in: frame, item: item, cell: cell,
      Diagnosis(self, record, place, item, cause).text(of: entry))
    return cause
  }

  private func checkPart(
    _ place: Int, _ kind: CellKind, _ record: CellRecord, _ cell: CellID, _ item: ItemID,
    _ frame: FrameMoment, _ findings: inout Findings
  ) -> RootCause? {
    let name = kind.contentParts[place - kind.fields.count].name
    let state = content[ContentBook.Part(item: item, name: name)]
    let shown = record.values[place]
    if shown.value == .content(of: item, version: state.newest) { return nil }
    if shown.value == .placeholder && state.isAwaited { return nil }
    let cause = Diagnosis.cause(ofPart: name, shown, of: record, item, state)
    findings.add(
      .freshness, cause, in: frame, item: item, cell: cell,
      Diagnosis(self, record, place, item, cause).text(of: state))
    return cause
  }

  /// What runs in a cell that goes off the screen has to be stopped.
  ///
  /// - Parameter isAway: Whether the list has left its window: then nothing is on screen.
  mutating func judgeTimers(
    of cell: CellID, isAway: Bool = false, _ frame: FrameMoment, _ findings: inout Findings
  ) {
    guard let record = self[cell], !record.isOnScreen || isAway else { return }
    let kind = kinds[Int(record.kind.rawValue)]
    for (place, field) in kind.fields.enumerated() where field.type == .timer {
      let running = record.values[place]
      guard case .running = running.value,
        record.isOnScreen || running.moment.isBefore(record.hidden),
        let item = running.writer?.item ?? record.item
      else { continue }
      let cause = self.cause(.runningTimer, record, field, nil)
      findings.add(
        .freshness, cause, in: frame, item: item, cell: cell,
        Diagnosis(self, record, place, item, cause).textOffScreen)
    }
  }
}
