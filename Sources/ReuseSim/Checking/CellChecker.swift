/// Exclusivity, conservation and lifecycle: follows every cell through its calls.
///
/// The legal order is: create, or dequeue and prepare (or the other way round) or retype; configure; then, each any number of times,
/// measure, configure again, and will-display with end-display after it; enqueue or discard. Between end-display and
/// the next will-display a cell may be kept and restored. What waits in the pool may be discarded. A new cell may be put
/// there at once. Each call is one of a cell of its kind, which only `retype` changes.
struct CellChecker: Sendable {
  /// Where a cell is in its life.
  private enum Stage: String {
    case taken = "taken from the pool"
    case blank = "ready for an item"
    case configured
    case displayed
    case hidden = "taken off the screen"
    case kept = "kept for its item"
    case pooled = "in the pool"
    case reset = "prepared in the pool"
    case discarded
  }

  private struct Life {
    var stage: Stage
    var item: ItemID?
    var kind: ReuseIdentifier
    /// The last frame in which it was seen, and with which item.
    var seen: (frame: Int64, item: ItemID)?
  }

  /// By serial number.
  private var lives: [Life?] = []
  private var created = 0
  private var pooled = 0
  private var kept = 0
  private var discarded = 0
  private var displayed = 0
  private var bound = 0

  /// Takes note of a call.
  mutating func observe(
    _ call: CellCall, _ cell: CellID, _ kind: ReuseIdentifier, _ item: ItemID?,
    _ moment: FrameMoment, _ findings: inout Findings
  ) {
    let place = Int(cell.rawValue)
    while lives.count <= place { lives.append(nil) }
    let life = lives[place]
    let next = CellChecker.stage(after: life?.stage, call)
    if next == nil {
      findings.add(
        .lifecycle, in: moment, item: item ?? life?.item, cell: cell,
        "cell \(cell.rawValue) was told \(call.rawValue) while it was "
          + (life?.stage.rawValue ?? "not yet made"))
    }
    if let life, life.kind != kind, call != .retype, next != nil {
      findings.add(
        .lifecycle, in: moment, item: item ?? life.item, cell: cell,
        "cell \(cell.rawValue) of kind \(life.kind.rawValue) was told \(call.rawValue) as one of kind "
          + "\(kind.rawValue)")
    }
    count(call, at: life?.stage)
    lives[place] = Life(
      stage: next ?? CellChecker.usualStage(after: call), item: item ?? life?.item, kind: kind,
      seen: life?.seen)
  }

  /// Some cells belong to nobody: that is a finding of its own, and none about numbers.
  mutating func lose(_ count: Int) {
    created -= count
    bound -= count
  }

  /// Reads a frame.
  @inline(__always)
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state else { return }
    let moment = frame.moment
    if let pinned = frame.pinned {
      checkIsAlone(pinned, moment, &findings)
      checkIsDisplayed(pinned, moment, &findings)
    }
    for seen in frame.shown {
      checkIsAlone(seen, moment, &findings)
      checkIsDisplayed(seen, moment, &findings)
    }
    for ready in frame.prepared {
      checkIsAlone(ready, moment, &findings)
      checkIsReady(ready, moment, &findings)
    }
    let held = state.displayed + state.prepared + state.kept + state.pooled + state.discarded
    if created != held || displayed != state.displayed || bound - displayed != state.prepared
      || kept != state.kept || pooled != state.pooled || discarded != state.discarded
    {
      var message =
        "\(created) cells were made, but \(displayed) are displayed, \(pooled) pooled"
      if bound != displayed || state.prepared > 0 {
        message += ", \(bound - displayed) ready off screen"
      }
      if kept > 0 || state.kept > 0 { message += ", \(kept) kept" }
      message += " and \(discarded) discarded; the list counts \(state.displayed) displayed"
      if state.prepared > 0 { message += ", \(state.prepared) ready" }
      if state.kept > 0 { message += ", \(state.kept) kept" }
      if state.discarded > 0 { message += ", \(state.discarded) discarded" }
      findings.add(.conservation, in: moment, message + " and \(state.pooled) pooled")
    }
  }

  private mutating func checkIsAlone(
    _ seen: FrameFold.SeenItem, _ moment: FrameMoment, _ findings: inout Findings
  ) {
    let place = Int(seen.cell.rawValue)
    guard place < lives.count else { return }
    if let earlier = lives[place]?.seen, earlier.frame == moment.number {
      findings.add(
        .exclusivity, in: moment, item: seen.item, cell: seen.cell,
        "cell \(seen.cell.rawValue) shows items \(earlier.item.rawValue) and \(seen.item.rawValue)")
    }
    lives[place]?.seen = (moment.number, seen.item)
  }

  private func checkIsDisplayed(
    _ seen: FrameFold.SeenItem, _ moment: FrameMoment, _ findings: inout Findings
  ) {
    let place = Int(seen.cell.rawValue)
    guard place < lives.count, let life = lives[place], life.stage == .displayed,
      life.item == seen.item
    else {
      findings.add(
        .exclusivity, in: moment, item: seen.item, cell: seen.cell,
        "\(seen.item) is shown in cell \(seen.cell.rawValue), which was not given it")
      return
    }
  }

  private func checkIsReady(
    _ ready: FrameFold.SeenItem, _ moment: FrameMoment, _ findings: inout Findings
  ) {
    let place = Int(ready.cell.rawValue)
    guard place < lives.count, let life = lives[place], life.item == ready.item,
      life.stage == .configured || life.stage == .hidden
    else {
      findings.add(
        .exclusivity, in: moment, item: ready.item, cell: ready.cell,
        "\(ready.item) is ready in cell \(ready.cell.rawValue), which was not given it")
      return
    }
  }

  private mutating func count(_ call: CellCall, at stage: Stage?) {
    switch call {
    case .create:
      created += 1
      bound += 1
    case .willDisplay: displayed += 1
    case .didEndDisplaying: displayed -= 1
    case .enqueue:
      loseItem(at: stage)
      pooled += 1
    case .dequeue:
      bound += 1
      pooled -= 1
    case .keep:
      bound -= 1
      kept += 1
    case .restore:
      bound += 1
      kept -= 1
    case .discard:
      if stage == .pooled || stage == .reset { pooled -= 1 } else { loseItem(at: stage) }
      discarded += 1
    case .retype, .prepareForReuse, .configure, .measure: break
    }
  }

  private mutating func loseItem(at stage: Stage?) {
    if stage == .kept { kept -= 1 } else { bound -= 1 }
  }

  /// Where a legal call leads; `nil` when it is not legal.
  private static func stage(after stage: Stage?, _ call: CellCall) -> Stage? {
    switch (stage, call) {
    case (nil, .create): .blank
    case (.pooled, .dequeue): .taken
    case (.pooled, .prepareForReuse): .reset
    case (.reset, .dequeue): .blank
    case (.taken, .prepareForReuse), (.taken, .retype), (.blank, .retype): .blank
    case (.blank, .enqueue): .pooled
    case (.blank, .configure): .configured
    case (.configured, .measure), (.configured, .configure): .configured
    case (.configured, .willDisplay): .displayed
    case (.displayed, .configure), (.displayed, .measure): .displayed
    case (.displayed, .didEndDisplaying): .hidden
    case (.hidden, .configure), (.hidden, .measure): .hidden
    case (.hidden, .willDisplay): .displayed
    case (.hidden, .keep), (.configured, .keep): .kept
    case (.kept, .configure): .kept
    case (.kept, .restore): .hidden
    case (.hidden, .enqueue), (.configured, .enqueue), (.kept, .enqueue): .pooled
    case (.hidden, .discard), (.configured, .discard), (.kept, .discard): .discarded
    case (.pooled, .discard), (.reset, .discard): .discarded
    default: nil
    }
  }

  /// Where a call leads wherever it comes from, so that one breach is not told at every later call.
  private static func usualStage(after call: CellCall) -> Stage {
    switch call {
    case .create, .retype, .prepareForReuse: .blank
    case .dequeue: .taken
    case .configure, .measure: .configured
    case .willDisplay: .displayed
    case .didEndDisplaying, .restore: .hidden
    case .keep: .kept
    case .enqueue: .pooled
    case .discard: .discarded
    }
  }
}
