/// How a piece of text looks on a terminal; the raw value is the number of the escape sequence.
enum Style: Int {
  case bold = 1
  case red = 31
  case green = 32
  case yellow = 33
}

extension Console {
  /// Text in a style, where there are colours.
  func styled(_ text: String, _ style: Style) -> String {
    hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
