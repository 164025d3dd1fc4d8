extension Simulation {
  /// Whether layout waits until the list is in its window again. All frames from the one in which it left to the one in
  /// which it returns are one update then: what was held when it was seen last is held until it is seen next.
  var layoutWaits: Bool { !presence.isInWindow && policies.viewport.offWindow == .deferred }

  /// Takes the list out of its window, for a time or until it is put back: another screen is pushed over it, or another tab
  /// is chosen. What moves stops; the cells on screen keep their items.
  ///
  /// - Returns: whether it was in its window.
  mutating func leaveWindow<Observer: TraceObserver>(
    for duration: Time?, at start: Time, _ observer: inout Observer
  ) -> Bool {
    guard presence.isInWindow else { return false }
    stopMotion(at: start)
    followKeyboard(&observer)
    presence.leave()
    observer.observe(.leftWindow)
    if let duration {
      agenda.schedule(
        .returnToWindow(departure: presence.departures, line: line), at: start + duration)
    }
    return true
  }

  /// Puts the list back into its window.
  ///
  /// - Returns: whether it was away.
  mutating func returnToWindow<Observer: TraceObserver>(_ observer: inout Observer) -> Bool {
    guard !presence.isInWindow else { return false }
    presence.comeBack()
    observer.observe(.returnedToWindow)
    if policies.viewport.onReturn == .dropsSizes { dropSizes(&observer) }
    return true
  }

  /// Puts the list back because its time is over, unless somebody did so before.
  mutating func returnToWindow<Observer: TraceObserver>(
    from departure: Int64, line: Int, _ observer: inout Observer
  ) {
    guard presence.isAway(since: departure) else { return }
    self.line = line
    observer.observe(.command(line: line))
    _ = returnToWindow(&observer)
  }

  /// Forgets what was measured. The cells on screen stay with their items and are measured anew.
  private mutating func dropSizes<Observer: TraceObserver>(_ observer: inout Observer) {
    let everything = 0..<list.count
    telling(.sizeDropped, everything, &observer) {
      $0.virtualizer.setSizes(everything, as: $0.believedRuns(everything), because: .sizesDropped)
    }
    virtualizer.invalidateSizes(in: everything)
  }
}
