/// What happened to a cell in a layout.
struct CellFate: Hashable, Sendable {
  /// It went away from the item that it showed at the beginning.
  var left = false
  /// It has an item that it did not have at the beginning, or that it was kept for.
  var entered = false
  /// It was kept for the item that it has now, and shows it.
  var wasKept = false
  /// It was measured with the item that it has now.
  var wasMeasured = false
}

extension VirtualList {
  /// Ends the update: finds out which items are on screen, has those measured that need it, and moves the content
  /// offset so that what the reader sees keeps its place.
  ///
  /// - Parameter measure: asks for the height of an item in the cell that is to show it, in
  ///   `Length.zero...Length.maximumItemHeight`. It may be called several times for a cell, because heights decide what
  ///   is on screen; what a cell was given last is what it shows where ``EnteredCell/showsItem`` says that it shows its
  ///   item. The list is being changed meanwhile: the closure may not touch it, not to read it either.
  /// - Returns: what has to be done on the screen.
  /// - Complexity: O(log n) for each item that has a cell and each measurement; at most ``passLimit`` passes.
  /// - Precondition: what is measured is in `0...Length.maximumItemHeight`.
  public mutating func layOut(
    measuring measure: (_ item: ItemID, _ cell: CellID) -> Length
  ) -> ListUpdate {
    var nothing: Void = ()
    return layOut(with: &nothing) { _, cell in measure(cell.item, cell.cell) }
  }

  /// Ends the update as ``layOut(measuring:)`` does, and hands the owner's screen on to the closure, which may change it:
  /// nobody has to copy his views out and back.
  ///
  /// - Parameters:
  ///   - screen: what the owner keeps his views in, which is not the list.
  ///   - measure: asks for the height of the item in the cell that is to show it; the cell has its reuse identifier.
  /// - Returns: what has to be done on the screen.
  /// - Complexity: as for ``layOut(measuring:)``.
  /// - Precondition: what is measured is in `0...Length.maximumItemHeight`.
  public mutating func layOut<Screen>(
    with screen: inout Screen, measuring measure: (inout Screen, DisplayedCell) -> Length
  ) -> ListUpdate {
    layOut(with: &screen, atMost: VirtualList.passLimit, measuring: measure)
  }

  /// Ends the update as ``layOut(with:measuring:)`` does, and goes on until everything has come to rest, for owners who
  /// have no next frame.
  ///
  /// - Complexity: as for ``layOut(measuring:)``, with a hundred times as many passes at most.
  /// - Precondition: what is measured is in `0...Length.maximumItemHeight`.
  public mutating func layOutUntilSettled<Screen>(
    with screen: inout Screen, measuring measure: (inout Screen, DisplayedCell) -> Length
  ) -> ListUpdate {
    layOut(with: &screen, atMost: 100 * VirtualList.passLimit, measuring: measure)
  }

  private mutating func layOut<Screen>(
    with screen: inout Screen, atMost limit: Int,
    measuring measure: (inout Screen, DisplayedCell) -> Length
  ) -> ListUpdate {
    begin()
    var passes = 0
    while engine.needsPass && passes < limit {
      passes += 1
      engine.updateCells()
      noteCellUpdates()
      measureCells(with: &screen, measure)
      engine.endMeasurements()
      engine.correctOffset()
    }
    isSettled = !engine.needsPass
    if !isSettled { engine.updateDisplayedFrames() }
    let correction = engine.correction
    engine.endUpdate()
    isUpdating = false
    wasLaidOut = true
    hostOffset = offset
    hostRange = legalOffsets
    return finish(
      ListUpdate(
        offset: offset, correction: correction, contentHeight: contentHeight, passes: passes,
        isSettled: isSettled))
  }

  /// Takes note of what became of which cell.
  private mutating func noteCellUpdates() {
    for update in engine.cellUpdates {
      switch update {
      case .leave(let cell, let rest):
        fates[cell.cell, default: CellFate()].left = true
        if rest == .discarded { discarded.append(cell.cell) }
      case .keep(let cell): fates[cell.cell, default: CellFate()].left = true
      case .enter(let cell, _): enter(cell, wasKept: false)
      case .restore(let cell): enter(cell, wasKept: true)
      case .discard(let cell, _): discarded.append(cell)
      case .show, .hide, .make: break
      }
    }
  }

  private mutating func enter(_ cell: DisplayedCell, wasKept: Bool) {
    let left = fates[cell.cell]?.left ?? false
    fates[cell.cell] = CellFate(left: left, entered: true, wasKept: wasKept)
  }

  /// Asks the cells that need it for their heights.
  private mutating func measureCells<Screen>(
    with screen: inout Screen, _ measure: (inout Screen, DisplayedCell) -> Length
  ) {
    for place in engine.displayed.indices where engine.displayed[place].needsMeasure {
      let cell = engine.displayed[place]
      if !engine.measures(cell) { continue }
      _ = engine.setMeasuredHeight(measure(&screen, cell), at: place)
      fates[cell.cell]?.wasMeasured = true
    }
  }

  /// Finds out what is different from the last layout.
  private mutating func finish(_ update: ListUpdate) -> ListUpdate {
    var update = update
    for cell in cells where fates[cell.cell]?.left ?? false { update.left.append(cell) }
    for cell in engine.displayed {
      if let fate = fates[cell.cell], fate.entered {
        update.entered.append(
          EnteredCell(cell: cell, showsItem: fate.wasKept || fate.wasMeasured))
      } else if let place = places[cell.cell], !cell.hasSameFrame(as: cells[place]) {
        update.moved.append(cell)
      }
    }
    swap(&update.discarded, &discarded)
    fates.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    cells = engine.displayed
    for place in cells.indices { places[cells[place].cell] = place }
    return update
  }
}

extension DisplayedCell {
  /// Whether it is where another one is, as tall, pinned or not, and on screen or not, like it.
  fileprivate func hasSameFrame(as other: DisplayedCell) -> Bool {
    position == other.position && height == other.height && isPinned == other.isPinned
      && isOnScreen == other.isOnScreen
  }
}
