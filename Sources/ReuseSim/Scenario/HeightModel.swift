/// How tall an item truly is.
public enum HeightModel: Hashable, Sendable {
  /// Every item is this tall.
  case constant(Length)

  /// Heights in order, runs of equal ones written once; after the last one it starts again.
  case table([HeightRun])

  /// A whole number of points above the lower bound, drawn per id, both bounds possible.
  case range(Length, Length)

  /// The numbers in one column of a file, in order; after the last one it starts again.
  case column(FileColumn)

  /// Text, wrapped to the item's width.
  case text(TextModel)

  /// A column of a file for each of some widths of the list, from the narrowest to the widest. The widest that is not
  /// wider than the list counts, else the first.
  case columns([ColumnAtWidth])

  /// A calculation with the item's number.
  case formula(HeightExpression)

  /// Several heights on top of each other.
  case sum([HeightModel])
}

/// A text of so many characters, one size all through.
public struct TextModel: Hashable, Sendable {
  /// The fewest characters it has; how many is drawn per id.
  public var lowest: Int64
  /// The most characters it has.
  public var highest: Int64
  /// The size of its font.
  public var size: Length

  /// Makes a text of `lowest` to `highest` characters.
  public init(lowest: Int64, highest: Int64, size: Length) {
    self.lowest = lowest
    self.highest = highest
    self.size = size
  }
}

/// How much room the characters of a size take: what a run knows of fonts.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the font.
  public var size: Length
  /// How wide a character is on average.
  public var characterWidth: Length
  /// How tall a line is.
  public var lineHeight: Length

  /// Makes metrics.
  public init(size: Length, characterWidth: Length, lineHeight: Length) {
    self.size = size
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
  }

  /// The metrics of a size that no script has stated: half the size for a character, 6/5 of it for a line, both rounded
  /// down but to more than nothing. The system font of iOS at 17 pt has lines of 20.29 pt; these are 20.4.
  public static func standard(_ size: Length) -> TextMetrics {
    TextMetrics(
      size: size, characterWidth: Length(units: max(1, size.units / 2)),
      lineHeight: Length(units: max(1, size.units * 6 / 5)))
  }
}

/// A number of equal heights in a row.
public struct HeightRun: Hashable, Sendable {
  /// Each of the heights.
  public var height: Length
  /// How many; at least 1.
  public var count: Int

  /// Makes a run.
  public init(height: Length, count: Int) {
    self.height = height
    self.count = count
  }
}

/// A column of numbers in a file that a script names.
public struct FileColumn: Hashable, Sendable {
  /// The file's name as the script has it, relative to the script's folder.
  public var file: String
  /// Which column, from 1.
  public var column: Int
  /// The numbers that were read, as heights; equal neighbours are one run.
  public var heights: [HeightRun]

  /// Makes a column.
  public init(file: String, column: Int, heights: [HeightRun]) {
    self.file = file
    self.column = column
    self.heights = heights
  }
}

/// A column of a file and the width of the list that it is for.
public struct ColumnAtWidth: Hashable, Sendable {
  /// How wide the list is, at least.
  public var width: Length
  /// The heights then.
  public var column: FileColumn

  /// Makes a value.
  public init(width: Length, column: FileColumn) {
    self.width = width
    self.column = column
  }
}
