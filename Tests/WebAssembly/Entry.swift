import ReuseSim

/// Hands the facts of runs to the host as text, a piece at a time.
struct HostTrace: TraceObserver {
  private var writer = TraceWriter()

  mutating func begin(_ scenario: Scenario) {
    writer.begin(scenario)
  }

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

/// The contents of a file that the script names.
func hostFile(_ name: String) -> FileContents {
  var name = name
  return name.withUTF8 { bytes in
    guard let start = bytes.baseAddress else { return .failure("no name") }
    let length = Int32(bytes.count)
    let size = host_size(start, length)
    guard size >= 0 else { return .failure("no such file") }
    return .bytes(
      Array(unsafeUninitializedCapacity: Int(size)) { buffer, count in
        if let contents = buffer.baseAddress { host_read(start, length, contents) }
        count = Int(size)
      })
  }
}

/// Memory for a script of `count` bytes, which the host fills.
@c(allocate)
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: Int(count))
}

/// Runs the scenarios of a script and hands their traces to the host.
///
/// - Returns: the exit status of the tool for the same script.
@c(run)
public func run(_ script: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: script, count: Int(count)))
  let result = readScript(bytes: bytes, path: "script", load: hostFile)
  if result.hasErrors { return 2 }
  var trace = HostTrace()
  var status: Int32 = 0
  for scenario in result.scenarios {
    trace.begin(scenario)
    let report = scenario.run(observer: &trace)
    if !report.isAsExpected { status = 1 }
  }
  trace.flush()
  return status
}
