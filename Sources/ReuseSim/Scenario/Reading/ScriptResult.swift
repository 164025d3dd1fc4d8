/// What became of reading a script.
public struct ScriptResult: Sendable {
  /// The script as it is written; statements that cannot be read are missing.
  public var document: Document
  /// The shared lines of the files that it imports, each file behind those that it imports itself.
  public var imported: Document
  /// Its scenarios in order, each with its variants in order; none when there is an error.
  public var scenarios: [Scenario]
  /// What is wrong with it, and what is odd about it, in the order of the lines.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(
    document: Document, imported: Document = Document(), scenarios: [Scenario],
    diagnostics: [Diagnostic]
  ) {
    self.document = document
    self.imported = imported
    self.scenarios = scenarios
    self.diagnostics = diagnostics
  }

  /// Whether anything is wrong.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads a script: its scenarios, and everything that is wrong with it.
///
/// Any bytes are read in time and memory that ``ScriptLimits`` bounds.
///
/// - Parameters:
///   - bytes: The script.
///   - path: Its name, as diagnostics have it.
///   - load: Gives the contents of a file that the script or a file it imports names, by its name from the
///     script's folder on. It is asked once for each name that stands for heights, and once for each import.
///   - platform: The name of a platform in place of those that a line of platforms names.
public func readScript(
  bytes: [UInt8], path: String, platform: String? = nil, load: (String) -> FileContents
) -> ScriptResult {
  let source = ScriptSource(bytes: bytes, path: path)
  if let problem = source.problem() {
    return ScriptResult(document: Document(), scenarios: [], diagnostics: [problem])
  }
  let parser = ScriptParser(source)
  let imports = ScriptImports(parser, load: load)
  var builder = ScenarioBuilder(parser, imports, onlyPlatform: platform)
  if imports.diagnostics.isEmpty { builder.build(load: load) }
  let all = parser.diagnostics + imports.diagnostics + builder.diagnostics
  // The script's own lines in their order, then those of other files as they were found.
  let diagnostics = all.enumerated().sorted { left, right in
    (left.element.path == path ? left.element.line : .max, left.offset)
      < (right.element.path == path ? right.element.line : .max, right.offset)
  }.map { $0.element }
  let hasErrors = diagnostics.contains { $0.severity == .error }
  return ScriptResult(
    document: parser.document,
    imported: Document(lines: imports.lines),
    scenarios: hasErrors ? [] : builder.scenarios,
    diagnostics: diagnostics)
}
