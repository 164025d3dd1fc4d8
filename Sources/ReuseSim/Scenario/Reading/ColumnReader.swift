/// Reads the heights in one column of a file.
///
/// Its first line that is neither empty nor a remark says how lines are divided: at commas if it has one
/// outside of quotes, else at semicolons, else at blanks. A field may stand in double quotes. Empty lines and
/// lines that start with `#` are skipped, and so is that first line when its field begins with a letter: a
/// heading. Line ends may be LF or CR LF, and a byte order mark is ignored, because that is how other
/// programs write tables.
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
  /// What divides lines; `nil` before the first line that counts.
  private var separator: Separator?
  private var count = 0

  /// What divides the lines of a file; the raw value is how an error says it.
  private enum Separator: String {
    case comma = "commas"
    case semicolon = "semicolons"
    case blank = "blanks"

    /// The byte; none for blanks, which may be several.
    var byte: UInt8? {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .blank: nil
      }
    }
  }

  /// Prepares to read a column, counted from 1.
  ///
  /// - Parameter origin: Who asks for it, as an error would say: `line 3 of a.scenario`.
  init(bytes: [UInt8], path: String, column: Int, origin: String) {
    self.bytes = bytes
    self.path = path
    self.column = column
    self.origin = origin
  }

  /// Whether the file has nothing but blanks.
  var isEmpty: Bool {
    bytes[start...].allSatisfy { isBlank($0) || $0 == 0x0A || $0 == 0x0D }
  }

  /// The place after a byte order mark.
  private var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Reads the file.
  mutating func read() {
    var place = start
    while place < bytes.count && problem == nil {
      var end = place
      while end < bytes.count && bytes[end] != 0x0A { end += 1 }
      lineNumber += 1
      let hasReturn = end < bytes.count && end > place && bytes[end - 1] == 0x0D
      read(place..<(hasReturn ? end - 1 : end))
      place = end + 1
    }
  }

  private mutating func read(_ whole: Range<Int>) {
    if let lone = bytes[whole].firstIndex(of: 0x0D) {
      fail(
        lone..<lone + 1, whole.lowerBound, "a line ends with CR alone",
        help: "save the file with LF or CR LF line ends")
      return
    }
    let line = trimmed(whole)
    guard let first = line.first, bytes[first] != UInt8(ascii: "#") else { return }
    let isFirst = separator == nil
    let separator = self.separator ?? separator(of: line)
    self.separator = separator
    let fields = fields(of: line, separator)
    guard column <= fields.count else {
      fail(
        line, whole.lowerBound,
        "this line has \(fields.count) \(fields.count == 1 ? "column" : "columns")",
        help: "\(origin) asks for column \(column), and the first line divides columns at "
          + separator.rawValue)
      return
    }
    let field = fields[column - 1]
    if isFirst && beginsWithLetter(field) { return }
    guard let height = ColumnReader.height(bytes[field]),
      height <= Length(points: ScriptLimits.itemHeight)
    else {
      var scalars = String.UnicodeScalarView()
      for scalar in UTF8Decoding.lenient(bytes[field.prefix(200)]).prefix(40) {
        scalars.append(SourceExcerpt.shown(scalar))
      }
      let text = String(scalars)
      fail(
        field.isEmpty ? line : field, whole.lowerBound,
        field.isEmpty ? "column \(column) is empty" : "'\(text)' is no height",
        help: "\(origin) wants heights: numbers from 0 to \(ScriptLimits.itemHeight)"
          + separatorHelp(field, separator))
      return
    }
    count += 1
    if count > ScriptLimits.dataFileHeights {
      fail(
        line, whole.lowerBound, "the file has too many heights for \(origin)",
        help: "it has at most \(ScriptLimits.dataFileHeights)")
    } else if let last = runs.last, last.height == height {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(HeightRun(height: height, count: 1))
    }
  }

  /// Whether a field is that of a heading: a letter, perhaps behind a quote.
  private func beginsWithLetter(_ field: Range<Int>) -> Bool {
    var place = field.lowerBound
    if place < field.upperBound && bytes[place] == UInt8(ascii: "\"") { place += 1 }
    guard place < field.upperBound,
      let scalar = UTF8Decoding.scalar(in: bytes, at: place).scalar.flatMap(Unicode.Scalar.init)
    else { return false }
    return scalar.properties.isAlphabetic
  }

  /// Says how lines are divided when that may be what is wrong with a field.
  private func separatorHelp(_ field: Range<Int>, _ separator: Separator) -> String {
    let signs = bytes[field].filter { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    return signs.isEmpty ? "" : "; the first line divides columns at \(separator.rawValue)"
  }

  /// What divides a line.
  private func separator(of line: Range<Int>) -> Separator {
    var isQuoted = false
    var hasSemicolon = false
    for byte in bytes[line] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ",") && !isQuoted { return .comma }
      if byte == UInt8(ascii: ";") && !isQuoted { hasSemicolon = true }
    }
    return hasSemicolon ? .semicolon : .blank
  }

  /// The fields of a line up to the wanted one.
  private func fields(of line: Range<Int>, _ separator: Separator) -> [Range<Int>] {
    guard let separator = separator.byte else { return words(of: line) }
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

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

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
