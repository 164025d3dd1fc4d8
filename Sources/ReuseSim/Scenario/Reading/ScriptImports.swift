/// The files that a script imports, and those that these import, each once.
struct ScriptImports {
  /// A file.
  struct File {
    /// Its name, from the script's folder on.
    var name: String
    /// Its shared lines.
    var part: ScriptPart
    /// Its text.
    var source: ScriptSource
  }

  /// The files, each behind those that it imports.
  private(set) var files: [File] = []
  /// The script, then the files in the order in which they are read: a span's file is a place here.
  private(set) var sources: [ScriptSource]
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<String> = []
  private var bytes = 0
  /// The files between the script and the one that is read, both included, and the lines that import the next.
  private var chain: [(name: String, path: String, line: Int)] = []

  /// Reads what a script imports.
  init(_ script: ScriptParser, load: (String) -> FileContents) {
    sources = [script.source]
    let path = script.source.path
    chain = [(FilePath.name(of: path), path, 0)]
    read(ScriptPart.shared(of: script), load)
  }

  /// The lines of all files.
  var lines: [Line] {
    files.flatMap { $0.part.statements }.map { Line(statement: $0) }
  }

  private mutating func read(_ part: ScriptPart, _ load: (String) -> FileContents) {
    for statement in part.statements {
      guard case .importFile(let name) = statement.value else { continue }
      chain[chain.count - 1].line = name.span.line
      open(name, load)
    }
  }

  /// Reads one file, unless it is known.
  private mutating func open(_ given: Located<String>, _ load: (String) -> FileContents) {
    let name = FilePath.joined(FilePath.folder(of: chain[chain.count - 1].name), given.value)
    if let start = chain.firstIndex(where: { $0.name == name }) {
      let circle = chain[start...].map { $0.path } + [chain[start].path]
      return report(
        given, "the files import each other in a circle: \(circle.joined(separator: ", "))",
        help: "take one of these imports out")
    }
    if !known.insert(name).inserted { return }
    if chain.count > ScriptLimits.importDepth {
      return report(
        given, "too many files import each other in a row",
        help: "at most \(ScriptLimits.importDepth) are accepted")
    }
    if known.count > ScriptLimits.importedFiles {
      return report(
        given, "the script imports too many files",
        help: "it imports at most \(ScriptLimits.importedFiles)")
    }
    switch load(name) {
    case .failure(let reason, _):
      report(
        given, "cannot import \(CanonicalText.quoted(given.value)): \(reason)",
        help: "a file is looked for in the folder of the file that imports it")
    case .bytes(let bytes): read(bytes, named: name, given, load)
    }
  }

  private mutating func read(
    _ bytes: [UInt8], named name: String, _ given: Located<String>,
    _ load: (String) -> FileContents
  ) {
    self.bytes += bytes.count
    if self.bytes > ScriptLimits.scriptBytes {
      return report(
        given,
        "with \(CanonicalText.quoted(given.value)) the imported files have \(self.bytes) bytes",
        help: "they have at most \(ScriptLimits.scriptBytes) bytes together")
    }
    let path = FilePath.joined(FilePath.folder(of: sources[0].path), name)
    let source = ScriptSource(bytes: bytes, path: path, file: sources.count)
    sources.append(source)
    if let problem = source.problem() {
      diagnostics.append(problem)
      return
    }
    let parser = ScriptParser(source)
    diagnostics += parser.diagnostics
    var part = ScriptPart.shared(of: parser)
    chain.append((name, path, 0))
    read(part, load)
    chain.removeLast()
    refuseEvents(in: part, source)
    part.statements.removeAll { $0.value.word == .importFile }
    files.append(File(name: name, part: part, source: source))
  }

  /// Refuses what happens or is expected: its lines are told in warnings and results, which are about the script.
  private mutating func refuseEvents(in part: ScriptPart, _ source: ScriptSource) {
    for statement in part.statements {
      let word = statement.value.word
      if Vocabulary.imported.contains(word) { continue }
      diagnostics.append(
        source.diagnostic(
          statement.span, "'\(word.rawValue)' cannot be imported",
          help: "write it into the script; an imported file has lines that start with: "
            + Vocabulary.imported.map { $0.rawValue }.joined(separator: ", ")))
    }
  }

  /// Adds an error about a line that imports, with the lines that lead there.
  private mutating func report(_ name: Located<String>, _ message: String, help: String) {
    let importers = chain.dropLast().reversed().map { "\($0.path):\($0.line)" }
    let way = importers.isEmpty ? "" : "; imported by " + importers.joined(separator: ", by ")
    diagnostics.append(
      sources[name.span.file].diagnostic(name.span, message, help: help + way))
  }
}

extension ScriptPart {
  /// The lines of a script before its first scenario.
  fileprivate static func shared(of script: ScriptParser) -> ScriptPart {
    divide(
      script.document, failures: script.failures, lineCount: script.source.lineCount
    ).shared
  }
}
