/// Something that happens to a request for late content.
public struct RequestFact: Hashable, Sendable {
  /// What happens; the raw value is its name in traces.
  public enum Call: String, CaseIterable, Sendable {
    /// It is sent, because a cell was configured for an item whose content is not there, or one is likely to be soon.
    case sent
    /// A cell was configured for the item: it waits for the answer to a request that was sent without one.
    case joined
    /// An attempt failed, and another one will be made.
    case stumbled
    /// Another attempt is made.
    case retried
    /// The content is there, and the model keeps it: the request ends.
    case arrived
    /// An answer came, but to a cell that shows another item by then, or for an item that is gone: the request ends.
    case lost
    /// The last attempt failed: the request ends.
    case failed
    /// Nobody wants it any more: the request ends.
    case cancelled
    /// An answer came to a request that was cancelled before; nobody heeds it.
    case late
    /// An answer came a second time, after the request had ended.
    case repeated

    /// Whether the request ends with it.
    public var isEnd: Bool {
      switch self {
      case .arrived, .lost, .failed, .cancelled: true
      case .sent, .joined, .stumbled, .retried, .late, .repeated: false
      }
    }
  }

  /// What happens.
  public var call: Call
  /// The request's number, counted from 0 over the run.
  public var request: Int64
  /// The item whose content is asked for.
  public var item: ItemID
  /// Which part of its cell.
  public var part: ContentPart.Name
  /// The cell that was configured for the item when the request was sent, or the first that joined it since; `nil` when
  /// it was sent before a cell needed it, and none has joined it.
  public var cell: CellID?

  /// Makes a fact.
  public init(
    _ call: Call, request: Int64, item: ItemID, part: ContentPart.Name, cell: CellID?
  ) {
    self.call = call
    self.request = request
    self.item = item
    self.part = part
    self.cell = cell
  }
}
