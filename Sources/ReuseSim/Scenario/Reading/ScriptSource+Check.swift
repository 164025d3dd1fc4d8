extension ScriptSource {
  /// Why the text is no script at all, if it is none: one error for the whole file.
  ///
  /// What passes is UTF-8 without control characters other than tabs and line feeds, without characters
  /// that turn the direction of writing, and within the limits of size.
  func problem() -> Diagnostic? {
    if bytes.count > ScriptLimits.scriptBytes {
      return whole(
        "the script has \(bytes.count) bytes",
        help: "a script has at most \(ScriptLimits.scriptBytes) bytes")
    }
    return startProblem() ?? textProblem() ?? lineProblem()
  }

  private func startProblem() -> Diagnostic? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return whole(
        "the script starts with a byte order mark",
        help: "save it as UTF-8 without a byte order mark")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return whole("the script is UTF-16 text", help: "save it as UTF-8")
    }
    return nil
  }

  private func textProblem() -> Diagnostic? {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 {
        place += 1
      } else if byte < 0x80 {
        return controlProblem(at: place)
      } else {
        let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: place)
        guard let scalar else {
          return broken(
            at: place, "byte \(hex(UInt32(byte), digits: 2)) is no part of UTF-8 text",
            help: "save the script as UTF-8")
        }
        if SourceExcerpt.isInvisible(scalar) {
          return broken(
            at: place, length: length, "invisible character U+\(hex(scalar, digits: 4))",
            help: "remove it")
        }
        place += length
      }
    }
    return nil
  }

  private func controlProblem(at place: Int) -> Diagnostic {
    if bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A {
      return broken(
        at: place, "the lines end with CR LF",
        help: "save the script with LF line ends, as text files have on macOS and Linux")
    }
    if bytes[place] == 0 {
      return broken(at: place, "NUL byte: this is no text", help: "a script is UTF-8 text")
    }
    return broken(
      at: place, "control character \(hex(UInt32(bytes[place]), digits: 2))",
      help: "only tabs and line feeds are accepted")
  }

  private func lineProblem() -> Diagnostic? {
    if lineCount > ScriptLimits.lines {
      return whole(
        "the script has \(lineCount) lines",
        help: "a script has at most \(ScriptLimits.lines) lines")
    }
    for number in 1...lineCount where line(number).count > ScriptLimits.lineBytes {
      let range = line(number)
      return diagnostic(
        SourceSpan(line: number, start: range.lowerBound, end: range.lowerBound + 1),
        "the line has \(range.count) bytes",
        help: "a line has at most \(ScriptLimits.lineBytes) bytes")
    }
    return nil
  }

  /// An error about the file and no line of it.
  func whole(_ message: String, help: String) -> Diagnostic {
    Diagnostic(path: path, line: 1, column: 1, message: message, help: help)
  }

  /// An error at a byte of a text that may be no UTF-8, or one endless line.
  private func broken(
    at place: Int, length: Int = 1, _ message: String, help: String
  ) -> Diagnostic {
    let number = lineNumber(at: place)
    let range = line(number)
    let column = UTF8Decoding.count(in: bytes, from: range.lowerBound, to: place) + 1
    // What is shown: the place and what stands around it, read leniently.
    let first = max(range.lowerBound, place - 4 * SourceExcerpt.width)
    let last = min(range.upperBound, place + length + 4 * SourceExcerpt.width)
    let before = UTF8Decoding.lenient(bytes[first..<place])
    let after = UTF8Decoding.lenient(bytes[place..<max(place, last)])
    let cut = first > range.lowerBound ? before.count - SourceExcerpt.lead : 0
    var excerpt = SourceExcerpt(
      line: before.dropFirst(max(0, cut)) + after, start: before.count - max(0, cut), length: 1)
    if first > range.lowerBound {
      excerpt.text = "…" + excerpt.text
      excerpt.start += 1
    }
    return Diagnostic(
      path: path, line: number, column: column, message: message, help: help, excerpt: excerpt)
  }

  private func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
