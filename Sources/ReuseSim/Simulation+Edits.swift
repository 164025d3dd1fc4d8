// What users do to cells, and what becomes of that in the model.
extension Simulation {
  /// A user does something to a field of an item, in the cell that shows it. Nobody can to what the last frame did not
  /// show, or while the list is not in its window.
  ///
  /// - Returns: whether there was something to do it to.
  mutating func act<Observer: TraceObserver>(
    _ action: UserAction, on reference: ItemReference, _ field: String,
    _ observer: inout Observer
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
    observer.observe(.edited(item.id, cell, field: field, value))
    present(value, in: place, of: cell, by: .user(item.id), &observer)
    followContents(of: cell, at: index, &observer)
    var listeners = 0
    switch kind.fields[place].keeping {
    case .model: listeners = callListeners(of: cell, action, place, value, item.id, &observer)
    case .both(.atOnce):
      write(
        value, to: place, index..<(index + 1), by: .saving(cell, of: item.id), &observer)
    case .both, .cell: break
    }
    observer.observe(.editEnded(item.id, cell, field: field, listeners: listeners))
    return true
  }

  /// The listeners in a cell hear of an edit: each writes to the item that it takes for the one.
  ///
  /// - Returns: how many there are.
  private mutating func callListeners<Observer: TraceObserver>(
    of cell: CellID, _ action: UserAction, _ place: Int, _ value: FieldValue, _ item: ItemID,
    _ observer: inout Observer
  ) -> Int {
    guard let content = contents[cell] else { return 0 }
    let kind = scenario.kinds[Int(content.kind.rawValue)]
    for (number, listener) in content.listeners.enumerated() {
      guard let target = target(of: listener, content, kind.code.target),
        virtualizer.sizes.item(at: target).reuseIdentifier == content.kind
      else { continue }
      let old = modelValue(place, of: virtualizer.sizes.item(at: target).id, at: target, kind)
      // Code that switches over what the model says does so each time that it is called.
      let new =
        action == .tap ? action.result(on: old, of: kind.fields[place].type, at: time) : value
      write(
        new ?? value, to: place, target..<(target + 1),
        by: .listener(number + 1, of: cell, for: item), &observer)
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
    observer.observe(
      .fieldSet(span(of: range), field: kind.fields[place].name, value, by: writer))
    let isFresh = value == kind.fields[place].initial
    for run in list.runs(in: range) {
      for id in run.firstID.rawValue..<(run.firstID.rawValue + Int64(run.count)) {
        model[ItemID(id), place] = isFresh ? nil : value
      }
    }
    for cell in cells(in: range) where isReached(cell, by: kind.code.reach) {
      present(value, in: place, of: cell.cell, by: .change(cell.item), &observer)
    }
    followModel(in: range, place, value, &observer)
  }

  func isReached(_ cell: DisplayedCell, by reach: CellCode.Reach) -> Bool {
    switch reach {
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
