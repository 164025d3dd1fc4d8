/// What a user does to an item, in the cell that shows it.
struct Edit: Hashable, Sendable {
  /// What the user does.
  let action: UserAction
  /// The item that is meant.
  let item: ItemID
  /// The cell in which it happens.
  let cell: CellID
  /// The field, counted among those of the cell's kind.
  let field: Int
  /// What the field is afterwards.
  var value: FieldValue
}
