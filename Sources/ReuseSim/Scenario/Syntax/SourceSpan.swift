/// A stretch of one line of a script.
public struct SourceSpan: Hashable, Sendable {
  /// The line, from 1; 0 when it comes from no script.
  public var line: Int
  /// Its first byte's place in the script.
  public var start: Int
  /// The place after its last byte.
  public var end: Int

  /// The place of what comes from no script.
  public static let none = SourceSpan(line: 0, start: 0, end: 0)

  /// Makes a span.
  public init(line: Int, start: Int, end: Int) {
    self.line = line
    self.start = start
    self.end = end
  }
}
