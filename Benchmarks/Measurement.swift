import Foundation

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
  /// Runs all workloads on a structure, in an order that warms the caches alike for all structures.
  static func make<List: HeightList>(
    on structure: List.Type, count: Int, runs: Int, only: Workload?
  ) -> [Measurement] {
    if count > List.largestCount { return [] }
    var found: [Measurement] = []
    var times = [[Double]](repeating: [], count: Workload.allCases.count)
    for run in 0..<runs {
      for group in Workload.groups {
        let isMeasured = group[0].startsMeasured
        if isMeasured && count > 10_000_000 || only.map({ !group.contains($0) }) ?? false {
          continue
        }
        var list = List(count: count, isMeasured: isMeasured)
        let bytes = (list.bytes, list.idBytes)
        for workload in group where List.canEdit || !workload.needsEdits {
          let start = processorNanoseconds()
          let checksum = workload.run(&list)
          times[workload.place].append(processorNanoseconds() - start)
          if run > 0 { continue }
          found.append(
            Measurement(
              workload: workload, count: count, structure: List.name, nanosecondsPerOperation: 0,
              bytesPerItem: Double(bytes.0) / Double(count),
              idBytesPerItem: Double(bytes.1) / Double(count), checksum: checksum))
        }
      }
    }
    for place in found.indices {
      let workload = found[place].workload
      found[place].nanosecondsPerOperation =
        times[workload.place].sorted()[runs / 2] / Double(workload.operations)
    }
    return found
  }
}

/// How long this thread has run: what other processes do counts less than with a wall clock.
func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
