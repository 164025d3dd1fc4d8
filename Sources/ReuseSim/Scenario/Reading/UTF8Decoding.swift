/// Reads UTF-8, and says where it is none.
enum UTF8Decoding {
  /// The character that begins at a byte and the number of its bytes; no character and one byte when what
  /// stands there is no UTF-8.
  static func scalar(in bytes: [UInt8], at place: Int) -> (scalar: UInt32?, length: Int) {
    let lead = bytes[place]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return (nil, 1)
    }
    if place + length > bytes.count { return (nil, 1) }
    for offset in 1..<length {
      let byte = bytes[place + offset]
      if byte & 0xC0 != 0x80 { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    let isSurrogate = (0xD800...0xDFFF).contains(value)
    return value < smallest || value > 0x10_FFFF || isSurrogate ? (nil, 1) : (value, length)
  }

  /// The number of characters, bytes that are no UTF-8 counted as one each.
  static func count(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var place = start
    var count = 0
    while place < end {
      place += scalar(in: bytes, at: place).length
      count += 1
    }
    return count
  }

  /// The characters, with `·` for each byte that is no UTF-8.
  static func lenient(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    let copy = Array(bytes)
    var scalars: [Unicode.Scalar] = []
    var place = 0
    while place < copy.count {
      let (scalar, length) = scalar(in: copy, at: place)
      scalars.append(scalar.flatMap { Unicode.Scalar($0) } ?? "·")
      place += length
    }
    return scalars
  }
}
