/// A script as it is written: every statement, remark and empty line, in order.
///
/// Runs of empty lines count as one, and empty lines at the ends of the document and of blocks are dropped.
/// Parsing what ``printed`` gives is the identity.
public struct Document: Hashable, Sendable {
  /// The lines.
  public var lines: [Line]

  /// Makes a document.
  public init(lines: [Line] = []) {
    self.lines = lines
  }
}
