/// What came of the measurements of a layout pass.
private struct PassMeasurements {
  /// Whether an item was measured for the first time.
  private(set) var isProgress = false
  /// The last change of a height that was known before.
  private(set) var changedAgain: Remeasurement?

  mutating func note(_ change: Remeasurement) {
    if !change.before.isMeasured {
      isProgress = true
    } else if change.oldHeight != change.newHeight {
      changedAgain = change
    }
  }
}

extension Simulation {
  /// How often one frame may ask for heights that were known before it gives up: UIKit's collection view traps
  /// after about as many nested passes (airbnb/epoxy-ios, pull request 88).
  public static let passLimit = 100

  /// Lays out until nothing changes.
  mutating func layOut<Observer: TraceObserver>(_ observer: inout Observer) {
    runPasses(&observer)
    if limit != nil { return }
    endAnimations(&observer)
    let reference = referenceTarget
    let update = virtualizer.endUpdate()
    tellCorrections(update, &observer)
    if let reference { observer.observe(reference) }
    if virtualizer.restlessUpdates == Virtualizer.learningUpdates {
      tellRestlessEstimates(&observer)
      tellRestlessSizes(&observer)
    }
    if policies.echo.isTakenForUser {
      lastMovement.echo(
        update.correction.anchor + update.written, as: policies.echo, at: time)
    }
    offsetWasWritten(by: update.correction.anchor)
    clampTookBack(update.correction.clamp)
    tellKeyboard(&observer)
  }

  /// Lays out in the middle of a frame, because the app wants to know what comes of it. The frame's own layout
  /// goes on from there.
  mutating func layOutNow<Observer: TraceObserver>(_ observer: inout Observer) {
    runPasses(&observer)
    if limit == nil { virtualizer.settleLayout() }
  }

  private mutating func runPasses<Observer: TraceObserver>(_ observer: inout Observer) {
    var (idlePasses, restlessPasses) = (0, 0)
    virtualizer.setScrollingTo(isScrollingTo)
    while virtualizer.needsPass {
      thisFrame.passes += 1
      if thisFrame.passes > RunLimits.passes { limit = .passes }
      if !virtualizer.updateCells(atMost: RunLimits.cells) { limit = .cells }
      if limit != nil { return }
      observer.observe(.pass(thisFrame.passes))
      for place in virtualizer.cellUpdates.indices {
        tell(virtualizer.cellUpdates[place], &observer)
        learnHeight(after: virtualizer.cellUpdates[place], &observer)
      }
      var found = PassMeasurements()
      rounding(.estimateReplaced, &observer) { found = $0.measureCells(&$1) }
      showEnteredCells(&observer)
      learn(&observer)
      forgetReleasedSizes(&observer)
      virtualizer.correctOffset()
      idlePasses = found.isProgress ? 0 : idlePasses + 1
      if found.changedAgain != nil { restlessPasses += 1 }
      if max(idlePasses, restlessPasses) == Simulation.passLimit {
        giveUp(on: found.changedAgain, &observer)
        break
      }
    }
  }

  /// A cell that leaves the screen before it was asked for its new height, and is not asked now: where heights are known
  /// beforehand, this one is, too.
  private mutating func learnHeight<Observer: TraceObserver>(
    after update: CellUpdate, _ observer: inout Observer
  ) {
    let asksOffScreen = policies.cells.overscan?.measuring != .whenShown
    guard policies.estimate == .exact, let cell = update.unaskedCell(asksOffScreen),
      cell.needsMeasure, let index = virtualizer.sizes.index(of: cell.item)
    else { return }
    let range = index..<(index + 1)
    let runs = believedRuns(range)
    if runs[0].size == .estimated { return }
    telling(kindOfResize(at: index), range, &observer) {
      $0.virtualizer.setSizes(range, as: runs, because: .remeasurement)
    }
  }

  private mutating func giveUp<Observer: TraceObserver>(
    on last: Remeasurement?, _ observer: inout Observer
  ) {
    virtualizer.updateDisplayedFrames()
    guard let last else { return }
    let item = virtualizer.sizes.item(at: last.index).id
    observer.observe(.unsettled(item, last.oldHeight, last.newHeight))
  }

  /// Asks the cells that need it for their heights, from the first to the last.
  ///
  /// - Returns: what came of it.
  private mutating func measureCells<Observer: TraceObserver>(
    _ observer: inout Observer
  ) -> PassMeasurements {
    var found = PassMeasurements()
    for place in virtualizer.displayed.indices where virtualizer.displayed[place].needsMeasure {
      let cell = virtualizer.displayed[place]
      if !virtualizer.measures(cell) { continue }
      tell(.measure, cell, &observer)
      let change = virtualizer.setMeasuredHeight(
        trueHeight(of: cell), at: place, because: changeKind(at: cell.index))
      tell(change, of: cell.item, &observer)
      found.note(change)
      if restlessHeight(of: cell) != .zero {
        virtualizer.invalidateSizes(in: cell.index..<(cell.index + 1))
      }
    }
    return found
  }

  private mutating func trueHeight(of cell: DisplayedCell) -> Length {
    let height = list.height(at: cell.index)
    let more = restlessHeight(of: cell)
    guard more != .zero, virtualizer.sizes.item(at: cell.index).size == .measured(height) else {
      return height
    }
    return min(height + more, .maximumItemHeight)
  }

  /// How much taller a cell is each second time that it is measured.
  private func restlessHeight(of cell: DisplayedCell) -> Length {
    if fault == .restlessHeight { return Length(points: 1) }
    return scenario.kinds[Int(cell.reuseIdentifier.rawValue)].code.restlessHeight
  }

  private mutating func tell<Observer: TraceObserver>(
    _ change: Remeasurement, of item: ItemID, _ observer: inout Observer
  ) {
    let isFirst = !change.before.isMeasured
    let kind = isFirst ? .estimateReplaced : kindOfResize(at: change.index)
    let amount = change.newHeight - change.oldHeight
    observer.observe(
      .measured(
        item, index: change.index, height: change.newHeight, first: isFirst,
        changed: amount != .zero))
    tellShift(
      from: change.index + 1,
      Cause(
        kind: kind, items: ItemSpan(item, index: change.index), amount: amount,
        before: change.oldHeight, after: change.newHeight),
      &observer)
  }

  /// The kind of change when an item that is measured again has another height.
  private mutating func changeKind(at index: Int) -> ListChangeKind {
    guard let cause = thisUpdate.surroundingsCause else { return .remeasurement }
    return kindOfResize(at: index) == cause ? .layout : .remeasurement
  }

  /// Why an item that is measured again has another height: because its content arrived, or because of the frame's
  /// width or size of text, unless its height was set on its own.
  private mutating func kindOfResize(at index: Int) -> Cause.Kind {
    guard list.followsFormula(at: index) else { return .resized }
    if !thisUpdate.arrivals.isEmpty,
      thisUpdate.arrivals.contains(virtualizer.sizes.item(at: index).id)
    {
      return .contentArrived
    }
    if !thisUpdate.narrowed.isEmpty,
      thisUpdate.narrowed.contains(virtualizer.sizes.item(at: index).id)
    {
      return .width
    }
    return thisUpdate.surroundingsCause ?? .resized
  }

  private mutating func tellCorrections<Observer: TraceObserver>(
    _ update: UpdateResult, _ observer: inout Observer
  ) {
    let correction = update.correction
    if thisUpdate.motionCorrection != .zero {
      observer.observe(.corrected(.motionResumed, thisUpdate.motionCorrection))
    }
    if correction.anchor != .zero {
      observer.observe(.corrected(.anchorCorrection, correction.anchor))
    }
    if update.written != .zero && fault != .untoldCorrection {
      observer.observe(.corrected(.appCorrection, update.written))
    }
    if correction.clamp != .zero { observer.observe(.corrected(.clamp, correction.clamp)) }
    if correction.rounding != .zero {
      observer.observe(.corrected(.pixelRounding, correction.rounding))
    }
    tellPostponed(update, &observer)
    if thisUpdate.contentMoved || correction.clamp != .zero {
      observer.observe(.anchor(update.outcome))
    }
    if let anchor = update.anchor {
      observer.observe(
        .anchorTarget(
          anchor.item, anchor.point,
          y: glassY(anchor.y + update.settledClamp + update.settledRounding),
          holdTerms(isNew: update.settledClamp != .zero || update.settledRounding != .zero)))
    }
  }

  /// On what terms something is held in this update.
  @inline(__always)
  private func holdTerms(isNew: Bool) -> HoldTerms {
    HoldTerms(
      against: policies.anchor.against,
      pixel: policies.corrections.rounding == .positions ? virtualizer.pixel : nil,
      isNew: isNew || virtualizer.pickedAnew || presence.updateBeganAway)
  }

  /// Where the content offset has to be for the sake of what is held and is no item; the end of the update forgets it.
  @inline(__always)
  private var referenceTarget: TraceEvent? {
    guard let (reference, offset) = virtualizer.heldReference else { return nil }
    let clamp = virtualizer.settledClamp
    var terms = holdTerms(isNew: clamp != .zero || virtualizer.stagedCorrections)
    // The thumb and a line have no position.
    if reference != .end { terms.pixel = nil }
    return .referenceTarget(reference, offset: offset - clamp, terms)
  }

  private func tellPostponed<Observer: TraceObserver>(
    _ update: UpdateResult, _ observer: inout Observer
  ) {
    if update.paid != .zero { observer.observe(.postponed(.paid, update.paid)) }
    if update.dropped != .zero { observer.observe(.postponed(.dropped, update.dropped)) }
    if update.overwritten != .zero {
      observer.observe(.postponed(.overwritten, update.overwritten))
    }
    if update.owing != .zero { observer.observe(.postponed(.owed, update.owing)) }
  }

  /// Tells that everything from an index on moved along the content.
  mutating func tellShift<Observer: TraceObserver>(
    from index: Int, _ cause: Cause, _ observer: inout Observer
  ) {
    guard cause.amount != .zero else { return }
    thisUpdate.contentMoved = true
    toldShifts?.append((index, cause.amount))
    var cause = cause
    if fault == .disguisedShift { cause.kind = .rounding }
    if fault != .untoldShift { observer.observe(.shifted(from: index, cause)) }
  }

  /// Tells what the frame shows: nothing while the list is not in its window.
  mutating func commit<Observer: TraceObserver>(_ observer: inout Observer) {
    if presence.isInWindow { tellPicture(&observer) }
    observer.observe(.commit(takeFrameState()))
    if presence.isInWindow { rememberShownItems() }
  }

  private mutating func tellPicture<Observer: TraceObserver>(_ observer: inout Observer) {
    let displayed = virtualizer.displayed
    let (first, last) = (firstOnScreen, displayed.lastIndex { $0.isOnScreen })
    for place in displayed.indices {
      let cell = displayed[place]
      let isLast = place == last && cell != first
      let y = cell.position - virtualizer.offset
      if cell.isPinned {
        let shownY = glassY(fault == .looseHeader ? y + Length(units: 1) : y)
        observer.observe(
          .pinned(cell.item, index: cell.index, cell: cell.cell, y: shownY, height: cell.height))
        continue
      }
      if !cell.isOnScreen {
        observer.observe(
          .prepared(
            cell.item, index: cell.index,
            cell: (fault == .sharedPreparedCell ? first : cell)?.cell ?? cell.cell, y: glassY(y),
            height: cell.height))
        continue
      }
      if fault == .hiddenCell && isLast { continue }
      observer.observe(
        .shown(
          cell.item, index: cell.index,
          cell: (fault == .sharedCell && isLast ? first : cell)?.cell ?? cell.cell,
          y: glassY(y), height: cell.height))
      if list.hasLateContent, let height = list.placeholderHeight(at: cell.index) {
        observer.observe(.placeholder(cell.item, height: min(height, cell.height)))
      }
    }
    for space in virtualizer.visibleSpaces {
      observer.observe(.space(y: glassY(space.position - virtualizer.offset), height: space.height))
    }
    tellWhereabouts(&observer)
  }

  private var firstOnScreen: DisplayedCell? { virtualizer.displayed.first { $0.isOnScreen } }

  /// Tells where the items are that were shown in the last frame and are no more; a header that is pinned now is
  /// looked for in its own place.
  private mutating func tellWhereabouts<Observer: TraceObserver>(_ observer: inout Observer) {
    var place = 0
    let displayed = virtualizer.displayed
    for item in shownItems {
      if place < displayed.count && displayed[place].item == item && displayed[place].isInPlace {
        place += 1
        continue
      }
      guard let index = virtualizer.sizes.index(of: item) else { continue }
      if let found = Simulation.place(of: index, in: displayed), displayed[found].isInPlace {
        place = found + 1
        continue
      }
      let y = glassY(virtualizer.sizes.item(at: index).position - virtualizer.offset)
      observer.observe(.whereabouts(item, index: index, y: y))
    }
  }

  /// Where the item at an index is among the displayed cells, which are in the list's order.
  static func place(of index: Int, in displayed: [DisplayedCell]) -> Int? {
    var low = 0
    var high = displayed.count
    while low < high {
      let middle = (low + high) / 2
      if displayed[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < displayed.count && displayed[low].index == index ? low : nil
  }

  private mutating func rememberShownItems() {
    shownItems.empty()
    for cell in virtualizer.displayed where cell.isInPlace { shownItems.append(cell.item) }
  }

  /// The list as it stands.
  @inline(__always)
  mutating func takeFrameState() -> FrameState {
    let counts = virtualizer.takeCounts()
    return FrameState(
      offset: virtualizer.offset, lowestOffset: counts.legalOffsets.lowest,
      highestOffset: counts.legalOffsets.highest, contentHeight: counts.contentHeight,
      trueContentHeight: list.contentHeight + counts.spaceHeight,
      viewportHeight: virtualizer.viewport.height,
      bottomInset: virtualizer.viewport.bottomInset, items: counts.items,
      measured: counts.measured, displayed: counts.shown, pooled: counts.pooled,
      prepared: counts.prepared, kept: counts.kept, discarded: counts.discarded,
      openRequests: requests.openCount,
      topInset: virtualizer.viewport.topInset, shortContent: virtualizer.viewport.shortContent,
      isInverted: scenario.isInverted)
  }
}
