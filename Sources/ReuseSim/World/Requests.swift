/// The requests for late content of a run: how many there were, and which are open.
///
/// A request is for one part of one item; it has as many attempts as its failures and retries give it, and
/// ends once: it arrives, is lost, fails or is cancelled.
struct Requests: Sendable {
  /// A cell that asks for content, as it is when it does.
  struct Asker: Hashable, Sendable {
    let cell: CellID
    /// Where its item stands.
    let index: Int
    /// How often it has been configured.
    let generation: Int64
  }

  /// One request.
  struct Request: Hashable, Sendable {
    /// Its number, counted from 0.
    let number: Int64
    /// The item it is for.
    let item: ItemID
    /// The reuse identifier of the item.
    let kind: ReuseIdentifier
    /// Which part of its cell it is for: a place among those of its kind.
    let part: Int
    /// Whether it was sent before a cell needed it. Its answer goes to the model, whoever joined it.
    let isPrefetch: Bool
    /// The version of the content that it asks for.
    let version: Int64
    /// The cell that was configured when it was sent, or that joined it since; `nil` when there was none.
    fileprivate(set) var asker: Asker?
    /// How many attempts it has had before the present one.
    fileprivate(set) var retries: Int64 = 0
  }

  /// What is known of an item.
  private struct Records {
    /// Its parts, in the order of its kind, as far as there was a request for them or for a later one.
    var parts: [Record] = []
    /// How many requests for them are open.
    var openCount = 0
    /// Whether the item is gone: what is open ends, and nobody asks again.
    var isGone = false
  }

  /// What is known of a part.
  private struct Record {
    /// How many attempts there were for it.
    var attempts: Int64 = 0
    /// The open request that was sent last.
    var open: Int64?
    /// The version of the content that there is to be had.
    var newest: Int64 = 0
    /// The version that the model has, when it has one.
    var held: Int64 = 0
  }

  /// What data is wanted for before cells need it.
  var window = PrefetchWindow()
  /// How many were sent.
  private(set) var sentCount: Int64 = 0
  /// How many are open.
  private(set) var openCount = 0
  /// The open ones by number; only ever looked up in.
  private var open: [Int64: Request] = [:]
  /// When the next answers to open ones are due; only ever looked up in.
  private var dueTimes: [Int64: Time] = [:]
  /// What is known of the items for which there was one.
  private var records = ItemStore<Records>()

  /// An open request by its number.
  subscript(number: Int64) -> Request? { open[number] }

  /// When the next answer to an open request is due; `nil` before that is known.
  func dueTime(of request: Request) -> Time? { dueTimes[request.number] }

  /// Notes when the next answer to an open request is due.
  mutating func note(_ time: Time, for request: Request) { dueTimes[request.number] = time }

  /// The request sent last for a part of an item, if it is open.
  ///
  /// - Parameter isNewest: Whether only one counts that asks for the content that there is to be had.
  func openRequest(for item: ItemID, part: Int, isNewest: Bool = false) -> Request? {
    guard let record = record(of: part, item), let request = record.open.flatMap({ open[$0] })
    else { return nil }
    return isNewest && request.version != record.newest ? nil : request
  }

  /// The version of a part's content that the model has, when it has one.
  func version(of item: ItemID, part: Int) -> Int64 {
    record(of: part, item)?.held ?? 0
  }

  /// The version of a part's content that there is to be had.
  func newestVersion(of item: ItemID, part: Int) -> Int64 {
    record(of: part, item)?.newest ?? 0
  }

  /// A part's content is another one from now on.
  ///
  /// - Returns: its version.
  mutating func renew(_ item: ItemID, part: Int) -> Int64 {
    change(part, item) {
      $0.newest += 1
      return $0.newest
    }
  }

  /// The model gets a version of a part's content.
  mutating func hold(_ version: Int64, of item: ItemID, part: Int) {
    if version == 0 && record(of: part, item) == nil { return }
    change(part, item) { $0.held = version }
  }

  /// Opens a request.
  ///
  /// - Parameter asker: The cell that was configured; `nil` when data is asked for before one needs it.
  mutating func send(
    for item: ItemID, _ kind: ReuseIdentifier, part: Int, from asker: Asker?
  ) -> Request {
    let request = Request(
      number: sentCount, item: item, kind: kind, part: part, isPrefetch: asker == nil,
      version: newestVersion(of: item, part: part), asker: asker)
    sentCount += 1
    openCount += 1
    open[request.number] = request
    change(part, item) { $0.open = request.number }
    records[item.rawValue]?.openCount += 1
    return request
  }

  /// Has a cell wait for the answer to an open request that was sent without one.
  ///
  /// - Returns: the request as it is then.
  mutating func join(_ request: Request, from asker: Asker) -> Request {
    var joined = request
    joined.asker = asker
    open[request.number] = joined
    return joined
  }

  /// Takes note that an attempt of an open request failed and another will be made.
  mutating func noteRetry(of request: Request) {
    open[request.number]?.retries += 1
  }

  /// Makes an attempt; what is drawn for it depends on how many there were for the same part of the same item.
  mutating func attempt(_ request: Request) -> Latency.Attempt {
    change(request.part, request.item) { record in
      defer { record.attempts += 1 }
      return Latency.Attempt(item: request.item, part: request.part, number: record.attempts)
    }
  }

  /// Ends an open request.
  mutating func end(_ request: Request) {
    guard open.removeValue(forKey: request.number) != nil else { return }
    openCount -= 1
    dueTimes[request.number] = nil
    change(request.part, request.item) { if $0.open == request.number { $0.open = nil } }
    guard var records = records[request.item.rawValue] else { return }
    records.openCount -= 1
    let isOver = records.isGone && records.openCount == 0
    self.records[request.item.rawValue] = isOver ? nil : records
  }

  /// Forgets what is known of items that are gone for good, when what is open for them has ended.
  ///
  /// - Complexity: O(number of ids), or of items for which there was a request when these are fewer.
  mutating func forget(_ ids: Range<Int64>) {
    records.change(ids) {
      if $0?.openCount == 0 { $0 = nil } else { $0?.isGone = true }
    }
  }

  private func record(of part: Int, _ item: ItemID) -> Record? {
    guard let records = records[item.rawValue], part < records.parts.count else { return nil }
    return records.parts[part]
  }

  private mutating func change<Result>(
    _ part: Int, _ item: ItemID, _ body: (inout Record) -> Result
  ) -> Result {
    var records = records[item.rawValue] ?? Records()
    while records.parts.count <= part { records.parts.append(Record()) }
    defer { self.records[item.rawValue] = records }
    return body(&records.parts[part])
  }
}
