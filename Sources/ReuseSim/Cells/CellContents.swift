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
    var values: [FieldValue]
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

  /// The cells with animations that came off the screen in this layout.
  var hidden: [CellID] = []
  /// By serial number; only cells of kinds that have fields or late content are here.
  private var cells: [Content?] = []

  /// What is in a cell; `nil` when it has no fields.
  subscript(cell: CellID) -> Content? {
    get {
      let place = Int(cell.rawValue)
      return place < cells.count ? cells[place] : nil
    }
    set {
      let place = Int(cell.rawValue)
      while cells.count <= place { cells.append(nil) }
      cells[place] = newValue
    }
  }

  /// A cell that was made now.
  static func blank(_ kind: CellKind, _ identifier: ReuseIdentifier) -> Content {
    let parts = [FieldValue](repeating: .placeholder, count: kind.contentParts.count)
    return Content(kind: identifier, values: kind.fields.map { $0.blankInCell } + parts)
  }

  /// Changes a value of a cell.
  mutating func set(_ field: Int, of cell: CellID, to value: FieldValue) {
    cells[Int(cell.rawValue)]?.values[field] = value
  }

  /// The cells that show a value in a field of theirs, one perhaps left out, in the order in which they were made.
  func cells(showing value: FieldValue, but cell: CellID?) -> [(cell: CellID, field: Int)] {
    var found: [(cell: CellID, field: Int)] = []
    for (place, content) in cells.enumerated() {
      guard let content, CellID(Int32(place)) != cell else { continue }
      for field in content.values.indices where content.values[field] == value {
        found.append((cell: CellID(Int32(place)), field: field))
      }
    }
    return found
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

  /// The name of a field, or of a part, by its place in a cell's values.
  func nameOfValue(_ place: Int) -> String {
    place < fields.count ? fields[place].name : contentParts[place - fields.count].name.rawValue
  }

  /// What the cell's code does with a value.
  func codeOfValue(_ place: Int) -> FieldCode {
    place < fields.count ? fields[place].code : contentParts[place - fields.count].code
  }
}
