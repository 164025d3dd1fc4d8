import ReuseSim

/// Writes the facts of a run to the host, a piece at a time.
struct HostTrace: TraceObserver {
  private var writer = TraceWriter()

  mutating func observe(_ event: TraceEvent) {
    writer.observe(event)
    if writer.text.count >= 1 << 16 { flush() }
  }

  mutating func flush() {
    writer.text.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { host_write(start, Int32(bytes.count)) }
    }
    writer.text.removeAll(keepingCapacity: true)
  }
}

/// Memory for `count` bytes, which the host fills.
@c(allocate)
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: Int(count))
}

@c(run)
public func run(_ script: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let scenario = Scenario(name: "nothing")
  var trace = HostTrace()
  let report = scenario.run(observer: &trace)
  trace.flush()
  return report.isAsExpected ? 0 : 1
}
