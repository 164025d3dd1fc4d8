extension Document {
  /// Reads a script without building its scenarios: names and files are not looked up.
  public init(
    parsing bytes: [UInt8], path: String
  ) throws(ScriptErrors) {
    let source = ScriptSource(bytes: bytes, path: path)
    if let problem = source.problem() { throw ScriptErrors(diagnostics: [problem]) }
    let parser = ScriptParser(source)
    if !parser.diagnostics.isEmpty { throw ScriptErrors(diagnostics: parser.diagnostics) }
    self = parser.document
  }
}
