import Foundation

let usage = """
  Measures the size index, a Fenwick tree and an array of positions.

  swift run -c release Benchmarks [--n COUNT,…] [--runs COUNT] [--only STRUCTURE]
      [--workload NAME] [--json FILE]
  swift run -c release Benchmarks --fixed NAME|--prepare NAME

  The workloads are scroll, resize, edit, prepend and locate. Only `--workload simulate` runs an hour of
  scrolling in the simulator, which is printed and not part of the file.

  The second form does one piece of work of fixed size, or only what comes before it, so that its
  instructions can be counted: \(FixedWork.allCases.map { $0.rawValue }.joined(separator: ", ")).
  """

var counts = [1_000, 1_000_000, 10_000_000]
var runs = 5
var only: String?
var workload: Workload?
var simulates = false
var file: String?

var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  if option == "--fixed" || option == "--prepare",
    let work = arguments.popFirst().flatMap({ FixedWork(rawValue: $0) })
  {
    print(work.perform(isPrepared: option == "--prepare"))
    exit(0)
  }
  guard ["--n", "--runs", "--only", "--workload", "--json"].contains(option),
    let value = arguments.popFirst()
  else {
    print(usage)
    exit(option == "--help" ? 0 : 64)
  }
  switch option {
  case "--n": counts = value.split(separator: ",").compactMap { Int($0) }
  case "--runs": runs = max(Int(value) ?? 1, 1)
  case "--only": only = value
  case "--workload":
    simulates = value == SimulatedHour.name
    workload = Workload(rawValue: value)
  default: file = value
  }
}

if simulates {
  for count in counts { print(SimulatedHour(count: count).report(runs: runs)) }
  exit(0)
}

var report = Report(runs: runs, only: only, workload: workload)
for count in counts where count > 0 {
  report.measure(count, on: IndexList.self)
  report.measure(count, on: FenwickList.self)
  report.measure(count, on: ArrayList.self)
}
report.sort()
print(report.table)
if let file {
  do {
    try report.json.write(toFile: file, atomically: true, encoding: .utf8)
  } catch {
    FileHandle.standardError.write(Data("cannot write \(file): \(error)\n".utf8))
    exit(74)
  }
}
for disagreement in report.disagreements { print(disagreement) }
exit(report.disagreements.isEmpty ? 0 : 1)
