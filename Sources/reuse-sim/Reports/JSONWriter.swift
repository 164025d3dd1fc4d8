import ReuseSim

/// Writes JSON as text: keys in the order in which they are given, two spaces a level, the same bytes for the
/// same values.
struct JSONWriter {
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  /// For each open object or array, whether it is still empty.
  private var isEmpty: [Bool] = []

  /// Writes an object; `members` writes its members.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array, an element for each value.
  mutating func array<Values: Sequence>(
    _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for value in values {
        writer.separate()
        element(&writer, value)
      }
    }
  }

  /// Begins a member of an object; its value is to be written next.
  mutating func key(_ name: String) {
    separate()
    string(name)
    bytes += Array(": ".utf8)
  }

  /// Writes a member whose value is a string.
  mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { raw("null") }
  }

  /// Writes a member whose value is a whole number.
  mutating func member(_ name: String, _ value: (some BinaryInteger)?) {
    key(name)
    if let value { raw(String(value)) } else { raw("null") }
  }

  /// Writes a member that is true or false.
  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    raw(value ? "true" : "false")
  }

  /// Writes a member whose value is a number of points.
  mutating func member(_ name: String, _ value: Length?) {
    key(name)
    raw(value.map { "\($0)" } ?? "null")
  }

  /// Writes a member whose value is a number of seconds.
  mutating func member(_ name: String, _ value: Time) {
    key(name)
    raw(value.secondsText)
  }

  /// Writes a member whose value is what `value` writes.
  mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    key(name)
    value(&self)
  }

  /// Writes a string.
  mutating func string(_ text: String) {
    raw(JSONWriter.quoted(text))
  }

  /// Writes text that is JSON already.
  mutating func raw(_ text: String) {
    bytes += Array(text.utf8)
  }

  /// Ends the text with a line feed and hands it out.
  consuming func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// A string as JSON writes it: everything that is a control or ends a line somewhere is escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func enclose(
    _ opening: UInt8, _ closing: UInt8, _ contents: (inout JSONWriter) -> Void
  ) {
    bytes.append(opening)
    isEmpty.append(true)
    contents(&self)
    if isEmpty.removeLast() == false { lineBreak() }
    bytes.append(closing)
  }

  private mutating func separate() {
    guard let empty = isEmpty.last else { return }
    if !empty { bytes.append(UInt8(ascii: ",")) }
    isEmpty[isEmpty.count - 1] = false
    lineBreak()
  }

  private mutating func lineBreak() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: 2 * isEmpty.count)
  }
}
