/// How lines are cut into rows of a width: how many a line has, where each begins, and which one a byte is in.
///
/// Nothing is kept of lines but of the few long ones that were asked for last: for those every so many rows where they
/// begin, so that the middle of a line of millions of rows is found at once.
struct RowTable: Sendable {
  /// The rows of a long line.
  private struct LongLine: Hashable, Sendable {
    var bytes: Range<Int>
    var rows: Int
    /// Where each row begins whose number is a multiple of `rowsPerMark`.
    var marks: [Int]
  }

  /// The width, in columns; at least 1.
  let width: Int
  private let text: FileText
  private var longLines: [LongLine] = []

  /// The rows between two marks.
  private static let rowsPerMark = 1024
  /// How many bytes make a line a long one.
  private static let longLength = 1 << 16
  /// How many long lines are remembered.
  private static let longLineCount = 8

  init(_ text: FileText, width: Int) {
    self.text = text
    self.width = max(width, 1)
  }

  /// How many rows a line has; an empty one has one.
  ///
  /// - Complexity: O(bytes of the line), O(1) for a long one that was asked for lately.
  mutating func rowCount(of line: Range<Int>) -> Int {
    if line.count >= RowTable.longLength { return longLine(line).rows }
    var cursor = RowCursor(at: line.lowerBound)
    cursor.advance(in: text.bytes, to: line.upperBound, width: width)
    return cursor.row + 1
  }

  /// Where a row of a line begins.
  mutating func start(ofRow row: Int, in line: Range<Int>) -> Int {
    var cursor = RowCursor(at: line.lowerBound)
    if line.count >= RowTable.longLength {
      let mark = row / RowTable.rowsPerMark
      cursor = RowCursor(at: longLine(line).marks[mark], row: mark * RowTable.rowsPerMark)
    }
    cursor.advance(in: text.bytes, to: line.upperBound, width: width, row: row)
    return cursor.rowStart
  }

  /// Where the row begins that follows another one.
  ///
  /// - Complexity: O(bytes of a row).
  func start(ofRowAfter start: Int, in line: Range<Int>) -> Int {
    var cursor = RowCursor(at: start)
    cursor.advance(in: text.bytes, to: line.upperBound, width: width, row: 1)
    return cursor.row == 1 ? cursor.rowStart : line.upperBound
  }

  /// Which row of a line a byte is in.
  mutating func row(at byte: Int, in line: Range<Int>) -> Int {
    var cursor = RowCursor(at: line.lowerBound)
    if line.count >= RowTable.longLength {
      let marks = longLine(line).marks
      var (low, high) = (0, marks.count)
      while low < high {
        let middle = (low + high) / 2
        if marks[middle] <= byte { low = middle + 1 } else { high = middle }
      }
      let mark = max(low - 1, 0)
      cursor = RowCursor(at: marks[mark], row: mark * RowTable.rowsPerMark)
    }
    cursor.advance(in: text.bytes, to: line.upperBound, width: width, beyond: byte)
    return cursor.row
  }

  private mutating func longLine(_ line: Range<Int>) -> LongLine {
    if let known = longLines.last(where: { $0.bytes == line }) { return known }
    var found = LongLine(bytes: line, rows: 0, marks: [line.lowerBound])
    var cursor = RowCursor(at: line.lowerBound)
    while true {
      let row = cursor.row + RowTable.rowsPerMark
      cursor.advance(in: text.bytes, to: line.upperBound, width: width, row: row)
      if cursor.row < row { break }
      found.marks.append(cursor.rowStart)
    }
    found.rows = cursor.row + 1
    if longLines.count == RowTable.longLineCount { longLines.removeFirst() }
    longLines.append(found)
    return found
  }

  /// A row as it is written on the screen.
  func text(from start: Int, to end: Int) -> String {
    var result: [UInt8] = []
    var place = start
    var column = 0
    while place < end {
      let unit = TextUnit(text.bytes, at: place, end: end, column: column)
      var columns = min(unit.columns, width)
      if column + columns > width {
        if unit.look != .tab || column == width { break }
        columns = width - column
      }
      switch unit.look {
      case .itself: result.append(contentsOf: text.bytes[place..<(place + unit.length)])
      case .tab: result.append(contentsOf: [UInt8](repeating: 0x20, count: columns))
      case .caret, .byte, .number:
        result.append(contentsOf: Array(unit.look.sign.utf8.prefix(columns)))
      }
      place += unit.length
      column += columns
    }
    return String(decoding: result, as: UTF8.self)
  }
}
