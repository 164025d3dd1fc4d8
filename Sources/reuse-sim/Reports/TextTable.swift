/// A table for people: columns as wide as they need to be, numbers to the right.
struct TextTable {
  /// A column.
  struct Column {
    var title: String
    var isNumber: Bool
  }

  /// A cell.
  struct Cell {
    var text: String
    var style: Style?

    init(_ text: String, _ style: Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The columns, from left to right.
  var columns: [Column]
  /// The rows, from top to bottom, with a cell for each column.
  var rows: [[Cell]] = []

  /// The table in lines, each with its line feed; two spaces between columns and none at the end.
  func text(for console: Console) -> String {
    let widths = columns.indices.map { column in
      rows.reduce(displayWidth(columns[column].title)) { max($0, displayWidth($1[column].text)) }
    }
    let header = columns.map { Cell($0.title, .bold) }
    return ([header] + rows).reduce(into: "") { text, row in
      text += line(of: row, widths, console) + "\n"
    }
  }

  private func line(of row: [Cell], _ widths: [Int], _ console: Console) -> String {
    var line = ""
    var gap = 0
    for (column, cell) in row.enumerated() {
      let padding = widths[column] - displayWidth(cell.text)
      let before = columns[column].isNumber ? padding : 0
      line += String(repeating: " ", count: gap + before)
      line += cell.style.map { console.styled(cell.text, $0) } ?? cell.text
      gap = padding - before + 2
    }
    return line
  }
}
