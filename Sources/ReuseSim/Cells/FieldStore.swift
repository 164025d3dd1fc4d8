/// What the model says of the fields of items, as far as anything was ever written.
///
/// All others take no memory, and neither do items that are gone; what is written to a row of items takes as much as one.
struct FieldStore: Sendable {
  /// A value, `nil` for that of a new item, and how many were written before it.
  private struct Written: Sendable {
    var value: FieldValue?
    var order: Int64
  }

  /// What was written to single items, and what to rows of them; the newer one counts.
  private struct Field: Sendable {
    var singles = ItemStore<Written>()
    var rows = ItemRunStore<Written>()
  }

  /// By place among the fields of a kind.
  private var fields: [Field] = []
  /// How many values were written.
  private var order: Int64 = 0

  /// The value of an item's field, counted among those of its kind; `nil` when it is that of a new item.
  ///
  /// - Complexity: O(log r) for r rows of items that were given a value.
  subscript(item: ItemID, field: Int) -> FieldValue? {
    guard field < fields.count else { return nil }
    let row = fields[field].rows[item.rawValue]
    guard let single = fields[field].singles[item.rawValue], single.order >= row?.order ?? 0 else {
      return row?.value
    }
    return single.value
  }

  /// Gives a field of items whose ids count up a value; `nil` is that of a new item.
  ///
  /// - Complexity: O(1) for one item, else O(r) for r rows of items that were given a value.
  mutating func set(_ value: FieldValue?, of items: ClosedRange<Int64>, _ field: Int) {
    order += 1
    let written = Written(value: value, order: order)
    while fields.count <= field { fields.append(Field()) }
    if items.count == 1 {
      fields[field].singles[items.lowerBound] = written
    } else {
      fields[field].rows.set(written, for: items)
    }
  }

  /// Forgets what it says of items that are gone for good.
  ///
  /// - Complexity: O(number of ids), or of items with a value when these are fewer.
  mutating func forget(_ ids: Range<Int64>) {
    if ids.isEmpty { return }
    for place in fields.indices {
      fields[place].singles.remove(ids)
      fields[place].rows.remove(ids.lowerBound...(ids.upperBound - 1))
    }
  }
}
