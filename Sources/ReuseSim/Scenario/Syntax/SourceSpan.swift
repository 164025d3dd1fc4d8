/// A stretch of one line of a script, or of a file that it imports.
public struct SourceSpan: Hashable, Sendable {
  /// Which file: 0 for the script, then those that it imports in the order in which they are read.
  public var file: Int
  /// The line, from 1; 0 when it comes from no script.
  public var line: Int
  /// Its first byte's place in the file.
  public var start: Int
  /// The place after its last byte.
  public var end: Int

  /// The place of what comes from no script.
  public static let none = SourceSpan(line: 0, start: 0, end: 0)

  /// Makes a span.
  public init(line: Int, start: Int, end: Int, file: Int = 0) {
    self.file = file
    self.line = line
    self.start = start
    self.end = end
  }
}
