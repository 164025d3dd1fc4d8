extension Virtualizer {
  /// Begins a layout pass: finds what is in view, takes the items from cells that leave and hands out cells for what
  /// enters. `cellUpdates` says which, in order.
  ///
  /// An item is on screen when it overlaps the viewport; one that starts exactly at the viewport's bottom edge
  /// and one without height are not. Which others have cells, and which cells leave first, the policy says.
  ///
  /// - Parameter limit: how many elements may get cells.
  /// - Returns: whether there are no more than that; otherwise nothing is done.
  /// - Complexity: O(log n + v) for v items in view.
  @discardableResult
  public mutating func updateCells(atMost limit: Int = .max) -> Bool {
    if limit < sizes.count + mountedItems.count && wantsMoreCells(than: limit) { return false }
    restoreDisplacedSizes()
    if correctionPolicy.timing == .beforeLayout { correctOnce() }
    if isBeforeLayout && batchClampWaits && held != nil { clampForGood() }
    isBeforeLayout = false
    needsPass = false
    cellUpdates.empty()
    makeCellsAhead()
    emptyPool()
    let leavesFirst = cellPolicy.pool.exchange == .leaveFirst
    if leavesFirst { leaveDepartingCells() }
    findVisibleItems()
    if !isOnlyGlass { widenVisibleItems() }
    placeItems()
    addMountedItems()
    takeHiddenCells()
    if leavesFirst { leaveHiddenCells() }
    addCells()
    if !leavesFirst {
      leaveDepartingCells()
      leaveHiddenCells()
    }
    trimPool()
    markPinnedHeader()
    return true
  }

  /// How many items the next pass looks at at most where only what overlaps the viewport has cells: those items, and
  /// those without height between them.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  var overlappingItemCount: Int {
    let bottom = offset + viewport.height
    guard bottom > .zero, let first = sizes.item(atOffset: max(offset, .zero)),
      first.position < bottom
    else { return 0 }
    guard let last = sizes.item(atOffset: bottom - Length(units: 1)) else {
      return sizes.count - first.index
    }
    return last.index - first.index + 1
  }

  /// Takes note of what the cell at a place in `displayed` measured.
  ///
  /// - Parameters:
  ///   - height: what it measured.
  ///   - place: the cell's place in `displayed`.
  ///   - kind: why a size that was known is another one.
  /// - Returns: what changed.
  /// - Complexity: O(log n).
  /// - Precondition: `height` is in `0...Length.maximumItemHeight`.
  public mutating func setMeasuredHeight(
    _ height: Length, at place: Int, because kind: ListChangeKind = .remeasurement
  ) -> Remeasurement {
    checkHeight(height)
    let index = displayed[place].index
    let item = sizes.item(at: index)
    displayed[place].height = height
    displayed[place].needsMeasure = false
    displayed[place].isStale = false
    let isFirst = !item.isMeasured
    estimator?.note(
      height, replacing: isFirst ? nil : item.height, of: item.reuseIdentifier, at: index)
    if item.size != .measured(height) {
      change(isFirst ? .firstMeasurement : kind) {
        $0.setSize(.measured(height), at: index)
      }
    }
    // Where an estimate is a fraction, one item less in it may shift the others by a unit.
    let isFraction = sizes.estimate(for: item.reuseIdentifier).count != 1
    if item.height != height || (isFirst && isFraction) { needsPass = true }
    return Remeasurement(
      index: index, before: item.size, oldHeight: item.height, newHeight: height)
  }

  /// Brings the places and heights of the displayed cells up to date when layout was given up before it
  /// settled; otherwise the last pass left them right.
  ///
  /// - Complexity: O(v log n) for v displayed cells.
  public mutating func updateDisplayedFrames() {
    let pinned = pinnedHeader
    for place in displayed.indices {
      let isPinned = displayed[place].index == pinned?.index
      let item = isPinned ? pinned : nil
      let frame = item ?? sizes.item(at: displayed[place].index)
      displayed[place].position = frame.position
      displayed[place].height = frame.height
      displayed[place].isPinned = isPinned
    }
  }

  private mutating func findVisibleItems() {
    visibleItems.empty()
    visibleSpaces.empty()
    let bottom = offset + viewport.height
    if offset >= bottom { return }
    if !sizes.isPlain {
      findVisibleElements(to: bottom)
      return
    }
    var found: [IndexedItem] = []
    swap(&found, &visibleItems)
    sizes.slots.forEachItem(in: offset..<bottom) { found.append($0) }
    swap(&found, &visibleItems)
  }

  /// Sets the cells aside whose items are not in view any more; both rows are in the list's order.
  private mutating func takeHiddenCells() {
    hidden.empty()
    var next = 0
    var kept = 0
    for place in displayed.indices {
      let cell = displayed[place]
      while next < visibleItems.count && visibleItems[next].index < cell.index { next += 1 }
      if next < visibleItems.count && visibleItems[next].index == cell.index {
        if kept != place { displayed[kept] = cell }
        kept += 1
      } else {
        if cell.needsMeasure || cell.isStale {
          forgetMeasurements(in: cell.index..<(cell.index + 1))
        }
        hidden.append(cell)
      }
    }
    if kept < displayed.count { displayed.removeLast(displayed.count - kept) }
  }

  private mutating func leaveHiddenCells() {
    for place in hidden.indices { leave(hidden[leavingPlace(place, of: hidden.count)]) }
    hidden.empty()
  }

  /// Hands out cells for items in view that have none.
  private mutating func addCells() {
    if cellPolicy.pool.isSharedOut { return shareOutCells() }
    nextDisplayed.empty()
    var place = 0
    for item in visibleItems {
      let isOnScreen = isOnScreen(item)
      if place < displayed.count && displayed[place].index == item.index {
        nextDisplayed.append(stay(displayed[place], at: item, isOnScreen: isOnScreen))
        place += 1
      } else {
        nextDisplayed.append(enter(item, isOnScreen: isOnScreen))
      }
    }
    swap(&displayed, &nextDisplayed)
  }
}
