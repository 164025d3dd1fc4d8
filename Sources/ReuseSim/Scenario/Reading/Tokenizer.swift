/// Divides one line into tokens.
struct Tokenizer {
  private let bytes: [UInt8]
  private let line: Int
  private var place: Int
  private let end: Int

  /// The tokens so far.
  private(set) var tokens: [Token] = []
  /// Where the line's remark begins, after its `#`.
  private(set) var comment: Int?
  /// The first thing that cannot be read.
  private(set) var error: SyntaxError?

  /// Reads a line of a script.
  init(_ source: ScriptSource, line: Int) {
    bytes = source.bytes
    self.line = line
    let range = source.line(line)
    place = range.lowerBound
    end = range.upperBound
    while place < end { step() }
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case 0x20, 0x09:
      place += 1
    case UInt8(ascii: "#"):
      comment = place + 1
      place = end
    case UInt8(ascii: "\""):
      text()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
    default:
      if Tokenizer.isLetter(byte) { word() } else { symbol() }
    }
  }

  private mutating func word() {
    let start = place
    let isUnit: Bool
    if let last = tokens.last, case .number = last.kind, last.end == start {
      isUnit = true
    } else {
      isUnit = false
    }
    place += 1
    while place < end {
      let byte = bytes[place]
      if Tokenizer.isLetter(byte) {
        place += 1
      } else if !isUnit && (Tokenizer.isDigit(byte) || byte == UInt8(ascii: "_")) {
        place += 1
      } else if !isUnit && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")),
        place + 1 < end,
        Tokenizer.isLetter(bytes[place + 1]) || Tokenizer.isDigit(bytes[place + 1])
      {
        place += 2
      } else {
        break
      }
    }
    add(.word(Word(bytes: bytes[start..<place])), from: start)
  }

  private mutating func number() {
    let start = place
    var whole: UInt64 = 0
    var overflows = false
    while place < end, Tokenizer.isDigit(bytes[place]) {
      let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(bytes[place] - 0x30))
      overflows = overflows || isTooLarge || carries
      whole = sum
      place += 1
    }
    var millionths: Int64 = 0
    var places = 0
    if place + 1 < end, bytes[place] == UInt8(ascii: "."), Tokenizer.isDigit(bytes[place + 1]) {
      place += 1
      while place < end, Tokenizer.isDigit(bytes[place]) {
        if places < ScriptLimits.decimalPlaces {
          millionths = millionths * 10 + Int64(bytes[place] - 0x30)
        }
        places += 1
        place += 1
      }
    }
    for _ in min(places, ScriptLimits.decimalPlaces)..<ScriptLimits.decimalPlaces {
      millionths *= 10
    }
    if isExponent(at: place) {
      place += 2
      while place < end, Tokenizer.isWordByte(bytes[place]) { place += 1 }
      let text = String(decoding: bytes[start..<min(place, start + 40)], as: UTF8.self)
      fail(from: start, "'\(text)' is not accepted", help: "numbers have no exponent")
    }
    add(.number(ScriptNumber(whole: whole, millionths: millionths)), from: start)
    if overflows {
      fail(
        from: start, "the number is too large",
        help: "a seed goes up to \(UInt64.max), other numbers up to \(ScriptLimits.number)")
    } else if places > ScriptLimits.decimalPlaces {
      fail(
        from: start, "the number has \(places) decimal places",
        help: "a number has at most \(ScriptLimits.decimalPlaces); fractions such as 1/3 are exact")
    }
  }

  /// Whether what follows a number is written like a power of ten: `e5`, `E-5`.
  private func isExponent(at place: Int) -> Bool {
    guard place + 1 < end, bytes[place] | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = bytes[place + 1] == UInt8(ascii: "+") || bytes[place + 1] == UInt8(ascii: "-")
    let digit = isSigned ? place + 2 : place + 1
    return digit < end && Tokenizer.isDigit(bytes[digit])
  }

  private mutating func text() {
    let start = place
    place += 1
    while place < end, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\") {
        let next = place + 1 < end ? bytes[place + 1] : 0
        if next != UInt8(ascii: "\"") && next != UInt8(ascii: "\\") {
          fail(
            from: place, "a lone '\\' in a text", help: "write '\\\\' for '\\' and '\\\"' for '\"'")
        }
        place += 1
      }
      place += 1
    }
    if place >= end {
      place = end
      fail(from: start, "the text has no end", help: "close it with '\"' on the same line")
    } else {
      place += 1
    }
    add(.text, from: start)
  }

  private mutating func symbol() {
    let start = place
    if place + 1 < end, let symbol = Tokenizer.symbol(bytes[place], bytes[place + 1]) {
      place += 2
      add(.symbol(symbol), from: start)
    } else if let symbol = Tokenizer.symbol(bytes[place]) {
      place += 1
      add(.symbol(symbol), from: start)
    } else {
      place += 1
      while place < end, bytes[place] & 0xC0 == 0x80 { place += 1 }
      if let name = Tokenizer.nameOfBlank(in: bytes, at: start) {
        fail(
          from: start, "unexpected character \(name)",
          help: "between words stand ordinary spaces; anything may stand in a text or a remark")
        return
      }
      let character = String(decoding: bytes[start..<place], as: UTF8.self)
      fail(
        from: start, "unexpected character '\(character)'",
        help: bytes[start] < 0x80
          ? "accepted are words, numbers, \"texts\", # remarks, and { } ( ) @ + - * / | = != < <= > >="
          : "names and words have ASCII letters; anything may stand in a text or a remark")
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, start: start, end: place))
  }

  private mutating func fail(from start: Int, _ message: String, help: String) {
    if error != nil { return }
    let span = SourceSpan(line: line, start: start, end: max(place, start + 1))
    error = SyntaxError(span: span, message: message, help: help)
  }

  private static func symbol(_ byte: UInt8) -> Token.Symbol? {
    switch byte {
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "/"): .divided
    case UInt8(ascii: "@"): .atSign
    case UInt8(ascii: "|"): .bar
    default: nil
    }
  }

  private static func symbol(_ first: UInt8, _ second: UInt8) -> Token.Symbol? {
    switch (first, second) {
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): .lessOrEqual
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): .greaterOrEqual
    case (UInt8(ascii: "."), UInt8(ascii: ".")): .dots
    default: nil
    }
  }

  /// The name of a character that looks like a space or like nothing, such as a no-break space.
  private static func nameOfBlank(in bytes: [UInt8], at place: Int) -> String? {
    guard let scalar = UTF8Decoding.scalar(in: bytes, at: place).scalar else { return nil }
    switch scalar {
    case 0xA0: return "U+00A0, a no-break space"
    case 0xAD, 0x34F, 0x1680, 0x180B...0x180F, 0x2000...0x200F, 0x202F, 0x205F...0x206F, 0x2800,
      0x3000, 0x3164, 0xFE00...0xFE0F, 0xFFA0:
      let digits = String(scalar, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - min(4, digits.utf8.count)) + digits
    default: return nil
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
