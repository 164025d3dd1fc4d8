import Virtualization

extension Pager {
  /// What the screen shows: rows of text, and the status in the last one.
  ///
  /// - Complexity: O(bytes on screen).
  public mutating func screen() -> [String] {
    let textHeight = height - 1
    var screen: [String] = []
    for cell in list.cells where screen.count < textHeight {
      let line = lines.bytes(of: Int(cell.item.rawValue))
      let count = Int(cell.height.units)
      var row = max(0, Int((list.offset - cell.position).units))
      var start = row < count ? rows.start(ofRow: row, in: line) : line.upperBound
      while row < count && screen.count < textHeight {
        let end = rows.start(ofRowAfter: start, in: line)
        screen.append(rows.text(from: start, to: end))
        start = end
        row += 1
      }
    }
    while screen.count < textHeight { screen.append("~") }
    screen.append(status)
    return screen
  }

  /// The number of the line that the top row belongs to, from 1; 0 in an empty text.
  public var topLine: Int { list.item(atOffset: list.offset).map { $0.index + 1 } ?? 0 }

  /// How many lines were wrapped so far.
  public var measuredLineCount: Int { list.engine.sizes.measuredCount }

  /// The last row, not longer than the screen is wide.
  private var status: String {
    if let typed { return clipped("/" + String(decoding: typed, as: UTF8.self)) }
    if let number { return clipped(":\(number)") }
    if !message.isEmpty { return clipped(message) }
    let isAtEnd = isComplete && list.offset >= list.legalOffsets.highest
    let end = isAtEnd ? "(END)" : "\(share)%"
    return clipped("\(name)  line \(topLine) of \(lines.count)\(isComplete ? "" : "+")  \(end)")
  }

  /// How much of the text is before the top row, in percent.
  private var share: Int {
    text.count == 0 ? 100 : Int(Int64(place) * 100 / Int64(text.count))
  }

  /// What fits into a row, with what cannot be shown made visible.
  private func clipped(_ words: String) -> String {
    let bytes = FileText(Array(words.utf8))
    let table = RowTable(bytes, width: columns)
    return table.text(from: 0, to: bytes.count)
  }
}
