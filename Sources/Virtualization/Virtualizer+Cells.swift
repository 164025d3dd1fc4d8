// Cells that enter, leave, and wait.
extension Virtualizer {
  /// How many cells have an item and are on screen, those that leave in the next pass included.
  ///
  /// - Complexity: O(v) for v displayed cells.
  @inline(__always)
  public var shownCellCount: Int {
    if isOnlyGlass { return displayed.count + departing.count }
    return displayed.count { $0.isOnScreen } + departing.count { $0.isOnScreen }
  }

  /// How many cells have an item and are ready off screen.
  ///
  /// - Complexity: O(v) for v displayed cells.
  public var preparedCellCount: Int { displayed.count + departing.count - shownCellCount }

  /// How many cells are kept for the items that they show.
  @inline(__always)
  public var keptCellCount: Int { pool.kept.count + departingKept.count }

  /// Whether only what overlaps the viewport has cells.
  @inline(__always)
  var isOnlyGlass: Bool {
    cellPolicy.isOnlyGlass && mountedItems.isEmpty && keptFocusedItem == nil
  }

  /// The item that has a cell wherever it is because it has the focus.
  @inline(__always)
  var keptFocusedItem: ItemID? { cellPolicy.keepsFocusedCell ? focusedItem : nil }

  /// Whether layout asks a displayed cell for its height when it needs that.
  public func measures(_ cell: DisplayedCell) -> Bool {
    cell.isOnScreen || cellPolicy.overscan?.measuring != .whenShown
  }

  /// Gives an item a cell wherever it is, from the next pass on, until `unmount(_:)`.
  ///
  /// - Returns: whether it had none for that reason.
  /// - Complexity: O(m) for m such items.
  @discardableResult
  public mutating func mount(_ item: ItemID) -> Bool {
    if mountedItems.contains(item) { return false }
    mountedItems.append(item)
    needsPass = true
    return true
  }

  /// Lets the cell of an item go when the item is not in view.
  ///
  /// - Returns: whether it was mounted.
  /// - Complexity: O(m) for m such items.
  @discardableResult
  public mutating func unmount(_ item: ItemID) -> Bool {
    guard let place = mountedItems.firstIndex(of: item) else { return false }
    mountedItems.remove(at: place)
    needsPass = true
    return true
  }

  /// Says that the list got another width. One of another height tells itself.
  public mutating func noteResize() {
    guard cellPolicy.pool.isEmptiedOnResize else { return }
    emptiesPool = true
    needsPass = true
  }

  /// Throws away the cells that wait, if the list got another size.
  mutating func emptyPool() {
    guard emptiesPool else { return }
    emptiesPool = false
    while let cell = pool.shedResting() { loseItem(of: cell, to: .discarded) }
    var updates: [CellUpdate] = []
    swap(&updates, &cellUpdates)
    pool.discardWaiting { updates.append(.discard($0, $1)) }
    swap(&updates, &cellUpdates)
  }

  /// Makes the cells that are made before the first pass.
  mutating func makeCellsAhead() {
    if pool.hasMadeAhead { return }
    var updates: [CellUpdate] = []
    swap(&updates, &cellUpdates)
    pool.makeAhead { updates.append(.make($0, $1)) }
    swap(&updates, &cellUpdates)
  }

  /// Throws away the cells that wait and are too many after a pass.
  mutating func trimPool() {
    if cellPolicy.pool.kinds == .mixed {
      let sizes = sizes
      pool.endPass { sizes.index(of: $0) != nil }
    }
    guard cellPolicy.pool.trimming == .afterPass, cellPolicy.pool.capacity != nil else { return }
    for row in 0..<(pool.waiting.count - 1) { shedCells(ReuseIdentifier(UInt16(row))) }
  }

  /// Throws away the cells of a reuse identifier that are too many.
  mutating func shedCells(_ identifier: ReuseIdentifier) {
    while let lost = pool.shed(identifier) {
      if let cell = lost.left {
        loseItem(of: cell, to: .discarded)
      } else {
        cellUpdates.append(.discard(lost.cell, lost.reuseIdentifier))
      }
    }
  }

  /// Has cells leave that lost their items since the last pass.
  mutating func leaveDepartingCells() {
    for place in departing.indices {
      retire(departing[leavingPlace(place, of: departing.count)], lostItem: true)
    }
    departing.empty()
    for cell in departingKept { retire(cell, lostItem: true) }
    departingKept.empty()
  }

  /// Which of some cells in the list's order is the one that leaves at a turn.
  func leavingPlace(_ turn: Int, of count: Int) -> Int {
    cellPolicy.pool.leaving == .firstToLast ? turn : count - 1 - turn
  }

  /// Takes a cell from the pool, or makes one, and gives it to no item: what a data source does that dequeues a cell and
  /// returns another one. The cell is in use from then on and comes back to nobody.
  ///
  /// - Complexity: as for an item that comes into view.
  public mutating func takeCell(_ identifier: ReuseIdentifier) -> DequeuedCell {
    pool.takeBare(identifier)
  }

  /// Has the cells that are kept for items leave in the next pass.
  ///
  /// - Complexity: O(k log n) for k kept cells.
  mutating func releaseKept(in range: Range<Int>) {
    if pool.kept.isEmpty { return }
    for cell in pool.kept {
      guard let index = sizes.index(of: cell.item), range.contains(index),
        let taken = pool.takeKept(for: cell.item)
      else { continue }
      departingKept.append(taken)
    }
  }

  /// Has the kept cells of items measured when they come back.
  ///
  /// - Complexity: O(k log n) for k kept cells.
  mutating func invalidateKept(in range: Range<Int>) {
    if pool.kept.isEmpty { return }
    let sizes = sizes
    pool.invalidateKept { item in sizes.index(of: item).map { range.contains($0) } ?? false }
  }
}
