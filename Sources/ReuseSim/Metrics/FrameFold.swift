/// Which frame something is found in.
struct FrameMoment: Hashable, Sendable {
  /// Its number.
  var number: Int64
  /// Its time.
  var time: Time
}

/// What one frame's facts say together, and what the frame before showed.
///
/// Frames in which the list is not in its window show nothing. What they tell is added up until it is shown again, so that
/// the picture on its return stands beside the last one before it left, with all that happened between.
///
/// Everything that metrics and guarantees need of a trace beyond single facts is gathered here, once.
struct FrameFold: Sendable {
  /// An item on screen.
  struct SeenItem: Hashable, Sendable {
    var item: ItemID
    var index: Int
    var cell: CellID
    var y: Length
    var height: Length
  }

  /// A part of the viewport in which nothing has to be shown.
  struct Space: Hashable, Sendable {
    var y: Length
    var height: Length
  }

  /// Corrections that were not made in the frame of their change, added up.
  struct Postponed: Hashable, Sendable {
    private(set) var owed = Length.zero
    private(set) var paid = Length.zero
    private(set) var dropped = Length.zero
    private(set) var overwritten = Length.zero

    fileprivate mutating func add(_ amount: Length, _ fate: Postponement) {
      switch fate {
      case .owed: owed += amount
      case .paid: paid += amount
      case .dropped: dropped += amount
      case .overwritten: overwritten += amount
      }
    }

    /// How far they let what is held stray downwards on the glass.
    var strayed: Length { owed - paid + overwritten }
  }

  /// A change of where things are in the content, in the order in which it happened.
  enum Change: Hashable, Sendable {
    case list(ListChange)
    case shifted(from: Int, Cause)
    case viewport(height: Length)
    case insets(start: Length, end: Length)
  }

  /// The frame's number.
  private(set) var number: Int64 = 0
  /// The frame's time.
  private(set) var time = Time.zero
  /// Whether the list is in its window at the end of the frame; otherwise nothing is shown.
  private(set) var isInWindow = true
  /// Whether its layout gave up: what it shows is where the last pass has left it.
  private(set) var isUnsettled = false
  /// Whether it is shown again for the first time.
  private(set) var isReturn = false
  /// What moved the content.
  private(set) var phase = Phase.rest
  /// How far the user or a navigation moved the content offset.
  private(set) var userDelta = Length.zero
  /// Whether a gesture or navigation begins.
  private(set) var motionBegins = false
  /// The end of the content that a navigation takes the reader to.
  private(set) var contentEnd: ContentEnd?
  /// How far the content offset moved to keep the anchor in place.
  private(set) var anchorCorrection = Length.zero
  /// How far the content offset moved along with insets or the viewport's height.
  private(set) var insetCorrection = Length.zero
  /// How far the app moved the content offset to undo a shift.
  private(set) var appCorrection = Length.zero
  /// How far the content offset moved back into the legal range.
  private(set) var clampCorrection = Length.zero
  /// How far the content offset was rounded.
  private(set) var roundingCorrection = Length.zero
  /// How far the content offset moved back to where a movement would have had it.
  private(set) var motionCorrection = Length.zero
  /// What became of corrections that are not made in the frame of their change.
  private(set) var postponed = Postponed()
  /// What the anchor policy did; `nil` when there was nothing to do.
  private(set) var anchor: AnchorOutcome?
  /// How far rounding may have moved it.
  var roundings = RoundingFold()
  /// What changed in the content.
  private(set) var changes: [Change] = []
  /// Those of them that change which items there are, or their order.
  private var listChanges: [ListChange] = []
  /// What the frame shows.
  private(set) var shown: [SeenItem] = []
  /// The header that is pinned away from its own place.
  private(set) var pinned: SeenItem?
  /// What has a cell off screen.
  private(set) var prepared: [SeenItem] = []
  /// What of the viewport is space, from its top down.
  private(set) var spaces: [Space] = []
  /// Where the items are that the frame before showed and this one does not.
  private(set) var elsewhere: [SeenItem] = []
  /// The list at the end of the frame.
  private(set) var state: FrameState?
  /// What the frame before showed.
  private(set) var shownBefore: [SeenItem] = []
  /// The list at the end of the frame before.
  private(set) var stateBefore: FrameState?
  /// How the items moved that the frame before showed and that are still in the list.
  private(set) var movements: [Movement] = []

  /// The item that a scroll ending in this frame took the reader to.
  private(set) var landedItem: ItemID?
  /// The item that was tapped last, and when.
  private(set) var lastTap: (item: ItemID, time: Time)?
  /// The item that has the focus.
  private(set) var focusedItem: ItemID?

  /// Takes note of one fact. After a `commit` everything about its frame can be read until the next fact.
  @inline(__always)
  mutating func observe(_ event: TraceEvent) {
    switch event {
    case .frame(let number, let time): begin(number, time)
    case .motion(let phase, let delta, let begins, let end):
      (self.phase, contentEnd) = (phase, end)
      userDelta += delta
      motionBegins = motionBegins || begins
    case .inserted(let index, let count, _):
      add(.insert(count: count, at: index))
    case .removed(let index, let count):
      add(.remove(count: count, at: index))
    case .moved(_, let count, let from, let to):
      add(.move(count: count, from: from, to: to))
    case .unsettled: isUnsettled = true
    case .leftWindow: isInWindow = false
    case .returnedToWindow: isInWindow = true
    case .measured(_, _, _, let isFirst, _): if isFirst { roundings.measure() }
    case .tapped(let item, _): lastTap = (item, time)
    case .focused(let item): focusedItem = item
    case .landed(let item, _, _): landedItem = item
    case .pass: roundings.beginPass()
    case .estimate(let kind, let estimate): roundings.learn(estimate, kind)
    case .shifted(let from, let cause):
      changes.append(.shifted(from: from, cause))
      if cause.kind == .rounding { roundings.round(cause) }
    case .viewport(let height): changes.append(.viewport(height: height))
    case .insets(let start, let end): changes.append(.insets(start: start, end: end))
    case .corrected(let kind, let amount):
      switch kind {
      case .clamp: clampCorrection += amount
      case .pixelRounding: roundingCorrection += amount
      case .motionResumed: motionCorrection += amount
      case .inset: insetCorrection += amount
      case .appCorrection: appCorrection += amount
      default: anchorCorrection += amount
      }
    case .postponed(let fate, let amount): postponed.add(amount, fate)
    case .anchor(let outcome): anchor = outcome
    case .shown(let item, let index, let cell, let y, let height):
      shown.append(SeenItem(item: item, index: index, cell: cell, y: y, height: height))
    case .pinned(let item, let index, let cell, let y, let height):
      pinned = SeenItem(item: item, index: index, cell: cell, y: y, height: height)
    case .prepared(let item, let index, let cell, let y, let height):
      prepared.append(SeenItem(item: item, index: index, cell: cell, y: y, height: height))
    case .space(let y, let height): spaces.append(Space(y: y, height: height))
    case .whereabouts(let item, let index, let y):
      elsewhere.append(
        SeenItem(item: item, index: index, cell: CellID(0), y: y, height: .zero))
    case .commit(let state): end(in: state)
    case .command, .round, .named, .noValue, .nothingToDo, .sectionInserted, .sectionRemoved,
      .countsDiffer, .asked, .edited, .editEnded, .fieldSet, .contentChanged, .presented, .keyboard,
      .keyboardHeld, .width, .textSize, .request, .placeholder, .cell, .anchorTarget,
      .referenceTarget, .restless, .restlessSize, .abandoned, .laidOutOffWindow,
      .stopped:
      break
    }
  }

  /// Which frame it is.
  var moment: FrameMoment { FrameMoment(number: number, time: time) }

  /// How far the content offset moved by itself.
  var correction: Length {
    anchorCorrection + appCorrection + insetCorrection + clampCorrection + roundingCorrection
      + motionCorrection
  }

  private mutating func add(_ change: ListChange) {
    changes.append(.list(change))
    roundings.change(change.count)
    listChanges.append(change)
  }

  @inline(__always)
  private mutating func end(in state: FrameState) {
    self.state = state
    isReturn = isReturn && isInWindow
    movements.empty()
    if !isInWindow { return }
    if state.isInverted { countFromTheStart(state.viewportHeight) }
    findMovements()
  }

  private mutating func begin(_ number: Int64, _ time: Time) {
    self.number = number
    self.time = time
    phase = .rest
    isUnsettled = false
    isReturn = !isInWindow
    if isReturn {
      state = nil
      return
    }
    userDelta = .zero
    motionBegins = false
    contentEnd = nil
    landedItem = nil
    anchor = nil
    anchorCorrection = .zero
    insetCorrection = .zero
    appCorrection = .zero
    clampCorrection = .zero
    postponed = Postponed()
    roundingCorrection = .zero
    motionCorrection = .zero
    changes.empty()
    roundings.endFrame()
    listChanges.empty()
    swap(&shownBefore, &shown)
    shown.empty()
    pinned = nil
    prepared.empty()
    spaces.empty()
    elsewhere.empty()
    stateBefore = state
    state = nil
  }
}

extension FrameFold {
  /// How far the edge of the glass at which the list begins moved: that of an inverted list moves with the height of
  /// the viewport, and everything with it.
  var edgeMovement: Length {
    guard let state, let stateBefore, state.isInverted else { return .zero }
    return state.viewportHeight - stateBefore.viewportHeight
  }

  /// Counts the places of an inverted list from where it begins, as those of any other are. Everything that is found in
  /// them is right, and only what is told of the glass goes the other way.
  private mutating func countFromTheStart(_ height: Length) {
    for place in shown.indices { shown[place].y = height - shown[place].y }
    for place in elsewhere.indices { elsewhere[place].y = height - elsewhere[place].y }
    for place in spaces.indices { spaces[place].y = height - spaces[place].y }
    if let y = pinned?.y { pinned?.y = height - y }
  }

  private mutating func findMovements() {
    guard let height = state?.viewportHeight, let heightBefore = stateBefore?.viewportHeight
    else { return }
    let moved = edgeMovement - userDelta
    // They are told in the order of the screen before; items may have changed places since.
    elsewhere.sort { $0.index < $1.index }
    for seen in shownBefore {
      guard let (y, isShown) = place(of: seen) else { continue }
      let expected = seen.y + moved
      let top = max(expected, .zero)
      let bottom = min(expected + seen.height, height)
      movements.append(
        Movement(
          before: seen, displacement: y - expected, expectedY: expected,
          expectedVisible: max(bottom - top, .zero),
          wasFullyVisible: seen.y >= .zero && seen.y + seen.height <= heightBefore,
          isShown: isShown))
    }
  }

  /// Where an item is now; `nil` when it is gone.
  private func place(of seen: SeenItem) -> (y: Length, isShown: Bool)? {
    guard let index = index(ofItemAt: seen.index) else { return nil }
    if let found = FrameFold.item(at: index, in: shown) { return (found.y, true) }
    if let found = FrameFold.item(at: index, in: elsewhere) { return (found.y, false) }
    return nil
  }

  /// Where the item is now that was at an index in the frame before; `nil` when it is gone.
  func index(ofItemAt index: Int) -> Int? {
    var index = index
    for change in listChanges {
      guard let next = change.index(of: index) else { return nil }
      index = next
    }
    return index
  }

  /// The item at an index among some that are in the list's order.
  private static func item(at index: Int, in items: [SeenItem]) -> SeenItem? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].index == index ? items[low] : nil
  }
}
