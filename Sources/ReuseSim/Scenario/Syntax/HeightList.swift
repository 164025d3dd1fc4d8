/// Heights as a script states them.
public enum HeightList: Hashable, Sendable {
  /// One height.
  case constant(Length)
  /// A height drawn per item, with the number of items where the heights alone tell it.
  case range(Length, Length, count: Int?)
  /// Heights in order; neighbours differ.
  case table([HeightRun])
  /// A column of a file.
  case file(Located<String>, column: Int?)
  /// A column of a file for each of some widths, from the narrowest to the widest.
  case fileAtWidths(Located<String>, [WidthColumn])
  /// Texts and other heights on top of each other, with the number of items where the heights alone tell it.
  case sum([HeightPart], count: Int?)
}

/// One of the heights that a sum is made of.
public enum HeightPart: Hashable, Sendable {
  /// A height.
  case constant(Length)
  /// A height drawn per item.
  case range(Length, Length)
  /// A text of so many characters, drawn per item when the two differ.
  case text(Int64, Int64, size: Length)
  /// The shape of an image; only in a cell's block.
  case content(ContentPart.Name, ImageShape)
  /// A calculation with the item's number; the last part.
  case formula(HeightExpression)
}

/// The number of a column and the width of the list that it is for.
public struct WidthColumn: Hashable, Sendable {
  /// The column, from 1.
  public var column: Int
  /// How wide the list is, at least.
  public var width: Length

  /// Makes a value.
  public init(column: Int, width: Length) {
    self.column = column
    self.width = width
  }
}
