/// A line of a text, or the part of it around a place, with that place marked.
public struct SourceExcerpt: Hashable, Sendable {
  /// The most characters of a line that are shown.
  static let width = 100
  /// How many characters before the marked place are shown when a line is cut.
  static let lead = 40

  /// The text; `…` stands where a long line is cut.
  public var text: String
  /// Where the mark begins: a count of characters, from 0.
  public var start: Int
  /// How many characters are marked; at least 1.
  public var length: Int

  /// Makes an excerpt.
  public init(text: String, start: Int, length: Int) {
    self.text = text
    self.start = start
    self.length = length
  }

  /// Cuts a line around the marked characters; characters that a terminal would act on become `·`.
  init<Line: Collection>(line: Line, start: Int, length: Int)
  where Line.Element == Unicode.Scalar {
    let count = line.count
    var first = 0
    if count > SourceExcerpt.width {
      first = min(max(0, start - SourceExcerpt.lead), max(0, count - SourceExcerpt.width))
    }
    let last = min(count, first + SourceExcerpt.width)
    var scalars = String.UnicodeScalarView()
    if first > 0 { scalars.append("…") }
    for scalar in line.dropFirst(first).prefix(last - first) {
      scalars.append(SourceExcerpt.shown(scalar))
    }
    if last < count { scalars.append("…") }
    let shift = first > 0 ? 1 - first : 0
    text = String(scalars)
    self.start = start + shift
    self.length = max(1, min(length, last - start + (last < count ? 1 : 0)))
  }

  /// A space for a tab, a dot for what has no picture.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    return scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar.value) ? "·" : scalar
  }

  /// Whether nobody sees a character, which yet may change how a line is shown: marks of direction, joiners,
  /// and the separators that some editors take for line ends.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      true
    default:
      false
    }
  }

  /// The text and the line that underlines the marked place.
  var lines: [String] {
    [
      text,
      String(repeating: " ", count: start) + "^" + String(repeating: "~", count: length - 1),
    ]
  }
}
