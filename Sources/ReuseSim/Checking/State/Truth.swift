/// What is true of the fields of items: what the user and the app want them to be, and what the model says. Right code
/// keeps the two equal.
///
/// Only what was ever written takes memory; what a command writes to many items takes no more than to one.
struct Truth: Sendable {
  /// Who wrote a value.
  enum Writer: Hashable, Sendable {
    /// Nobody: it is that of a new item.
    case nobody
    /// The user, in a cell.
    case user(CellID)
    /// Who writes to the model.
    case model(ModelWriter)
  }

  /// A value, who wrote it and when.
  struct Written: Hashable, Sendable {
    var value: FieldValue
    var writer: Writer
    var moment: Moment
  }

  /// A field of an item.
  struct Entry: Hashable, Sendable {
    /// What the user and the app want it to be.
    var intended: Written
    /// What the model says.
    var model: Written
    /// Why the model does not say what is intended, as far as that was found.
    var blame: RootCause?

    /// Whether an edit has not come to the model.
    var isAmiss: Bool { intended.value != model.value }
  }

  private struct Key: Hashable {
    var item: ItemID
    var field: String
  }

  /// Only ever looked up in.
  private var entries: [Key: Entry] = [:]
  /// By field, what the app gave to items in a row; only ever looked up in.
  private var rows: [String: ItemRunStore<Written>] = [:]

  /// What is true of a field of an item.
  ///
  /// - Parameter initial: what it is for a new item.
  /// - Complexity: O(log r) for r rows of items that were written to at once.
  func entry(of item: ItemID, _ field: String, initial: FieldValue) -> Entry {
    let known = entries[Key(item: item, field: field)]
    let since = known.map { max($0.model.moment.order, $0.intended.moment.order) } ?? -1
    if let row = rows[field]?[item.rawValue], row.moment.order > since {
      return Entry(intended: row, model: row)
    }
    if let known { return known }
    let new = Written(value: initial, writer: .nobody, moment: Moment())
    return Entry(intended: new, model: new)
  }

  /// Puts down what is true of a field of an item.
  mutating func set(_ entry: Entry, of item: ItemID, _ field: String) {
    var entry = entry
    if !entry.isAmiss { entry.blame = nil }
    entries[Key(item: item, field: field)] = entry
  }

  /// The app has given a field of items whose ids count up a value.
  mutating func sweep(_ items: ClosedRange<Int64>, _ field: String, _ written: Written) {
    if items.count == 1 {
      let key = Key(item: ItemID(items.lowerBound), field: field)
      entries[key] = Entry(intended: written, model: written)
      return
    }
    rows[field, default: ItemRunStore()].set(written, for: items)
  }
}
