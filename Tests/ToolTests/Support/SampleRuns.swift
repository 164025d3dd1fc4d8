@testable import ReuseSim
@testable import reuse_sim

extension FinishedRun {
  /// A run in which as much as possible happened.
  static let sample = FinishedRun(file: "lists/sample.scenario", report: .sample)

  /// A run in which nothing happened.
  static func quiet(_ name: String) -> FinishedRun {
    FinishedRun(
      file: "quiet.scenario",
      report: RunReport(
        scenario: name, platform: "ideal", seed: 1, frames: 1, end: .zero, metrics: MetricValues(),
        jumps: [], omittedJumps: 0, violations: [], facts: [], omittedFindings: 0, expectations: [],
        warnings: []))
  }
}

extension RunReport {
  fileprivate static var sample: RunReport {
    var metrics = MetricValues()
    metrics[.jumpMax] = 118 * 4800
    metrics[.jumpTotal] = 118 * 4800
    metrics[.drift] = -1600
    metrics[.indicatorJump] = 1
    metrics[.cellsCreated] = 12
    let time = Time(microseconds: 2_383_333)
    return RunReport(
      scenario: "Sample", platform: "keep-offset", seed: .max, frames: 144, end: time,
      metrics: metrics, jumps: [.sample], omittedJumps: 2,
      violations: [
        Violation(
          .stability, frame: 143, time: time, item: ItemID(3), message: "item 3 moved by 118")
      ],
      facts: [], omittedFindings: 0,
      expectations: [
        ExpectationResult(text: "jump.max <= 1/3", line: 9, held: false, actual: "118"),
        ExpectationResult(text: "no violations", line: 10, held: true, actual: "none"),
      ],
      warnings: [RunWarning(line: 7, message: "nothing was there to remove")],
      brackets: [
        Bracket(rule: 3, metric: .jumpMax, lowest: 0, highest: 118 * 4800),
        Bracket(rule: 4, metric: .drift, lowest: -1600, highest: 7 * 4800),
      ])
  }
}

extension Jump {
  fileprivate static let sample = Jump(
    frame: 143, time: Time(microseconds: 2_383_333), phase: .fling,
    reference: .item(ItemID(40), index: 40), amount: Length(points: 118),
    causes: [
      Cause(
        kind: .estimateReplaced, items: ItemSpan(ItemID(37), index: 37),
        amount: Length(points: 118), before: Length(points: 44), after: Length(points: 162)),
      Cause(
        kind: .inserted,
        items: ItemSpan(first: ItemID(100), last: ItemID(119), count: 20, index: 0),
        amount: Length(units: 1600), after: Length(points: 20)),
      Cause(kind: .clamp, items: nil, amount: Length(units: -1600)),
    ],
    anchor: .keepsOffset)
}
