/// The lines of a script that make up one scenario, or those before the first.
struct ScriptPart {
  /// The scenario's name; `nil` for the shared lines and for a scenario whose first line failed.
  var name: Located<String>?
  /// The line it begins in.
  var firstLine: Int
  /// The last line before the next part.
  var lastLine: Int
  /// Its statements, without the one that names it.
  var statements: [Located<Statement>] = []

  /// Divides a document: the shared lines, and the scenarios.
  static func divide(
    _ document: Document, failures: FailedLines, lineCount: Int
  ) -> (shared: ScriptPart, scenarios: [ScriptPart]) {
    var parts = [ScriptPart(firstLine: 1, lastLine: lineCount)]
    var failedStarts = failures.scenarioStarts[...]
    func begin(_ name: Located<String>?, at line: Int) {
      parts[parts.count - 1].lastLine = line - 1
      parts.append(ScriptPart(name: name, firstLine: line, lastLine: lineCount))
    }
    for line in document.lines {
      guard let statement = line.statement else { continue }
      while let failed = failedStarts.first, failed < statement.span.line {
        begin(nil, at: failed)
        failedStarts.removeFirst()
      }
      if case .scenario(let name) = statement.value {
        begin(name, at: statement.span.line)
      } else {
        parts[parts.count - 1].statements.append(statement)
      }
    }
    for failed in failedStarts { begin(nil, at: failed) }
    return (parts[0], Array(parts.dropFirst()))
  }
}
