/// What an item remembers beside its content.
struct ItemState: Hashable, Sendable {
  /// The flags that are on, a bit for each field of the item's kind.
  private var bits: UInt64

  /// The state of a new item of a kind.
  init(_ kind: CellKind) {
    bits = 0
    for (place, field) in kind.fields.enumerated() { self[place] = field.isOnAtFirst }
  }

  /// Whether the flag at a place among the kind's fields is on.
  subscript(field: Int) -> Bool {
    get { bits & (1 << UInt64(field)) != 0 }
    set { if newValue { bits |= 1 << UInt64(field) } else { bits &= ~(1 << UInt64(field)) } }
  }

  /// Whether a condition holds.
  func meets(_ condition: HeightCondition) -> Bool {
    switch condition {
    case .field(let field, let isOn): self[field] == isOn
    }
  }
}
