extension Virtualizer {
  /// Puts new items in before the element at `index`.
  ///
  /// - Parameters:
  ///   - runs: the items, and what is believed of their heights; empty runs are nothing.
  ///   - index: where the first of them is afterwards.
  ///   - section: the place of the section they belong to; when nothing is said, that of the element at `index`, the one
  ///     before it if that is a header, and the last one at the end. A list without sections gets one, unless there are
  ///     no items.
  /// - Returns: how the space changed before the item that they push back.
  /// - Complexity: O(log n) for each run.
  /// - Precondition: `index` is that of one of the section's items or the one after, ids are in `0..<`2⁴⁰ and none is in the
  ///   list, and heights are in `0...Length.maximumItemHeight`.
  @discardableResult
  public mutating func insert(
    _ runs: [ItemRun], at index: Int, inSection section: Int? = nil
  ) -> SpaceChange? {
    let runs = checked(runs)
    if sizes.sections.count == 0 {
      precondition(index == 0, "new items come in at an index in 0...count")
      if !runs.isEmpty { insertSection(style: 0, items: runs, at: 0) }
      return nil
    }
    let section = self.section(forItemsAt: index, told: section)
    if runs.isEmpty { return nil }
    var space: SpaceChange?
    let count = runs.reduce(0) { $0 + $1.count }
    let structure = ListChange.insert(count: count, at: index)
    note(runs, in: index..<(index + count), areNew: true)
    noteArrival(of: runs)
    noteSizes(from: index)
    change(.insertion, structure) { space = $0.insertItems(runs, at: index, in: section) }
    follow(structure)
    return space
  }

  /// Takes items of one section away; their cells leave in the next pass.
  ///
  /// - Returns: how the space changed before the item that comes up.
  /// - Complexity: O(log n) and what was allocated for the items.
  /// - Precondition: `range` has only items, all of one section.
  @discardableResult
  public mutating func remove(_ range: Range<Int>) -> SpaceChange? {
    checkRemoval(of: range)
    handOverAnchor(deleting: range)
    noteSizes(from: range.lowerBound)
    releaseKept(in: range)
    var space: SpaceChange?
    let structure = ListChange.remove(count: range.count, at: range.lowerBound)
    change(.removal, structure) { space = $0.removeItems(range) }
    release(range)
    follow(structure)
    return space
  }

  /// Puts a section in.
  ///
  /// - Parameters:
  ///   - number: its style.
  ///   - runs: its items.
  ///   - bounds: what its header and its footer count as.
  ///   - index: its place among the sections.
  /// - Complexity: O(log n) for each run.
  /// - Precondition: there are such a style and such a place, ids are in `0..<`2⁴⁰ and none is in the list, heights are in
  ///   `0...Length.maximumItemHeight`, and nothing counts as measured in `bounds`.
  @discardableResult
  public mutating func insertSection(
    style number: Int, items runs: [ItemRun], bounds: SectionBounds = SectionBounds(), at index: Int
  ) -> Section {
    precondition(
      sizes.sections.styles.indices.contains(number), "a section has one of the list's styles")
    precondition(0...sizes.sections.count ~= index, "a section comes in at a place in 0...count")
    let runs = checked(runs)
    var section: Section?
    let place =
      index < sizes.sections.count ? sizes.sections[index].elements.lowerBound : sizes.count
    let count = sizes.count
    noteArrival(of: runs)
    noteSizes(from: place)
    // How many elements come in the rules for deltas do not ask.
    change(.insertion, .insert(count: 0, at: place)) {
      section = $0.insertSection(style: number, items: runs, bounds: bounds, at: index)
    }
    guard let section else { preconditionFailure("a change is carried out once") }
    note(runs, in: section.items, areNew: true)
    follow(.insert(count: sizes.count - count, at: section.elements.lowerBound))
    return section
  }

  /// Takes a section away, with its header, its items and its footer.
  ///
  /// - Complexity: O(log n) and what was allocated for the items.
  /// - Precondition: `index` is in `0..<sizes.sections.count`.
  public mutating func removeSection(_ index: Int) {
    precondition(0..<sizes.sections.count ~= index, "there is such a section")
    let section = sizes.sections[index]
    handOverAnchor(deleting: section.elements)
    noteSizes(from: section.elements.lowerBound)
    releaseKept(in: section.elements)
    let structure = ListChange.remove(
      count: section.elements.count, at: section.elements.lowerBound)
    change(.removal, structure) { $0.removeSection(section) }
    release(section.elements)
    follow(structure)
  }

  /// Gives the neighbours of both ends of a move, and the first moved item, the space that they have after it.
  ///
  /// - Returns: the changes, in order.
  /// - Complexity: O(log n).
  /// - Precondition: as for `move(from:to:count:inSection:)`.
  public mutating func prepareMove(
    from source: Int, to target: Int, count: Int = 1, inSection section: Int
  ) -> [SpaceChange] {
    if sizes.lineSpacing == .zero { return [] }
    var changes: [SpaceChange] = []
    let section = sizes.sections[section]
    change(.move) {
      changes = $0.prepareMove(from: source, to: target, count: count, in: section)
    }
    needsPass = true
    return changes
  }

  /// Moves items that stand together; `target` counts after their removal.
  ///
  /// - Parameters:
  ///   - source: the index of the first of them.
  ///   - target: where that one is afterwards.
  ///   - count: how many they are.
  ///   - section: the place of the section they go to; when nothing is said, that of the element that is at `target` now,
  ///     the one before it if they cannot go there, and the last one at the end.
  /// - Complexity: O(log n) for each run, and O(v log v) for v displayed cells.
  /// - Precondition: there are so many items of one section from `source` on, and `target` is the index of one of the
  ///   section's items or the one after; where there is a line spacing, the move was prepared.
  public mutating func move(
    from source: Int, to target: Int, count: Int = 1, inSection section: Int? = nil
  ) {
    let section = self.section(forMoveFrom: source, to: target, count: count, told: section)
    if count == 0 { return }
    if anchorPolicy.whenMoved == .asDeleted {
      handOverAnchor(deleting: source..<(source + count))
      noteMove(of: source..<(source + count))
    }
    noteSizes(from: min(source, target))
    let structure = ListChange.move(count: count, from: source, to: target)
    change(.move, structure) {
      $0.move(from: source, to: target, count: count, in: section)
    }
    follow(structure)
    displayed.sort { $0.index < $1.index }
  }

  /// Keeps the indices of the displayed cells in step with a change; their items are still in the list.
  private mutating func follow(_ change: ListChange) {
    followPlaces(change)
    followRange(change)
    for place in displayed.indices {
      if let index = change.index(of: displayed[place].index) { displayed[place].index = index }
    }
    if case .insert(let count, let index) = change { adoptNewItems(at: index, count: count) }
    needsPass = true
  }

  /// Forgets the sizes of items and exchanges their cells.
  ///
  /// - Parameters:
  ///   - range: where they are.
  ///   - runs: the items and what they count as until they are measured again.
  /// - Complexity: O(log n) for each run.
  /// - Precondition: the runs describe the same items as `range`.
  public mutating func reload(_ range: Range<Int>, as runs: [ItemRun]) {
    restoreDisplacedSizes()
    note(runs, in: range, areNew: false)
    change(.reload) { $0.setSizes(range, as: runs) }
    placeAgain(range)
    releaseKept(in: range)
    release(range)
    needsPass = true
  }

  /// Asks for everything again: every cell is exchanged and measured again, and measured sizes are kept or
  /// forgotten, by policy.
  ///
  /// - Complexity: O(v) for v displayed cells; O(n) for n runs whose sizes are forgotten.
  public mutating func reloadData() {
    restoreDisplacedSizes()
    for cell in displayed where cell.isStale || cell.needsMeasure {
      forgetMeasurements(in: cell.index..<(cell.index + 1))
    }
    releaseKept(in: 0..<sizes.count)
    release(0..<sizes.count)
    settleSizes(measuredSizePolicy.onReload, in: 0..<sizes.count, because: .sizesDropped)
    remeasuresAll = true
    needsPass = true
  }

  /// Changes what is believed of items off screen.
  ///
  /// - Parameters:
  ///   - range: where they are.
  ///   - runs: the items and what they count as from now on.
  ///   - kind: why they count as something else.
  /// - Complexity: O(log n) for each run.
  /// - Precondition: the runs describe the same items as `range`.
  public mutating func setSizes(
    _ range: Range<Int>, as runs: [ItemRun], because kind: ListChangeKind
  ) {
    restoreDisplacedSizes()
    note(runs, in: range, areNew: false)
    change(kind) { $0.setSizes(range, as: runs) }
    if range.count == sizes.count { placedCount = 0 } else { placeAgain(range) }
    needsPass = true
  }

  /// Has the displayed cells of items measured again.
  public mutating func invalidateSizes(in range: Range<Int>) {
    for place in displayed.indices where range.contains(displayed[place].index) {
      displayed[place].needsMeasure = true
      needsPass = true
    }
    invalidateKept(in: range)
  }

  /// Notes that what displayed cells show of items changed, and that nobody asks them for their heights: their items
  /// are measured when other cells show them.
  public mutating func markStale(in range: Range<Int>) {
    for place in displayed.indices where range.contains(displayed[place].index) {
      displayed[place].isStale = true
    }
  }

  /// Has items measured when a cell shows them next; until then they count as they do.
  ///
  /// - Complexity: O(log n) for each run of items.
  /// - Precondition: no cell shows them, or is to be asked for its height.
  public mutating func forgetMeasurements(in range: Range<Int>) {
    var runs = sizes.runs(in: range)
    var isAnyMeasured = false
    for place in runs.indices {
      if !runs[place].size.isMeasured { continue }
      runs[place] = runs[place].withoutMeasurement
      isAnyMeasured = true
    }
    if isAnyMeasured { sizes.setSizes(range, as: runs) }
  }

  private mutating func release(_ range: Range<Int>) {
    var kept = 0
    for place in displayed.indices {
      if range.contains(displayed[place].index) {
        departing.append(displayed[place])
      } else {
        displayed[kept] = displayed[place]
        kept += 1
      }
    }
    displayed.removeSubrange(kept...)
  }
}
