/// Something that an item of a kind has and its cells show beside its content.
public struct CellField: Hashable, Sendable {
  /// Who knows what the user did to it.
  public enum Keeping: Hashable, Sendable {
    /// The model: an edit is written to it at once, and cells are given what it says.
    case model
    /// Nothing but the cell.
    case cell
    /// Both: the cell has it, and hands it to the model at a moment.
    case both(Saving)
  }

  /// When a cell hands a field that both keep to the model.
  public enum Saving: Hashable, Sendable, CaseIterable {
    /// When it is edited.
    case atOnce
    /// When the cell goes off the screen.
    case atEndDisplay
    /// When the cell is prepared for reuse.
    case atReuse
  }

  /// Its name.
  public var name: String
  /// What it can be.
  public var type: FieldType
  /// What it is for a new item.
  public var initial: FieldValue
  /// Who keeps it.
  public var keeping: Keeping
  /// What the cell's code does with it.
  public var code = FieldCode()

  /// Makes a field.
  ///
  /// - Precondition: `initial` is a value of the type.
  public init(name: String, type: FieldType, initial: FieldValue? = nil, keeping: Keeping = .model)
  {
    self.name = name
    self.type = type
    self.initial = initial ?? type.blank
    self.keeping = keeping
  }

  /// Makes a flag.
  public init(name: String, isOnAtFirst: Bool, isKeptInCell: Bool = false) {
    self.init(
      name: name, type: .flag, initial: .flag(isOnAtFirst), keeping: isKeptInCell ? .cell : .model)
  }

  /// Whether the model knows it at some time.
  public var isInModel: Bool { keeping != .cell }

  /// What a fresh cell that is configured for an item shows, when nobody did anything to the item.
  func fresh(for item: ItemID) -> FieldValue {
    switch type {
    case .subview: .number(1)
    case .hostedView: .view(of: item)
    default: initial
    }
  }
}
