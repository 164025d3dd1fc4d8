/// What the model says of the fields of items: the values that differ from those of a new item.
///
/// All others take no memory, and neither do items that are gone.
struct FieldStore: Sendable {
  /// By item: its fields in their order, up to the last one with a value that differs at all.
  private var values = ItemStore<[FieldValue?]>()

  /// The value of an item's field, counted among those of its kind; `nil` when it is that of a new item.
  ///
  /// - Complexity: O(1), and O(f) for a change, with f fields.
  subscript(item: ItemID, field: Int) -> FieldValue? {
    get {
      guard let fields = values[item.rawValue], field < fields.count else { return nil }
      return fields[field]
    }
    set {
      var fields = values[item.rawValue] ?? []
      if newValue == nil && field >= fields.count { return }
      while fields.count <= field { fields.append(nil) }
      fields[field] = newValue
      while let last = fields.last, last == nil { fields.removeLast() }
      values[item.rawValue] = fields.isEmpty ? nil : fields
    }
  }

  /// Forgets what it says of items that are gone for good.
  ///
  /// - Complexity: O(number of ids), or of items with a value when these are fewer.
  mutating func forget(_ ids: Range<Int64>) { values.remove(ids) }
}
