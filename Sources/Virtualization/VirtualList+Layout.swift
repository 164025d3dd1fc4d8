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
  /// Changes the window on the list; the content offset stays as far as it is legal.
  ///
  /// - Complexity: O(log n).
  public mutating func setViewport(_ viewport: Viewport) {
    begin()
    engine.setViewport(viewport)
  }

  /// Moves the content for the reader: by a finger, a wheel or a key. What the list's changes in this update owe the
  /// reader is paid first.
  ///
  /// - Parameters:
  ///   - delta: how far; positive towards the end.
  ///   - beyondEdges: whether the content may be taken beyond its edges, as with rubber bands.
  /// - Returns: how far it moved.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func scroll(by delta: Length, beyondEdges: Bool = false) -> Length {
    begin()
    return engine.scroll(by: delta, beyondEdges: beyondEdges)
  }

  /// Takes the reader to an item, or to the start or the end of the content. The next layout measures what is there and
  /// ends with it where it was asked to be, as far as that is legal.
  ///
  /// - Returns: whether there is such an item.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func show(_ target: ScrollTarget) -> Bool {
    begin()
    engine.settleChanges()
    guard let aim = engine.aim(at: target) else { return false }
    engine.setScrollingTo(true)
    engine.scroll(by: legalOffsets.clamp(aim) - offset)
    engine.hold(target)
    return true
  }

  /// Ends the update: finds out which items are on screen, has those measured that need it, and moves the content
  /// offset so that what the reader sees keeps its place.
  ///
  /// - Parameter measure: asks for the height of an item in the cell that is to show it, in
  ///   `Length.zero...Length.maximumItemHeight`. It may be called several times for a cell, because heights decide what
  ///   is on screen; the last call for a cell that entered is with the item that it shows.
  /// - Returns: what has to be done on the screen.
  /// - Complexity: O(log n) for each item that has a cell and each measurement; at most ``passLimit`` passes.
  public mutating func layOut(
    measuring measure: (_ item: ItemID, _ cell: CellID) -> Length
  ) -> ListUpdate {
    begin()
    var passes = 0
    while engine.needsPass && passes < VirtualList.passLimit {
      passes += 1
      engine.updateCells()
      noteCellUpdates()
      measureCells(measure)
      engine.endMeasurements()
      engine.correctOffset()
    }
    isSettled = !engine.needsPass
    if !isSettled { engine.updateDisplayedFrames() }
    let correction = engine.correction
    engine.endUpdate()
    isUpdating = false
    wasLaidOut = true
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
  private mutating func measureCells(_ measure: (ItemID, CellID) -> Length) {
    for place in engine.displayed.indices where engine.displayed[place].needsMeasure {
      let cell = engine.displayed[place]
      if !engine.measures(cell) { continue }
      _ = engine.setMeasuredHeight(measure(cell.item, cell.cell), at: place)
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
