/// One word, number or mark of a Swift source, and where it stands.
struct SourceToken: Hashable {
  /// The word, number or mark; marks are single characters.
  var text: String
  /// Its line, from 1.
  var line: Int

  /// Whether it is a name or a keyword.
  var isWord: Bool {
    guard let first = text.utf8.first else { return false }
    return SourceScanner.isLetter(first)
  }

  /// The tokens of a source, without comments and without the text of string literals; code inside
  /// interpolations is part of them.
  static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(bytes: Array(source.utf8))
    scanner.scanCode(insideInterpolation: false)
    return scanner.tokens
  }
}

/// Reads Swift well enough to tell code from comments and literals.
struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private(set) var tokens: [SourceToken] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads code up to the end, or up to the parenthesis that ends an interpolation.
  mutating func scanCode(insideInterpolation: Bool) {
    var depth = 0
    while let byte = peek(0) {
      if starts(with: "//") {
        while let next = peek(0), next != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let hashes = literalHashes() {
        scanLiteral(hashes: hashes)
      } else if SourceScanner.isLetter(byte) {
        take { SourceScanner.isLetter($0) || SourceScanner.isDigit($0) }
      } else if SourceScanner.isDigit(byte) {
        takeNumber()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte > UInt8(ascii: " ") { append(position..<position + 1) }
        advance()
        if insideInterpolation, depth == 0 { return }
      }
    }
  }

  /// A letter, an underscore, a back quote or a byte of a character beyond ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF: true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A literal starts here: how many `#` stand before its quotation mark.
  private func literalHashes() -> Int? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func scanLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    advance(hashes)
    let isLong = starts(with: "\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    advance(quote.utf8.count)
    while let byte = peek(0) {
      if starts(with: quote + marks) {
        return advance(quote.utf8.count + hashes)
      } else if starts(with: "\\" + marks + "(") {
        advance(1 + hashes)
        scanCode(insideInterpolation: true)
      } else if starts(with: "\\" + marks) {
        advance(2 + hashes)
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func takeNumber() {
    let start = position
    let isMember = tokens.last?.text == "."
    while let byte = peek(0) {
      let isFraction =
        byte == UInt8(ascii: ".") && !isMember && peek(1).map(SourceScanner.isDigit) == true
      guard isFraction || SourceScanner.isLetter(byte) || SourceScanner.isDigit(byte) else { break }
      advance()
    }
    append(start..<position)
  }

  private mutating func take(while condition: (UInt8) -> Bool) {
    let start = position
    while let byte = peek(0), condition(byte) { advance() }
    append(start..<position)
  }

  private mutating func append(_ range: Range<Int>) {
    tokens.append(SourceToken(text: String(decoding: bytes[range], as: UTF8.self), line: line))
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<min(count, bytes.count - position) {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }
}
