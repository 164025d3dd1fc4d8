import Testing

@testable import ReuseSim

/// Cells, layout passes, corrections and landings are counted as they are told.
@Suite struct CellMeterTests {
  private static func cell(_ call: CellCall, _ number: Int32 = 0) -> TraceEvent {
    .cell(call, CellID(number), ReuseIdentifier(0), nil)
  }

  private static func measured(first: Bool, changed: Bool) -> TraceEvent {
    .measured(ItemID(0), index: 0, height: .pt(1), first: first, changed: changed)
  }

  private static func values(_ frames: [[TraceEvent]]) -> [String] {
    Metrics.of(frames.map { HandFrame(facts: $0, shown: []) }).nonzero
  }

  struct CallRow: Sendable {
    var call: CellCall
    var metrics: [String]
  }

  @Test(arguments: [
    CallRow(call: .create, metrics: ["cells.created 2"]),
    CallRow(call: .dequeue, metrics: ["cells.reused 2"]),
    CallRow(call: .prepareForReuse, metrics: []),
    CallRow(call: .configure, metrics: ["configure.count 2"]),
    CallRow(call: .measure, metrics: ["measure.count 2"]),
    CallRow(call: .willDisplay, metrics: []), CallRow(call: .didEndDisplaying, metrics: []),
    CallRow(call: .enqueue, metrics: []), CallRow(call: .discard, metrics: ["cells.discarded 2"]),
  ])
  func countsCalls(_ row: CallRow) {
    #expect(
      CellMeterTests.values([[CellMeterTests.cell(row.call)], [CellMeterTests.cell(row.call)]])
        == row.metrics)
  }

  @Test func flashedCellsComeAndGoInOneFrame() {
    let (come, go) = (CellMeterTests.cell(.willDisplay), CellMeterTests.cell(.didEndDisplaying))
    #expect(CellMeterTests.values([[come, go]]) == ["cells.flashed 1"])
    #expect(CellMeterTests.values([[come], [go]]) == [])
    #expect(CellMeterTests.values([[go, come]]) == [])
    #expect(CellMeterTests.values([[come, go, come, go]]) == ["cells.flashed 2"])
    #expect(
      CellMeterTests.values([[come, CellMeterTests.cell(.didEndDisplaying, 1)]]) == [])
  }

  @Test func wastedMeasurementsTellWhatWasKnown() {
    let rows: [(first: Bool, changed: Bool, wasted: [String])] = [
      (true, true, []), (true, false, []), (false, true, []),
      (false, false, ["measure.wasted 1"]),
    ]
    for row in rows {
      #expect(
        CellMeterTests.values([[CellMeterTests.measured(first: row.first, changed: row.changed)]])
          == row.wasted)
    }
  }

  @Test func mostPassesOfAFrame() {
    #expect(
      CellMeterTests.values([[.pass(1)], [.pass(1), .pass(2), .pass(3)], [.pass(1)]])
        == ["passes.max 3"])
  }

  @Test func mostCellsAtTheEndOfAFrame() {
    var metrics = Metrics(reader: .automatic, scale: 1)
    for (displayed, pooled) in [(3, 0), (5, 1), (2, 4)] {
      var state = Scenario.rows(0).simulation(frames: 1).frameState
      state.displayed = displayed
      state.pooled = pooled
      metrics.observe(.commit(state))
    }
    #expect(metrics.nonzero == ["cells.live.max 5", "cells.pooled.max 4"])
  }

  struct CorrectionRow: Sendable {
    var name: String
    var frames: [[(Cause.Kind, Int64)]]
    var metrics: [String]
  }

  @Test(arguments: [
    CorrectionRow(name: "none", frames: [[]], metrics: []),
    CorrectionRow(
      name: "either way", frames: [[(.anchorCorrection, 10)], [(.anchorCorrection, -4)]],
      metrics: ["correction.count 2", "correction.total 14"]),
    CorrectionRow(
      name: "by the clamp", frames: [[(.clamp, -4)]],
      metrics: ["correction.count 1", "correction.total 4"]),
    CorrectionRow(
      name: "one frame, one move", frames: [[(.anchorCorrection, 10), (.clamp, -4)]],
      metrics: ["correction.count 1", "correction.total 6"]),
    CorrectionRow(
      name: "back where it was", frames: [[(.anchorCorrection, 10), (.clamp, -10)]], metrics: []),
  ])
  func correctionsAreFramesThatMoveTheOffset(_ row: CorrectionRow) {
    let frames = row.frames.map { $0.map { TraceEvent.corrected($0.0, .pt($0.1)) } }
    #expect(CellMeterTests.values(frames) == row.metrics, "\(row.name)")
  }

  @Test func landingsAreTheFarthestAndTheLongest() {
    let item = ItemID(3)
    #expect(
      CellMeterTests.values([
        [.landed(item, error: .pt(-7), frames: 3)],
        [.landed(item, error: .pt(5), frames: 9)],
      ]) == ["landing.error 7", "landing.frames 9"])
  }

  @Test func everyMetricHasItsOwnValueAndUnit() {
    var values = MetricValues()
    for (number, metric) in Metric.allCases.enumerated() { values[metric] = Int64(number) * 4800 }
    for (number, metric) in Metric.allCases.enumerated() {
      #expect(values[metric] == Int64(number) * 4800)
      let expected: Rational? =
        switch metric.unit {
        case .length: Rational(Int64(number))
        case .count: Rational(Int64(number) * 4800)
        case .fraction: Rational(Int64(number) * 4800, over: 1_000_000_000)
        case .time: Rational(Int64(number) * 4800, over: 1_000_000)
        case .area: Rational(Int64(number), over: 1_000_000)
        }
      #expect(values.number(of: metric) == expected)
    }
    #expect(Set(Metric.allCases.map { $0.rawValue }).count == Metric.allCases.count)
  }
}
