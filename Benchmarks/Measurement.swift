/// What one workload cost one structure.
struct Measurement {
  var workload: Workload
  var count: Int
  var structure: String
  /// The median of the runs.
  var nanosecondsPerOperation: Double
  var bytesPerItem: Double
  var idBytesPerItem: Double
  var checksum: Checksum
}

extension Measurement {
  /// Measures a workload on a structure; `nil` if it is none for the structure.
  static func make<List: HeightList>(
    _ workload: Workload, on structure: List.Type, count: Int, runs: Int
  ) -> Measurement? {
    if workload.needsEdits && !List.canEdit || count > List.largestCount { return nil }
    if workload.startsMeasured && count > 10_000_000 { return nil }
    var times: [Double] = []
    var checksum = Checksum()
    var bytes = (0, 0)
    let clock = ContinuousClock()
    for _ in 0..<runs {
      var list = List(count: count, isMeasured: workload.startsMeasured)
      bytes = (list.bytes, list.idBytes)
      if workload == .prepend { _ = Workload.resize.run(&list) }
      let time = clock.measure { checksum = workload.run(&list) }
      let (seconds, attoseconds) = time.components
      times.append(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
    }
    times.sort()
    return Measurement(
      workload: workload, count: count, structure: List.name,
      nanosecondsPerOperation: times[runs / 2] / Double(workload.operations),
      bytesPerItem: Double(bytes.0) / Double(count),
      idBytesPerItem: Double(bytes.1) / Double(count),
      checksum: checksum)
  }
}
