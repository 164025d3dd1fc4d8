/// What the model says of the fields of items: the values that differ from those of a new item.
///
/// All others take no memory.
struct FieldStore: Sendable {
  private struct Key: Hashable {
    var item: ItemID
    var field: Int
  }

  /// Only ever looked up in.
  private var values: [Key: FieldValue] = [:]

  /// The value of an item's field, counted among those of its kind; `nil` when it is that of a new item.
  ///
  /// - Complexity: O(1).
  subscript(item: ItemID, field: Int) -> FieldValue? {
    get { values[Key(item: item, field: field)] }
    set { values[Key(item: item, field: field)] = newValue }
  }
}
