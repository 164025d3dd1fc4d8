extension Simulation {
  /// Puts new items in.
  mutating func insert<Observer: TraceObserver>(
    _ blocks: [ItemBlock], at index: Int, _ observer: inout Observer
  ) -> Bool {
    let firstID = list.nextID
    let new = blocks.reduce(Int64(0)) { $0 + Int64($1.count) }
    if firstID + new > ScriptLimits.createdItems {
      limit = .createdItems
      return true
    }
    list.insert(blocks, at: index)
    let count = Int(list.nextID - firstID)
    guard count > 0 else { return false }
    if policies.estimate == .exact && list.stretchCount > RunLimits.knownHeights {
      limit = .knownHeights
      return true
    }
    virtualizer.insert(believedRuns(index..<(index + count)), at: index)
    observer.observe(.inserted(at: index, count: count, firstID: ItemID(firstID)))
    let height = believedHeight(index..<(index + count))
    tellShift(
      from: index + count,
      Cause(
        kind: .inserted, items: span(of: index..<(index + count)), amount: height, after: height),
      &observer)
    return true
  }

  /// Takes items away.
  mutating func remove<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ observer: inout Observer
  ) -> Bool {
    for range in ranges.reversed() {
      let height = believedHeight(range)
      let cause = Cause(
        kind: .removed, items: span(of: range), amount: -height, before: height)
      list.remove(range)
      virtualizer.remove(range)
      observer.observe(.removed(at: range.lowerBound, count: range.count))
      tellShift(from: range.lowerBound, cause, &observer)
    }
    return !ranges.isEmpty
  }

  /// Gives one item another place.
  mutating func move<Observer: TraceObserver>(
    _ reference: ItemReference, to place: Place, _ observer: inout Observer
  ) -> Bool {
    guard let source = index(of: reference) else { return false }
    let gap = index(of: place)
    let target = gap > source && !isIndex(place) ? gap - 1 : min(gap, list.count - 1)
    guard target != source else { return false }
    let item = virtualizer.sizes.item(at: source)
    list.move(from: source, to: target)
    virtualizer.move(from: source, to: target)
    observer.observe(.moved(item.id, from: source, to: target))
    let way = virtualizer.sizes.position(of: target) - item.position
    let (others, steps) =
      target > source
      ? (-item.height, [source, target, target + 1]) : (item.height, [target + 1, source + 1])
    tellMove(item, way: way, others: others, to: target, steps: steps, &observer)
    return true
  }

  /// A place written as a position counts after the item's removal; the others are where they are now.
  private func isIndex(_ place: Place) -> Bool {
    if case .index = place { return true }
    return false
  }

  /// The moved item goes its way, those between its old and its new place make room the other way.
  private mutating func tellMove<Observer: TraceObserver>(
    _ item: IndexedItem, way: Length, others: Length, to target: Int, steps: [Int],
    _ observer: inout Observer
  ) {
    let amounts =
      steps.count == 3 ? [others, way - others, -way] : [way, others - way, -others]
    let places = steps.count == 3 ? steps : [target] + steps
    for (place, amount) in zip(places, amounts) {
      tellShift(
        from: place,
        Cause(kind: .moved, items: ItemSpan(item.id, index: item.index), amount: amount), &observer)
    }
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
    let everything = 0..<list.count
    telling(.sizeDropped, everything, &observer) {
      $0.virtualizer.reloadData()
      if $0.policies.estimate == .exact && $0.policies.measuredSizes == .droppedOnReload {
        $0.virtualizer.setSizes(everything, as: $0.believedRuns(everything))
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
    _ ranges: [Range<Int>], to height: Length, _ observer: inout Observer
  ) -> Bool {
    for range in ranges {
      list.resize(range, to: height)
      virtualizer.invalidateSizes(in: range)
      let displayed = virtualizer.displayed.filter { range.contains($0.index) }.map { $0.index }
      telling(.resized, range, &observer) { $0.reportSizes(range, height, except: displayed) }
    }
    return !ranges.isEmpty
  }

  private mutating func reportSizes(_ range: Range<Int>, _ height: Length, except displayed: [Int])
  {
    var lower = range.lowerBound
    for index in displayed + [range.upperBound] {
      if lower < index { reportSizes(lower..<index, height) }
      lower = index + 1
    }
  }

  private mutating func reportSizes(_ range: Range<Int>, _ height: Length) {
    var runs = virtualizer.sizes.runs(in: range)
    for place in runs.indices {
      switch runs[place].size {
      case .estimated: break
      case .assumed: runs[place].size = .assumed(height)
      case .measured: runs[place].size = .measured(height)
      }
    }
    virtualizer.setSizes(range, as: runs)
  }

  /// Carries out a change of many items' sizes and tells how far it moves both edges of what is on screen:
  /// everything between two of them stands together for one cause.
  mutating func telling<Observer: TraceObserver>(
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

  /// What the list believes of items before anybody has measured them.
  func believedRuns(_ range: Range<Int>) -> [ItemRun] {
    guard policies.estimate == .exact else { return list.runs(in: range) }
    var runs = list.runsWithHeights(in: range)
    for place in runs.indices
    where scenario.kinds[Int(runs[place].reuseIdentifier.rawValue)].estimate != nil {
      runs[place].size = .estimated
    }
    return runs
  }

  private func believedHeight(_ range: Range<Int>) -> Length {
    virtualizer.sizes.position(of: range.upperBound)
      - virtualizer.sizes.position(of: range.lowerBound)
  }

  private func span(of range: Range<Int>) -> ItemSpan {
    ItemSpan(
      first: virtualizer.sizes.item(at: range.lowerBound).id,
      last: virtualizer.sizes.item(at: range.upperBound - 1).id, count: range.count,
      index: range.lowerBound)
  }
}
