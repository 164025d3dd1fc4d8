/// Counts what cells are told.
struct CellMeter: Sendable {
  private(set) var created: Int64 = 0
  private(set) var reused: Int64 = 0
  private(set) var restored: Int64 = 0
  private(set) var retyped: Int64 = 0
  private(set) var discarded: Int64 = 0
  private(set) var preparedInVain: Int64 = 0
  private(set) var flashed: Int64 = 0
  private(set) var configured: Int64 = 0
  private(set) var measured: Int64 = 0
  private(set) var measuredInVain: Int64 = 0
  private(set) var liveMax: Int64 = 0
  private(set) var pooledMax: Int64 = 0
  private(set) var passesMax: Int64 = 0
  private var frame: Int64 = 0
  /// By serial number, the last frame in which a cell came on screen and has not left it since.
  private var entered: [Int64?] = []
  /// What a cell has to do with an item that it has not shown.
  private enum Unseen {
    /// Nothing.
    case nothing
    /// It is to be given one.
    case blank
    /// It was given one.
    case item
  }

  /// By serial number.
  private var unseen: [Unseen] = []

  /// Takes note of one fact.
  @inline(__always)
  mutating func observe(_ event: TraceEvent) {
    switch event {
    case .frame(let number, _): frame = number
    case .pass(let number): passesMax = max(passesMax, Int64(number))
    case .measured(_, _, _, let first, let changed):
      if !first && !changed { measuredInVain += 1 }
    case .cell(let call, let cell, _, _): observe(call, cell)
    case .commit(let state):
      liveMax = max(liveMax, Int64(state.displayed + state.prepared))
      pooledMax = max(pooledMax, Int64(state.pooled))
    default: break
    }
  }

  private mutating func observe(_ call: CellCall, _ cell: CellID) {
    while unseen.count <= Int(cell.rawValue) { unseen.append(.nothing) }
    switch call {
    case .create:
      created += 1
      unseen[Int(cell.rawValue)] = .blank
    case .dequeue:
      reused += 1
      unseen[Int(cell.rawValue)] = .blank
    case .restore: restored += 1
    case .discard:
      discarded += 1
      noteLoss(of: cell)
    case .enqueue: noteLoss(of: cell)
    case .configure:
      configured += 1
      if unseen[Int(cell.rawValue)] == .blank { unseen[Int(cell.rawValue)] = .item }
    case .measure: measured += 1
    case .willDisplay:
      unseen[Int(cell.rawValue)] = .nothing
      while entered.count <= Int(cell.rawValue) { entered.append(nil) }
      entered[Int(cell.rawValue)] = frame
    case .didEndDisplaying:
      guard Int(cell.rawValue) < entered.count else { return }
      if entered[Int(cell.rawValue)] == frame { flashed += 1 }
      entered[Int(cell.rawValue)] = nil
    case .retype: retyped += 1
    case .prepareForReuse, .keep: break
    }
  }

  /// A cell loses its item.
  private mutating func noteLoss(of cell: CellID) {
    if unseen[Int(cell.rawValue)] == .item { preparedInVain += 1 }
    unseen[Int(cell.rawValue)] = .nothing
  }
}
