extension Simulation {
  /// Whether something happens in the frame that was just committed, or holds in it: what waits for it tells the
  /// two apart.
  func occurs(_ occurrence: Occurrence) -> Bool {
    switch occurrence {
    case .itemAppears(let item): return isDisplayed(item)
    case .itemDisappears(let item): return !isDisplayed(item)
    case .near(let end, let count): return itemsBeyondScreen(end).map { $0 <= count } ?? false
    case .comparison(let left, let relation, let right):
      do throws(EvaluationFailure) {
        let (first, second) = try values(of: left, right)
        return relation.holds(first, second)
      } catch {
        return false
      }
    case .scrollingStops:
      return (thisFrame.phase != .rest || thisFrame.wasMoving) && motion == .none
    case .scrollLands:
      return !layoutWaits && (thisUpdate.landing != nil || !thisUpdate.overtaken.isEmpty)
    case .itemArrives(let item):
      guard thisUpdate.arrivals.count > thisUpdate.earlierArrivals, let index = index(of: item)
      else { return false }
      return thisUpdate.arrivals[thisUpdate.earlierArrivals...].contains(
        virtualizer.sizes.item(at: index).id)
    case .prefetchAsks(let item): return prefetchAsks(for: item)
    case .keyboardShows: return window.keyboard.isAtRest(at: time) && window.keyboard.target > .zero
    case .keyboardHides:
      return window.keyboard.isAtRest(at: time) && window.keyboard.target == .zero
    case .windowLeaves: return presence.hasLeft
    case .windowReturns: return presence.hasReturned
    }
  }

  private func isDisplayed(_ item: ItemReference) -> Bool {
    guard let index = index(of: item) else { return false }
    let place = Simulation.place(of: index, in: virtualizer.displayed)
    return place.map { virtualizer.displayed[$0].isOnScreen } ?? false
  }

  /// How many items come before the first one on screen, or after the last; `nil` when there are items, but none
  /// on screen.
  private func itemsBeyondScreen(_ end: ContentEnd) -> Int? {
    let sections = virtualizer.sizes.sections
    if sections.itemCount == 0 { return 0 }
    let displayed = virtualizer.displayed
    guard let first = displayed.first(where: { $0.isOnScreen && $0.item.isItem }),
      let last = displayed.last(where: { $0.isOnScreen && $0.item.isItem })
    else { return nil }
    return end == .top
      ? sections.itemCount(beforeElement: first.index)
      : sections.itemCount - 1 - sections.itemCount(beforeElement: last.index)
  }

  /// Looks at what the app waits for, after a frame was committed. What it does then is delivered in the next
  /// frame.
  mutating func watchTriggers() {
    for place in app.watches.indices {
      let trigger = scenario.triggers[place]
      if app.watches[place].count > 0 && !trigger.isRepeated { continue }
      let happens = app.watches[place].happens(
        occurs(trigger.occurrence), items: items(for: trigger.occurrence),
        isBlocked: isBlocked(trigger))
      guard happens else { continue }
      app.firings += 1
      if app.firings > RunLimits.firings { limit = .firings }
      agenda.schedule(.trigger(place), at: time)
    }
  }

  /// How many items there are, for what begins anew with another number of them; else 0.
  func items(for occurrence: Occurrence) -> Int {
    if case .near = occurrence { virtualizer.sizes.sections.itemCount } else { 0 }
  }

  private func isBlocked(_ trigger: Trigger) -> Bool {
    switch trigger.guarding {
    case nil: false
    case .anyLoad: !app.loading.isEmpty
    case .named(let name): app.loading.contains(name)
    }
  }

  /// The triggers that waited in vain.
  var silentTriggers: [Trigger] {
    zip(scenario.triggers, app.watches).compactMap { $1.count == 0 ? $0 : nil }
  }
}
