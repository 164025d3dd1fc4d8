/// Tables of heights for some widths of a list.
struct WidthTables: Sendable {
  private let entries: [(width: Length, table: HeightTable)]

  /// Makes tables of columns, from the narrowest width to the widest; `nil` when a column is empty.
  init?(_ columns: [ColumnAtWidth]) {
    var entries: [(width: Length, table: HeightTable)] = []
    for column in columns {
      guard let table = HeightTable(column.column.heights) else { return nil }
      entries.append((column.width, table))
    }
    if entries.isEmpty { return nil }
    self.entries = entries
  }

  /// The table for a width: that of the widest that is not wider, else the first.
  func table(at width: Length) -> HeightTable {
    (entries.last { $0.width <= width } ?? entries[0]).table
  }

  /// How many stretches of equal height a number of heights has at any width, at most.
  func stretchCount(of number: Int64) -> Int64 {
    entries.reduce(0) { max($0, $1.table.stretchCount(of: number)) }
  }
}
