// What users do to cells, and what becomes of that in the model.
extension Simulation {
  /// A user does something to a field of an item, in the cell that shows it. Nobody can to what the last frame did not
  /// show, or while the list is not in its window.
  ///
  /// - Parameter hold: How long the finger stays; what it does is done when it lifts.
  /// - Returns: whether there was something to do it to.
  mutating func act<Observer: TraceObserver>(
    _ action: UserAction, on reference: ItemReference, _ field: String, for hold: Time?,
    at start: Time, _ observer: inout Observer
  ) -> Bool {
    guard presence.isInWindow, let index = index(of: reference) else { return false }
    let item = virtualizer.sizes.item(at: index)
    let kind = scenario.kinds[Int(item.reuseIdentifier.rawValue)]
    guard shownItems.contains(item.id),
      let place = kind.fields.firstIndex(where: { $0.name == field }),
      let cell = cell(showing: item.id, at: index), let content = contents[cell],
      let value = action.result(on: content.values[place], of: kind.fields[place].type, at: time)
    else { return false }
    observer.observe(.tapped(item.id, index: index))
    let edit = Edit(action: action, item: item.id, cell: cell, field: place, value: value)
    if let hold {
      agenda.schedule(.release(edit, line: line), at: start + hold)
    } else {
      perform(edit, &observer)
    }
    return true
  }

  /// A finger lifts that went down on a cell: the cell does what was meant for the item that it had then. In a cell that
  /// is not on screen any more the touch has ended with nothing.
  mutating func release<Observer: TraceObserver>(
    _ edit: Edit, line: Int, _ observer: inout Observer
  ) {
    guard contents[edit.cell]?.isOnScreen == true else {
      observer.observe(.nothingToDo(line: line))
      return
    }
    perform(edit, &observer)
  }

  /// A user types: the text goes to the cell that has the focus, wherever that is, for the item that the user gave the
  /// focus to.
  ///
  /// - Returns: whether a cell has it that has a text.
  mutating func type<Observer: TraceObserver>(
    _ text: String, _ observer: inout Observer
  ) -> Bool {
    guard let item = virtualizer.focusedItem, let cell = focusedCell,
      let content = contents[cell],
      let place = scenario.kinds[Int(content.kind.rawValue)].fields.firstIndex(where: {
        $0.type == .text
      })
    else { return false }
    perform(
      Edit(action: .type(text), item: item, cell: cell, field: place, value: .text(text)), &observer
    )
    return true
  }

  /// The cell that has the focus: the one whose field for it is on.
  private var focusedCell: CellID? { contents.holders(of: .flag(true)).first?.cell }

  /// What a user meant to do to an item happens in a cell.
  private mutating func perform<Observer: TraceObserver>(
    _ edit: Edit, _ observer: inout Observer
  ) {
    guard let content = contents[edit.cell] else { return }
    let field = scenario.kinds[Int(content.kind.rawValue)].fields[edit.field]
    var edit = edit
    // What a finger does that stayed for a while is done to what the cell shows by now.
    if content.item == edit.item,
      let value = edit.action.result(on: content.values[edit.field], of: field.type, at: time)
    {
      edit.value = value
    }
    observer.observe(.edited(edit.item, edit.cell, field: field.name, edit.value))
    present(edit.value, in: edit.field, of: edit.cell, by: .user(edit.item), &observer)
    let index = content.item.flatMap { virtualizer.sizes.index(of: $0) }
    if let index { followContents(of: edit.cell, at: index, &observer) }
    var listeners = 0
    switch field.keeping {
    case .model where fault == .lostEdit: break
    case .model: listeners = callListeners(of: edit, &observer)
    case .both(.atOnce):
      if let index, let item = content.item {
        write(
          edit.value, to: edit.field, index..<(index + 1), by: .saving(edit.cell, of: item),
          &observer)
      }
    case .both, .cell: break
    }
    observer.observe(
      .editEnded(edit.item, edit.cell, field: field.name, listeners: listeners))
  }

  /// The listeners in a cell hear of an edit: each writes to the item that it takes for the one.
  ///
  /// - Returns: how many there are.
  private mutating func callListeners<Observer: TraceObserver>(
    of edit: Edit, _ observer: inout Observer
  ) -> Int {
    guard let content = contents[edit.cell] else { return 0 }
    let (action, place) = (edit.action, edit.field)
    let kind = scenario.kinds[Int(content.kind.rawValue)]
    for (number, listener) in content.listeners.enumerated() {
      guard let target = target(of: listener, content, kind.code.target),
        virtualizer.sizes.item(at: target).reuseIdentifier == content.kind
      else { continue }
      let old = modelValue(place, of: virtualizer.sizes.item(at: target).id, at: target, kind)
      // Code that switches over what the model says does so each time that it is called.
      let new =
        action == .tap ? action.result(on: old, of: kind.fields[place].type, at: time) : edit.value
      write(
        new ?? edit.value, to: place, target..<(target + 1),
        by: .listener(number + 1, of: edit.cell, for: edit.item), &observer)
    }
    return content.listeners.count
  }

  /// Where the item stands that a listener writes to; `nil` when there is none.
  private func target(
    of listener: CellContents.Listener, _ content: CellContents.Content, _ target: CellCode.Target
  ) -> Int? {
    switch target {
    case .currentItem: content.item.flatMap { virtualizer.sizes.index(of: $0) }
    case .capturedItem: virtualizer.sizes.index(of: listener.item)
    case .capturedIndex: listener.index < list.count ? listener.index : nil
    case .capturedGeneration:
      listener.generation == content.generation
        ? virtualizer.sizes.index(of: listener.item) : nil
    }
  }

  /// A cell hands what it keeps beside the model to the model, for the item that it was configured for last.
  mutating func save<Observer: TraceObserver>(
    _ cell: CellID, when moment: CellField.Saving, _ observer: inout Observer
  ) {
    guard let content = contents[cell], let item = content.item,
      let index = virtualizer.sizes.index(of: item)
    else { return }
    let kind = scenario.kinds[Int(content.kind.rawValue)]
    for (place, field) in kind.fields.enumerated() where field.keeping == .both(moment) {
      if modelValue(place, of: item, at: index, kind) == content.values[place] { continue }
      write(
        content.values[place], to: place, index..<(index + 1), by: .saving(cell, of: item),
        &observer)
    }
  }

  /// The model gets a value for a field of items in a row that all have it, and the cells hear of it that are to.
  mutating func write<Observer: TraceObserver>(
    _ value: FieldValue, to place: Int, _ range: Range<Int>, by writer: ModelWriter,
    _ observer: inout Observer
  ) {
    let identifier = virtualizer.sizes.item(at: range.lowerBound).reuseIdentifier
    let kind = scenario.kinds[Int(identifier.rawValue)]
    let isFresh = value == kind.fields[place].initial
    for part in partsInOrder(of: range) {
      observer.observe(.fieldSet(part, field: kind.fields[place].name, value, by: writer))
      model.set(isFresh ? nil : value, of: part.first.rawValue...part.last.rawValue, place)
    }
    // A cell that is about to be configured for the item still has another one.
    for cell in cells(in: range)
    where isReached(cell, by: kind.code.reach) && contents[cell.cell]?.item == cell.item {
      present(value, in: place, of: cell.cell, by: .change(cell.item), &observer)
    }
    followModel(in: range, place, value, &observer)
  }

  /// Items in a row, in parts whose ids count up.
  private func partsInOrder(of range: Range<Int>) -> [ItemSpan] {
    var parts: [ItemSpan] = []
    var index = range.lowerBound
    for run in list.runs(in: range) {
      let last = ItemID(run.firstID.rawValue + Int64(run.count) - 1)
      if let part = parts.last, part.last.rawValue + 1 == run.firstID.rawValue {
        parts[parts.count - 1].last = last
        parts[parts.count - 1].count += run.count
      } else {
        parts.append(ItemSpan(first: run.firstID, last: last, count: run.count, index: index))
      }
      index += run.count
    }
    return parts
  }

  func isReached(_ cell: DisplayedCell, by reach: CellCode.Reach) -> Bool {
    if fault == .untoldChange { return false }
    return switch reach {
    case .everyCell: true
    case .cellsOnScreen: cell.isOnScreen
    case .noCell: false
    }
  }

  /// The cells that have an item of a range, those that are kept last.
  func cells(in range: Range<Int>) -> [DisplayedCell] {
    var found = virtualizer.displayed.filter { range.contains($0.index) }
    for cell in virtualizer.pool.kept {
      guard let index = virtualizer.sizes.index(of: cell.item), range.contains(index) else {
        continue
      }
      var kept = cell
      (kept.index, kept.isOnScreen) = (index, false)
      found.append(kept)
    }
    return found
  }

  /// The cell that has an item; `nil` when none has.
  func cell(showing item: ItemID, at index: Int) -> CellID? {
    Simulation.place(of: index, in: virtualizer.displayed).map { virtualizer.displayed[$0].cell }
  }
}
