/// Something about items whose ids count up, for all of a row at once: what was said last of an item counts.
///
/// A row takes as much memory as one item.
struct ItemRunStore<Value: Sendable>: Sendable {
  private struct Run: Sendable {
    var ids: ClosedRange<Int64>
    var value: Value
  }

  /// In the order of their ids; no id is in two.
  private var runs: [Run] = []

  /// How many rows there are.
  var count: Int { runs.count }

  /// What an item has; `nil` when it has nothing.
  ///
  /// - Complexity: O(log r) for r rows.
  subscript(id: Int64) -> Value? {
    let place = firstRun(endingAtOrAfter: id)
    return place < runs.count && runs[place].ids.contains(id) ? runs[place].value : nil
  }

  /// Gives items something, in place of what they have.
  ///
  /// - Complexity: O(r) for r rows, of which only the moving of those behind depends on it.
  mutating func set(_ value: Value, for ids: ClosedRange<Int64>) {
    replace(ids, with: Run(ids: ids, value: value))
  }

  /// Takes away what items have.
  ///
  /// - Complexity: O(r) for r rows.
  mutating func remove(_ ids: ClosedRange<Int64>) {
    if !runs.isEmpty { replace(ids, with: nil) }
  }

  private mutating func replace(_ ids: ClosedRange<Int64>, with run: Run?) {
    let first = firstRun(endingAtOrAfter: ids.lowerBound)
    var end = first
    var new: [Run] = []
    while end < runs.count, runs[end].ids.lowerBound <= ids.upperBound { end += 1 }
    if first < end, runs[first].ids.lowerBound < ids.lowerBound {
      new.append(runs[first])
      new[0].ids = runs[first].ids.lowerBound...(ids.lowerBound - 1)
    }
    if let run { new.append(run) }
    if first < end, runs[end - 1].ids.upperBound > ids.upperBound {
      new.append(runs[end - 1])
      new[new.count - 1].ids = (ids.upperBound + 1)...runs[end - 1].ids.upperBound
    }
    runs.replaceSubrange(first..<end, with: new)
  }

  private func firstRun(endingAtOrAfter id: Int64) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].ids.upperBound < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
