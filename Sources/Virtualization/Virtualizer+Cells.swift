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
    var updates: [CellUpdate] = []
    swap(&updates, &cellUpdates)
    pool.discardWaiting { updates.append(.discard($0, $1)) }
    swap(&updates, &cellUpdates)
  }

  /// Throws away the cells that wait and are too many after a pass.
  mutating func trimPool() {
    guard cellPolicy.pool.trimming == .afterPass else { return }
    var updates: [CellUpdate] = []
    swap(&updates, &cellUpdates)
    pool.trim { updates.append(.discard($0, $1)) }
    swap(&updates, &cellUpdates)
  }

  /// Has cells leave that lost their items since the last pass.
  mutating func leaveDepartingCells() {
    for place in departing.indices {
      retire(departing[leavingPlace(place, of: departing.count)])
    }
    departing.empty()
    for cell in departingKept { retire(cell) }
    departingKept.empty()
  }

  /// Which of some cells in the list's order is the one that leaves at a turn.
  func leavingPlace(_ turn: Int, of count: Int) -> Int {
    cellPolicy.pool.leaving == .firstToLast ? turn : count - 1 - turn
  }

  /// Takes the item from a cell that layout does not want any more.
  mutating func leave(_ cell: DisplayedCell) {
    guard pool.keptLimit > 0, !cell.isStale else { return release(cell) }
    var kept = cell
    kept.isOnScreen = false
    kept.isPinned = false
    cellUpdates.append(.keep(cell))
    if let longest = pool.keep(kept) { release(longest) }
  }

  /// Takes the item from a cell that leaves it as it is.
  private mutating func release(_ cell: DisplayedCell) {
    if measuredSizePolicy.onRelease != .keepsSizes { released.append(cell.item) }
    retire(cell)
  }

  /// Takes the item from a cell for good.
  private mutating func retire(_ cell: DisplayedCell) {
    let waits = pool.enqueue(cell.cell, cell.reuseIdentifier, from: cell.item)
    cellUpdates.append(.leave(cell, to: waits ? .pool : .discarded))
  }

  /// Gives an item a cell.
  mutating func enter(_ item: IndexedItem, isOnScreen: Bool) -> DisplayedCell {
    if let kept = pool.takeKept(for: item.id) {
      var cell = kept
      cell.index = item.index
      cell.position = item.position
      cell.height = item.height
      cell.isOnScreen = isOnScreen
      cell.needsMeasure = remeasuresAll || kept.needsMeasure || !item.isMeasured
      cellUpdates.append(.restore(cell))
      return cell
    }
    let dequeued = dequeue(item.reuseIdentifier)
    var cell = DisplayedCell(
      item: item.id, index: item.index, reuseIdentifier: item.reuseIdentifier,
      cell: dequeued.cell, position: item.position, height: item.height,
      needsMeasure: remeasuresAll || !item.isMeasured)
    cell.isOnScreen = isOnScreen
    cellUpdates.append(.enter(cell, isNew: dequeued.isNew))
    return cell
  }

  /// Takes a cell from the pool, or makes one, and gives it to no item: what a data source does that dequeues a cell and
  /// returns another one. The cell is in use from then on and comes back to nobody.
  ///
  /// - Complexity: as for an item that comes into view.
  public mutating func takeCell(_ identifier: ReuseIdentifier) -> DequeuedCell {
    dequeue(identifier)
  }

  private mutating func dequeue(_ identifier: ReuseIdentifier) -> DequeuedCell {
    guard cellPolicy.pool.order == .farthest else { return pool.dequeue(identifier) }
    let (sizes, first) = (sizes, visibleItems.first?.index ?? 0)
    let last = visibleItems.last?.index ?? 0
    return pool.dequeue(identifier) { item in
      sizes.index(of: item).map { max(first - $0, $0 - last, 0) }
    }
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
