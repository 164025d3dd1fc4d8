extension ScenarioBuilder {
  /// Notes what the app does when something happens.
  mutating func addTrigger(
    _ occurrence: Occurrence, isRepeated: Bool, _ condition: LoadCondition?, _ block: Block,
    at span: SourceSpan, load: (String) -> FileContents
  ) {
    if scenario.triggers.count == ScriptLimits.triggers {
      report(
        span, "too many triggers",
        help: "a scenario has at most \(ScriptLimits.triggers) triggers")
    }
    var guarding: LoadGuard?
    switch condition {
    case nil: break
    case .anyLoad: guarding = .anyLoad
    case .named(let name):
      guarding = .named(name.value)
      guardedLoads.append(name)
    }
    let block = appBlock(block, load: load)
    if scenario.triggers.count > ScriptLimits.triggers { return }
    scenario.triggers.append(
      Trigger(
        occurrence, isRepeated: isRepeated, guarding: guarding, block: block, line: span.line))
  }

  /// The meaning of a block of the app, without what is wrong in it.
  mutating func appBlock(_ block: Block, load: (String) -> FileContents) -> AppBlock {
    var steps: [AppStep] = []
    for case let line? in block.lines.map({ $0.statement }) {
      if case .command(.repeated(let count, _, let block)) = line.value {
        let round = AppStep(.block(appBlock(block, load: load)), line: line.span.line)
        steps += [AppStep](repeating: round, count: count)
        continue
      }
      guard case .command(let statement) = line.value,
        let command = command(statement, line.span, load: load)
      else { continue }
      steps.append(AppStep(command, line: line.span.line))
    }
    return AppBlock(steps)
  }

  /// The meaning of something that only the app does.
  mutating func appCommand(
    _ statement: CommandStatement, load: (String) -> FileContents
  ) -> Command? {
    switch statement {
    case .appBlock(let block): return .block(appBlock(block, load: load))
    case .bind(let name, let value): return .bind(name.value, value)
    case .layoutNow: return .layoutNow
    case .correctOffset(let write): return .correctOffset(write)
    case .navigateOffset(let write): return .navigateOffset(write)
    case .after(let time, let latest, let block):
      return .after(time, upTo: latest, appBlock(block, load: load))
    case .load(let name, let time, let latest, let block):
      declareLoad(name)
      return .load(name.value, after: time, upTo: latest, appBlock(block, load: load))
    case .branch(let left, let relation, let right, let block):
      return .branch(left, relation, right, appBlock(block, load: load))
    default: return nil
    }
  }

  private mutating func declareLoad(_ name: Located<String>) {
    if loads.contains(name.value) { return }
    if loads.count == ScriptLimits.loads {
      report(
        name.span, "too many names of loads",
        help: "a scenario has at most \(ScriptLimits.loads) names of loads")
    }
    loads.append(name.value)
  }

  /// Refuses triggers that mind a load which no line begins.
  mutating func checkLoads() {
    if failures.count > 0 { return }
    for name in guardedLoads where !loads.contains(name.value) {
      let nearest = Suggestion.nearest(to: name.value, among: loads)
      report(
        name.span, "unknown load \(ScriptParser.quote(name.value))",
        help: nearest.map { "did you mean '\($0)'?" }
          ?? "begin it in a block: load \(name.value) after TIME { … }")
    }
  }
}
