import Foundation
import ReuseSim
import Virtualization

/// The whole simulator: one hour of scrolling by 26⅔ pt in each of 120 frames a second, over items of
/// 20...400 pt that are estimated 120.
struct SimulatedHour {
  /// How `--workload` names it.
  static let name = "simulate"

  private let scenario: Scenario

  init(count: Int) {
    var scenario = Scenario(name: "An hour of scrolling")
    scenario.device.rate = 120
    scenario.overrides.estimate = .constant(Length(points: 120))
    scenario.kinds = [
      CellKind(name: "Post", height: .range(Length(points: 20), Length(points: 400)))
    ]
    scenario.items = [ItemBlock(count: count, kind: 0)]
    scenario.commands = [
      TimedCommand(
        time: Time(milliseconds: 0),
        command: .scrollBy(
          Length(points: 3200) * 3600, over: Time(milliseconds: 3_600_000)))
    ]
    self.scenario = scenario
  }

  /// The medians of some runs, with metrics only and with every guarantee checked, as a line.
  func report(runs: Int) -> String {
    var seconds: [[Double]] = [[], []]
    var frames: Int64 = 0
    for _ in 0..<runs {
      for (place, guarantees) in [GuaranteeSet(), .all].enumerated() {
        let start = processorNanoseconds()
        let report = scenario.run(options: RunOptions(guarantees: guarantees))
        seconds[place].append((processorNanoseconds() - start) / 1e9)
        frames = report.frames
        if !report.isAsExpected { print("the run was not as expected") }
      }
    }
    let medians = seconds.map { $0.sorted()[runs / 2] }
    return String(
      format: "an hour of scrolling over %d items, %d frames: %.2f s, %.2f s with every guarantee",
      scenario.items[0].count, Int(frames), medians[0], medians[1])
  }
}
