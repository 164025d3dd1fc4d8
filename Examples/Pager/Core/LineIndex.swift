/// Where the lines of a text begin, as far as it was looked through: one mark for many lines, so that millions of them
/// take little memory.
public struct LineIndex: Sendable {
  /// The start of a line.
  private struct Mark: Hashable, Sendable {
    var line: Int
    var byte: Int
  }

  /// How many lines were found so far; the last one may go on.
  public private(set) var count = 0
  /// How many bytes were looked through.
  public private(set) var scanned = 0
  private let text: FileText
  private var marks: [Mark] = []

  /// The most lines between two marks.
  static let linesPerMark = 64
  /// How many bytes between two marks are many enough.
  static let bytesPerMark = 1 << 16
  /// The most lines that are told from each other; the last one has all the rest.
  static let maximumCount = (1 << 31) - 2

  /// Makes the index of a text that nobody has looked through.
  public init(_ text: FileText) {
    self.text = text
  }

  /// Whether all of the text was looked through.
  public var isComplete: Bool { scanned == text.count }

  /// Looks through more of the text.
  ///
  /// - Parameter bytes: how many are enough; the line that they end in is looked through, too.
  /// - Complexity: O(bytes).
  public mutating func scan(atLeast bytes: Int) {
    let end = min(text.count, scanned + max(bytes, 1))
    while scanned < end {
      if count % LineIndex.linesPerMark == 0 || isFar(scanned) {
        marks.append(Mark(line: count, byte: scanned))
      }
      count += 1
      let newline =
        count < LineIndex.maximumCount
        ? text.firstIndex(of: UInt8(ascii: "\n"), in: scanned..<text.count) : nil
      scanned = newline.map { $0 + 1 } ?? text.count
    }
  }

  private func isFar(_ byte: Int) -> Bool {
    guard let last = marks.last else { return true }
    return byte - last.byte >= LineIndex.bytesPerMark
  }

  /// The bytes of a line, without what ends it.
  ///
  /// - Precondition: `line` is in `0..<count`.
  /// - Complexity: O(log n), and the bytes between two marks; not those of a long line.
  public func bytes(of line: Int) -> Range<Int> {
    let place = lastMark { $0.line <= line }
    var start = marks[place].byte
    for _ in marks[place].line..<line { start = nextLine(after: start) }
    let isLast = line + 1 == firstLine(after: place)
    return
      start..<withoutEnding(start..<(isLast ? firstByte(after: place) : nextLine(after: start)))
  }

  /// The line that a byte belongs to.
  ///
  /// - Precondition: `byte` was looked through.
  /// - Complexity: as for `bytes(of:)`.
  public func line(at byte: Int) -> Int {
    let place = lastMark { $0.byte <= byte }
    var (line, start) = (marks[place].line, marks[place].byte)
    while line + 1 < firstLine(after: place) {
      start = nextLine(after: start)
      if start > byte { break }
      line += 1
    }
    return line
  }

  /// The line of the next mark: a long line is the last before one, so its end is known.
  private func firstLine(after place: Int) -> Int {
    place + 1 < marks.count ? marks[place + 1].line : count
  }

  private func firstByte(after place: Int) -> Int {
    place + 1 < marks.count ? marks[place + 1].byte : scanned
  }

  private func nextLine(after start: Int) -> Int {
    text.firstIndex(of: UInt8(ascii: "\n"), in: start..<text.count).map { $0 + 1 } ?? text.count
  }

  /// Where a line ends, without the newline and the return before it.
  private func withoutEnding(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    if end > line.lowerBound && text.bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
    } else {
      return end
    }
    if end > line.lowerBound && text.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The place of the last mark that is not too far.
  private func lastMark(where isNear: (Mark) -> Bool) -> Int {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if isNear(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
