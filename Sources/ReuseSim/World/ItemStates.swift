/// The states of the items that have one: those that differ from a new item of their kind.
///
/// All others take no memory. The order of the entries depends on nothing but the changes.
struct ItemStates: Sendable {
  private var entries: [(id: Int64, state: ItemState)] = []
  /// Where each id's entry is; only ever looked up in.
  private var places: [Int64: Int] = [:]

  /// How many items have a state.
  var count: Int { entries.count }

  /// An item with a state; `place` is in 0..<`count`.
  func entry(at place: Int) -> (id: Int64, state: ItemState) { entries[place] }

  /// The state of an item; `nil` when it is that of a new one.
  ///
  /// - Complexity: O(1).
  subscript(id: Int64) -> ItemState? {
    get { places[id].map { entries[$0].state } }
    set {
      if let newValue {
        set(newValue, for: id)
      } else {
        remove(id)
      }
    }
  }

  /// Forgets the states of items.
  ///
  /// - Complexity: O(number of ids), or of items with a state when these are fewer.
  mutating func remove(_ ids: Range<Int64>) {
    if ids.upperBound - ids.lowerBound < Int64(count) {
      for id in ids { remove(id) }
    } else {
      for place in (0..<count).reversed() where ids.contains(entries[place].id) {
        remove(entries[place].id)
      }
    }
  }

  private mutating func set(_ state: ItemState, for id: Int64) {
    if let place = places[id] {
      entries[place].state = state
    } else {
      places[id] = entries.count
      entries.append((id, state))
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
