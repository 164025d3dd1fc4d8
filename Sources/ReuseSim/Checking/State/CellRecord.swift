/// What a cell shows and how that came to be, as far as its calls tell.
struct CellRecord: Sendable {
  /// A value of the cell.
  struct Presented: Hashable, Sendable {
    var value: FieldValue
    /// Who put it there; `nil` in a cell that is as it was made.
    var writer: CellWriter?
    var moment: Moment
    /// The item that the cell had then.
    var owner: ItemID?
    /// How many calls it had had.
    var calls = 0
    /// The request whose answer it is.
    var request: ContentBook.Sent?
  }

  /// Something that hears of edits.
  struct Listener: Hashable, Sendable {
    /// The item that the cell was configured for when it was put there.
    var item: ItemID
    var moment: Moment
  }

  /// A call.
  struct Step: Hashable, Sendable {
    var call: CellCall
    var item: ItemID?
    var moment: Moment
  }

  /// How many calls are remembered.
  private static let stepLimit = 24
  /// How many listeners are.
  private static let listenerLimit = 64

  /// Its serial number.
  let cell: CellID
  /// Its reuse identifier.
  let kind: ReuseIdentifier
  /// The item that it was configured for last.
  var item: ItemID?
  /// Whether it still has it.
  var isBound = false
  /// When it got it.
  var bound = Moment()
  /// Where that stands; `nil` when the trace has not told yet.
  var index: Int?
  /// Whether that is not in the list any more.
  var isItemGone = false
  /// Whether it is on screen.
  var isOnScreen = false
  /// When it came on screen last.
  var shown = Moment()
  /// When it went off the screen last.
  var hidden = Moment()
  /// Its fields, then its parts whose content comes later.
  var values: [Presented]
  /// Why each of them is wrong; `nil` for those that are right.
  var faults: [RootCause?]
  /// Whether something happened to it since it was looked at.
  var isNews = true
  /// The item that it lost, and nobody has looked yet whether with its edits.
  var loss: ItemID?
  /// Whether it was prepared since.
  var isPrepared = false
  /// What hears of edits in it.
  private(set) var listeners: [Listener] = []
  /// Its last calls.
  private(set) var steps: [Step] = []
  /// How many calls it had.
  private(set) var calls = 0

  /// A cell that is made now.
  init(_ cell: CellID, _ kind: CellKind, _ identifier: ReuseIdentifier, _ now: Moment) {
    self.cell = cell
    self.kind = identifier
    let blanks =
      kind.fields.map { $0.blankInCell }
      + [FieldValue](repeating: .placeholder, count: kind.contentParts.count)
    values = blanks.map { Presented(value: $0, moment: now, calls: 1) }
    faults = [RootCause?](repeating: nil, count: blanks.count)
  }

  /// Notes a call.
  mutating func note(_ call: CellCall, _ item: ItemID?, _ now: Moment) {
    if call == .measure { return }
    calls += 1
    if steps.count == CellRecord.stepLimit { steps.removeFirst() }
    steps.append(Step(call: call, item: item, moment: now))
  }

  /// It gets an item, or is configured for its own again.
  mutating func bind(_ item: ItemID, _ code: CellCode, _ now: Moment) {
    if !isBound || self.item != item {
      (self.item, isBound, bound) = (item, true, now)
      (index, isItemGone) = (nil, false)
    }
    let listener = Listener(item: item, moment: now)
    switch code.listening {
    case .replaced: listeners = [listener]
    case .added: if listeners.count < CellRecord.listenerLimit { listeners.append(listener) }
    case .once: if listeners.isEmpty { listeners = [listener] }
    }
  }

  /// It loses its item.
  mutating func release() {
    if isBound && !isItemGone {
      loss = item
      isPrepared = false
    }
    isBound = false
    index = nil
  }

  /// It is prepared for reuse.
  mutating func prepare(_ code: CellCode) {
    isPrepared = true
    if code.removesListeners { listeners.removeAll() }
  }
}
