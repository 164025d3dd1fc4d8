/// Exclusivity, conservation and lifecycle: follows every cell through its calls.
///
/// The legal order is: create, or dequeue and prepare; configure; measure any number of times; will-display;
/// measure or configure again any number of times; end-display; enqueue.
struct CellChecker: Sendable {
  /// Where a cell is in its life.
  private enum Stage: String {
    case taken = "taken from the pool"
    case blank = "ready for an item"
    case configured
    case displayed
    case leaving = "taken off the screen"
    case pooled = "in the pool"
    case discarded
  }

  private struct Life {
    var stage: Stage
    var item: ItemID?
    /// The last frame in which it was seen, and with which item.
    var seen: (frame: Int64, item: ItemID)?
  }

  /// By serial number.
  private var lives: [Life?] = []
  private var created = 0
  private var pooled = 0
  private var discarded = 0
  private var displayed = 0

  /// Takes note of a call.
  mutating func observe(
    _ call: CellCall, _ cell: CellID, _ item: ItemID?, _ frame: FrameFold,
    _ findings: inout Findings
  ) {
    let place = Int(cell.rawValue)
    while lives.count <= place { lives.append(nil) }
    let life = lives[place]
    let next = CellChecker.stage(after: life?.stage, call)
    if next == nil {
      findings.add(
        .lifecycle, in: frame, item: item ?? life?.item, cell: cell,
        "cell \(cell.rawValue) was told \(call.rawValue) while it was "
          + (life?.stage.rawValue ?? "not yet made"))
    }
    count(call)
    lives[place] = Life(
      stage: next ?? CellChecker.usualStage(after: call), item: item ?? life?.item,
      seen: life?.seen)
  }

  /// Reads a frame.
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state else { return }
    if let pinned = frame.pinned {
      checkIsAlone(pinned, frame, &findings)
      checkIsDisplayed(pinned, frame, &findings)
    }
    for seen in frame.shown {
      checkIsAlone(seen, frame, &findings)
      checkIsDisplayed(seen, frame, &findings)
    }
    if created != displayed + pooled + discarded || displayed != state.displayed
      || pooled != state.pooled
    {
      findings.add(
        .conservation, in: frame,
        "\(created) cells were made, but \(displayed) are displayed, \(pooled) pooled and \(discarded)"
          + " discarded; the list counts \(state.displayed) displayed and \(state.pooled) pooled")
    }
  }

  private mutating func checkIsAlone(
    _ seen: FrameFold.SeenItem, _ frame: FrameFold, _ findings: inout Findings
  ) {
    let place = Int(seen.cell.rawValue)
    guard place < lives.count else { return }
    if let earlier = lives[place]?.seen, earlier.frame == frame.number {
      findings.add(
        .exclusivity, in: frame, item: seen.item, cell: seen.cell,
        "cell \(seen.cell.rawValue) shows items \(earlier.item.rawValue) and \(seen.item.rawValue)")
    }
    lives[place]?.seen = (frame.number, seen.item)
  }

  private func checkIsDisplayed(
    _ seen: FrameFold.SeenItem, _ frame: FrameFold, _ findings: inout Findings
  ) {
    let place = Int(seen.cell.rawValue)
    guard place < lives.count, let life = lives[place], life.stage == .displayed,
      life.item == seen.item
    else {
      findings.add(
        .exclusivity, in: frame, item: seen.item, cell: seen.cell,
        "\(seen.item) is shown in cell \(seen.cell.rawValue), which was not given it")
      return
    }
  }

  private mutating func count(_ call: CellCall) {
    switch call {
    case .create: created += 1
    case .willDisplay: displayed += 1
    case .didEndDisplaying: displayed -= 1
    case .enqueue: pooled += 1
    case .dequeue: pooled -= 1
    case .discard:
      pooled -= 1
      discarded += 1
    case .prepareForReuse, .configure, .measure: break
    }
  }

  /// Where a legal call leads; `nil` when it is not legal.
  private static func stage(after stage: Stage?, _ call: CellCall) -> Stage? {
    switch (stage, call) {
    case (nil, .create): .blank
    case (.pooled, .dequeue): .taken
    case (.taken, .prepareForReuse): .blank
    case (.blank, .configure): .configured
    case (.configured, .measure): .configured
    case (.configured, .willDisplay): .displayed
    case (.displayed, .configure), (.displayed, .measure): .displayed
    case (.displayed, .didEndDisplaying): .leaving
    case (.leaving, .enqueue): .pooled
    case (.pooled, .discard): .discarded
    default: nil
    }
  }

  /// Where a call leads wherever it comes from, so that one breach is not told at every later call.
  private static func usualStage(after call: CellCall) -> Stage {
    switch call {
    case .create, .prepareForReuse: .blank
    case .dequeue: .taken
    case .configure, .measure: .configured
    case .willDisplay: .displayed
    case .didEndDisplaying: .leaving
    case .enqueue: .pooled
    case .discard: .discarded
    }
  }
}
