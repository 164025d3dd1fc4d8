/// New items as a script states them. What is left out is told by the heights, or by the only cell kind.
public struct NewItems: Hashable, Sendable {
  /// How many.
  public var count: Int?
  /// The name of their cell kind.
  public var kind: Located<String>?
  /// How tall they are.
  public var heights: HeightList?

  /// Makes a value.
  public init(count: Int?, kind: Located<String>?, heights: HeightList? = nil) {
    self.count = count
    self.kind = kind
    self.heights = heights
  }
}
