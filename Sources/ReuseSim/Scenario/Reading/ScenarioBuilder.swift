/// Makes scenarios of a document: looks names up, reads the files it names, and checks what no single line
/// can tell.
struct ScenarioBuilder {
  /// The scenarios so far.
  private(set) var scenarios: [Scenario] = []
  /// What is wrong, and what is odd.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether anything is wrong.
  private(set) var hasErrors = false

  /// The script's text.
  var source: ScriptSource { sources[0] }
  /// The script's text, then those of the files that it imports.
  let sources: [ScriptSource]
  /// The files that it imports.
  let imports: [ScriptImports.File]
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
  /// How tall its items are whose cell kind has no height.
  private(set) var itemHeight = ItemHeightPolicy.ofKind
  /// How many items it has created so far; `nil` after that was too many.
  var created: Int64? = 0
  /// How many items its list starts with so far.
  var listed: Int64 = 0
  /// How many items its estimates are for; `nil` when they are for any number.
  var estimateCount: Int?
  /// How many sections it has created so far.
  var createdSections: Int64 = 0
  /// How many sections alike the items that are being read are for.
  var copies: Int64 = 1
  /// Whether the next items outside of sections go on with the last section.
  var isSectionOpen = false
  /// Where its last kind of sections stands.
  var sectionSpan = SourceSpan.none
  /// The times that the run has to reach, and the lines that name them.
  var dates: [StatedDate] = []
  /// Where its sizes of text stand, as its text metrics do.
  var textSizes: [StatedLine] = []
  /// The narrowest lists that files have heights for, and where that is said.
  var narrowest: [StatedWidth] = []
  /// How often the kind changes from item to item in what it creates so far; `nil` after that was too often.
  var kindChanges: Int64? = 0
  /// The names of its loads.
  var loads: [String] = []
  /// The loads that its triggers mind.
  var guardedLoads: [Located<String>] = []
  /// The columns of files that were read, by file and column.
  var columns: [String: [HeightRun]?] = [:]
  /// The files that were loaded, by name.
  var files: [String: FileContents] = [:]
  /// The size of these files in bytes.
  var fileBytes = 0
  /// The platform in place of those that a line of platforms names.
  let onlyPlatform: String?
  private let document: Document
  private var reported: Set<Diagnostic> = []
  /// Where the statement stands that is looked at.
  private(set) var level = StatementGroup.Level.shared
  /// The cell kinds of the present scenario that no variant so far uses; `nil` before its first run.
  var unusedKinds: [Located<String>]?
  /// Settings that may have no effect.
  var idleLines = IdleLines()

  /// A time that the run has to reach.
  struct StatedDate {
    var time: Time
    /// The line that names it, or the repetition whose last round it is.
    var span: SourceSpan
    var isLastRound = false
  }

  /// Where a setting is stated.
  struct StatedLine {
    var span: SourceSpan
    var level: StatementGroup.Level
  }

  /// A width of the list.
  struct StatedWidth {
    var width: Length
    var span: SourceSpan
    var level: StatementGroup.Level
  }

  /// What is known of a cell kind beside its meaning.
  struct DeclaredKind {
    /// Its place in the scenario's kinds.
    var index: Int
    /// Where it is declared; the line of the first rows for kind `Row` without a declaration.
    var span: SourceSpan
    var level: StatementGroup.Level
    /// Whether it may have a height that could not be read.
    var mayHaveHeight: Bool
    /// Whether a line makes items of it.
    var isUsed = false
    /// Whether its height is that of items whose kind has none; no header is of such a kind.
    var hasStandardHeight = false
  }

  /// Starts with what a parser has read.
  ///
  /// - Parameter onlyPlatform: The platform in place of those that a line of platforms names.
  init(_ parser: ScriptParser, _ imports: ScriptImports, onlyPlatform: String?) {
    sources = imports.sources
    self.imports = imports.files
    failures = parser.failures
    document = parser.document
    self.onlyPlatform = onlyPlatform
  }

  /// Builds all scenarios.
  mutating func build(load: (String) -> FileContents) {
    let (shared, parts) = ScriptPart.divide(
      document, failures: failures, lineCount: source.lineCount)
    guard checkParts(shared, parts) else { return }
    let groups =
      imports.enumerated().map { number, file in
        StatementGroup(.imported(before: imports.count - 1 - number), file.part.statements)
      } + [StatementGroup(.shared, outOf: shared)]
    let plans = parts.map { self.plans(for: $0, shared, groups) }
    guard check(plans) else { return }
    for runs in plans {
      unusedKinds = nil
      for plan in runs { build(plan, load: load) }
      warnOfUnusedKinds(unusedKinds ?? [])
    }
    warnOfIdleSettings()
  }

  private mutating func build(_ plan: RunPlan, load: (String) -> FileContents) {
    scenario = Scenario(name: plan.title)
    if let variant = plan.variant {
      scenario.variant = ScenarioVariant(
        scenario: plan.part.name?.value ?? "", name: variant.value)
    }
    scenario.firstLine = plan.part.firstLine
    scenario.lastLine = plan.part.lastLine
    (stated, kinds, refusedKinds, created, listed) = ([:], [:], [], 0, 0)
    (dates, textSizes, narrowest, kindChanges) = ([], [], [], 0)
    (createdSections, copies, isSectionOpen, sectionSpan) = (0, 1, false, .none)
    (loads, guardedLoads, estimateCount) = ([], [], nil)
    itemHeight = ScenarioBuilder.itemHeight(of: plan)
    forEach(in: plan) { $0.declare($1, load: load) }
    forEach(in: plan) { $0.declareRows($1, load: load) }
    forEach(in: plan) { $0.perform($1, load: load) }
    finish()
    scenarios.append(scenario)
  }

  private mutating func forEach(
    in plan: RunPlan, _ body: (inout ScenarioBuilder, Located<Statement>) -> Void
  ) {
    for group in plan.groups {
      level = group.level
      for statement in group.statements { body(&self, statement) }
    }
  }

  /// Adds a diagnostic; one about a line of several runs only once.
  mutating func report(
    _ span: SourceSpan, _ message: String, help: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    report(sources[span.file].diagnostic(span, message, help: help, severity: severity))
  }

  /// A place that an error refers to.
  func lineText(of span: SourceSpan) -> String {
    span.file == 0 ? "line \(span.line)" : "line \(span.line) of \(sources[span.file].path)"
  }

  /// Adds a diagnostic, unless it is known.
  mutating func report(_ diagnostic: Diagnostic) {
    guard reported.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Notes where a setting stands.
  ///
  /// - Returns: Whether it counts: `false` when the same setting stands in the same part already.
  mutating func state(_ word: Word, as name: String? = nil, at span: SourceSpan) -> Bool {
    if let before = stated[word], before.level == level {
      report(
        span, "'\(name ?? word.rawValue)' is stated twice",
        help: "\(lineText(of: before.span)) states it already: keep one of the two")
      return false
    }
    stated[word] = StatedLine(span: span, level: level)
    return true
  }

  /// Notes a cell kind.
  ///
  /// - Returns: Its place; `nil` when the same part declares it already, or there are too many.
  mutating func declareKind(_ name: Located<String>, mayHaveHeight: Bool) -> Int? {
    let before = kinds[name.value]
    if let before, before.level == level {
      report(
        name.span, "cell '\(name.value)' is declared twice",
        help: "\(lineText(of: before.span)) declares it already: keep one of the two")
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
      index: index, span: name.span, level: level, mayHaveHeight: mayHaveHeight)
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
    for statement in parts.flatMap({ $0.statements }) where statement.value.word == .importFile {
      report(
        statement.span, "'import' stands before the first scenario",
        help: "move it there: what it brings is for every scenario of the script")
    }
    return !refuses(
      statements: parts.reduce(Int64(0)) {
        $0 + Int64(shared.statements.count + $1.statements.count)
      })
  }

  /// Refuses more statements than a script has, those of each run counted.
  private mutating func refuses(statements: Int64) -> Bool {
    if statements <= ScriptLimits.statements { return false }
    report(
      source.whole(
        "the runs of the script have \(statements) statements, shared ones counted for each",
        help: "they have at most \(ScriptLimits.statements)"))
    return true
  }

  /// Refuses a statement that repeats too much for any script.
  private mutating func refusesRepetition(in plans: [[RunPlan]]) -> Bool {
    for plan in plans.joined() {
      for statement in plan.groups.flatMap({ $0.statements }) {
        if StatementGroup.weight(of: statement.value) <= ScriptLimits.statements { continue }
        report(
          statement.span, "too many commands, each counted for every round",
          help: "the runs of a script have at most \(ScriptLimits.statements) statements")
        return true
      }
    }
    return false
  }

  /// Checks that there are not too many runs, and that no two have one title.
  private mutating func check(_ plans: [[RunPlan]]) -> Bool {
    let runs = plans.reduce(0) { $0 + $1.count }
    if runs > ScriptLimits.runs {
      report(
        source.whole(
          "the script has more than \(ScriptLimits.runs) runs, one for each variant",
          help: "give it fewer variants, or make two scripts of it"))
      return false
    }
    let total = plans.joined().reduce(Int64(0)) { $0 + $1.weight }
    if total > ScriptLimits.statements, refusesRepetition(in: plans) { return false }
    if refuses(statements: total) { return false }
    var lines: [String: Int] = [:]
    for plan in plans.joined() {
      guard let span = plan.span else { continue }
      if let before = lines[plan.title] {
        let noun = plan.variant == nil ? "scenarios" : "runs"
        report(
          span, "two \(noun) are named \(CanonicalText.quoted(plan.title))",
          help: "line \(before) has the same name: give each its own")
      } else {
        lines[plan.title] = span.line
      }
    }
    return true
  }
}
