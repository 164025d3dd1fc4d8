/// One line of a document: a statement with or without a remark, a remark alone, or nothing.
public struct Line: Hashable, Sendable {
  /// What is stated.
  public var statement: Located<Statement>?
  /// What is remarked, without the `#`.
  public var comment: String?

  /// An empty line.
  public static let blank = Line()

  /// Makes a line.
  public init(statement: Located<Statement>? = nil, comment: String? = nil) {
    self.statement = statement
    self.comment = comment
  }

  /// Makes a line with a statement that comes from no script.
  public init(_ statement: Statement, comment: String? = nil) {
    self.init(statement: Located(statement), comment: comment)
  }

  /// Whether nothing stands in it.
  public var isBlank: Bool { statement == nil && comment == nil }
}
