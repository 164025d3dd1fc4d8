/// Which elements data is wanted for, followed from one update to the next.
///
/// After each layout say ``update(after:)``; then ask for the data of what ``entered``, and give up asking for that of
/// what ``left``. An element enters once, whether its data comes or not; it does so again when it has left.
public struct PrefetchWindow: Sendable {
  /// The elements in the window: those in view, then those ahead and those behind, each from near to far.
  public private(set) var items: [ItemID] = []
  /// Those that came into it in the last update, in the same order.
  public private(set) var entered: [IndexedItem] = []
  /// Those that went out of it in the last update, or out of the list.
  public private(set) var left: [ItemID] = []

  /// Makes a window that nothing is in.
  public init() {}

  /// Takes the window anew.
  ///
  /// - Complexity: O(log n + w) for w elements in the window.
  public mutating func update(after list: Virtualizer) {
    entered.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    let found = list.prefetchedItems
    let ids = found.map { $0.id }
    if ids == items { return }
    // Only ever looked up in.
    let (before, after) = (Set(items), Set(ids))
    for item in found where !before.contains(item.id) { entered.append(item) }
    for item in items where !after.contains(item) { left.append(item) }
    items = ids
  }
}

extension Virtualizer {
  /// The elements in the window of the prefetch policy, those in view included.
  ///
  /// - Complexity: O(log n).
  public var prefetchRange: Range<Int> {
    let margins = cellPolicy.prefetch.margins(
      inViewportOf: viewport.height, moved: movedByUser, goesUp: goesUp)
    return range(in: margins)
  }

  /// What is in that window and would get a cell in view, in the order in which data is wanted.
  fileprivate var prefetchedItems: [IndexedItem] {
    let window = prefetchRange
    let inView = range(in: .none).clamped(to: window)
    let ahead = items(in: inView.upperBound..<window.upperBound)
    let behind = items(in: window.lowerBound..<inView.lowerBound).reversed()
    return items(in: inView) + (goesUp ? behind + ahead : ahead + behind)
  }

  private func items(in range: Range<Int>) -> [IndexedItem] {
    var items: [IndexedItem] = []
    let includesEmpty = cellPolicy.range.includesEmptyItems
    sizes.forEachElement(in: range) { item in
      if item.reuseIdentifier == .none { return }
      if item.height > .zero || includesEmpty { items.append(item) }
    }
    return items
  }
}
