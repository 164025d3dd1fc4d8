import Foundation
import SizeTwin
import Virtualization

let options = Options(CommandLine.arguments)
if options.isExhaustive {
  exit(await Exhaustive.run() ? 0 : 1)
}

/// Plays seeds from the first one on, several at a time.
///
/// - Returns: The lowest seed that went wrong.
func play(_ options: Options) async -> (seed: UInt64, step: Int, message: String)? {
  typealias Outcome = (seed: UInt64, failure: (step: Int, message: String)?)
  var next = options.seed
  var left = options.steps
  var failures: [(seed: UInt64, step: Int, message: String)] = []
  await withTaskGroup(of: Outcome.self) { group in
    func start() {
      if left <= 0 || !failures.isEmpty { return }
      let run = EnduranceRun(seed: next, capacity: options.capacity)
      let steps = min(left, EnduranceRun.steps)
      print("seed \(next): \(run.summary)")
      // What a crash leaves behind has to say which seeds were running.
      fflush(nil)
      group.addTask { (run.seed, run.play(steps: steps)) }
      next += 1
      left -= steps
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
    for await (seed, failure) in group {
      if let (step, message) = failure { failures.append((seed, step, message)) }
      start()
    }
  }
  return failures.min { $0.seed < $1.seed }
}

if let (seed, step, message) = await play(options) {
  let capacity = options.capacity.map { " --capacity \($0)" } ?? ""
  print("seed \(seed), step \(step): \(message)")
  print("swift run -c release Endurance --seed \(seed) --steps \(step)\(capacity)")
  exit(1)
}
print("\(options.steps) changes from seed \(options.seed) on: nothing differs")
