/// Something about a script that its author should know: an error, or a warning.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the raw value is how it is written.
  public enum Severity: String, Sendable {
    /// The script cannot be used.
    case error
    /// The script can be used, but hardly means what its author thinks.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The file, as it was named to the reader.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column of the first character it is about, from 1; counted in Unicode scalars.
  public var column: Int
  /// How many characters it is about; at least 1.
  public var length: Int
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What would be accepted.
  public var help: String?
  /// The line it is about; `nil` when there is no text to show.
  public var excerpt: SourceExcerpt?

  /// Makes a diagnostic.
  public init(
    severity: Severity = .error, path: String, line: Int, column: Int, length: Int = 1,
    message: String, help: String? = nil, excerpt: SourceExcerpt? = nil
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.message = message
    self.help = help
    self.excerpt = excerpt
  }

  /// The diagnostic as it is shown: place, severity and message, the line, the mark under it, the help; with
  /// no line feed at the end.
  public var rendered: String {
    var lines = ["\(path):\(line):\(column): \(severity.rawValue): \(message)"]
    if let excerpt {
      for line in excerpt.lines { lines.append("    " + line) }
    }
    if let help { lines.append("    help: " + help) }
    return lines.joined(separator: "\n")
  }
}
