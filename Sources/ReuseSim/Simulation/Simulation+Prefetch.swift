// Content that is asked for before a cell needs it.
extension Simulation {
  /// Asks for the content of what came into the window of the prefetch policy in this frame, as far as no cell has asked
  /// for it, and gives up what is on its way to items that left it.
  mutating func prefetch<Observer: TraceObserver>(_ observer: inout Observer) {
    guard limit == nil, case .on(let cancelling) = scenario.prefetch else { return }
    if virtualizer.prefetchRange.count > RunLimits.cells {
      limit = .cells
      return
    }
    requests.window.update(after: virtualizer)
    if cancelling == .whenLeft {
      for item in requests.window.left { cancelPrefetch(for: item, &observer) }
    }
    for item in requests.window.entered where !hasCell(at: item.index) {
      ask(for: item.id, at: item.index, &observer)
      prefetchContent(of: item, &observer)
    }
  }

  /// Whether the list asks in this frame for an item that has no cell yet: for any, or for this one.
  func prefetchAsks(for wanted: ItemReference?) -> Bool {
    guard scenario.prefetch != .off, !layoutWaits else { return false }
    let index = wanted.flatMap { self.index(of: $0) }
    if wanted != nil && index == nil { return false }
    return requests.window.entered.contains { item in
      item.id.isItem && (index == nil || item.index == index) && !hasCell(at: item.index)
    }
  }

  private mutating func prefetchContent<Observer: TraceObserver>(
    of item: IndexedItem, _ observer: inout Observer
  ) {
    let parts = scenario.kinds[Int(item.reuseIdentifier.rawValue)].contentParts
    if parts.isEmpty { return }
    for place in parts.indices where !list.state(at: item.index).hasArrived(place) {
      if requests.openRequest(for: item.id, part: place, isNewest: true) != nil { continue }
      send(for: item.id, item.reuseIdentifier, part: place, from: nil, &observer)
    }
  }

  /// Gives up what is on its way to an item that may be gone, unless a cell waits for it.
  private mutating func cancelPrefetch<Observer: TraceObserver>(
    for item: ItemID, _ observer: inout Observer
  ) {
    for place in ContentPart.Name.allCases.indices {
      if fault == .untoldCancellation, let request = requests.openRequest(for: item, part: place) {
        requests.end(request)
      } else {
        cancel(place, of: item, for: nil, &observer)
      }
    }
  }

  private func hasCell(at index: Int) -> Bool {
    Simulation.place(of: index, in: virtualizer.displayed) != nil
  }
}
