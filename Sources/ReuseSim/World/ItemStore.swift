/// Something about items, for those that have it: all others take no memory.
///
/// The order of the entries depends on nothing but the changes.
struct ItemStore<Value: Sendable>: Sendable {
  private var entries: [(id: Int64, value: Value)] = []
  /// Where each id's entry is; only ever looked up in.
  private var places: [Int64: Int] = [:]

  /// How many items have something.
  var count: Int { entries.count }

  /// An item that has something; `place` is in 0..<`count`.
  func entry(at place: Int) -> (id: Int64, value: Value) { entries[place] }

  /// What an item has; `nil` when it has nothing.
  ///
  /// - Complexity: O(1).
  subscript(id: Int64) -> Value? {
    get { places[id].map { entries[$0].value } }
    set {
      if let newValue {
        set(newValue, for: id)
      } else {
        remove(id)
      }
    }
  }

  /// Forgets what items have.
  ///
  /// - Complexity: O(number of ids), or of items that have something when these are fewer.
  mutating func remove(_ ids: Range<Int64>) {
    change(ids) { $0 = nil }
  }

  /// Changes what items have, of those that have something; `nil` takes it away.
  ///
  /// - Complexity: O(number of ids), or of items that have something when these are fewer.
  mutating func change(_ ids: Range<Int64>, _ body: (inout Value?) -> Void) {
    if ids.upperBound - ids.lowerBound < Int64(count) {
      for id in ids where places[id] != nil { body(&self[id]) }
    } else {
      // From the end: who goes is replaced by the last one, which was seen already.
      for place in (0..<count).reversed() where ids.contains(entries[place].id) {
        body(&self[entries[place].id])
      }
    }
  }

  private mutating func set(_ value: Value, for id: Int64) {
    if let place = places[id] {
      entries[place].value = value
    } else {
      places[id] = entries.count
      entries.append((id, value))
    }
  }

  /// The last entry takes the place of the one that goes.
  private mutating func remove(_ id: Int64) {
    guard let place = places.removeValue(forKey: id) else { return }
    let last = entries.removeLast()
    guard place < entries.count else { return }
    entries[place] = last
    places[last.id] = place
  }
}
