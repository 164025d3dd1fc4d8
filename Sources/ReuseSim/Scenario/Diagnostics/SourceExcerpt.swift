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
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "·" : scalar
  }

  /// The text and the line that underlines the marked place.
  var lines: [String] {
    [
      text,
      String(repeating: " ", count: start) + "^" + String(repeating: "~", count: length - 1),
    ]
  }
}
