/// A key that the pager knows, or what stands for one on a keyboard.
public enum Key: Hashable, Sendable {
  case character(UInt8)
  case up, down, pageUp, pageDown, home, end
  case enter, backspace, escape

  /// The keys that a terminal sends for them, in bytes; what is unknown is skipped.
  ///
  /// An escape that ends the bytes is the key itself.
  public static func keys(of bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x1B:
        guard place + 1 < bytes.count,
          [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[place + 1])
        else {
          keys.append(.escape)
          place += 1
          continue
        }
        let start = place + 2
        place = start
        while place < bytes.count && !(0x40...0x7E ~= bytes[place]) { place += 1 }
        place = min(place + 1, bytes.count)
        if let key = sequences[String(decoding: bytes[start..<place], as: UTF8.self)] {
          keys.append(key)
        }
        continue
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x08, 0x7F: keys.append(.backspace)
      default: keys.append(.character(bytes[place]))
      }
      place += 1
    }
    return keys
  }

  /// By what follows the escape and the bracket.
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "5~": .pageUp, "6~": .pageDown, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end,
  ]
}
