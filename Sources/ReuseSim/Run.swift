extension Scenario {
  /// Plays this scenario from its first frame to its last.
  ///
  /// The same scenario and options give the same report and the same facts, on every machine.
  ///
  /// - Parameters:
  ///   - options: what to do differently from what the script says.
  ///   - observer: what reads the facts of the run as they happen.
  public func run<Observer: TraceObserver>(
    options: RunOptions = RunOptions(), observer: inout Observer
  ) -> RunReport {
    var run = Run(self, options, fault: nil, observer: observer)
    while run.step() {}
    observer = run.facts.observer
    var report = run.report()
    if report.limit == nil { report.brackets = brackets(around: report.metrics, options) }
    return report
  }

  /// Plays this scenario from its first frame to its last, where nobody else reads its facts.
  ///
  /// - Parameter options: what to do differently from what the script says.
  public func run(options: RunOptions = RunOptions()) -> RunReport {
    var observer = NoObserver()
    return run(options: options, observer: &observer)
  }

  /// The platform that a run takes place on.
  func platform(for options: RunOptions) -> Platform {
    options.platform ?? Platform.named(platform) ?? .standard
  }

  /// Plays this scenario with something broken on purpose.
  package func run(breaking fault: PlantedFault, options: RunOptions = RunOptions()) -> RunReport {
    var run = Run(self, options, fault: fault, observer: NoObserver())
    while run.step() {}
    return run.report()
  }
}

/// One run: the simulation and everything that reads its facts.
struct Run<Observer: TraceObserver> {
  private var simulation: Simulation
  /// What reads the facts.
  private(set) var facts: Tee<Observer>
  private var expectations: ExpectationChecker
  private let options: RunOptions
  private let platform: Platform
  private let seed: UInt64
  /// The time up to which the run goes on at rest.
  private let lastDate: Time?
  private var frames: Int64 = 0
  private var limit: RunLimit?

  init(
    _ scenario: Scenario, _ options: RunOptions, fault: PlantedFault?, observer: Observer
  ) {
    self.options = options
    platform = scenario.platform(for: options)
    seed = options.seed ?? scenario.seed
    simulation = Simulation(scenario, platform: platform, seed: seed, fault: fault)
    facts = Tee(
      judge: Judge(
        metrics: Metrics(
          reader: scenario.reader, scale: scenario.device.scale,
          classesPerKind: simulation.virtualizer.sizes.classesPerIdentifier),
        guarantees: options.guarantees, kinds: scenario.kinds),
      observer: observer)
    expectations = ExpectationChecker(scenario.expectations)
    lastDate = expectations.lastTime
  }

  /// Plays a frame.
  ///
  /// - Returns: whether there is another one.
  mutating func step() -> Bool {
    simulation.step(&facts)
    frames += 1
    limit = simulation.limit
    let isLast = isLastFrame
    if frames == RunLimits.frames && !isLast { limit = .frames }
    if facts.judge.metrics.isOverflown { limit = .sums }
    let isOver = limit != nil || isLast
    // Handing the simulation over copies it.
    if facts.judge.checksAgreement && simulation.limit == nil {
      facts.judge.checkAgreement(simulation, isLast: isOver)
    }
    if expectations.isWaiting {
      expectations.check(RunView(simulation: simulation, metrics: facts.judge.metrics))
    }
    return !isOver
  }

  private var isLastFrame: Bool {
    if let end = simulation.scenario.end, simulation.time >= end { return true }
    guard frames > 1, simulation.isAtRest else { return false }
    guard let end = simulation.scenario.end ?? lastDate else { return true }
    return simulation.time >= end
  }

  /// What the run came to.
  mutating func report() -> RunReport {
    let judge = facts.judge
    let unkept = simulation.policies.unkept
    var violations = judge.violations.filter { !unkept.contains($0.guarantee) }
    let view = RunView(simulation: simulation, metrics: judge.metrics)
    let results = expectations.finish(view, &violations)
    return RunReport(
      scenario: simulation.scenario.name, platform: platform.name, seed: seed, frames: frames,
      end: simulation.time, metrics: judge.metrics.values, jumps: judge.metrics.jumps.jumps,
      omittedJumps: judge.metrics.jumps.omittedJumps, violations: violations,
      facts: judge.violations.filter { unkept.contains($0.guarantee) },
      omittedFindings: judge.omittedFindings, limit: limit, expectations: results,
      warnings: warnings, expectedMetrics: simulation.scenario.expectedMetrics,
      variant: simulation.scenario.variant)
  }

  /// What the script's author should know: why the run was ended before its time, then the rest by line.
  private var warnings: [RunWarning] {
    var warnings = facts.judge.warnings
    for entry in simulation.agenda.entries {
      guard let line = simulation.line(of: entry.event) else { continue }
      warnings.append(
        RunWarning(
          line: line, message: "the run ended before this",
          round: simulation.round(of: entry.event)))
    }
    for trigger in simulation.silentTriggers {
      warnings.append(RunWarning(line: trigger.line, message: message(forSilent: trigger)))
    }
    if simulation.list.nextID == 0 {
      let line = simulation.scenario.firstLine
      warnings.append(RunWarning(line: line, message: "the list never had an item"))
    }
    let order = warnings.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    let reason = limit.map { [RunWarning(line: 0, message: $0.message)] } ?? []
    return reason + RunWarning.withoutRounds(order.map { $0.element })
  }

  private func message(forSilent trigger: Trigger) -> String {
    let message = "'\(trigger.occurrence.text)' never happened"
    guard trigger.occurrence.isPrefetch, simulation.scenario.prefetch == .off else {
      return message
    }
    return message + ": a list asks beforehand where 'prefetch on' is stated"
  }
}

/// Metrics and guarantees, over the same facts.
struct Judge: Sendable {
  private(set) var metrics: Metrics
  private var checkers: Checkers
  /// What is odd about the commands.
  private(set) var warnings: [RunWarning] = []
  /// The round of the present command; 0 when it is not repeated.
  private var round = 0
  /// The same again, to tell nothing twice.
  private var warned: Set<RunWarning> = []

  init(metrics: Metrics, guarantees: GuaranteeSet, kinds: [CellKind] = []) {
    self.metrics = metrics
    checkers = Checkers(guarantees, kinds: kinds)
  }

  /// What was found to be violated.
  var violations: [Violation] { checkers.findings.violations }

  /// How many more violations there were.
  var omittedFindings: Int { checkers.findings.omitted }

  /// Takes note of one fact. Inlined, as are those that it hands the fact on to: where a fact is told, one of their
  /// cases is left then, and no fact is made to be taken apart again.
  @inline(__always)
  mutating func observe(_ event: TraceEvent) {
    metrics.observe(event)
    if Checkers.read(event) { checkers.observe(event, metrics.frame) }
    switch event {
    case .commit:
      if let jump = metrics.jumps.latest { checkers.check(jump, in: metrics.frame.moment) }
    case .command: round = 0
    case .round(let number): round = number
    case .nothingToDo, .noValue, .laidOutOffWindow, .restless, .restlessSize, .abandoned:
      noteOddity(event)
    default: break
    }
  }

  /// Takes note of a fact that the script's author should know of.
  @inline(never)
  private mutating func noteOddity(_ event: TraceEvent) {
    switch event {
    case .nothingToDo(let line, let isPart):
      let subject = isPart ? "a part of this" : "this"
      warn(line, "\(subject) found nothing to do", round: round)
    case .noValue(let line, let failure):
      warn(line, "this did nothing: \(failure.message)")
    case .laidOutOffWindow(let line):
      warn(line, "the list was laid out while it was not in its window", round: round)
    case .restless(let kind, let first, let second):
      warn(
        0,
        "what is learned of kind \(kind.rawValue) does not settle: by \(first.text) it comes to"
          + " \(second.text)")
    case .restlessSize(let item, let measured, let forgotten):
      warn(
        0,
        "the size of \(item) does not settle: it leaves the screen as \(measured) and comes back"
          + " as \(forgotten.text)")
    case .abandoned(let item, let line):
      warn(line, "\(item) went away before it was reached")
    default: break
    }
  }

  private mutating func warn(_ line: Int, _ message: String, round: Int = 0) {
    let warning = RunWarning(line: line, message: message, round: round)
    if warned.insert(warning).inserted { warnings.append(warning) }
  }

  /// Whether the size index is looked at.
  var checksAgreement: Bool { checkers.checksAgreement }

  /// Looks at the size index after a frame.
  mutating func checkAgreement(_ simulation: Simulation, isLast: Bool) {
    checkers.checkAgreement(simulation, metrics.frame, isLast: isLast)
  }
}

extension RunWarning {
  /// Where it stands among others: what is about no line comes last.
  fileprivate var order: Int { line == 0 ? .max : line }
}

/// Hands each fact to the run's judge and to whoever else reads it.
struct Tee<Observer: TraceObserver>: TraceObserver {
  var judge: Judge
  var observer: Observer

  @inline(__always)
  mutating func observe(_ event: TraceEvent) {
    judge.observe(event)
    observer.observe(event)
  }
}
