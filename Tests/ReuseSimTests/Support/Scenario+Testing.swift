import ReuseSim

extension Length {
  /// A number of points, for tests.
  static func pt(_ points: Int64) -> Length { Length(points: points) }
}

extension Time {
  /// A number of milliseconds, for tests.
  static func ms(_ milliseconds: Int64) -> Time { Time(milliseconds: milliseconds) }
}

extension Scenario {
  /// A list of equal rows on a screen of 100 × 400 pt at 60 Hz.
  static func rows(
    _ count: Int, of height: Int64 = 100, estimate: Int64 = 50, platform: String = "keep-offset"
  ) -> Scenario {
    var scenario = Scenario(name: "rows")
    scenario.device = Device(width: .pt(100), height: .pt(400), scale: 2, rate: 60)
    scenario.platform = platform
    scenario.overrides.estimate = .constant(.pt(estimate))
    scenario.kinds = [CellKind(name: "Row", height: .constant(.pt(height)))]
    if count > 0 { scenario.items = [ItemBlock(count: count, kind: 0)] }
    return scenario
  }

  /// This scenario with a command at a time.
  func at(_ milliseconds: Int64, _ command: Command) -> Scenario {
    var scenario = self
    scenario.commands.append(
      TimedCommand(
        time: .ms(milliseconds), command: command, line: scenario.commands.count + 1))
    return scenario
  }

  /// This scenario under another anchor policy.
  func holding(_ policy: AnchorPolicy) -> Scenario {
    var scenario = self
    scenario.overrides.anchor = policy
    return scenario
  }

  /// This scenario with its items of the first kind in sections, each with a header.
  func inSections(of count: Int, headerHeight: Int64) -> Scenario {
    var scenario = self
    let total = items.reduce(0) { $0 + $1.count }
    scenario.kinds.append(CellKind(name: "Head", height: .constant(.pt(headerHeight))))
    scenario.sectionModels.append(SectionModel(header: scenario.kinds.count - 1))
    scenario.sections = [
      SectionBlock(
        count: total / count, model: 1, items: [ItemBlock(count: count, kind: 0)])
    ]
    return scenario
  }

  /// This scenario with headers that stay at the top.
  func pinningHeaders() -> Scenario {
    var scenario = self
    scenario.overrides.pinsHeaders = true
    return scenario
  }

  /// Runs this scenario; only the report is kept.
  func report(_ options: RunOptions = RunOptions()) -> RunReport {
    var observer = NoObserver()
    return run(options: options, observer: &observer)
  }

  /// Runs this scenario; the facts are kept as text.
  func traceText(_ options: RunOptions = RunOptions()) -> String {
    var writer = TraceWriter()
    _ = run(options: options, observer: &writer)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// The simulation after its first `frames` frames.
  func simulation(frames: Int64) -> Simulation {
    var simulation = Simulation(
      self, platform: Platform.named(platform) ?? .standard, seed: seed)
    var observer = NoObserver()
    for _ in 0..<frames { simulation.step(&observer) }
    return simulation
  }
}

extension RunReport {
  /// A metric that is a length, in points.
  func points(_ metric: Metric) -> Rational { metrics.number(of: metric) }
}

/// What a script expects; the testing library has a type of the same name.
typealias ScriptExpectation = Expectation
