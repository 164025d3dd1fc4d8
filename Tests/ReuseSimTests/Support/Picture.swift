@testable import ReuseSim

extension Scenario {
  /// What a run shows, frame by frame, and how the content offset moves; not how it came to that.
  func picture() -> [TraceEvent] {
    var recorder = TraceRecorder()
    _ = run(observer: &recorder)
    return recorder.events.compactMap { event in
      switch event {
      case .shown(let item, let index, _, let y, let height):
        .shown(item, index: index, cell: CellID(0), y: y, height: height)
      case .commit(var state):
        .commit(state.withoutCells())
      case .frame, .motion, .corrected, .whereabouts, .landed:
        event
      default:
        nil
      }
    }
  }

  /// What the last frame shows.
  func lastPicture() -> [TraceEvent] {
    let picture = picture()
    let start = picture.lastIndex { if case .frame = $0 { true } else { false } } ?? 0
    return picture[(start + 1)...].filter { event in
      if case .shown = event { true } else { false }
    }
  }

  /// This scenario with more commands at a time.
  func at(_ milliseconds: Int64, _ commands: [Command]) -> Scenario {
    commands.reduce(self) { $0.at(milliseconds, $1) }
  }

  /// This scenario under other estimates.
  func estimating(_ policy: EstimatePolicy) -> Scenario {
    var scenario = self
    scenario.overrides.estimate = policy
    return scenario
  }
}

extension FrameState {
  fileprivate mutating func withoutCells() -> FrameState {
    pooled = 0
    prepared = 0
    kept = 0
    discarded = 0
    openRequests = 0
    return self
  }
}
