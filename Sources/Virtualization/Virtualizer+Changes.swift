extension Virtualizer {
  /// Puts new items in before the item at `index`.
  ///
  /// - Complexity: O(log n) for each run.
  /// - Precondition: `index` is in `0...count`, and no id is in the list.
  public mutating func insert(_ runs: [ItemRun], at index: Int) {
    var count = 0
    for run in runs { count += run.count }
    change(isFirstMeasurement: false) { $0.replaceSubrange(index..<index, with: runs) }
    follow(.insert(count: count, at: index))
  }

  /// Takes items away; their cells leave in the next pass.
  ///
  /// - Complexity: O(log n) and what was allocated for the items.
  /// - Precondition: `range` is in the list.
  public mutating func remove(_ range: Range<Int>) {
    handOverAnchor(deleting: range)
    change(isFirstMeasurement: false) { $0.replaceSubrange(range, with: []) }
    release(range)
    follow(.remove(count: range.count, at: range.lowerBound))
  }

  /// Moves an item; `target` counts after its removal.
  ///
  /// - Complexity: O(log n + v log v) for v displayed cells.
  /// - Precondition: `source` is in `0..<count`, and so is `target`.
  public mutating func move(from source: Int, to target: Int) {
    let runs = sizes.runs(in: source..<(source + 1))
    change(isFirstMeasurement: false) {
      $0.replaceSubrange(source..<(source + 1), with: [])
      $0.replaceSubrange(target..<target, with: runs)
    }
    follow(.move(from: source, to: target))
    displayed.sort { $0.index < $1.index }
  }

  /// Keeps the indices of the displayed cells in step with a change; their items are still in the list.
  private mutating func follow(_ change: ListChange) {
    for place in displayed.indices {
      if let index = change.index(of: displayed[place].index) { displayed[place].index = index }
    }
    needsPass = true
  }

  /// Forgets the sizes of items and exchanges their cells.
  ///
  /// - Parameter runs: the items and what they count as until they are measured again.
  /// - Complexity: O(log n) for each run.
  /// - Precondition: the runs describe the same items as `range`.
  public mutating func reload(_ range: Range<Int>, as runs: [ItemRun]) {
    change(isFirstMeasurement: false) { $0.replaceSubrange(range, with: runs) }
    release(range)
    needsPass = true
  }

  /// Asks for everything again: every cell is exchanged and measured again, and measured sizes are kept or
  /// forgotten, by policy.
  ///
  /// - Complexity: O(v) for v displayed cells; O(n) for n runs whose sizes are forgotten.
  public mutating func reloadData() {
    for cell in displayed where cell.isStale {
      forgetMeasurements(in: cell.index..<(cell.index + 1))
    }
    release(0..<sizes.count)
    if measuredSizePolicy == .droppedOnReload {
      change(isFirstMeasurement: false) { $0.forgetSizes(in: 0..<$0.count) }
    }
    remeasuresAll = true
    needsPass = true
  }

  /// Changes what is believed of items off screen.
  ///
  /// - Complexity: O(log n) for each run.
  /// - Precondition: the runs describe the same items as `range`.
  public mutating func setSizes(_ range: Range<Int>, as runs: [ItemRun]) {
    change(isFirstMeasurement: false) { $0.replaceSubrange(range, with: runs) }
    needsPass = true
  }

  /// Has the displayed cells of items measured again.
  public mutating func invalidateSizes(in range: Range<Int>) {
    for place in displayed.indices where range.contains(displayed[place].index) {
      displayed[place].needsMeasure = true
      needsPass = true
    }
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
      guard case .measured(let height) = runs[place].size else { continue }
      runs[place].size = .assumed(height)
      isAnyMeasured = true
    }
    if isAnyMeasured { sizes.replaceSubrange(range, with: runs) }
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
