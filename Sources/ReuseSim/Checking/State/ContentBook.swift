/// What is true of content that comes later: its newest version, and whether somebody waits for that.
struct ContentBook: Sendable {
  /// A part of an item.
  struct Part: Hashable, Sendable {
    var item: ItemID
    var name: ContentPart.Name
  }

  /// What is known of a part.
  struct State: Hashable, Sendable {
    /// The version that is right.
    var newest: Int64 = 0
    /// When it became that; `nil` for the one that the item came with.
    var changed: Moment?
    /// How many requests for it are open.
    var open = 0
    /// Whether the last request for it failed.
    var hasFailed = false
    /// The number of the last request for it.
    var last: Int64 = 0
    /// When the model got it.
    var arrived: Moment?
    /// When the last request for it was cancelled.
    var cancelled: Moment?

    /// Whether a placeholder is right.
    var isAwaited: Bool { open > 0 || hasFailed }
  }

  /// A request.
  struct Sent: Hashable, Sendable {
    var number: Int64
    var part: Part
    var version: Int64
    var moment: Moment
  }

  /// Only ever looked up in.
  private var states: [Part: State] = [:]
  /// The open requests; only ever looked up in.
  private var requests: [Int64: Sent] = [:]
  /// The request that ended last.
  private(set) var latest: Sent?

  /// What is known of a part.
  subscript(part: Part) -> State { states[part] ?? State() }

  /// The content of a part is another one.
  mutating func change(_ part: Part, to version: Int64, _ now: Moment) {
    states[part] = State(newest: version, changed: now)
  }

  /// Something happened to a request.
  mutating func observe(_ fact: RequestFact, _ now: Moment) {
    let part = Part(item: fact.item, name: fact.part)
    if fact.call == .sent {
      requests[fact.request] = Sent(
        number: fact.request, part: part, version: self[part].newest, moment: now)
      states[part, default: State()].open += 1
      states[part]?.last = fact.request
      states[part]?.hasFailed = false
      return
    }
    guard fact.call.isEnd, let sent = requests.removeValue(forKey: fact.request) else { return }
    latest = sent
    guard var state = states[part], sent.version == state.newest else { return }
    state.open -= 1
    if fact.request == state.last { state.hasFailed = fact.call == .failed }
    if fact.call == .arrived { state.arrived = now }
    if fact.call == .cancelled { state.cancelled = now }
    states[part] = state
  }
}
