/// Reads the heights in one column of a file.
///
/// A line is divided at its commas, else at its semicolons, else at blanks; a field may stand in double
/// quotes. Empty lines and lines that start with `#` are skipped, and so is the first line when its field is
/// no number: a heading. Line ends may be LF or CR LF, and a byte order mark is ignored, because that is how
/// other programs write tables.
struct ColumnReader {
  /// The heights, equal neighbours counted together.
  private(set) var runs: [HeightRun] = []
  /// The first thing that is wrong.
  private(set) var problem: Diagnostic?

  private let bytes: [UInt8]
  private let path: String
  private let column: Int
  private let origin: String
  private var lineNumber = 0
  private var isFirst = true
  private var count = 0

  /// Prepares to read a column, counted from 1.
  ///
  /// - Parameter origin: Who asks for it, as an error would say: `line 3 of a.scenario`.
  init(bytes: [UInt8], path: String, column: Int, origin: String) {
    self.bytes = bytes
    self.path = path
    self.column = column
    self.origin = origin
  }

  /// Reads the file.
  mutating func read() {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < bytes.count && problem == nil {
      var end = place
      while end < bytes.count && bytes[end] != 0x0A { end += 1 }
      lineNumber += 1
      read(trimmed(place..<end), from: place)
      place = end + 1
    }
  }

  private mutating func read(_ line: Range<Int>, from start: Int) {
    guard let first = line.first, bytes[first] != UInt8(ascii: "#") else { return }
    let fields = fields(of: line)
    guard column <= fields.count else {
      isFirst = false
      fail(
        line, start, "this line has \(fields.count) \(fields.count == 1 ? "column" : "columns")",
        help: "\(origin) asks for column \(column)")
      return
    }
    let field = fields[column - 1]
    let height = ColumnReader.height(bytes[field])
    defer { isFirst = false }
    guard let height, height <= Length(points: ScriptLimits.itemHeight) else {
      if isFirst && height == nil && !field.isEmpty { return }
      let text = String(
        String.UnicodeScalarView(UTF8Decoding.lenient(bytes[field.prefix(200)]).prefix(40)))
      fail(
        field.isEmpty ? line : field, start,
        field.isEmpty ? "column \(column) is empty" : "'\(text)' is no height",
        help: "\(origin) wants heights: numbers from 0 to \(ScriptLimits.itemHeight)")
      return
    }
    count += 1
    if count > ScriptLimits.dataFileHeights {
      fail(
        line, start, "the file has too many heights for \(origin)",
        help: "it has at most \(ScriptLimits.dataFileHeights)")
    } else if let last = runs.last, last.height == height {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(HeightRun(height: height, count: 1))
    }
  }

  /// The fields of a line up to the wanted one.
  private func fields(of line: Range<Int>) -> [Range<Int>] {
    let comma = bytes[line].contains(UInt8(ascii: ","))
    let semicolon = bytes[line].contains(UInt8(ascii: ";"))
    let separator = comma ? UInt8(ascii: ",") : UInt8(ascii: ";")
    if !comma && !semicolon { return words(of: line) }
    var fields: [Range<Int>] = []
    var start = line.lowerBound
    var isQuoted = false
    for place in line {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[place] == separator && !isQuoted {
        fields.append(unquoted(trimmed(start..<place)))
        start = place + 1
        if fields.count == column { return fields }
      }
    }
    fields.append(unquoted(trimmed(start..<line.upperBound)))
    return fields
  }

  private func words(of line: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var place = line.lowerBound
    while place < line.upperBound && fields.count < column {
      while place < line.upperBound && isBlank(bytes[place]) { place += 1 }
      let start = place
      while place < line.upperBound && !isBlank(bytes[place]) { place += 1 }
      if place > start { fields.append(unquoted(start..<place)) }
    }
    return fields
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end && isBlank(bytes[start]) { start += 1 }
    while end > start && isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote
    else { return range }
    return trimmed(range.lowerBound + 1..<range.upperBound - 1)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private mutating func fail(_ range: Range<Int>, _ start: Int, _ message: String, help: String) {
    let before = UTF8Decoding.lenient(bytes[max(start, range.lowerBound - 400)..<range.lowerBound])
    let marked = UTF8Decoding.lenient(bytes[range.prefix(400)])
    let after = UTF8Decoding.lenient(
      bytes[range.upperBound..<min(bytes.count, range.upperBound + 400)]
    )
    .prefix { $0 != "\n" && $0 != "\r" }
    problem = Diagnostic(
      path: path, line: lineNumber,
      column: UTF8Decoding.count(in: bytes, from: start, to: range.lowerBound) + 1,
      length: max(1, marked.count), message: message, help: help,
      excerpt: SourceExcerpt(
        line: before + marked + after, start: before.count, length: max(1, marked.count)))
  }

  /// A decimal number without a sign as points; the largest length when it is larger.
  private static func height(_ text: ArraySlice<UInt8>) -> Length? {
    guard let first = text.first, isDigit(first), let last = text.last, isDigit(last) else {
      return nil
    }
    var points = 0
    for byte in text where !isDigit(byte) {
      if byte != UInt8(ascii: ".") { return nil }
      points += 1
    }
    if points > 1 { return nil }
    return Length(decimal: String(decoding: text, as: UTF8.self)) ?? Length(units: .max)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
