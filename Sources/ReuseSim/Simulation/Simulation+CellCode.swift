// What the code of cells does in the calls that they get.
extension Simulation {
  /// Runs the code of a cell for a call that it was told.
  mutating func runCode<Observer: TraceObserver>(
    of call: CellCall, in cell: DisplayedCell, _ observer: inout Observer
  ) {
    if call == .configure { ask(for: cell.item, at: cell.index, &observer) }
    let kind = scenario.kinds[Int(cell.reuseIdentifier.rawValue)]
    guard kind.hasContents else { return }
    switch call {
    case .create: makeContents(of: cell.cell, cell.reuseIdentifier)
    case .prepareForReuse: prepareContents(of: cell.cell, kind, &observer)
    case .configure: configureContents(of: cell, kind, &observer)
    case .willDisplay: showContents(of: cell, kind, &observer)
    case .didEndDisplaying: hideContents(of: cell, kind, &observer)
    case .enqueue: contents[cell.cell]?.isBound = false
    case .discard: contents.remove(cell.cell)
    case .dequeue, .retype, .measure, .keep, .restore: break
    }
  }

  /// Gives a cell what a new one of a kind shows.
  mutating func makeContents(of cell: CellID, _ identifier: ReuseIdentifier) {
    let kind = scenario.kinds[Int(identifier.rawValue)]
    if kind.hasContents { contents.make(cell, kind, identifier) }
  }

  /// Gives a field of a cell a value.
  mutating func present<Observer: TraceObserver>(
    _ value: FieldValue, in field: Int, of cell: CellID, by writer: CellWriter,
    _ observer: inout Observer
  ) {
    guard let content = contents[cell] else { return }
    let kind = scenario.kinds[Int(content.kind.rawValue)]
    let isExclusive = kind.isExclusive(field)
    if isExclusive && value.isOn { takeFromOthers(value, kind.nameOfValue(field), cell, &observer) }
    contents.set(field, of: cell, to: value, isExclusive: isExclusive)
    observer.observe(
      .presented(cell, field: kind.nameOfValue(field), value, by: writer))
  }

  /// A hosted view is in one cell, and one cell has the focus: the others lose it.
  private mutating func takeFromOthers<Observer: TraceObserver>(
    _ value: FieldValue, _ name: String, _ cell: CellID, _ observer: inout Observer
  ) {
    for other in contents.holders(of: value) where other.cell != cell {
      guard let content = contents[other.cell] else { continue }
      let field = scenario.kinds[Int(content.kind.rawValue)].fields[other.field]
      // An item has one view for each of its fields.
      if value != .flag(true), field.name != name { continue }
      contents.set(other.field, of: other.cell, to: field.type.blank, isExclusive: true)
      observer.observe(
        .presented(other.cell, field: field.name, field.type.blank, by: .system))
    }
  }

  /// What the model says of a field of an item, or of a part whose content comes later.
  func modelValue(_ place: Int, of item: ItemID, at index: Int, _ kind: CellKind) -> FieldValue {
    guard place < kind.fields.count else {
      let part = place - kind.fields.count
      return list.state(at: index).hasArrived(part)
        ? .content(of: item, version: requests.version(of: item, part: part)) : .placeholder
    }
    return model[item, place] ?? kind.fields[place].fresh(for: item)
  }

  private mutating func configureContents<Observer: TraceObserver>(
    of cell: DisplayedCell, _ kind: CellKind, _ observer: inout Observer
  ) {
    guard var content = contents[cell.cell] else { return }
    content.item = cell.item
    content.index = cell.index
    content.isBound = true
    content.generation += 1
    let listener = CellContents.Listener(
      item: cell.item, index: cell.index, generation: content.generation)
    switch kind.code.listening {
    case .replaced: content.listeners = [listener]
    case .added: content.listeners.append(listener)
    case .once: if content.listeners.isEmpty { content.listeners = [listener] }
    }
    contents[cell.cell] = content
    for place in content.values.indices where fault != .unsetField {
      let value = modelValue(place, of: cell.item, at: cell.index, kind)
      guard let new = kind.configured(place, value, over: content.values[place]) else { continue }
      present(new, in: place, of: cell.cell, by: .configure(cell.item), &observer)
    }
    followContents(of: cell.cell, at: cell.index, &observer)
  }

  mutating func prepareContents<Observer: TraceObserver>(
    of cell: CellID, _ kind: CellKind, _ observer: inout Observer
  ) {
    save(cell, when: .atReuse, &observer)
    if let item = contents[cell]?.item {
      for part in kind.contentParts.indices where kind.contentParts[part].cancelling == .atReuse {
        cancel(part, of: item, for: cell, &observer)
      }
    }
    if kind.code.removesListeners { contents[cell]?.listeners.removeAll() }
    guard let content = contents[cell] else { return }
    for place in content.values.indices {
      let code = kind.codeOfValue(place)
      guard let value = code.prepared else { continue }
      present(value, in: place, of: cell, by: .prepareForReuse, &observer)
      guard code.preparesElsewhere, let item = content.item else { continue }
      for other in contents.holders(of: .view(of: item))
      where other.cell != cell && other.field == place {
        present(.noView, in: other.field, of: other.cell, by: .prepareForReuse, &observer)
      }
    }
  }

  private mutating func showContents<Observer: TraceObserver>(
    of cell: DisplayedCell, _ kind: CellKind, _ observer: inout Observer
  ) {
    contents[cell.cell]?.isOnScreen = true
    guard let content = contents[cell.cell] else { return }
    for place in content.values.indices where kind.codeOfValue(place).isSetWhenShown {
      let value = modelValue(place, of: cell.item, at: cell.index, kind)
      present(value, in: place, of: cell.cell, by: .willDisplay(cell.item), &observer)
    }
    requestContentWhenShown(of: cell, &observer)
    followContents(of: cell.cell, at: cell.index, &observer)
  }

  private mutating func hideContents<Observer: TraceObserver>(
    of cell: DisplayedCell, _ kind: CellKind, _ observer: inout Observer
  ) {
    contents[cell.cell]?.isOnScreen = false
    save(cell.cell, when: .atEndDisplay, &observer)
    guard let content = contents[cell.cell] else { return }
    if kind.fields.contains(where: { $0.type == .animation }) { contents.hidden.append(cell.cell) }
    for place in content.values.indices {
      guard let value = kind.codeOfValue(place).hidden else { continue }
      present(value, in: place, of: cell.cell, by: .didEndDisplaying, &observer)
    }
  }
}

extension Simulation {
  /// The system ends the animations of cells that are off the screen when layout is done. One that was used again at once
  /// never left it.
  mutating func endAnimations<Observer: TraceObserver>(_ observer: inout Observer) {
    if contents.hidden.isEmpty { return }
    for cell in contents.hidden {
      guard let content = contents[cell], !content.isOnScreen else { continue }
      let fields = scenario.kinds[Int(content.kind.rawValue)].fields
      for (place, field) in fields.enumerated()
      where field.type == .animation && content.values[place] != .stopped {
        present(.stopped, in: place, of: cell, by: .system, &observer)
      }
    }
    contents.hidden.removeAll(keepingCapacity: true)
  }
}

extension CellKind {
  /// What `configure` makes of a value; `nil` when it leaves it as it is.
  ///
  /// - Parameters:
  ///   - model: what the model says.
  ///   - old: what the cell shows.
  func configured(_ place: Int, _ model: FieldValue, over old: FieldValue) -> FieldValue? {
    if place < fields.count {
      if !fields[place].isInModel { return nil }
    } else if contentParts[place - fields.count].setsPlaceholderLast {
      return .placeholder
    }
    return switch codeOfValue(place).setting {
    case .always: model
    case .when(let value): value.isLike(model) ? model : nil
    case .unless(let value): value.isLike(model) ? nil : model
    case .never: nil
    case .adds:
      if case .number(let count) = old { .number(count == .max ? count : count + 1) } else { model }
    }
  }
}
