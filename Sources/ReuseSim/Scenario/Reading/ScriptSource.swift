/// The text of a script, divided into lines.
struct ScriptSource: Sendable {
  /// The text.
  let bytes: [UInt8]
  /// The file, as it was named.
  let path: String
  /// Its number among the script and the files that it imports.
  let file: Int
  /// Where each line begins.
  private let lineStarts: [Int]

  /// Divides a text into lines; one that is too long to be a script stays one line.
  init(bytes: [UInt8], path: String, file: Int = 0) {
    self.bytes = bytes
    self.path = path
    self.file = file
    var starts = [0]
    if bytes.count <= ScriptLimits.scriptBytes {
      for place in bytes.indices where bytes[place] == 0x0A && place + 1 < bytes.count {
        starts.append(place + 1)
      }
    }
    lineStarts = starts
  }

  /// How many lines there are; an empty text has one.
  var lineCount: Int { lineStarts.count }

  /// The bytes of a line, counted from 1, without its line feed.
  func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    if end > start && bytes[end - 1] == 0x0A { end -= 1 }
    return start..<end
  }

  /// The number of the line that holds a byte.
  func lineNumber(at place: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The text of a stretch.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A diagnostic about a stretch of a line.
  func diagnostic(
    _ span: SourceSpan, _ message: String, help: String? = nil,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let range = line(max(1, span.line))
    let start = characters(range.lowerBound, span.start)
    let length = max(1, characters(span.start, span.end))
    let text = String(decoding: bytes[range], as: UTF8.self)
    return Diagnostic(
      severity: severity, path: path, line: max(1, span.line), column: start + 1, length: length,
      message: message, help: help,
      excerpt: SourceExcerpt(line: text.unicodeScalars, start: start, length: length))
  }

  /// The number of characters in valid UTF-8.
  private func characters(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for place in start..<max(start, end) where bytes[place] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
