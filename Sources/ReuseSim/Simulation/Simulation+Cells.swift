// What cells are told.
extension Simulation {
  /// Tells a change to which cell shows what.
  mutating func tell<Observer: TraceObserver>(_ update: CellUpdate, _ observer: inout Observer) {
    switch update {
    case .leave(let cell, let rest):
      hide(cell, &observer)
      switch rest {
      case .pool: enqueue(cell, &observer)
      case .discarded: if fault != .untoldDiscard { tell(.discard, cell, &observer) }
      }
      releaseContents(of: cell, &observer)
    case .keep(let cell):
      hide(cell, &observer)
      if fault != .untoldKeeping { tell(.keep, cell, &observer) }
    case .enter(let cell, let origin):
      dequeueAnother(like: cell, &observer)
      switch origin {
      case .new: tell(.create, cell, &observer)
      case .pool:
        tell(.dequeue, cell, &observer)
        if policies.cells.pool.reset == .atDequeue { prepareForReuse(cell, &observer) }
      case .retyped(let old):
        observer.observe(.cell(.dequeue, cell.cell, old, nil))
        retype(cell, &observer)
      }
      tell(.configure, cell, &observer)
      requestContent(of: cell, &observer)
    case .restore(let cell): tell(.restore, cell, &observer)
    case .hide(let cell):
      if fault != .untoldHiding { tell(.didEndDisplaying, cell, &observer) }
      cancelRequests(of: cell, &observer)
    case .show: break
    case .make(let cell, let kind):
      observer.observe(.cell(.create, cell, kind, nil))
      makeContents(of: cell, kind)
      observer.observe(.cell(.enqueue, cell, kind, nil))
      if policies.cells.pool.reset == .atEnqueue {
        observer.observe(.cell(.prepareForReuse, cell, kind, nil))
        prepareContents(of: cell, scenario.kinds[Int(kind.rawValue)], &observer)
      }
    case .discard(let cell, let kind):
      observer.observe(.cell(.discard, cell, kind, nil))
      contents.remove(cell)
    }
  }

  private mutating func hide<Observer: TraceObserver>(
    _ cell: DisplayedCell, _ observer: inout Observer
  ) {
    guard cell.isOnScreen else { return }
    tell(.didEndDisplaying, cell, &observer)
    cancelRequests(of: cell, &observer)
  }

  private mutating func enqueue<Observer: TraceObserver>(
    _ cell: DisplayedCell, _ observer: inout Observer
  ) {
    if fault != .lostCell { tell(.enqueue, cell, &observer) }
    if policies.cells.pool.reset == .atEnqueue { prepareForReuse(cell, &observer) }
  }

  private mutating func prepareForReuse<Observer: TraceObserver>(
    _ cell: DisplayedCell, _ observer: inout Observer
  ) {
    if fault != .unpreparedCell { tell(.prepareForReuse, cell, &observer) }
  }

  /// The content of a cell is made anew, for another kind of items.
  private mutating func retype<Observer: TraceObserver>(
    _ cell: DisplayedCell, _ observer: inout Observer
  ) {
    contents.remove(cell.cell)
    makeContents(of: cell.cell, cell.reuseIdentifier)
    if fault != .untoldRetyping { tell(.retype, cell, &observer) }
  }

  mutating func tell<Observer: TraceObserver>(
    _ call: CellCall, _ cell: DisplayedCell, _ observer: inout Observer
  ) {
    let item: ItemID? =
      switch call {
      case .create, .dequeue, .retype, .prepareForReuse, .enqueue, .discard: nil
      case .configure, .measure, .willDisplay, .didEndDisplaying, .keep, .restore: cell.item
      }
    observer.observe(.cell(call, cell.cell, cell.reuseIdentifier, item))
    runCode(of: call, in: cell, &observer)
  }

  /// Has an item keep a cell wherever it is, or lets that go.
  mutating func performOnCell(of reference: ItemReference, _ command: Command) -> Bool {
    guard let index = index(of: reference) else { return false }
    let item = virtualizer.sizes.item(at: index).id
    if case .mount = command { return virtualizer.mount(item) }
    return virtualizer.unmount(item)
  }

  /// Tells the cells that came on screen in a pass.
  mutating func showEnteredCells<Observer: TraceObserver>(_ observer: inout Observer) {
    for update in virtualizer.cellUpdates {
      switch update {
      case .enter(let cell, _), .restore(let cell), .show(let cell):
        if cell.isOnScreen { tell(.willDisplay, cell, &observer) }
      case .leave, .keep, .hide, .discard, .make: break
      }
    }
  }
}

extension CellUpdate {
  /// The cell that has left the screen and is not asked for its height in this pass.
  ///
  /// - Parameter asksOffScreen: whether cells that are ready off screen are asked.
  func unaskedCell(_ asksOffScreen: Bool) -> DisplayedCell? {
    switch self {
    case .leave(let cell, _), .keep(let cell): cell
    case .hide(let cell): asksOffScreen ? nil : cell
    case .enter, .restore, .show, .discard, .make: nil
    }
  }
}

extension DisplayedCell {
  /// Whether it is on screen in its own place.
  var isInPlace: Bool { isOnScreen && !isPinned }
}
