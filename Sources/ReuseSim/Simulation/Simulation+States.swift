extension Simulation {
  /// A user gives the focus to an item, or takes it away.
  mutating func focus<Observer: TraceObserver>(
    _ reference: ItemReference?, _ observer: inout Observer
  ) -> Bool {
    let index = reference.flatMap { self.index(of: $0) }
    let item = index.map { virtualizer.sizes.item(at: $0).id }
    let former = virtualizer.focusedItem
    if reference != nil && item == nil || item == former { return false }
    virtualizer.focusedItem = item
    observer.observe(.focused(item))
    if let former { setFocus(of: former, to: false, &observer) }
    if let item { setFocus(of: item, to: true, &observer) } else { resignFocus(&observer) }
    return true
  }

  /// Nobody has the focus any more, and so no cell, whatever it shows by now.
  private mutating func resignFocus<Observer: TraceObserver>(_ observer: inout Observer) {
    for holder in contents.holders(of: .flag(true)) {
      present(.flag(false), in: holder.field, of: holder.cell, by: .system, &observer)
      let item = contents[holder.cell]?.item
      guard let index = item.flatMap({ virtualizer.sizes.index(of: $0) }) else { continue }
      followContents(of: holder.cell, at: index, &observer)
    }
  }

  /// The cell of an item gets the focus, or loses it, where its kind has a field for that.
  private mutating func setFocus<Observer: TraceObserver>(
    of item: ItemID, to isOn: Bool, _ observer: inout Observer
  ) {
    guard let index = virtualizer.sizes.index(of: item) else { return }
    let identifier = virtualizer.sizes.item(at: index).reuseIdentifier
    let fields = scenario.kinds[Int(identifier.rawValue)].fields
    guard let place = fields.firstIndex(where: { $0.type == .focus }) else { return }
    if let cell = cell(showing: item, at: index) {
      present(.flag(isOn), in: place, of: cell, by: isOn ? .user(item) : .system, &observer)
      followContents(of: cell, at: index, &observer)
    }
    if fields[place].isInModel {
      write(.flag(isOn), to: place, index..<(index + 1), by: .app, &observer)
    }
  }

  /// The model gives a field of items a value. Items of kinds that do not have it, or have it with other values, or whose
  /// cells keep it, have none in the model.
  mutating func set<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ field: String, to value: FieldValue, _ observer: inout Observer
  ) -> Bool {
    var isAnySet = false
    let value = value.started(at: time)
    let places = scenario.kinds.map { kind in
      kind.fields.firstIndex { $0.name == field && $0.isInModel && $0.type.has(value) }
    }
    for range in ranges {
      for kind in places.indices {
        guard let place = places[kind] else { continue }
        for part in parts(of: range, where: { Int($0.rawValue) == kind }) {
          write(value, to: place, part, by: .app, &observer)
          isAnySet = true
        }
      }
    }
    return isAnySet
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

  /// What the list hears of items whose field has changed. A cell on screen is measured if the policy lets it ask;
  /// what is off screen is measured when it appears, unless its height is known beforehand.
  mutating func tellOfChange<Observer: TraceObserver>(
    _ range: Range<Int>, _ field: Int, _ observer: inout Observer
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

  /// How the list learns that a field of a kind has changed; `nil` when that changes no height.
  private func notice(of field: Int, in identifier: ReuseIdentifier) -> SelfSizingPolicy.Notice? {
    let additions = scenario.kinds[Int(identifier.rawValue)].additions.filter {
      if case .field(let other, _) = $0.condition { other == field } else { false }
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
