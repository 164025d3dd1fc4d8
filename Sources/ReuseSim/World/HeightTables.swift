/// What heights are read from that stand in tables.
enum HeightTables: Sendable {
  /// One table, whatever the width.
  case one(HeightTable)
  /// A table for each of some widths.
  case byWidth(WidthTables)

  /// Makes the tables of a model; `nil` when its heights stand in none.
  init?(_ model: HeightModel) {
    switch model {
    case .table(let runs): self.init(runs)
    case .column(let column): self.init(column.heights)
    case .columns(let columns):
      guard let tables = WidthTables(columns) else { return nil }
      self = .byWidth(tables)
    case .constant, .range, .formula, .text, .sum: return nil
    }
  }

  private init?(_ runs: [HeightRun]) {
    guard let table = HeightTable(runs) else { return nil }
    self = .one(table)
  }
}
