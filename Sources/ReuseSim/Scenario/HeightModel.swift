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
