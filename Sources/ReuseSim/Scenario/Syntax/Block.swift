/// The lines between braces.
public struct Block: Hashable, Sendable {
  /// The lines.
  public var lines: [Line]
  /// What is remarked behind the closing brace, without the `#`.
  public var closingComment: String?

  /// Makes a block.
  public init(lines: [Line] = [], closingComment: String? = nil) {
    self.lines = lines
    self.closingComment = closingComment
  }
}
