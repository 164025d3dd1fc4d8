/// A place in a line that is wrapped to a number of columns, and the way from one row to the next.
///
/// A character that does not fit into what is left of a row begins the next one; a tab goes to the next stop in its row
/// or to the row's end; marks that combine stay with what they combine with. What is wider than the screen is cut off.
struct RowCursor: Hashable, Sendable {
  /// Which byte of the text comes next.
  var byte: Int
  /// Where the row begins.
  var rowStart: Int
  /// Which row of its line it is, from 0.
  var row = 0
  /// How many columns of the row are taken.
  var column = 0

  /// A cursor at the start of a line, or of any row of it.
  init(at byte: Int, row: Int = 0) {
    self.byte = byte
    rowStart = byte
    self.row = row
  }

  /// Goes on to the first byte of a row, or beyond a byte, or to the line's end, whichever is first.
  ///
  /// - Complexity: O(bytes on the way), eight at a time where they are plain.
  mutating func advance(
    in text: UnsafeRawBufferPointer, to end: Int, width: Int, row target: Int = .max,
    beyond limit: Int = .max
  ) {
    while byte < end && row < target && byte <= limit {
      let plain = RowCursor.plainLength(
        text, byte..<enough(to: end, width: width, row: target, beyond: limit))
      if plain > 0 {
        if takePlain(plain, width: width, row: target) { continue }
        return
      }
      let unit = TextUnit(text, at: byte, end: end, column: column)
      let columns = min(unit.columns, width)
      if unit.look == .tab && column < width {
        column = min(width, column + columns)
      } else {
        if column + columns > width {
          beginRow(at: byte)
          // Where the row begins is decided; a tab is as wide as it is there.
          if row >= target || unit.look == .tab { continue }
        }
        column += columns
      }
      byte += unit.length
    }
  }

  /// Up to where plain text is worth looking at.
  private func enough(to end: Int, width: Int, row target: Int, beyond limit: Int) -> Int {
    var enough = limit < end ? limit + 1 : end
    // A byte of plain text takes a column, so no more are needed for so many rows.
    if target - row < (enough - byte) / width { enough = byte + (target - row) * width + 1 }
    return enough
  }

  private mutating func beginRow(at place: Int) {
    row += 1
    rowStart = place
    column = 0
  }

  /// Takes characters of one column each.
  ///
  /// - Returns: whether all of them were taken; otherwise the wanted row was reached.
  private mutating func takePlain(_ count: Int, width: Int, row target: Int) -> Bool {
    let room = width - column
    if count <= room {
      column += count
      byte += count
      return true
    }
    let rest = count - room
    let rows = (rest + width - 1) / width
    let wanted = target == .max ? rows : min(rows, target - row)
    rowStart = byte + room + (wanted - 1) * width
    row += wanted
    if row == target {
      byte = rowStart
      column = 0
      return false
    }
    byte += count
    column = byte - rowStart
    return true
  }

  /// How many of the bytes from the first on are printable ASCII.
  private static func plainLength(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
    var place = range.lowerBound
    while range.upperBound - place >= 8 {
      let word = text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // In a byte below 0x20 the first difference has the highest bit, in 0x7F the sum, in others the byte has.
      let special = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
      if special & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    while place < range.upperBound && 0x20..<0x7F ~= text[place] { place += 1 }
    return place - range.lowerBound
  }
}
