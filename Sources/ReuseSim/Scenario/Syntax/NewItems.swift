/// New items as a script states them. What is left out is told by the heights, or by the only cell kind.
public struct NewItems: Hashable, Sendable {
  /// How many.
  public var count: Int?
  /// The name of their cell kind.
  public var kind: Located<String>?
  /// Their cell kinds, when they have several.
  public var mix: MixStatement?
  /// How tall they are.
  public var heights: HeightList?

  /// Makes a value.
  public init(count: Int?, kind: Located<String>?, heights: HeightList? = nil) {
    self.count = count
    self.kind = kind
    self.heights = heights
    mix = nil
  }
}

/// Several cell kinds as a script states them.
public struct MixStatement: Hashable, Sendable {
  /// Whether each item's kind is drawn; otherwise they take turns.
  public var isDrawn: Bool
  /// The kinds, at least two, and how many or how likely they are; 1 when nothing is said.
  public var shares: [Share]

  /// One of them.
  public struct Share: Hashable, Sendable {
    /// The name of the cell kind.
    public var kind: Located<String>
    /// How many in a row, or its weight.
    public var count: Int64?

    /// Makes a share.
    public init(kind: Located<String>, count: Int64? = nil) {
      self.kind = kind
      self.count = count
    }
  }

  /// Makes a value.
  public init(isDrawn: Bool, shares: [Share]) {
    self.isDrawn = isDrawn
    self.shares = shares
  }
}
