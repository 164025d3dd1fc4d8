/// Counts what cells are told.
struct CellMeter: Sendable {
  private(set) var created: Int64 = 0
  private(set) var reused: Int64 = 0
  private(set) var restored: Int64 = 0
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
  /// By serial number, whether the cell was given an item that it has not shown since.
  private var isUnseen: [Bool] = []

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
    while isUnseen.count <= Int(cell.rawValue) { isUnseen.append(false) }
    switch call {
    case .create:
      created += 1
      isUnseen[Int(cell.rawValue)] = true
    case .dequeue:
      reused += 1
      isUnseen[Int(cell.rawValue)] = true
    case .restore: restored += 1
    case .discard:
      discarded += 1
      noteLoss(of: cell)
    case .enqueue: noteLoss(of: cell)
    case .configure: configured += 1
    case .measure: measured += 1
    case .willDisplay:
      isUnseen[Int(cell.rawValue)] = false
      while entered.count <= Int(cell.rawValue) { entered.append(nil) }
      entered[Int(cell.rawValue)] = frame
    case .didEndDisplaying:
      guard Int(cell.rawValue) < entered.count else { return }
      if entered[Int(cell.rawValue)] == frame { flashed += 1 }
      entered[Int(cell.rawValue)] = nil
    case .prepareForReuse, .keep: break
    }
  }

  /// A cell loses its item.
  private mutating func noteLoss(of cell: CellID) {
    if isUnseen[Int(cell.rawValue)] { preparedInVain += 1 }
    isUnseen[Int(cell.rawValue)] = false
  }
}
