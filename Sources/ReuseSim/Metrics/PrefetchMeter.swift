/// Counts the content that was asked for before a cell needed it, and what came of that.
struct PrefetchMeter: Sendable {
  private(set) var sent: Int64 = 0
  /// How much was there when a cell was configured for its item.
  private(set) var hits: Int64 = 0
  /// How much was on its way then.
  private(set) var joined: Int64 = 0

  /// One part of one item.
  private struct Content: Hashable {
    var item: ItemID
    var part: ContentPart.Name
  }

  /// What arrived that no cell has needed; only ever looked up in.
  private var ready: Set<Content> = []

  /// How much no cell has needed so far.
  var unused: Int64 { sent - hits - joined }

  /// Takes note of one fact.
  mutating func observe(_ event: TraceEvent) {
    switch event {
    case .request(let fact): observe(fact)
    case .cell(.configure, _, _, let item?), .cell(.restore, _, _, let item?):
      if ready.isEmpty { return }
      for part in ContentPart.Name.allCases
      where ready.remove(Content(item: item, part: part)) != nil {
        hits += 1
      }
    case .contentChanged(let item, let part, _): ready.remove(Content(item: item, part: part))
    default: break
    }
  }

  private mutating func observe(_ fact: RequestFact) {
    switch fact.call {
    case .sent: if fact.cell == nil { sent += 1 }
    case .joined: joined += 1
    case .arrived: if fact.cell == nil { ready.insert(Content(item: fact.item, part: fact.part)) }
    case .stumbled, .retried, .lost, .failed, .cancelled, .late, .repeated: break
    }
  }
}
