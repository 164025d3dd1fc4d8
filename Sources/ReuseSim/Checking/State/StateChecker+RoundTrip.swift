// What becomes of edits.
extension StateChecker {
  /// What is true of a field of an item.
  mutating func entry(of item: ItemID, _ field: CellField) -> Truth.Entry {
    var entry = truth.entry(of: item, field.name, initial: field.fresh(for: item))
    if field.type == .focus { entry.intended.value = .flag(focus == .item(item)) }
    return entry
  }

  /// A user does something to a field.
  mutating func begin(_ item: ItemID, _ cell: CellID, _ name: String, _ value: FieldValue) {
    guard let record = self[cell], let place = place(of: name, record.kind) else { return }
    let field = kinds[Int(record.kind.rawValue)].fields[place]
    var entry = truth.entry(of: item, name, initial: field.fresh(for: item))
    edit = Edit(item: item, cell: cell, field: name, place: place, blame: entry.blame)
    entry.blame = nil
    entry.intended = Truth.Written(value: value, writer: .user(cell), moment: now)
    truth.set(entry, of: item, name)
    if field.type == .focus { moveFocus(to: item, value) }
  }

  private mutating func moveFocus(to item: ItemID, _ value: FieldValue) {
    if value == .flag(true) {
      focus = .item(item)
    } else if focus == .item(item) {
      focus = .nobody
    }
  }

  /// The model gets a value.
  mutating func write(
    _ value: FieldValue, to name: String, of items: ItemSpan, by writer: ModelWriter,
    _ frame: FrameMoment, _ findings: inout Findings
  ) {
    let written = Truth.Written(value: value, writer: .model(writer), moment: now)
    switch writer {
    case .app:
      if items.last < items.first { return }
      if items.first == items.last {
        truth.set(Truth.Entry(intended: written, model: written), of: items.first, name)
      } else {
        truth.sweep(items.first.rawValue...items.last.rawValue, name, written)
      }
      noteFocus(value, name, items)
    case .listener(let number, let cell, _):
      guard let field = field(name, of: cell) else { return }
      var entry = truth.entry(of: items.first, name, initial: field.fresh(for: items.first))
      entry.model = written
      truth.set(entry, of: items.first, name)
      edit?.writes.append(Write(listener: number, item: items.first))
    case .saving(let cell, let item):
      guard let field = field(name, of: cell) else { return }
      var entry = truth.entry(of: item, name, initial: field.fresh(for: item))
      entry.model = written
      truth.set(entry, of: item, name)
      if edit != nil {
        edit?.writes.append(Write(listener: nil, item: item))
      } else if entry.isAmiss {
        judgeSaving(cell, item, name, frame, &findings)
      }
    }
  }

  private func field(_ name: String, of cell: CellID) -> CellField? {
    guard let record = self[cell] else { return nil }
    return kinds[Int(record.kind.rawValue)].fields.first { $0.name == name }
  }

  private mutating func noteFocus(_ value: FieldValue, _ name: String, _ items: ItemSpan) {
    let isFocus = kinds.contains { $0.fields.contains { $0.name == name && $0.type == .focus } }
    if !isFocus { return }
    if items.count > 1 {
      focus = value == .flag(true) ? .unclear : .nobody
    } else {
      moveFocus(to: items.first, value)
    }
  }

  /// An edit has come to whoever hears of it: where it has to be in the model at once, it is.
  mutating func endEdit(_ frame: FrameMoment, _ findings: inout Findings) {
    guard let edit else { return }
    self.edit = nil
    guard let record = self[edit.cell] else { return }
    let field = kinds[Int(record.kind.rawValue)].fields[edit.place]
    if field.type == .focus { return }
    var own = entry(of: edit.item, field)
    var other = edit.writes.first { $0.item != edit.item }
    switch field.keeping {
    case .model, .both(.atOnce): break
    case .cell, .both:
      // Whatever else is to come of it, comes of what the cell keeps for the item that it has.
      if record.item == edit.item { return }
      other = record.item.map { Write(listener: nil, item: $0) }
    }
    let cause: RootCause
    if edit.writes.count > 1 {
      cause = self.cause(.duplicatedSubscription, record, field, other?.item)
    } else if other != nil || edit.writes.isEmpty && own.isAmiss {
      cause = self.cause(.wrongItem, record, field, other?.item)
    } else {
      // Whoever does something to what is wrong already gets something wrong.
      if own.isAmiss {
        own.blame = record.faults[edit.place] ?? edit.blame
        truth.set(own, of: edit.item, edit.field)
      }
      return
    }
    findings.add(
      .roundTrip, cause, in: frame, item: edit.item, cell: edit.cell,
      Diagnosis(self, record, edit.place, edit.item, cause).text(of: edit, own))
    for item in [edit.item] + edit.writes.map({ $0.item }) {
      var entry = entry(of: item, field)
      entry.blame = cause
      truth.set(entry, of: item, edit.field)
    }
  }

  /// A cell has handed over a value that is not what it is to be.
  private mutating func judgeSaving(
    _ cell: CellID, _ item: ItemID, _ name: String, _ frame: FrameMoment,
    _ findings: inout Findings
  ) {
    guard let record = self[cell], let place = place(of: name, record.kind) else { return }
    let field = kinds[Int(record.kind.rawValue)].fields[place]
    var entry = entry(of: item, field)
    guard entry.isAmiss, entry.blame == nil, focus != .unclear else { return }
    let cause =
      record.faults[place] ?? Diagnosis.cause(ofField: place, of: record, item, entry, field)
    findings.add(
      .roundTrip, cause, in: frame, item: item, cell: cell,
      Diagnosis(self, record, place, item, cause).text(ofSaving: entry))
    entry.blame = cause
    truth.set(entry, of: item, name)
  }

  /// A cell has lost its item: what the user did to it in this cell has to be in the model.
  ///
  /// - Parameter isOver: whether the cell gets another item now, and nothing more can be handed over.
  mutating func judgeLoss(
    of cell: CellID, isOver: Bool, _ frame: FrameMoment, _ findings: inout Findings
  ) {
    guard let record = self[cell], let item = record.loss else { return }
    let kind = kinds[Int(record.kind.rawValue)]
    var isWaiting = false
    for (place, field) in kind.fields.enumerated() where field.keeping != .model {
      var entry = entry(of: item, field)
      guard field.type != .focus, entry.isAmiss, entry.blame == nil else { continue }
      if field.keeping == .both(.atReuse) && !isOver && !record.isPrepared {
        isWaiting = true
        continue
      }
      var cause = self.cause(.lostState, record, field, nil)
      if let fault = record.faults[place], fault.faultClass == .twoOwners { cause = fault }
      findings.add(
        .roundTrip, cause, in: frame, item: item, cell: cell,
        Diagnosis(self, record, place, item, cause).text(ofLoss: entry))
      entry.blame = cause
      truth.set(entry, of: item, field.name)
    }
    if !isWaiting { cells[cell]?.loss = nil }
  }

  func cause(
    _ faultClass: FaultClass, _ record: CellRecord, _ field: CellField, _ source: ItemID?
  ) -> RootCause {
    RootCause(faultClass: faultClass, kind: record.kind, field: field.name, source: source)
  }
}
