/// Conservation of requests: each one is sent once and ends once, what is open is what the list counts, and a cell joins
/// what a prefetch has on its way for it.
struct RequestChecker: Sendable {
  /// Where a request is in its life.
  private enum Stage {
    case open
    /// Open, and sent before a cell needed it; none has joined it.
    case alone
    case cancelled
    case ended

    var isOpen: Bool { self == .open || self == .alone }
  }

  /// One part of one item.
  private struct Content: Hashable {
    var item: ItemID
    var part: ContentPart.Name
  }

  /// By number.
  private var stages: [Stage] = []
  private var open = 0
  /// The open request that a prefetch has sent and no cell has joined, by what it is for; only ever looked up in.
  private var prefetches: [Content: Int64] = [:]

  /// Takes note of a fact.
  mutating func observe(_ fact: RequestFact, _ moment: FrameMoment, _ findings: inout Findings) {
    let isNew = fact.request == Int64(stages.count)
    let stage =
      fact.request >= 0 && fact.request < Int64(stages.count) ? stages[Int(fact.request)] : nil
    let isLegal =
      switch fact.call {
      case .sent: isNew
      case .joined: stage == .alone && fact.cell != nil
      case .late: stage == .cancelled
      case .repeated: stage == .ended
      case .stumbled, .retried, .arrived, .lost, .failed, .cancelled: stage?.isOpen == true
      }
    if !isLegal {
      findings.add(
        .conservation, in: moment, item: fact.item,
        "request \(fact.request) for \(fact.item) is told \(fact.call.rawValue), but "
          + RequestChecker.text(of: stage))
    }
    let content = Content(item: fact.item, part: fact.part)
    if fact.call == .sent, let other = prefetches[content] {
      findings.add(
        .conservation, in: moment, item: fact.item,
        "request \(fact.request) asks for what request \(other) for \(fact.item) has prefetched")
    }
    if isNew {
      stages.append(fact.cell == nil ? .alone : .open)
      open += 1
      if fact.cell == nil { prefetches[content] = fact.request }
    }
    if fact.call == .joined && stage == .alone {
      stages[Int(fact.request)] = .open
      prefetches[content] = nil
    }
    if fact.call.isEnd && stage?.isOpen == true {
      stages[Int(fact.request)] = fact.call == .cancelled ? .cancelled : .ended
      open -= 1
      if prefetches[content] == fact.request { prefetches[content] = nil }
    }
  }

  /// Takes note that a part of an item has other content: what was asked for before is no longer what is wanted.
  mutating func observeChange(of part: ContentPart.Name, of item: ItemID) {
    prefetches[Content(item: item, part: part)] = nil
  }

  /// Reads a frame.
  @inline(__always)
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let state = frame.state, state.openRequests != open else { return }
    findings.add(
      .conservation, in: frame.moment,
      "\(open) requests were sent and have not ended; the list counts \(state.openRequests)")
  }

  private static func text(of stage: Stage?) -> String {
    switch stage {
    case nil: "it was not sent"
    case .open: "it is open"
    case .alone: "it is a prefetch that no cell has joined"
    case .cancelled: "it was cancelled"
    case .ended: "it has ended"
    }
  }
}
