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
    RunReport(
      scenario: name, platform: platform, seed: options.seed ?? seed, frames: 0, end: .zero,
      metrics: MetricValues(), jumps: [], omittedJumps: 0, violations: [], facts: [],
      expectations: [], warnings: [])
  }
}
