/// Makes scenarios of a document: looks names up, reads the files it names, and checks what no single line
/// can tell.
struct ScenarioBuilder {
  /// The scenarios so far.
  private(set) var scenarios: [Scenario] = []
  /// What is wrong, and what is odd.
  private(set) var diagnostics: [Diagnostic] = []

  /// The script's text.
  let source: ScriptSource
  /// The lines that failed.
  let failures: FailedLines
  /// The scenario being built.
  var scenario = Scenario(name: "")
  /// Where its single settings stand.
  var stated: [Word: StatedLine] = [:]
  /// Its cell kinds by name.
  var kinds: [String: DeclaredKind] = [:]
  /// The names of cell kinds that were too many.
  var refusedKinds: Set<String> = []
  /// How many items it has created so far; `nil` after that was too many.
  var created: Int64? = 0
  /// How many items its list starts with so far.
  var listed: Int64 = 0
  /// The times that the run has to reach, and the lines that name them.
  var dates: [(time: Time, line: Int)] = []
  /// Where its sizes of text stand, as its text metrics do.
  var textSizes: [StatedLine] = []
  /// The columns of files that were read, by file and column.
  var columns: [String: [HeightRun]?] = [:]
  /// The files that were loaded, by name.
  var files: [String: FileContents] = [:]
  /// The size of these files in bytes.
  var fileBytes = 0
  private let document: Document
  private var reported: Set<Diagnostic> = []
  private(set) var isShared = false

  /// Where a setting is stated.
  struct StatedLine {
    var span: SourceSpan
    var isShared: Bool
  }

  /// What is known of a cell kind beside its meaning.
  struct DeclaredKind {
    /// Its place in the scenario's kinds.
    var index: Int
    /// Where it is declared; the line of the first rows for kind `Row` without a declaration.
    var span: SourceSpan
    var isShared: Bool
    /// Whether it may have a height that could not be read.
    var mayHaveHeight: Bool
    /// Whether a line makes items of it.
    var isUsed = false
  }

  /// Starts with what a parser has read.
  init(_ parser: ScriptParser) {
    source = parser.source
    failures = parser.failures
    document = parser.document
  }

  /// Builds all scenarios.
  mutating func build(load: (String) -> FileContents) {
    let (shared, parts) = ScriptPart.divide(
      document, failures: failures, lineCount: source.lineCount)
    guard checkParts(shared, parts) else { return }
    for part in parts {
      scenario = Scenario(name: part.name?.value ?? "")
      scenario.firstLine = part.firstLine
      scenario.lastLine = part.lastLine
      (stated, kinds, refusedKinds, created, listed) = ([:], [:], [], 0, 0)
      (dates, textSizes) = ([], [])
      let statements =
        shared.statements.map { (statement: $0, isShared: true) }
        + part.statements.map { (statement: $0, isShared: false) }
      for (statement, isShared) in statements {
        self.isShared = isShared
        declare(statement, load: load)
      }
      for (statement, isShared) in statements {
        self.isShared = isShared
        declareRows(statement, load: load)
      }
      for (statement, isShared) in statements {
        self.isShared = isShared
        perform(statement, load: load)
      }
      finish()
      scenarios.append(scenario)
    }
  }

  /// Adds a diagnostic; one about a shared line only once.
  mutating func report(
    _ span: SourceSpan, _ message: String, help: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    report(source.diagnostic(span, message, help: help, severity: severity))
  }

  /// Adds a diagnostic, unless it is known.
  mutating func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Notes where a setting stands.
  ///
  /// - Returns: Whether it counts: `false` when the same setting stands in the same part already.
  mutating func state(_ word: Word, at span: SourceSpan) -> Bool {
    if let before = stated[word], before.isShared == isShared {
      report(
        span, "'\(word.rawValue)' is stated twice",
        help: "line \(before.span.line) states it already: keep one of the two")
      return false
    }
    stated[word] = StatedLine(span: span, isShared: isShared)
    return true
  }

  /// Notes a cell kind.
  ///
  /// - Returns: Its place; `nil` when the same part declares it already, or there are too many.
  mutating func declareKind(_ name: Located<String>, mayHaveHeight: Bool) -> Int? {
    let before = kinds[name.value]
    if let before, before.isShared == isShared {
      report(
        name.span, "cell '\(name.value)' is declared twice",
        help: "line \(before.span.line) declares it already: keep one of the two")
      return nil
    }
    let index = before?.index ?? scenario.kinds.count
    if index == ScriptLimits.cellKinds {
      if refusedKinds.isEmpty {
        report(
          name.span, "too many cell kinds",
          help: "a scenario has at most \(ScriptLimits.cellKinds) cell kinds")
      }
      refusedKinds.insert(name.value)
      return nil
    }
    kinds[name.value] = DeclaredKind(
      index: index, span: name.span, isShared: isShared, mayHaveHeight: mayHaveHeight)
    if before == nil { scenario.kinds.append(CellKind(name: name.value)) }
    return index
  }

  private mutating func checkParts(_ shared: ScriptPart, _ parts: [ScriptPart]) -> Bool {
    if failures.hidesScenario { return false }
    if parts.isEmpty {
      if failures.count == 0 || !shared.statements.isEmpty {
        report(
          source.whole(
            "the script has no scenario",
            help: "a scenario starts with a line such as: scenario \"Older messages\""))
      }
      return false
    }
    if parts.count > ScriptLimits.scenarios {
      let line = parts[ScriptLimits.scenarios].firstLine
      let range = source.line(line)
      report(
        SourceSpan(line: line, start: range.lowerBound, end: range.upperBound),
        "the script has \(parts.count) scenarios",
        help: "a script has at most \(ScriptLimits.scenarios) scenarios")
      return false
    }
    let total = parts.reduce(shared.statements.count * parts.count) { $0 + $1.statements.count }
    if total > ScriptLimits.statements {
      report(
        source.whole(
          "the scenarios of the script have \(total) statements, shared ones counted for each",
          help: "they have at most \(ScriptLimits.statements)"))
      return false
    }
    var lines: [String: Int] = [:]
    for case let name? in parts.map({ $0.name }) {
      if let before = lines[name.value] {
        report(
          name.span, "two scenarios are named \(CanonicalText.quoted(name.value))",
          help: "line \(before) has the same name: give each its own")
      } else {
        lines[name.value] = name.span.line
      }
    }
    return true
  }
}
