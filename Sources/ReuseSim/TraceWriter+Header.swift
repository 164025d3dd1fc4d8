extension TraceWriter {
  /// Begins the trace of a run with a line that names its scenario, its platform and its seed.
  public mutating func begin(_ scenario: Scenario, options: RunOptions = RunOptions()) {
    let name = CanonicalText.quoted(scenario.name)
    let platform = options.platform?.name ?? scenario.platform
    let seed = options.seed ?? scenario.seed
    text.append(contentsOf: "scenario \(name) platform \(platform) seed \(seed)\n".utf8)
  }
}
