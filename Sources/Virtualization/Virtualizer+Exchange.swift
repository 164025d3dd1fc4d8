// Cells that lose their items, and items that get cells.
extension Virtualizer {
  /// Takes the item from a cell that layout does not want any more.
  mutating func leave(_ cell: DisplayedCell) {
    guard pool.keepsItems, !cell.isStale else { return release(cell) }
    var kept = cell
    kept.isOnScreen = false
    kept.isPinned = false
    cellUpdates.append(.keep(cell))
    if let longest = pool.keep(kept) {
      release(longest)
    } else if cellPolicy.pool.isBoundedOnEntry {
      shedCells(cell.reuseIdentifier)
    }
  }

  /// Takes the item from a cell that leaves it as it is.
  private mutating func release(_ cell: DisplayedCell) {
    noteRelease(of: cell)
    retire(cell)
  }

  private mutating func noteRelease(of cell: DisplayedCell) {
    if measuredSizePolicy.onRelease != .keepsSizes { released.append(cell.item) }
  }

  /// Takes the item from a cell that waited with it.
  mutating func loseItem(of cell: DisplayedCell, to rest: CellUpdate.Rest) {
    noteRelease(of: cell)
    cellUpdates.append(.leave(cell, to: rest))
  }

  /// Takes the item from a cell for good.
  mutating func retire(_ cell: DisplayedCell, lostItem: Bool = false) {
    let waits = pool.enqueue(
      cell.cell, cell.reuseIdentifier, from: cell.item, lostItem: lostItem)
    cellUpdates.append(.leave(cell, to: waits ? .pool : .discarded))
    if cellPolicy.pool.isBoundedOnEntry { shedCells(cell.reuseIdentifier) }
  }

  /// Gives an item a cell.
  mutating func enter(_ item: IndexedItem, isOnScreen: Bool) -> DisplayedCell {
    if let cell = restore(item, isOnScreen: isOnScreen) { return cell }
    return give(dequeue(item.reuseIdentifier), item, isOnScreen: isOnScreen)
  }

  /// Gives an item the cell that is kept for it; `nil` when there is none.
  private mutating func restore(_ item: IndexedItem, isOnScreen: Bool) -> DisplayedCell? {
    guard let kept = pool.takeKept(for: item.id) else { return nil }
    var cell = kept
    cell.index = item.index
    cell.position = item.position
    cell.height = item.height
    cell.isOnScreen = isOnScreen
    cell.needsMeasure = remeasuresAll || kept.needsMeasure || !item.isMeasured
    cellUpdates.append(.restore(cell))
    return cell
  }

  private mutating func give(
    _ dequeued: DequeuedCell, _ item: IndexedItem, isOnScreen: Bool
  ) -> DisplayedCell {
    if let left = dequeued.left { loseItem(of: left, to: .pool) }
    var cell = DisplayedCell(
      item: item.id, index: item.index, reuseIdentifier: item.reuseIdentifier,
      cell: dequeued.cell, position: item.position, height: item.height,
      needsMeasure: remeasuresAll || !item.isMeasured)
    cell.isOnScreen = isOnScreen
    let isRetyped = dequeued.isOfNone || dequeued.reuseIdentifier != item.reuseIdentifier
    let origin: CellUpdate.Origin =
      dequeued.isNew ? .new : isRetyped ? .retyped(from: dequeued.reuseIdentifier) : .pool
    cellUpdates.append(.enter(cell, from: origin))
    return cell
  }

  /// Hands out cells for the items of a pass that have none, to all of them together: each has its own cell back if it
  /// waits, then each one of its own kind, and only then others of no kind or another.
  mutating func shareOutCells() {
    nextDisplayed.empty()
    var needy: [Int] = []
    var place = 0
    for item in visibleItems {
      let isOnScreen = isOnScreen(item)
      if place < displayed.count && displayed[place].index == item.index {
        nextDisplayed.append(stay(displayed[place], at: item, isOnScreen: isOnScreen))
        place += 1
      } else if let cell = restore(item, isOnScreen: isOnScreen) {
        nextDisplayed.append(cell)
      } else {
        needy.append(nextDisplayed.count)
        nextDisplayed.append(DisplayedCell(missingFor: item))
      }
    }
    for choice in ReusePool.Choice.allCases where !needy.isEmpty {
      var left = 0
      for number in needy {
        let item = visibleItems[number]
        if let dequeued = take(choice, item.reuseIdentifier) {
          nextDisplayed[number] = give(dequeued, item, isOnScreen: isOnScreen(item))
        } else {
          needy[left] = number
          left += 1
        }
      }
      needy.removeSubrange(left...)
    }
    for number in needy {
      let item = visibleItems[number]
      nextDisplayed[number] = give(
        pool.make(item.reuseIdentifier), item, isOnScreen: isOnScreen(item))
    }
    swap(&displayed, &nextDisplayed)
  }

  /// The cell of an item that stays in view.
  @inline(__always)
  mutating func stay(
    _ displayed: DisplayedCell, at item: IndexedItem, isOnScreen: Bool
  ) -> DisplayedCell {
    var cell = displayed
    cell.position = item.position
    cell.height = item.height
    cell.isPinned = false
    if cell.isOnScreen != isOnScreen {
      cell.isOnScreen = isOnScreen
      cellUpdates.append(isOnScreen ? .show(cell) : .hide(cell))
    }
    return cell
  }

  private mutating func dequeue(_ identifier: ReuseIdentifier) -> DequeuedCell {
    guard cellPolicy.pool.order == .farthest else { return pool.dequeue(identifier) }
    let distance = distances
    return pool.dequeue(identifier, distance: distance)
  }

  private mutating func take(
    _ choice: ReusePool.Choice, _ identifier: ReuseIdentifier
  ) -> DequeuedCell? {
    guard cellPolicy.pool.order == .farthest else {
      return pool.take(choice, identifier) { _ in nil }
    }
    let distance = distances
    return pool.take(choice, identifier, distance)
  }

  /// How many elements items are away from what is in view.
  private var distances: (ItemID) -> Int? {
    let (sizes, first) = (sizes, visibleItems.first?.index ?? 0)
    let last = visibleItems.last?.index ?? 0
    return { item in sizes.index(of: item).map { max(first - $0, $0 - last, 0) } }
  }
}
