/// What is in each cell: the values of its fields, and the listeners that its code put there.
struct CellContents: Sendable {
  /// One cell.
  struct Content: Sendable {
    /// Its reuse identifier.
    let kind: ReuseIdentifier
    /// The item that it was configured for last; `nil` before that.
    var item: ItemID?
    /// Where that one stood then.
    var index = 0
    /// How often it was configured.
    var generation: Int64 = 0
    /// Whether it still has that item.
    var isBound = false
    /// Whether it is on screen.
    var isOnScreen = false
    /// The values of its kind's fields, in their order, then those of the parts whose content comes later.
    fileprivate(set) var values: [FieldValue]
    /// Those who hear of edits, in the order in which they were put there.
    var listeners: [Listener] = []
  }

  /// Something that a cell's code put into the cell to hear of edits, with what it has captured.
  struct Listener: Hashable, Sendable {
    /// The item.
    var item: ItemID
    /// Where it stood.
    var index: Int
    /// How often the cell had been configured.
    var generation: Int64
  }

  /// Where something is that one cell has at a time.
  struct Holder: Hashable, Sendable {
    let cell: CellID
    /// The field of the cell.
    let field: Int
  }

  /// The cells with animations that came off the screen in this layout.
  var hidden: [CellID] = []
  /// Only cells of kinds that have fields or late content are here, until they are thrown away; only ever looked up in.
  private var cells: [CellID: Content] = [:]
  /// Who has what one cell has at a time, in the order in which the cells were made; only ever looked up in.
  private var holders: [FieldValue: [Holder]] = [:]

  /// What is in a cell; `nil` when it has no fields, or was thrown away.
  subscript(cell: CellID) -> Content? {
    get { cells[cell] }
    set { cells[cell] = newValue }
  }

  /// A cell is made.
  mutating func make(_ cell: CellID, _ kind: CellKind, _ identifier: ReuseIdentifier) {
    let parts = [FieldValue](repeating: .placeholder, count: kind.contentParts.count)
    cells[cell] = Content(kind: identifier, values: kind.fields.map { $0.blankInCell } + parts)
    for (field, value) in kind.fields.map({ $0.blankInCell }).enumerated()
    where kind.isExclusive(field) {
      hold(value, Holder(cell: cell, field: field))
    }
  }

  /// A cell is thrown away: what it has nobody has.
  mutating func remove(_ cell: CellID) {
    guard let content = cells.removeValue(forKey: cell) else { return }
    for (field, value) in content.values.enumerated() {
      release(value, Holder(cell: cell, field: field))
    }
  }

  /// Changes a value of a cell.
  ///
  /// - Parameter isExclusive: Whether it is of a field that one cell has at a time.
  mutating func set(
    _ field: Int, of cell: CellID, to value: FieldValue, isExclusive: Bool = false
  ) {
    guard let old = cells[cell]?.values[field], old != value else { return }
    cells[cell]?.values[field] = value
    guard isExclusive else { return }
    let holder = Holder(cell: cell, field: field)
    release(old, holder)
    hold(value, holder)
  }

  /// Who has the focus, which is the value `yes`, or a hosted view, in the order in which the cells were made.
  ///
  /// - Complexity: O(1).
  func holders(of value: FieldValue) -> [Holder] { holders[value] ?? [] }

  private mutating func hold(_ value: FieldValue, _ holder: Holder) {
    guard value.isOn else { return }
    let all = holders[value] ?? []
    let place = all.firstIndex { (holder.cell, holder.field) < ($0.cell, $0.field) } ?? all.count
    holders[value, default: []].insert(holder, at: place)
  }

  private mutating func release(_ value: FieldValue, _ holder: Holder) {
    guard let place = holders[value]?.firstIndex(of: holder) else { return }
    holders[value]?.remove(at: place)
    if holders[value]?.isEmpty == true { holders[value] = nil }
  }
}

extension CellField {
  /// What it is in a cell that was never configured.
  var blankInCell: FieldValue {
    type == .subview ? .number(0) : type == .hostedView ? .noView : initial
  }
}

extension CellKind {
  /// Whether its cells hold anything beside what heights are made of.
  var hasContents: Bool { !fields.isEmpty || !contentParts.isEmpty }

  /// Whether a value of its cells is one that one cell has at a time: the focus, or a hosted view.
  func isExclusive(_ place: Int) -> Bool {
    guard place < fields.count else { return false }
    return fields[place].type == .focus || fields[place].type == .hostedView
  }

  /// The name of a field, or of a part, by its place in a cell's values.
  func nameOfValue(_ place: Int) -> String {
    place < fields.count ? fields[place].name : contentParts[place - fields.count].name.rawValue
  }

  /// What the cell's code does with a value.
  func codeOfValue(_ place: Int) -> FieldCode {
    place < fields.count ? fields[place].code : contentParts[place - fields.count].code
  }
}
