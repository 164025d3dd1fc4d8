/// What one frame's facts say together, and what the frame before showed.
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

  /// A change of where things are in the content, in the order in which it happened.
  enum Change: Hashable, Sendable {
    case inserted(at: Int, count: Int)
    case removed(at: Int, count: Int)
    case moved(from: Int, to: Int)
    case shifted(from: Int, Cause)
    case viewport(height: Length)
  }

  /// The frame's number.
  private(set) var number: Int64 = 0
  /// The frame's time.
  private(set) var time = Time.zero
  /// What moved the content.
  private(set) var phase = Phase.rest
  /// How far the user or a navigation moved the content offset.
  private(set) var userDelta = Length.zero
  /// Whether a gesture or navigation begins.
  private(set) var motionBegins = false
  /// How far the content offset moved to keep the anchor in place.
  private(set) var anchorCorrection = Length.zero
  /// How far the content offset moved back into the legal range.
  private(set) var clampCorrection = Length.zero
  /// What the anchor policy did; of the last frame in which it had to do anything.
  private(set) var anchor = AnchorOutcome.keepsOffset
  /// What changed in the content.
  private(set) var changes: [Change] = []
  /// What the frame shows.
  private(set) var shown: [SeenItem] = []
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

  /// Takes note of one fact. After a `commit` everything about its frame can be read until the next fact.
  mutating func observe(_ event: TraceEvent) {
    switch event {
    case .frame(let number, let time): begin(number, time)
    case .motion(let phase, let delta, let begins):
      (self.phase, userDelta, motionBegins) = (phase, delta, begins)
    case .inserted(let index, let count, _): changes.append(.inserted(at: index, count: count))
    case .removed(let index, let count): changes.append(.removed(at: index, count: count))
    case .moved(_, let from, let to): changes.append(.moved(from: from, to: to))
    case .shifted(let from, let cause): changes.append(.shifted(from: from, cause))
    case .viewport(let height): changes.append(.viewport(height: height))
    case .corrected(let kind, let amount):
      if kind == .clamp { clampCorrection += amount } else { anchorCorrection += amount }
    case .anchor(let outcome): anchor = outcome
    case .shown(let item, let index, let cell, let y, let height):
      shown.append(SeenItem(item: item, index: index, cell: cell, y: y, height: height))
    case .whereabouts(let item, let index, let y):
      elsewhere.append(
        SeenItem(item: item, index: index, cell: CellID(0), y: y, height: .zero))
    case .commit(let state):
      self.state = state
      findMovements()
    case .command, .nothingToDo, .pass, .cell, .measured, .anchorTarget, .unsettled, .landed:
      break
    }
  }

  private mutating func begin(_ number: Int64, _ time: Time) {
    self.number = number
    self.time = time
    phase = .rest
    userDelta = .zero
    motionBegins = false
    anchorCorrection = .zero
    clampCorrection = .zero
    changes.removeAll(keepingCapacity: true)
    swap(&shownBefore, &shown)
    shown.removeAll(keepingCapacity: true)
    elsewhere.removeAll(keepingCapacity: true)
    stateBefore = state
    state = nil
  }
}

/// How one item that was on screen moved on the glass in a frame.
struct Movement: Hashable, Sendable {
  /// The item, as the frame before showed it.
  var before: FrameFold.SeenItem
  /// How far it moved other than with the user.
  var displacement: Length
  /// Where it had to be by the user's movement alone.
  var expectedY: Length
  /// How much of it would be on screen there.
  var expectedVisible: Length
  /// Whether all of it was on screen before.
  var wasFullyVisible: Bool
  /// Whether it is on screen now.
  var isShown: Bool

  /// Whether it can stand for what the reader sees.
  var isCandidate: Bool { expectedVisible > .zero }
}

extension FrameFold {
  private mutating func findMovements() {
    movements.removeAll(keepingCapacity: true)
    guard let state, let stateBefore else { return }
    var next = 0
    for seen in shownBefore {
      guard let (y, isShown) = place(of: seen.item, next: &next) else { continue }
      let expected = seen.y - userDelta
      let top = max(expected, .zero)
      let bottom = min(expected + seen.height, state.viewportHeight)
      movements.append(
        Movement(
          before: seen, displacement: y - expected, expectedY: expected,
          expectedVisible: max(bottom - top, .zero),
          wasFullyVisible: seen.y >= .zero && seen.y + seen.height <= stateBefore.viewportHeight,
          isShown: isShown))
    }
  }

  /// Where an item is now. Items mostly keep their order, so the search begins after the last one found.
  private func place(of item: ItemID, next: inout Int) -> (y: Length, isShown: Bool)? {
    for step in shown.indices {
      let place = next + step < shown.count ? next + step : next + step - shown.count
      if shown[place].item == item {
        next = place + 1 == shown.count ? 0 : place + 1
        return (shown[place].y, true)
      }
    }
    for seen in elsewhere where seen.item == item { return (seen.y, false) }
    return nil
  }
}
