extension ScenarioBuilder {
  /// A setting that had no effect in each run so far that states it in a line of its own.
  struct IdleLine: Hashable, Sendable {
    /// The line.
    var span: SourceSpan
    /// Its place among those that may have none.
    var setting: Int
  }

  /// The settings that may turn out to have no effect, in the order in which they were found.
  struct IdleLines: Sendable {
    private(set) var found: [IdleLine] = []
    private var isIdle: [IdleLine: Bool] = [:]

    /// Takes note of whether a setting has no effect in a run.
    mutating func note(_ line: IdleLine, isIdle idle: Bool) {
      if let before = isIdle[line] {
        isIdle[line] = before && idle
      } else {
        found.append(line)
        isIdle[line] = idle
      }
    }

    /// Those that had none in any run.
    var idle: [IdleLine] { found.filter { isIdle[$0] == true } }
  }

  /// Looks for settings of the present scenario that have no effect in it. Those of imported files may be for other
  /// scripts.
  mutating func noteIdleSettings() {
    if failures.count > 0 || hasErrors { return }
    let run = StatedRun(
      scenario,
      usesItemHeight: scenario.kinds.contains { kinds[$0.name]?.hasStandardHeight == true })
    for (number, setting) in IdleSetting.all.enumerated() {
      guard let line = stated[setting.word], line.span.file == 0 else { continue }
      idleLines.note(IdleLine(span: line.span, setting: number), isIdle: setting.isIdle(run))
    }
  }

  /// Warns of settings that have no effect in any run that states them, each line once; unless the platform is
  /// another than the script says.
  mutating func warnOfIdleSettings() {
    if failures.count > 0 || hasErrors || onlyPlatform != nil { return }
    var warned: Set<SourceSpan> = []
    for line in idleLines.idle {
      let setting = IdleSetting.all[line.setting]
      let span = setting.part.flatMap { self.span(of: $0, in: line.span) } ?? line.span
      guard warned.insert(span).inserted else { continue }
      let name = setting.part ?? setting.word
      report(
        span, "'\(name.rawValue)' has no effect: \(setting.reason)", help: setting.cure,
        severity: .warning)
    }
  }

  /// Where a word stands in a line.
  private func span(of word: Word, in line: SourceSpan) -> SourceSpan? {
    let tokens = Tokenizer(sources[line.file], line: line.line).tokens
    return tokens.first { $0.kind == .word(word) && $0.start >= line.start }.map {
      SourceSpan(line: line.line, start: $0.start, end: $0.end, file: line.file)
    }
  }
}
