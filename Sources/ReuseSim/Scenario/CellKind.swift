/// A kind of cell.
public struct CellKind: Hashable, Sendable {
  /// Its name: the reuse identifier.
  public var name: String
  /// How tall its items are, unless they have their own heights.
  public var height: HeightModel?
  /// Its own estimate, in place of the list's constant one.
  public var estimate: Length?
  /// What its items remember beside their content; at most 64.
  public var fields: [CellField]
  /// What that adds to their heights, those of their own included.
  public var additions: [ConditionalHeight]
  /// Its parts whose content comes later; each name once. Their shapes add to the heights of its items, those of
  /// their own included.
  public var contentParts: [ContentPart] = []
  /// What the code of its cells does with edits and changes.
  public var code = CellCode()

  /// Makes a kind.
  public init(
    name: String, height: HeightModel? = nil, estimate: Length? = nil, fields: [CellField] = [],
    additions: [ConditionalHeight] = []
  ) {
    self.name = name
    self.height = height
    self.estimate = estimate
    self.fields = fields
    self.additions = additions
  }
}

/// A height that stands below the others of an item while a condition holds.
public struct ConditionalHeight: Hashable, Sendable {
  /// When it does.
  public var condition: HeightCondition
  /// How tall it is.
  public var height: HeightModel
  /// Whether only a constraint tells when it comes or goes; otherwise the cell asks for its height again.
  public var isByConstraint: Bool

  /// Makes a value.
  public init(condition: HeightCondition, height: HeightModel, isByConstraint: Bool = false) {
    self.condition = condition
    self.height = height
    self.isByConstraint = isByConstraint
  }
}

/// What has to be true of an item's state.
public enum HeightCondition: Hashable, Sendable {
  /// The field at this place among its kind's fields is on; off when `isOn` is `false`.
  case field(Int, isOn: Bool)
  /// The content of the part at this place among its kind's late ones has arrived, or has not.
  case content(Int, hasArrived: Bool)
}
