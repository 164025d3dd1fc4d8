/// Something that reads a run's facts as they happen.
public protocol TraceObserver {
  /// Takes note of one fact.
  mutating func observe(_ event: TraceEvent)
}

/// An observer that takes note of nothing; it costs nothing.
public struct NoObserver: TraceObserver, Sendable {
  /// Makes it.
  public init() {}

  public mutating func observe(_ event: TraceEvent) {}
}

/// An observer that keeps every fact.
public struct TraceRecorder: TraceObserver, Sendable {
  /// The facts so far.
  public private(set) var events: [TraceEvent] = []

  /// Makes it.
  public init() {}

  public mutating func observe(_ event: TraceEvent) {
    events.append(event)
  }
}

/// An observer that writes every fact as a line of text.
public struct TraceWriter: TraceObserver, Sendable {
  /// The text so far, as UTF-8. Whoever wants to stream takes it away from time to time.
  public var text: [UInt8] = []

  /// Makes it.
  public init() {}

  public mutating func observe(_ event: TraceEvent) {
    event.write(into: &text)
  }
}
