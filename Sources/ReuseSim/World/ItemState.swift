/// What an item remembers beside its content.
struct ItemState: Hashable, Sendable {
  /// Which fields count as on where heights depend on them, a bit for each field of the item's kind.
  private var bits: UInt64
  /// The parts whose content has arrived, a bit for each late one of the item's kind.
  private var arrived: UInt64 = 0

  /// The state of a new item of a kind.
  init(_ kind: CellKind) {
    bits = 0
    for (place, field) in kind.fields.enumerated() { self[place] = field.initial.isOn }
  }

  /// Whether the flag at a place among the kind's fields is on.
  subscript(field: Int) -> Bool {
    get { bits & (1 << UInt64(field)) != 0 }
    set { if newValue { bits |= 1 << UInt64(field) } else { bits &= ~(1 << UInt64(field)) } }
  }

  /// Whether the content of the part at a place among the kind's late ones has arrived.
  func hasArrived(_ part: Int) -> Bool { arrived & (1 << UInt64(part)) != 0 }

  /// Notes that the content of a part has arrived.
  mutating func noteArrival(of part: Int) { arrived |= 1 << UInt64(part) }

  /// Notes that the content of a part is not there any more.
  mutating func noteLoss(of part: Int) { arrived &= ~(1 << UInt64(part)) }

  /// Whether a condition holds.
  func meets(_ condition: HeightCondition) -> Bool {
    switch condition {
    case .field(let field, let isOn): self[field] == isOn
    case .content(let part, let hasArrived): self.hasArrived(part) == hasArrived
    }
  }
}
