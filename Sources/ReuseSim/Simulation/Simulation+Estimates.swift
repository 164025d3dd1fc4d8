extension Simulation {
  /// Whether a scroll to somewhere is under way, or ends in this frame.
  var isScrollingTo: Bool {
    if thisUpdate.landing != nil { return true }
    guard case .scroll(let scroll) = motion else { return false }
    return scroll.phase == .animation
  }

  /// What unmeasured items of each kind count as before anything is learned.
  static func estimates(of kinds: [CellKind], by policy: EstimatePolicy) -> [SizeEstimate] {
    var standard = Length.zero
    if case .constant(let height) = policy.start { standard = height }
    let estimates = kinds.map { SizeEstimate($0.estimate ?? standard) }
    return estimates.isEmpty ? [SizeEstimate(.zero)] : estimates
  }

  /// What the list believes of items before anybody has measured them.
  func believedRuns(_ range: Range<Int>) -> [ItemRun] {
    switch policies.estimate.start {
    case .constant: return list.runs(in: range)
    case .perItem: return runsWithEstimates(in: range)
    case .exact: break
    }
    var runs = list.runsWithHeights(in: range)
    for place in runs.indices where hasOwnEstimate(runs[place].reuseIdentifier) {
      runs[place].size = .estimated
    }
    return runs
  }

  /// Items as runs, each with its own estimate; headers, footers and what has an estimate of its kind count as that.
  private func runsWithEstimates(in range: Range<Int>) -> [ItemRun] {
    guard let itemEstimates else { return list.runs(in: range) }
    var runs: [ItemRun] = []
    for run in list.runs(in: range) {
      if !run.firstID.isItem || hasOwnEstimate(run.reuseIdentifier) {
        runs.append(run)
        continue
      }
      var part = run
      let first = run.firstID.rawValue
      itemEstimates.forEachStretch(
        in: first..<(first + Int64(run.count)), of: list.surroundings
      ) { height, count in
        part.count = Int(count)
        part.size = .assumed(height)
        ItemRun.append(part, to: &runs)
        part.firstID.rawValue += count
      }
    }
    return runs
  }

  func hasOwnEstimate(_ identifier: ReuseIdentifier) -> Bool {
    scenario.kinds[Int(identifier.rawValue)].estimate != nil
  }

  /// How many stretches of equal height the list has to know beforehand at most, of all that was ever put in.
  var stretchCount: Int64 {
    guard case .perItem = policies.estimate.start else { return list.stretchCount }
    return itemEstimates?.stretchCount(of: list.nextID) ?? 0
  }

  /// Ends the measurements of a layout pass: what they say of items that nobody has measured counts from now on, and
  /// moves what is behind them.
  mutating func learn<Observer: TraceObserver>(_ observer: inout Observer) {
    let learned = virtualizer.learn()
    if learned.isEmpty { return }
    for new in learned { observer.observe(.estimate(new.reuseIdentifier, new.estimate)) }
    telling(.estimateChanged, 0..<list.count, &observer) { $0.virtualizer.setEstimates(learned) }
  }
}

// Estimates that show what changes them.
extension Simulation {
  /// Tells which estimates have changed in vain for so long that they wait for another reason to lay out.
  mutating func tellRestlessEstimates<Observer: TraceObserver>(_ observer: inout Observer) {
    for new in virtualizer.outstandingEstimates {
      let kind = new.reuseIdentifier
      observer.observe(.restless(kind, virtualizer.sizes.estimate(for: kind), new.estimate))
    }
  }
}

// Fractions. An estimate that is a fraction is rounded down for all unmeasured items before an element together, so one
// of them more or less moves what is behind by a unit here and there.
extension Simulation {
  /// Where an element's cell was that the last frame showed, or the one after it.
  struct Landmark {
    /// The element; `nil` for the end of the content.
    var item: ItemID?
    var position: Length
  }

  /// Carries out changes, at most one of them a change of the list, that tell for themselves how far they move what is
  /// right behind them; where estimates are fractions, tells how far rounding moved the rest besides.
  ///
  /// - Parameter kind: why sizes change.
  /// - Complexity: O(v log n) for v items on screen where estimates are fractions.
  mutating func rounding<Observer: TraceObserver>(
    _ kind: Cause.Kind, _ observer: inout Observer,
    _ change: (inout Simulation, inout Observer) -> Void
  ) {
    guard virtualizer.sizes.hasFractions, toldShifts == nil else {
      return change(&self, &observer)
    }
    let landmarks = landmarks
    toldShifts = []
    change(&self, &observer)
    let told = toldShifts ?? []
    toldShifts = nil
    tellRounding(landmarks, told, kind, &observer)
  }

  /// Tells how far places moved beyond what was told of them.
  private mutating func tellRounding<Observer: TraceObserver>(
    _ landmarks: [Landmark], _ told: [(from: Int, amount: Length)], _ kind: Cause.Kind,
    _ observer: inout Observer
  ) {
    let sizes = virtualizer.sizes
    var rests: [(index: Int, amount: Length)] = []
    for landmark in landmarks {
      guard let item = landmark.item else {
        rests.append((sizes.count, sizes.contentHeight - landmark.position))
        continue
      }
      guard let index = sizes.index(of: item) else { continue }
      rests.append((index, sizes.item(at: index).position - landmark.position))
    }
    rests.sort { $0.index < $1.index }
    let told = told.sorted { $0.from < $1.from }
    var place = 0
    var sum = Length.zero
    var rounded = Length.zero
    for rest in rests {
      while place < told.count && told[place].from <= rest.index {
        sum.units &+= told[place].amount.units
        place += 1
      }
      let amount = Length(units: rest.amount.units &- sum.units)
      if amount == rounded { continue }
      tellShift(
        from: rest.index,
        Cause(kind: .rounding, items: nil, amount: amount - rounded, origin: kind), &observer)
      rounded = amount
    }
  }

  /// What the last frame showed, the element after each of these, and the end of the content. The end of an element is no
  /// landmark: what is right behind it may go away, or come from anywhere.
  private var landmarks: [Landmark] {
    let sizes = virtualizer.sizes
    var result: [Landmark] = []
    var next = 0
    // Some of them may have been moved since.
    for shown in shownItems.compactMap({ sizes.index(of: $0) }).sorted() {
      for index in max(shown, next)..<max(next, min(shown + 2, sizes.count)) {
        let element = sizes.item(at: index)
        result.append(Landmark(item: element.id, position: element.position))
      }
      next = max(next, shown + 2)
    }
    result.append(Landmark(item: nil, position: sizes.contentHeight))
    return result
  }
}
