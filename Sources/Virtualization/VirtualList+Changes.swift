extension VirtualList {
  /// Puts new items in before the element at `index`.
  ///
  /// - Parameters:
  ///   - runs: the items, and what is believed of their heights; empty runs are nothing.
  ///   - index: where the first of them is afterwards. It counts headers and footers; with sections,
  ///     ``insert(_:at:)`` is what one means.
  ///   - section: the place of the section they belong to; when nothing is said, that of the element at `index`, the one
  ///     before it if that is a header, and the last one at the end.
  /// - Complexity: O(log n + v) for each run, for v cells.
  /// - Precondition: `index` is that of one of the section's items or the one after; ids are in `0..<`2⁴⁰ and none is in
  ///   the list; heights are in `0...Length.maximumItemHeight`.
  public mutating func insert(_ runs: [ItemRun], at index: Int, inSection section: Int? = nil) {
    begin()
    engine.insert(runs, at: index, inSection: section)
  }

  /// Puts new items in that nobody has measured, with ids that count up.
  ///
  /// - Complexity: O(log n + v) for v cells, however many items they are.
  /// - Precondition: as for ``insert(_:at:inSection:)``; `count` is not negative.
  public mutating func insert(
    count: Int, firstID: ItemID, reuseIdentifier: ReuseIdentifier = ReuseIdentifier(0),
    at index: Int
  ) {
    precondition(count >= 0, "the number of new items is not negative")
    if count == 0 { return }
    let run = ItemRun(
      firstID: firstID, count: count, reuseIdentifier: reuseIdentifier, size: .estimated)
    insert([run], at: index)
  }

  /// Takes items of one section away.
  ///
  /// - Complexity: O(log n + v) for v cells, and what was allocated for the items.
  /// - Precondition: `range` is in `0..<count` and has only items, all of one section.
  public mutating func remove(_ range: Range<Int>) {
    begin()
    engine.remove(range)
  }

  /// Moves items that stand together.
  ///
  /// - Parameters:
  ///   - source: the index of the first of them.
  ///   - target: where that one is afterwards.
  ///   - count: how many they are.
  ///   - section: the place of the section they go to; when nothing is said, that of the element that is at `target` now,
  ///     the one before it if they cannot go there, and the last one at the end.
  /// - Complexity: O(log n) for each run of them, and O(v log v) for v cells.
  /// - Precondition: there are `count` items of one section from `source` on, and `target`, which counts after their
  ///   removal, is the index of one of the section's items or the one after.
  public mutating func move(
    from source: Int, to target: Int, count: Int = 1, inSection section: Int? = nil
  ) {
    if count == 0 { return }
    begin()
    let section = engine.section(
      forMoveFrom: source, to: target, count: count, told: section
    ).index
    _ = engine.prepareMove(from: source, to: target, count: count, inSection: section)
    engine.move(from: source, to: target, count: count, inSection: section)
  }

  /// Elements show something else from now on: they get other cells, and what was measured of them is forgotten.
  ///
  /// - Complexity: O(log n) for each run of them, and O(v) for v cells.
  /// - Precondition: `range` is in `0..<count`.
  public mutating func reload(_ range: Range<Int>) {
    begin()
    var runs: [ItemRun] = []
    for var run in engine.sizes.runs(in: range) {
      if run.size.isMeasured { run.size = .estimated }
      ItemRun.append(run, to: &runs)
    }
    engine.reload(range, as: runs)
  }

  /// Everything shows something else from now on: all cells are exchanged, and measured sizes are kept or forgotten as
  /// the engine's policy says.
  ///
  /// - Complexity: O(v) for v cells; O(log n) for each run whose sizes are forgotten.
  public mutating func reloadData() {
    begin()
    engine.reloadData()
  }

  /// Elements may have other heights from now on and keep their cells, as when a row is expanded. Those on screen are
  /// measured in the next layout; the others keep their size until they are shown.
  ///
  /// - Complexity: O(log n) for each run of the range, and O(v) for v cells.
  /// - Precondition: `range` is in `0..<count`.
  public mutating func remeasure(_ range: Range<Int>) {
    begin()
    var start = range.lowerBound
    for cell in engine.displayed where range.contains(cell.index) {
      if start < cell.index { engine.forgetMeasurements(in: start..<cell.index) }
      start = cell.index + 1
    }
    if start < range.upperBound { engine.forgetMeasurements(in: start..<range.upperBound) }
    engine.invalidateSizes(in: range)
  }

  /// All heights are others from now on, because the width or the size of text changed. What has a cell is measured
  /// in the next layout; what becomes of the other sizes `widthChange` says.
  ///
  /// - Complexity: O(r log n) for r runs of equal sizes: as many as were measured at most.
  public mutating func widthChanged() {
    begin()
    let everything = 0..<count
    engine.noteResize()
    engine.settleSizes(widthChange, in: everything, because: .layout)
    engine.invalidateSizes(in: everything)
  }

  /// All that changes until the next layout is one transaction. Policies that hold nothing during one, or that make one
  /// correction for all of it, look at that.
  public mutating func noteBatch() {
    begin()
    engine.noteBatch()
  }

  /// Gives an item a cell wherever it is, as one that is edited or plays a film, until it is released.
  ///
  /// - Complexity: O(m) for m such items.
  public mutating func keepCell(of item: ItemID) {
    begin()
    engine.mount(item)
  }

  /// Gives the focus to an item, or takes it away: policies may hold that item before others, and keep its cell.
  public mutating func setFocus(_ item: ItemID?) {
    begin()
    engine.focusedItem = item
  }

  /// Lets the cell of an item go when the item is not in view.
  ///
  /// - Complexity: O(m) for m such items.
  public mutating func releaseCell(of item: ItemID) {
    begin()
    engine.unmount(item)
  }
}
