/// Measures how far what the reader holds moves other than by scrolling.
struct JumpMeter: Sendable {
  private let reader: Reader
  /// One device pixel.
  private let pixel: Length

  /// The first jumps of the run.
  private(set) var jumps: [Jump] = []
  /// How many more there were.
  private(set) var omittedJumps = 0
  /// The size of every jump, as it came.
  private var magnitudes: [Int64] = []
  private(set) var all = Tally()
  private(set) var rest = Tally()
  private(set) var drag = Tally()
  private(set) var fling = Tally()
  private(set) var animation = Tally()
  /// How many were over one device pixel.
  private(set) var count: Int64 = 0
  /// The largest one against the movement of the content.
  private(set) var reversal: Int64 = 0
  /// The largest part of one that no legal content offset could have avoided.
  private(set) var forced: Int64 = 0
  /// The signed sum since the last gesture or navigation began.
  private(set) var drift = Sum()
  /// How often a jump was followed by one the other way within three frames.
  private(set) var flickers: Int64 = 0
  private var last: (frame: Int64, amount: Length)?
  /// The jump of the frame that was read last, if it had one.
  private(set) var latest: Jump?

  /// Makes a meter for what a reader holds on a screen with `scale` device pixels in a point.
  init(reader: Reader, scale: Int64) {
    self.reader = reader
    pixel = Length(units: Length.unitsPerPoint / scale)
  }

  /// Reads a frame.
  @inline(__always)
  mutating func read(_ frame: FrameFold) {
    latest = nil
    guard frame.isInWindow else { return }
    if frame.motionBegins { drift = Sum() }
    guard let (reference, amount, place, followed) = displacement(in: frame), amount != .zero
    else { return }
    let causes: [Cause] =
      switch reference {
      case .item(_, let index): frame.causes(ofItemAt: index)
      case .end: frame.causes(of: .end, followed: followed)
      case .top: frame.causes(of: .top, followed: followed)
      }
    var jump = Jump(
      frame: frame.number, time: frame.time, phase: frame.phase, reference: reference,
      amount: amount, causes: causes, anchor: frame.anchor, isOnReturn: frame.isReturn)
    if frame.userDelta != .zero && (frame.userDelta > .zero) == (amount > .zero) {
      reversal = max(reversal, amount.magnitude.units)
    }
    if frame.state?.isInverted == true { jump.turn() }
    note(jump)
    if let place, let state = frame.state {
      forced = max(forced, JumpMeter.forcedPart(of: frame.movements[place], in: state))
    }
  }

  /// Whether a sum did not fit.
  var isOverflown: Bool { all.total.isOverflown || drift.isOverflown }

  /// The 95th percentile of the jumps' sizes: the smallest that is not exceeded by more than 5 % of them.
  var percentile95: Int64 {
    guard !magnitudes.isEmpty else { return 0 }
    let sorted = magnitudes.sorted()
    return sorted[(sorted.count * 95 + 99) / 100 - 1]
  }

  private mutating func note(_ jump: Jump) {
    let magnitude = jump.amount.magnitude.units
    magnitudes.append(magnitude)
    all.add(magnitude)
    switch jump.phase {
    case .rest: rest.add(magnitude)
    case .drag: drag.add(magnitude)
    case .fling: fling.add(magnitude)
    case .animation: animation.add(magnitude)
    }
    if jump.amount.magnitude > pixel { count += 1 }
    drift.add(jump.amount.units)
    if let last, jump.frame - last.frame <= 3, (last.amount > .zero) != (jump.amount > .zero) {
      flickers += 1
    }
    last = (jump.frame, jump.amount)
    latest = jump
    if jumps.count < RunLimits.jumps { jumps.append(jump) } else { omittedJumps += 1 }
  }

  /// How far what the reader holds moved; `nil` when nothing can be held.
  private func displacement(
    in frame: FrameFold
  ) -> (reference: JumpReference, amount: Length, place: Int?, followed: Length)? {
    guard let now = frame.state, let before = frame.stateBefore else { return nil }
    switch reader {
    case .end:
      // A navigation that takes the reader to the end brings him there, wherever it is by now.
      let expected = before.highestOffset - before.offset - frame.userDelta
      let way = frame.contentEnd == .end ? max(expected, .zero) : expected
      return (.end, now.highestOffset - now.offset - way, nil, way - expected)
    case .top:
      let expected = before.lowestOffset - before.offset - frame.userDelta
      let way = frame.contentEnd == .top ? min(expected, .zero) : expected
      return (.top, now.lowestOffset - now.offset - way, nil, way - expected)
    case .automatic, .firstVisible, .item:
      guard let place = heldPlace(in: frame) else { return nil }
      let movement = frame.movements[place]
      return (
        .item(movement.before.item, index: movement.before.index), movement.displacement, place,
        .zero
      )
    }
  }

  /// How long a reader looks at what he tapped.
  private static let tapAttention = Time(milliseconds: 500)

  private func heldPlace(in frame: FrameFold) -> Int? {
    let movements = frame.movements
    if case .item(let item) = reader, let place = place(of: item, in: movements) { return place }
    // Who is taken to an item looks at it when he is there, and not at what he saw before.
    if let item = frame.landedItem { return place(of: item, in: movements) }
    if reader != .firstVisible, let tap = frame.lastTap,
      frame.time.microseconds - tap.time.microseconds <= JumpMeter.tapAttention.microseconds,
      let place = place(of: tap.item, in: movements)
    {
      return place
    }
    if reader != .firstVisible, let item = frame.focusedItem,
      let place = place(of: item, in: movements)
    {
      return place
    }
    return movements.firstIndex { $0.isCandidate && $0.wasFullyVisible }
      ?? movements.firstIndex { $0.isCandidate }
  }

  private func place(of item: ItemID, in movements: [Movement]) -> Int? {
    movements.firstIndex { $0.before.item == item && $0.isCandidate }
  }

  /// How far the item stays from its place at the best legal content offset; beyond an edge, at the best one that
  /// is no farther beyond it.
  private static func forcedPart(of movement: Movement, in state: FrameState) -> Int64 {
    let best = state.offset + movement.displacement
    let lowest = min(state.lowestOffset, state.offset)
    let highest = max(state.highestOffset, state.offset)
    return (best - best.clamped(from: lowest, to: highest)).magnitude.units
  }
}
