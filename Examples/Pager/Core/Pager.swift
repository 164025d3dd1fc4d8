import Virtualization

/// A text on a screen of rows and columns: the list underneath has an item for each line, as tall as the rows that the
/// line is wrapped to. A row is one unit of length.
///
/// Only lines on screen are ever wrapped. It knows no terminal: keys and sizes go in, rows of text come out.
public struct Pager {
  /// What it is called.
  let name: String
  let text: FileText
  var lines: LineIndex
  var rows: RowTable
  var list: VirtualList
  /// How many columns and rows the screen has, that of the status included.
  var columns: Int
  var height: Int
  /// The first byte that the reader has on top. It changes when the reader moves, not when the screen gets another
  /// size: so the same text stays on top however often that happens.
  var place = 0
  /// What is typed after a slash; `nil` when nothing is.
  var typed: [UInt8]?
  /// What is searched for.
  var pattern: [UInt8] = []
  /// Where that was found, until the reader moves on.
  var found: Int?
  /// The number that was typed before a command.
  var number: Int?
  /// What there is to say; it goes away with the next key.
  var message = ""
  /// Whether the reader wants to leave.
  public internal(set) var isDone = false

  /// How many bytes are looked through before the first screen.
  private static let firstScan = 1 << 18

  /// Opens a text at its start.
  ///
  /// - Complexity: O(bytes on the first screen), whatever the length of the text; but a line on it is looked through
  ///   to its end.
  public init(_ text: FileText, name: String, columns: Int, height: Int) {
    self.text = text
    self.name = name
    self.columns = max(columns, 1)
    self.height = max(height, 2)
    lines = LineIndex(text)
    rows = RowTable(text, width: self.columns)
    list = VirtualList(
      viewportHeight: Pager.viewportHeight(self.height), estimate: Length(units: 1))
    scan(atLeast: Pager.firstScan)
    layOut()
  }

  /// All rows but that of the status.
  private static func viewportHeight(_ height: Int) -> Length { Length(units: Int64(height - 1)) }

  /// Whether all lines were found.
  public var isComplete: Bool { lines.isComplete }

  /// Looks through more of the text for lines.
  ///
  /// - Complexity: O(bytes).
  public mutating func scan(atLeast bytes: Int) {
    let known = lines.count
    lines.scan(atLeast: bytes)
    list.insert(count: lines.count - known, firstID: ItemID(Int64(known)), at: known)
    if known > 0 && list.needsLayout { layOut() }
  }

  /// Gives the screen another size; the text on top stays there.
  public mutating func resize(columns: Int, height: Int) {
    let columns = max(columns, 1)
    if columns != self.columns {
      self.columns = columns
      rows = RowTable(text, width: columns)
      list.widthChanged()
    }
    self.height = max(height, 2)
    list.setViewport(height: Pager.viewportHeight(self.height))
    go(to: place)
  }

  /// Measures what is on screen and finds out where everything is.
  mutating func layOut() {
    // The closure may not touch the pager while its list is being changed.
    let lines = lines
    _ = list.layOutUntilSettled(with: &rows) { table, cell in
      let rows = table.rowCount(of: lines.bytes(of: Int(cell.item.rawValue)))
      return min(Length(units: Int64(rows)), .maximumItemHeight)
    }
  }

  /// Brings a byte to the top row, as far as there is text for the rows below.
  mutating func go(to byte: Int) {
    if lines.count == 0 { return layOut() }
    let line = lines.line(at: byte)
    let target = ScrollTarget.item(ItemID(Int64(line)), .top)
    // It is measured first, which takes it on screen: one that counts as a single row has no row to go to.
    list.show(target)
    layOut()
    let row = rows.row(at: byte, in: lines.bytes(of: line))
    list.show(target, inset: -Length(units: Int64(row)))
    layOut()
  }

  /// Moves the text by rows, in steps that are exact though lines on the way may have more rows than one: down to what
  /// is below the screen, and up so far that a row of what was seen stays on screen, which the list holds while lines
  /// above it are measured.
  mutating func scroll(by count: Int) {
    var left = count
    let page = height - 1
    while left != 0 {
      let step = left < 0 ? max(left, min(1 - page, -1)) : min(left, page)
      let moved: Int
      if step == -page {
        // On a screen of one row nothing can stay.
        let top = topByte
        go(to: max(top - 1, 0))
        moved = topByte < top ? step : 0
      } else {
        // Where rows below are more than they were counted as, the end is farther away than it seems: then the rest of
        // the step is still to go.
        moved = Int(list.scroll(by: Length(units: Int64(step))).units)
        layOut()
      }
      if moved == 0 { break }
      left -= moved
    }
    place = topByte
  }

  /// The first byte of the top row.
  var topByte: Int {
    mutating get {
      guard let top = list.item(atOffset: list.offset) else { return 0 }
      let line = lines.bytes(of: Int(top.id.rawValue))
      return rows.start(ofRow: Int((list.offset - top.position).units), in: line)
    }
  }
}
