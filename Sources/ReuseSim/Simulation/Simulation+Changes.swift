extension Simulation {
  /// Puts new items in; in a list without sections they make one.
  mutating func insert<Observer: TraceObserver>(
    _ blocks: [ItemBlock], at place: ItemPlace?, _ observer: inout Observer
  ) -> Bool {
    if createsTooMuch(blocks) { return true }
    guard let place else {
      let block = SectionBlock(model: 0, items: blocks.filter { $0.count > 0 })
      if block.items.isEmpty { return false }
      insertSection(block, at: 0, isTold: tellsSections, &observer)
      return true
    }
    let index = place.index
    let firstID = list.nextID
    list.insert(blocks, at: index, sideInset: structure.side(ofModel: place.section.styleNumber))
    let items = index..<(index + Int(list.nextID - firstID))
    guard !items.isEmpty else { return false }
    if knowsTooMuch { return true }
    rounding(.inserted, &observer) {
      let space = $0.virtualizer.insert(
        $0.believedRuns(items), at: index, inSection: place.section.index)
      $0.tellInserted(items, ItemID(firstID), &$1)
      $0.tellSpace(space, &$1)
    }
    restoreDisplacedSizes(&observer)
    return true
  }

  /// Whether more items would be created than may be, by an app that goes on and on; then the run ends.
  mutating func createsTooMuch(_ blocks: [ItemBlock]) -> Bool {
    let new = blocks.reduce(Int64(0)) { $0 + Int64($1.count) }
    if list.nextID + new > ScriptLimits.createdItems { limit = .createdItems }
    return limit == .createdItems
  }

  /// Whether more heights would have to be known beforehand than may be; then the run ends.
  var knowsTooMuch: Bool {
    mutating get {
      if policies.estimate.isStated && stretchCount > RunLimits.knownHeights {
        limit = .knownHeights
      }
      return limit == .knownHeights
    }
  }

  /// Tells that elements came in whose ids count up.
  mutating func tellInserted<Observer: TraceObserver>(
    _ range: Range<Int>, _ firstID: ItemID, _ observer: inout Observer
  ) {
    if range.isEmpty { return }
    dataSource.isAsked = true
    observer.observe(.inserted(at: range.lowerBound, count: range.count, firstID: firstID))
    let height = believedHeight(range)
    tellShift(
      from: range.upperBound,
      Cause(kind: .inserted, items: span(of: range), amount: height, after: height), &observer)
  }

  /// Takes items away; headers and footers stay.
  mutating func remove<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ observer: inout Observer
  ) -> Bool {
    var isFound = false
    for range in ranges.reversed()
    where virtualizer.sizes.item(at: range.lowerBound).id.isItem {
      let cause = causeOfRemoval(range)
      removeFromModel(range)
      dataSource.isAsked = true
      rounding(.removed, &observer) {
        let space = $0.virtualizer.remove(range)
        $1.observe(.removed(at: range.lowerBound, count: range.count))
        $0.tellShift(from: range.lowerBound, cause, &$1)
        $0.tellSpace(space, &$1)
      }
      restoreDisplacedSizes(&observer)
      isFound = true
    }
    return isFound
  }

  /// Elements are gone for good: ids are never used again, and what there was of them takes no memory any more.
  mutating func removeFromModel(_ range: Range<Int>) {
    for run in list.runs(in: range) {
      let first = run.firstID.rawValue
      let ids = first..<(first + Int64(run.count))
      model.forget(ids)
      requests.forget(ids)
    }
    list.remove(range)
  }

  /// What there will be to tell when elements are gone.
  func causeOfRemoval(_ range: Range<Int>) -> Cause {
    let height = believedHeight(range)
    return Cause(kind: .removed, items: span(of: range), amount: -height, before: height)
  }

  /// Asks for items again: their sizes are forgotten and their cells exchanged.
  mutating func reload<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ observer: inout Observer
  ) -> Bool {
    for range in ranges { forgetSizes(range, &observer) }
    return !ranges.isEmpty
  }

  /// Asks for everything again; the measured sizes are kept or forgotten, by policy.
  mutating func reloadData<Observer: TraceObserver>(_ observer: inout Observer) {
    dataSource = DataSource()
    let everything = 0..<list.count
    telling(.sizeDropped, everything, &observer) {
      $0.virtualizer.reloadData()
      if $0.policies.estimate.isStated && $0.policies.measuredSizes.onReload == .dropsSizes {
        $0.virtualizer.setSizes(
          everything, as: $0.believedRuns(everything), because: .sizesDropped)
      }
    }
  }

  private mutating func forgetSizes<Observer: TraceObserver>(
    _ range: Range<Int>, _ observer: inout Observer
  ) {
    let runs = believedRuns(range)
    telling(.sizeDropped, range, &observer) { $0.virtualizer.reload(range, as: runs) }
  }

  /// Changes true heights. What is on screen is measured again, what was measured off screen reports its
  /// new size at once, and of what nobody has measured nobody hears.
  mutating func resize<Observer: TraceObserver>(
    _ ranges: [Range<Int>], to height: Length, quietly isQuiet: Bool, _ observer: inout Observer
  ) -> Bool {
    for range in ranges {
      list.resize(range, to: height)
      if isQuiet && policies.selfSizing == .disabled {
        virtualizer.markStale(in: range)
      } else {
        virtualizer.invalidateSizes(in: range)
      }
      let parts = partsOffScreen(of: range)
      if isQuiet && policies.estimate != .exact {
        for part in parts { virtualizer.forgetMeasurements(in: part) }
        continue
      }
      telling(.resized, range, &observer) {
        for part in parts { $0.reportSizes(part, height) }
      }
    }
    return !ranges.isEmpty
  }

  /// The parts of a range whose heights the list does not learn by asking a cell.
  func partsOffScreen(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var lower = range.lowerBound
    for cell in virtualizer.displayed where range.contains(cell.index) && isAskedFirst(cell) {
      if lower < cell.index { parts.append(lower..<cell.index) }
      lower = cell.index + 1
    }
    if lower < range.upperBound { parts.append(lower..<range.upperBound) }
    return parts
  }

  /// Whether a cell is asked for a new height before the list knows it. Where heights are known beforehand, that is so
  /// only on screen: that a cell is ready for an item changes nothing.
  @inline(__always)
  func isAskedFirst(_ cell: DisplayedCell) -> Bool {
    if cell.isOnScreen { return true }
    let isKnown = policies.estimate == .exact && !hasOwnEstimate(cell.reuseIdentifier)
    return !isKnown && virtualizer.measures(cell)
  }

  mutating func reportSizes(_ range: Range<Int>, _ height: Length) {
    var runs = virtualizer.sizes.runs(in: range)
    for place in runs.indices {
      switch runs[place].size {
      case .estimated: break
      case .assumed: runs[place].size = .assumed(height)
      case .measured: runs[place].size = .measured(height)
      case .remembered: runs[place].size = .remembered(height)
      }
    }
    virtualizer.setSizes(range, as: runs, because: .remeasurement)
  }

  /// Carries out a change of many items' sizes and tells how far it moves both edges of what is on screen:
  /// everything between two of them stands together for one cause.
  mutating func telling<Observer: TraceObserver>(
    _ kind: Cause.Kind, _ range: Range<Int>, _ observer: inout Observer,
    _ change: (inout Simulation) -> Void
  ) {
    rounding(kind, &observer) { $0.tellingParts(kind, range, &$1, change) }
  }

  private mutating func tellingParts<Observer: TraceObserver>(
    _ kind: Cause.Kind, _ range: Range<Int>, _ observer: inout Observer,
    _ change: (inout Simulation) -> Void
  ) {
    var bounds = [range.lowerBound]
    for item in shownItems {
      guard let index = virtualizer.sizes.index(of: item), range.contains(index) else { continue }
      bounds.append(index)
      bounds.append(index + 1)
    }
    bounds.append(range.upperBound)
    bounds.sort()
    let before = bounds.map { virtualizer.sizes.position(of: $0) }
    let spans = zip(bounds, bounds.dropFirst()).map { $0 < $1 ? span(of: $0..<$1) : nil }
    change(&self)
    let after = bounds.map { virtualizer.sizes.position(of: $0) }
    for place in spans.indices {
      let old = before[place + 1] - before[place]
      let new = after[place + 1] - after[place]
      tellShift(
        from: bounds[place + 1],
        Cause(kind: kind, items: spans[place], amount: new - old, before: old, after: new),
        &observer)
    }
  }

  /// What elements count as together.
  func believedHeight(_ range: Range<Int>) -> Length {
    virtualizer.sizes.position(of: range.upperBound)
      - virtualizer.sizes.position(of: range.lowerBound)
  }

  func span(of range: Range<Int>) -> ItemSpan {
    ItemSpan(
      first: virtualizer.sizes.item(at: range.lowerBound).id,
      last: virtualizer.sizes.item(at: range.upperBound - 1).id, count: range.count,
      index: range.lowerBound)
  }
}
