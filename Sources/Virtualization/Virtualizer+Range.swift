// Which items have cells beyond those on screen.
extension Virtualizer {
  /// Notes how far the user moved the content offset.
  mutating func noteMovement(_ moved: Length) {
    guard moved != .zero else { return }
    movedByUser += moved
    goesUp = moved < .zero
    needsPass = true
  }

  /// Forgets the user's movement; what only that put in view goes in the next pass.
  mutating func endMovement() {
    if movedByUser != .zero, cellPolicy.overscan?.followsMovement == true { needsPass = true }
    movedByUser = .zero
  }

  /// Whether the next pass may give more elements cells than so many.
  ///
  /// - Complexity: O(log n).
  mutating func wantsMoreCells(than limit: Int) -> Bool {
    if isOnlyGlass { return overlappingItemCount > limit }
    let mounted = mountedItems.count + (keptFocusedItem == nil ? 0 : 1)
    return findWantedRange().count + mounted > limit
  }

  /// The elements that are in view, their window being the viewport and what is ready beyond it.
  ///
  /// - Complexity: O(log n).
  private mutating func findWantedRange() -> Range<Int> {
    if let last = lastRange, stillCovers(last) { return last }
    let range = range(in: margins)
    guard case .within(let distance) = cellPolicy.range.retention, let last = lastRange else {
      return range
    }
    var wide = margins
    wide.before += distance
    wide.after += distance
    let lasting = self.range(in: wide)
    // Nothing lasts of what was in view when all of it is beyond.
    if !lasting.overlaps(last) { return range }
    let lower = max(lasting.lowerBound, min(range.lowerBound, last.lowerBound))
    let upper = min(lasting.upperBound, max(range.upperBound, last.upperBound))
    return lower..<max(lower, upper)
  }

  private var margins: OverscanMargins {
    guard let overscan = cellPolicy.overscan else { return .none }
    var margins = overscan.margins(
      inViewportOf: viewport.height, moved: movedByUser, goesUp: goesUp)
    if overscan.spills { spill(&margins) }
    return margins
  }

  /// Adds what falls beyond an end of the content on the other side.
  private func spill(_ margins: inout OverscanMargins) {
    let room = max(offset, .zero)
    let end = max(sizes.contentHeight - offset - viewport.height, .zero)
    let (before, after) = (margins.before, margins.after)
    margins.before = min(before, room)
    margins.after = min(after + before - margins.before, end)
    margins.before = min(margins.before + max(after - end, .zero), room)
  }

  /// Whether what was in view covers enough to stay so.
  private func stillCovers(_ range: Range<Int>) -> Bool {
    guard case .covering(let distance) = cellPolicy.range.retention else { return false }
    let top = max(offset - distance, .zero)
    let bottom = min(offset + viewport.height + distance, sizes.contentHeight)
    return sizes.position(of: range.lowerBound) <= top
      && sizes.position(of: range.upperBound) >= bottom
  }

  /// The elements in a window that reaches beyond the viewport.
  func range(in margins: OverscanMargins) -> Range<Int> {
    guard viewport.height > .zero, sizes.count > 0 else { return 0..<0 }
    let first = firstElement(at: offset - margins.before)
    let end = endElement(at: offset + viewport.height + margins.after)
    if first >= end { return 0..<0 }
    return max(first - margins.itemsBefore, 0)..<min(end + margins.itemsAfter, sizes.count)
  }

  /// The first element that ends behind a line, or at it where that counts.
  private func firstElement(at line: Length) -> Int {
    let isTouched = cellPolicy.range.includesTouchedStart
    if line < .zero || (isTouched && line == .zero) { return 0 }
    let target = isTouched ? line - Length(units: 1) : line
    guard let item = sizes.item(atOffset: target) else { return sizes.count }
    return item.end > target ? item.index : item.index + 1
  }

  /// The element behind the last one that starts before a line, or at it where that counts.
  private func endElement(at line: Length) -> Int {
    let target = cellPolicy.range.includesTouchedEnd ? line : line - Length(units: 1)
    if target < .zero { return 0 }
    guard let item = sizes.item(atOffset: target) else { return sizes.count }
    return item.position <= target ? item.index + 1 : item.index
  }

  /// Puts what is in view beyond the screen beside what is on it.
  ///
  /// - Complexity: O(log n + v) for v elements in view.
  mutating func widenVisibleItems() {
    let range = findWantedRange()
    lastRange = range
    swap(&foundItems, &visibleItems)
    visibleItems.empty()
    var wanted: [IndexedItem] = []
    swap(&wanted, &visibleItems)
    let includesEmpty = cellPolicy.range.includesEmptyItems
    sizes.forEachElement(in: range) { item in
      if item.reuseIdentifier == .none { return }
      if item.height > .zero || includesEmpty { wanted.append(item) }
    }
    swap(&wanted, &visibleItems)
    // What is on screen is in view wherever it would be without being pinned.
    for item in foundItems { putIn(item) }
  }

  /// Puts the items in that have cells wherever they are.
  ///
  /// - Complexity: O(m (log n + v)) for m of them and v elements in view.
  mutating func addMountedItems() {
    for id in mountedItems { addMountedItem(id) }
    if let keptFocusedItem { addMountedItem(keptFocusedItem) }
  }

  private mutating func addMountedItem(_ id: ItemID) {
    guard let index = sizes.index(of: id), !placeOfVisibleItem(atOrAfter: index).isFound else {
      return
    }
    let item = sizes.item(at: index)
    if item.reuseIdentifier != .none { putIn(item) }
  }

  private mutating func putIn(_ item: IndexedItem) {
    let (place, isFound) = placeOfVisibleItem(atOrAfter: item.index)
    if isFound { visibleItems[place] = item } else { visibleItems.insert(item, at: place) }
  }

  private func placeOfVisibleItem(atOrAfter index: Int) -> (place: Int, isFound: Bool) {
    var low = 0
    var high = visibleItems.count
    while low < high {
      let middle = (low + high) / 2
      if visibleItems[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return (low, low < visibleItems.count && visibleItems[low].index == index)
  }

  /// Whether an item, where it is shown, overlaps the viewport.
  func isOnScreen(_ item: IndexedItem) -> Bool {
    isOnlyGlass
      || (viewport.height > .zero && item.height > .zero
        && item.position < offset + viewport.height && item.end > offset)
  }

  /// Keeps what was in view in step with a change.
  mutating func followRange(_ change: ListChange) {
    guard let range = lastRange else { return }
    switch change {
    case .insert(let count, let index):
      let lower = range.lowerBound + (index <= range.lowerBound ? count : 0)
      lastRange = lower..<max(lower, range.upperBound + (index < range.upperBound ? count : 0))
    case .remove(let count, let index):
      let removed = index..<(index + count)
      let before = removed.clamped(to: 0..<max(range.lowerBound, 0)).count
      lastRange =
        range.lowerBound - before..<range.upperBound - before - removed.clamped(to: range).count
    case .move: lastRange = nil
    }
  }
}
