import ReuseSim
import Virtualization

/// Work whose instructions are counted: always the same, and small enough for a processor that is
/// simulated.
enum FixedWork: String, CaseIterable {
  case scroll, resize, edit, prepend, locate
  /// A run of the simulator with metrics only.
  case run
  /// The same run with every guarantee checked.
  case check

  /// Does the work.
  ///
  /// - Parameter isPrepared: Whether only to prepare it, for the difference of both counts.
  /// - Returns: The checksum of its answers.
  func perform(isPrepared: Bool) -> UInt32 {
    switch self {
    case .scroll, .resize, .edit, .prepend, .locate: work(isPrepared: isPrepared)
    case .run: FixedWork.simulate(GuaranteeSet(), isPrepared: isPrepared)
    case .check: FixedWork.simulate(.all, isPrepared: isPrepared)
    }
  }

  private func work(isPrepared: Bool) -> UInt32 {
    guard let workload = Workload(rawValue: rawValue) else { return 0 }
    var list = IndexList(count: 20_000, isMeasured: workload.startsMeasured)
    return isPrepared ? UInt32(list.count) : workload.run(&list).value
  }

  private static func simulate(_ guarantees: GuaranteeSet, isPrepared: Bool) -> UInt32 {
    let scenario = FixedWork.scenario
    if isPrepared { return UInt32(scenario.commands.count) }
    let report = scenario.run(options: RunOptions(guarantees: guarantees))
    var checksum = Checksum()
    checksum.add(Int(report.frames))
    checksum.add(report.jumps.count + report.omittedJumps)
    return checksum.value
  }

  /// A hundred thousand rows, up and down for 10,000 frames, with changes above the reader.
  private static var scenario: Scenario {
    var scenario = Scenario(name: "Up and down")
    scenario.device = Device(
      width: Length(points: 400), height: Length(points: 800), scale: 2, rate: 100)
    scenario.overrides.estimate = .constant(Length(points: 50))
    scenario.kinds = [
      CellKind(name: "Row", height: .constant(Length(points: 44))),
      CellKind(name: "Text", height: .range(Length(points: 20), Length(points: 400))),
    ]
    scenario.items = [ItemBlock(count: 50_000, kind: 1), ItemBlock(count: 50_000, kind: 0)]
    for round in 0..<10 as Range<Int64> {
      let start = round * 10_000
      let steps: [(Int64, Command)] = [
        (0, .scrollBy(Length(points: 40_000), over: Time(milliseconds: 5_000))),
        (5_500, .insert([ItemBlock(count: 20, kind: 1)], .index(3))),
        (5_600, .resize(.run(count: 5, at: 10), Length(points: 90 + round))),
        (5_700, .remove(.run(count: 10, at: 40))),
        (6_000, .scrollBy(Length(points: -25_000), over: Time(milliseconds: 3_500))),
        (9_700, .reloadData),
      ]
      for (offset, command) in steps {
        scenario.commands.append(
          TimedCommand(time: Time(milliseconds: start + offset), command: command))
      }
    }
    scenario.end = Time(milliseconds: 99_990)
    return scenario
  }
}
