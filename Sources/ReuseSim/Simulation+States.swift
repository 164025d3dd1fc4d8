extension Simulation {
  /// A user switches a field of an item over. Nothing is tapped that the last frame did not show, or while the list is
  /// not in its window.
  mutating func tap<Observer: TraceObserver>(
    _ reference: ItemReference, _ field: String, _ observer: inout Observer
  ) -> Bool {
    guard presence.isInWindow, let index = index(of: reference) else { return false }
    let item = virtualizer.sizes.item(at: index)
    guard shownItems.contains(item.id), let place = place(of: field, in: item.reuseIdentifier)
    else { return false }
    observer.observe(.tapped(item.id, index: index))
    change(index..<(index + 1), field, to: !list.state(at: index)[place], &observer)
    return true
  }

  /// A user gives the focus to an item, or takes it away.
  mutating func focus<Observer: TraceObserver>(
    _ reference: ItemReference?, _ observer: inout Observer
  ) -> Bool {
    let item = reference.flatMap { index(of: $0) }.map { virtualizer.sizes.item(at: $0).id }
    if reference != nil && item == nil || item == virtualizer.focusedItem { return false }
    virtualizer.focusedItem = item
    observer.observe(.focused(item))
    return true
  }

  /// The model gives a field of items a value. Items of kinds that do not have it, or whose cells keep it, have
  /// none in the model.
  mutating func set<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ field: String, to isOn: Bool, _ observer: inout Observer
  ) -> Bool {
    var isAnySet = false
    for range in ranges {
      let kinds = scenario.kinds.map { kind in
        kind.fields.contains { $0.name == field && !$0.isKeptInCell }
      }
      for part in parts(of: range, where: { kinds[Int($0.rawValue)] }) {
        change(part, field, to: isOn, &observer)
        isAnySet = true
      }
    }
    return isAnySet
  }

  /// What a cell keeps is lost when it leaves its item; then another one is as tall as that leaves it.
  mutating func loseFields<Observer: TraceObserver>(
    of cell: DisplayedCell, _ observer: inout Observer
  ) {
    let kind = scenario.kinds[Int(cell.reuseIdentifier.rawValue)]
    guard kind.fields.contains(where: { $0.isKeptInCell }),
      let index = virtualizer.sizes.index(of: cell.item)
    else { return }
    let state = list.state(at: index)
    for (place, field) in kind.fields.enumerated()
    where field.isKeptInCell && state[place] != field.isOnAtFirst {
      change(index..<(index + 1), field.name, to: field.isOnAtFirst, &observer)
    }
  }

  /// Has the cells of items measured again.
  ///
  /// - Returns: whether there are any.
  mutating func measureAgain(_ ranges: [Range<Int>]) -> Bool {
    for range in ranges { virtualizer.invalidateSizes(in: range) }
    return virtualizer.displayed.contains { cell in ranges.contains { $0.contains(cell.index) } }
  }

  /// Configures the cells of items again and has them measured.
  ///
  /// - Returns: whether there are any.
  mutating func reconfigure<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ observer: inout Observer
  ) -> Bool {
    configureAgain(ranges, &observer)
    return measureAgain(ranges)
  }

  /// Configures the cells of items again, those that are ready or kept off screen included.
  mutating func configureAgain<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ observer: inout Observer
  ) {
    for cell in virtualizer.displayed where ranges.contains(where: { $0.contains(cell.index) }) {
      tell(.configure, cell, &observer)
      requestContent(of: cell, &observer)
    }
    for var cell in virtualizer.pool.kept {
      guard let index = virtualizer.sizes.index(of: cell.item),
        ranges.contains(where: { $0.contains(index) })
      else { continue }
      cell.index = index
      tell(.configure, cell, &observer)
      requestContent(of: cell, &observer)
    }
  }

  /// Changes a field of items in a row that all have it.
  private mutating func change<Observer: TraceObserver>(
    _ range: Range<Int>, _ field: String, to isOn: Bool, _ observer: inout Observer
  ) {
    observer.observe(.fieldSet(span(of: range), field: field, isOn: isOn))
    let places = scenario.kinds.map { kind in kind.fields.firstIndex { $0.name == field } }
    let changed = list.changeStates(in: range) { kind, state in
      if let place = places[kind] { state[place] = isOn }
    }
    for part in changed { tellOfChange(part, field, &observer) }
  }

  /// What the list hears of items whose field has changed. A cell on screen is measured if the policy lets it ask;
  /// what is off screen is measured when it appears, unless its height is known beforehand.
  private mutating func tellOfChange<Observer: TraceObserver>(
    _ range: Range<Int>, _ field: String, _ observer: inout Observer
  ) {
    for cell in virtualizer.displayed where range.contains(cell.index) {
      guard let notice = notice(of: field, in: cell.reuseIdentifier) else { continue }
      let place = cell.index..<(cell.index + 1)
      if policies.selfSizing.hears(notice) {
        virtualizer.invalidateSizes(in: place)
      } else {
        virtualizer.markStale(in: place)
      }
    }
    let parts = parts(of: range) { notice(of: field, in: $0) != nil }
    for part in parts.flatMap({ partsOffScreen(of: $0) }) {
      if policies.estimate == .exact {
        telling(.resized, part, &observer) { $0.knowHeights(part) }
      } else {
        virtualizer.forgetMeasurements(in: part)
      }
    }
  }

  /// Has the list know the heights of items as they are now, those of kinds with an estimate of their own excepted.
  private mutating func knowHeights(_ range: Range<Int>) {
    var runs: [ItemRun] = []
    var index = range.lowerBound
    for run in believedRuns(range) {
      let place = index..<(index + run.count)
      index = place.upperBound
      if run.size == .estimated {
        virtualizer.forgetMeasurements(in: place)
        runs += virtualizer.sizes.runs(in: place)
      } else {
        runs.append(run)
      }
    }
    virtualizer.setSizes(range, as: runs, because: .remeasurement)
  }

  private func place(of field: String, in identifier: ReuseIdentifier) -> Int? {
    scenario.kinds[Int(identifier.rawValue)].fields.firstIndex { $0.name == field }
  }

  /// How the list learns that a field of a kind has changed; `nil` when that changes no height.
  private func notice(
    of field: String, in identifier: ReuseIdentifier
  ) -> SelfSizingPolicy.Notice? {
    guard let place = place(of: field, in: identifier) else { return nil }
    let additions = scenario.kinds[Int(identifier.rawValue)].additions.filter {
      if case .field(let other, _) = $0.condition { other == place } else { false }
    }
    if additions.isEmpty { return nil }
    return additions.allSatisfy { $0.isByConstraint } ? .constraint : .cell
  }

  /// The parts of a range whose items have reuse identifiers that are wanted.
  private func parts(
    of range: Range<Int>, where isWanted: (ReuseIdentifier) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var index = range.lowerBound
    for run in list.runs(in: range) {
      let part = index..<(index + run.count)
      index = part.upperBound
      guard isWanted(run.reuseIdentifier) else { continue }
      if let last = parts.last, last.upperBound == part.lowerBound {
        parts[parts.count - 1] = last.lowerBound..<part.upperBound
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

extension SelfSizingPolicy {
  /// How a list can learn that a cell on screen needs another height.
  enum Notice {
    /// The cell asks.
    case cell
    /// A constraint in it changes.
    case constraint
  }

  /// Whether a cell is measured again after a notice.
  func hears(_ notice: Notice) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: notice == .cell
    case .enabledIncludingConstraints: true
    }
  }
}
