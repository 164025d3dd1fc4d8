/// What stands together on a screen: a character, or the signs that stand for what cannot be shown.
struct TextUnit: Hashable, Sendable {
  /// How it is shown.
  enum Look: Hashable, Sendable {
    /// As the bytes are.
    case itself
    /// As blanks up to the next stop.
    case tab
    /// As a caret and a letter.
    case caret(UInt8)
    /// As the byte's number, because it is no UTF-8.
    case byte(UInt8)
    /// As the scalar's number, because it would change how other text is shown.
    case number(UInt32)
  }

  /// How many bytes it has.
  var length: Int
  /// How many columns it takes at most.
  var columns: Int
  /// How it is shown.
  var look: Look

  /// Where the stops of tabs are.
  static let tabWidth = 8

  /// The unit at a place.
  ///
  /// - Parameter column: where in the row it would begin.
  /// - Precondition: `place` is before `end`.
  init(_ bytes: UnsafeRawBufferPointer, at place: Int, end: Int, column: Int) {
    let first = bytes[place]
    switch first {
    case UInt8(ascii: "\t"):
      self.init(
        length: 1, columns: TextUnit.tabWidth - column % TextUnit.tabWidth, look: .tab)
    case 0..<0x20, 0x7F: self.init(length: 1, columns: 2, look: .caret(first ^ 0x40))
    case 0x20..<0x7F: self.init(length: 1, columns: 1, look: .itself)
    default:
      guard let (scalar, length) = TextUnit.scalar(bytes, at: place, end: end) else {
        self.init(length: 1, columns: 4, look: .byte(first))
        return
      }
      if scalar.isDangerous {
        let look = Look.number(scalar.value)
        self.init(length: length, columns: look.sign.utf8.count, look: look)
      } else {
        self.init(length: length, columns: scalar.columns, look: .itself)
      }
    }
  }

  private init(length: Int, columns: Int, look: Look) {
    self.length = length
    self.columns = columns
    self.look = look
  }

  /// The scalar that is written at a place as valid UTF-8 has it, in the shortest way and no surrogate.
  private static func scalar(
    _ bytes: UnsafeRawBufferPointer, at place: Int, end: Int
  ) -> (Unicode.Scalar, Int)? {
    let first = bytes[place]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, place + length <= end else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in (place + 1)..<(place + length) {
      let byte = bytes[next]
      if byte & 0xC0 != 0x80 { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let lowest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= lowest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension TextUnit.Look {
  /// What is written in its place; nothing where the text itself, or blanks, are.
  var sign: String {
    switch self {
    case .itself, .tab: ""
    case .caret(let letter): "^" + String(UnicodeScalar(letter))
    case .byte(let byte): "<" + TextUnit.Look.hex(UInt32(byte), digits: 2) + ">"
    case .number(let value): "<U+" + TextUnit.Look.hex(value, digits: 4) + ">"
    }
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
