import Testing

@testable import ReuseSim

/// What the reader holds, and how far it jumps, in traces that are written by hand. Every metric that is not
/// named is zero.
@Suite struct JumpMeterTests {
  struct Row: Sendable {
    var name: String
    var reader = Reader.automatic
    var frames: [HandFrame]
    var metrics: [String]
  }

  /// The metrics of one jump of everything on screen.
  private static func all(_ magnitude: Int64, phase: String, drift: Int64, _ more: [String] = [])
    -> [String]
  {
    ["jump.max \(magnitude)", "jump.total \(magnitude)", "jump.count 1", "jump.p95 \(magnitude)"]
      + more + ["jump.\(phase).max \(magnitude)", "jump.\(phase).total \(magnitude)"]
      + ["picture.max \(magnitude)", "picture.total \(magnitude)"]
      + ["push.max \(magnitude)", "push.total \(magnitude)", "drift \(drift)"]
  }

  static let rows: [Row] = [
    Row(name: "one frame", frames: [.rows(7)], metrics: []),
    Row(name: "nothing moves", frames: [.rows(0), .rows(0)], metrics: []),
    Row(
      name: "down at rest", frames: [.rows(0), .rows(20)],
      metrics: all(20, phase: "rest", drift: 20)),
    Row(
      name: "up at rest, where the offset cannot follow", frames: [.rows(0), .rows(-20)],
      metrics: all(20, phase: "rest", drift: -20, ["jump.forced 20"])),
    Row(
      name: "with the finger", frames: [.rows(0), following(.rows(-30, motion: (.drag, 30)))],
      metrics: []),
    Row(
      name: "against the finger",
      frames: [.rows(0), following(.rows(-20, motion: (.drag, 30)))],
      metrics: all(10, phase: "drag", drift: 10, ["jump.reversal 10"])),
    Row(
      name: "ahead of the finger",
      frames: [.rows(0), following(.rows(-40, motion: (.drag, 30)))],
      metrics: all(10, phase: "drag", drift: -10)),
    Row(
      name: "against momentum to the start",
      frames: [.rows(0), .rows(20, motion: (.fling, -30))].map { moved($0, offset: 500) },
      metrics: all(10, phase: "fling", drift: -10, ["jump.reversal 10"])
        + ["indicator.jump 30000000"]),
    Row(
      name: "in a navigation",
      frames: [.rows(0), following(.rows(-25, motion: (.animation, 30)))],
      metrics: all(5, phase: "animation", drift: 5, ["jump.reversal 5"])),
    Row(
      name: "a finger that does not move", frames: [.rows(0), .rows(20, motion: (.drag, 0))],
      metrics: all(20, phase: "drag", drift: 20)),
    Row(
      name: "the first fully visible item is held",
      frames: [
        HandFrame(shown: [.init(0, at: -50), .init(1, at: 50), .init(2, at: 150, height: 250)]),
        HandFrame(shown: [.init(0, at: -50), .init(1, at: 60), .init(2, at: 180, height: 250)]),
      ],
      metrics: [
        "jump.max 10", "jump.total 10", "jump.count 1", "jump.p95 10", "jump.rest.max 10",
        "jump.rest.total 10", "picture.max 30", "picture.total 30", "push.max 30",
        "push.total 30", "drift 10",
      ]),
    Row(
      name: "an item with both edges on the viewport's is fully visible",
      frames: [
        HandFrame(shown: [.init(1, at: 0, height: 400)]),
        HandFrame(shown: [.init(1, at: 9, height: 400)]),
      ], metrics: all(9, phase: "rest", drift: 9)),
    Row(
      name: "the first item is held when none is fully visible",
      frames: [
        HandFrame(shown: [.init(0, at: -50, height: 250), .init(1, at: 200, height: 250)]),
        HandFrame(shown: [.init(0, at: -47, height: 250), .init(1, at: 203, height: 250)]),
      ], metrics: all(3, phase: "rest", drift: 3)),
    Row(
      name: "an item that the user takes away is no candidate",
      frames: [
        .rows(0),
        HandFrame(
          motion: (.drag, 100),
          shown: [.init(0, at: 0), .init(1, at: 0), .init(2, at: 100), .init(3, at: 200)],
          offset: 100),
      ], metrics: []),
    Row(
      name: "an item of which a point is left is one",
      frames: [
        .rows(0),
        HandFrame(
          motion: (.drag, 99),
          shown: [.init(0, at: 0), .init(1, at: 1), .init(2, at: 101), .init(3, at: 201)],
          offset: 99),
      ],
      metrics: [
        "jump.max 99", "jump.total 99", "jump.count 1", "jump.p95 99", "jump.reversal 99",
        "jump.drag.max 99", "jump.drag.total 99", "push.max 99", "push.total 99", "drift 99",
      ]),
    Row(
      name: "an item that a lower viewport hides is no candidate",
      reader: .item(ItemID(2)),
      frames: [
        .rows(0),
        HandFrame(
          shown: [.init(0, at: 5), .init(1, at: 100)], elsewhere: [.init(2, at: 950)],
          viewport: 200),
      ],
      metrics: [
        "jump.max 5", "jump.total 5", "jump.count 1", "jump.p95 5", "jump.rest.max 5",
        "jump.rest.total 5", "push.max 5", "push.total 5", "drift 5",
      ]),
    Row(
      name: "the reader's item is held", reader: .item(ItemID(2)),
      frames: [
        .rows(0),
        HandFrame(
          shown: [.init(0, at: 0), .init(1, at: 100), .init(2, at: 250), .init(3, at: 350)]),
      ],
      metrics: [
        "jump.max 50", "jump.total 50", "jump.count 1", "jump.p95 50", "jump.rest.max 50",
        "jump.rest.total 50", "push.max 50", "push.total 50", "drift 50",
      ]),
    Row(
      name: "the reader's item is held although it is cut", reader: .item(ItemID(4)),
      frames: [
        HandFrame(shown: [.init(3, at: 0, height: 390), .init(4, at: 390)]),
        HandFrame(shown: [.init(3, at: 0, height: 390), .init(4, at: 396)]),
      ],
      metrics: [
        "jump.max 6", "jump.total 6", "jump.count 1", "jump.p95 6", "jump.rest.max 6",
        "jump.rest.total 6", "push.max 6", "push.total 6", "drift 6",
      ]),
    Row(
      name: "without the reader's item the first one is held", reader: .item(ItemID(2)),
      frames: [
        .rows(0), HandFrame(shown: [.init(0, at: 4), .init(1, at: 104), .init(3, at: 204)]),
      ],
      metrics: [
        "jump.max 4", "jump.total 4", "jump.count 1", "jump.p95 4", "jump.rest.max 4",
        "jump.rest.total 4", "picture.max 4", "picture.total 4", "push.max 96", "push.total 96",
        "drift 4",
      ]),
    Row(
      name: "nothing that was seen exists any more",
      frames: [.rows(0), HandFrame(shown: [.init(8, at: 0), .init(9, at: 100)])], metrics: []),
    Row(
      name: "everything jumps away",
      frames: [
        .rows(0),
        HandFrame(
          shown: [.init(8, at: 0)], elsewhere: (0..<4).map { .init($0, at: 1000 + $0 * 100) }),
      ],
      metrics: all(1000, phase: "rest", drift: 1000).map {
        $0 == "drift 1000" ? "lost.count 1|drift 1000" : $0
      }.flatMap { $0.split(separator: "|").map(String.init) }),
    Row(
      name: "everything is scrolled away, which is no loss",
      frames: [
        .rows(0),
        HandFrame(
          motion: (.animation, 500), shown: [.init(8, at: 300)],
          elsewhere: (0..<4).map { .init($0, at: $0 * 100 - 500) }, offset: 500),
      ], metrics: []),
  ]

  @Test(arguments: rows) func measures(_ row: Row) {
    #expect(Metrics.of(row.frames, reader: row.reader).nonzero == row.metrics, "\(row.name)")
  }

  private static func moved(_ frame: HandFrame, offset: Int64) -> HandFrame {
    var frame = frame
    frame.offset = offset
    return frame
  }

  /// The offset after the user's part of a frame that follows one at 0.
  private static func following(_ frame: HandFrame) -> HandFrame {
    moved(frame, offset: frame.motion?.delta ?? 0)
  }

  @Test func readerOfTheFirstVisibleIsTheAutomaticOne() {
    for row in JumpMeterTests.rows where row.reader == .automatic {
      #expect(Metrics.of(row.frames, reader: .firstVisible).nonzero == row.metrics)
    }
  }
}
