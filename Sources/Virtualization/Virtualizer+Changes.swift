extension Virtualizer {
  /// Puts new items in before the item at `index`.
  ///
  /// - Complexity: O(log n) for each run.
  /// - Precondition: `index` is in `0...count`, and no id is in the list.
  public mutating func insert(_ runs: [ItemRun], at index: Int) {
    var count = 0
    for run in runs { count += run.count }
    change(isFirstMeasurement: false) { $0.replaceSubrange(index..<index, with: runs) }
    for place in displayed.indices where displayed[place].index >= index {
      displayed[place].index += count
    }
    needsPass = true
  }

  /// Takes items away; their cells leave in the next pass.
  ///
  /// - Complexity: O(log n) and what was allocated for the items.
  /// - Precondition: `range` is in the list.
  public mutating func remove(_ range: Range<Int>) {
    handOverAnchor(deleting: range)
    change(isFirstMeasurement: false) { $0.replaceSubrange(range, with: []) }
    release(range)
    for place in displayed.indices where displayed[place].index >= range.upperBound {
      displayed[place].index -= range.count
    }
    needsPass = true
  }

  /// Moves an item; `target` counts after its removal.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `source` is in `0..<count`, and so is `target`.
  public mutating func move(from source: Int, to target: Int) {
    let runs = sizes.runs(in: source..<(source + 1))
    change(isFirstMeasurement: false) {
      $0.replaceSubrange(source..<(source + 1), with: [])
      $0.replaceSubrange(target..<target, with: runs)
    }
    for place in displayed.indices {
      displayed[place].index = Virtualizer.index(
        displayed[place].index, afterMoving: source, to: target)
    }
    displayed.sort { $0.index < $1.index }
    needsPass = true
  }

  /// Where the item at `index` is after the item at `source` moved to `target`.
  public static func index(_ index: Int, afterMoving source: Int, to target: Int) -> Int {
    if index == source { return target }
    let gap = index > source ? index - 1 : index
    return gap >= target ? gap + 1 : gap
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

  /// Asks for everything again: every cell is exchanged and measured again.
  ///
  /// - Complexity: O(1); when sizes are dropped the owner says so with `reload(_:as:)`.
  public mutating func reloadData() {
    release(0..<sizes.count)
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
