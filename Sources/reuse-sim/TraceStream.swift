import ReuseSim

/// Writes the facts of runs as text while they happen; holds no more than a piece of it.
struct TraceStream: TraceObserver {
  /// What went wrong with the writing; the runs go on without it.
  private(set) var failure: FileFailure?

  private var writer = TraceWriter()
  private let channel: Channel
  private let system: any System

  /// Makes a stream into an open file.
  init(to channel: Channel, in system: any System) {
    self.channel = channel
    self.system = system
  }

  /// Begins the trace of a run.
  mutating func begin(_ scenario: Scenario, _ options: RunOptions) {
    writer.begin(scenario, options: options)
  }

  mutating func observe(_ event: TraceEvent) {
    writer.observe(event)
    if writer.text.count >= Limits.outputChunk { flush() }
  }

  /// Writes what is still to be written.
  mutating func flush() {
    defer { writer.text.removeAll(keepingCapacity: true) }
    guard failure == nil, !writer.text.isEmpty else { return }
    do throws(FileFailure) {
      try system.write(writer.text, to: channel)
    } catch {
      failure = error
    }
  }
}
