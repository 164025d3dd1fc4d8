/// Conservation of requests: each one is sent once and ends once, and what is open is what the list counts.
struct RequestChecker: Sendable {
  /// Where a request is in its life.
  private enum Stage {
    case open
    case cancelled
    case ended
  }

  /// By number.
  private var stages: [Stage] = []
  private var open = 0

  /// Takes note of a fact.
  mutating func observe(_ fact: RequestFact, _ frame: FrameFold, _ findings: inout Findings) {
    let isNew = fact.request == Int64(stages.count)
    let stage =
      fact.request >= 0 && fact.request < Int64(stages.count) ? stages[Int(fact.request)] : nil
    let isLegal =
      switch fact.call {
      case .sent: isNew
      case .late: stage == .cancelled
      case .repeated: stage == .ended
      case .stumbled, .retried, .arrived, .lost, .failed, .cancelled: stage == .open
      }
    if !isLegal {
      findings.add(
        .conservation, in: frame, item: fact.item,
        "request \(fact.request) for \(fact.item) is told \(fact.call.rawValue), but "
          + RequestChecker.text(of: stage))
    }
    if isNew {
      stages.append(.open)
      open += 1
    }
    if fact.call.isEnd && stage == .open {
      stages[Int(fact.request)] = fact.call == .cancelled ? .cancelled : .ended
      open -= 1
    }
  }

  /// Reads a frame.
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state, state.openRequests != open else { return }
    findings.add(
      .conservation, in: frame,
      "\(open) requests were sent and have not ended; the list counts \(state.openRequests)")
  }

  private static func text(of stage: Stage?) -> String {
    switch stage {
    case nil: "it was not sent"
    case .open: "it is open"
    case .cancelled: "it was cancelled"
    case .ended: "it has ended"
    }
  }
}
