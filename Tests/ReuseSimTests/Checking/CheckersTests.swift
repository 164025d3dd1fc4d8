import Testing

@testable import ReuseSim

/// Every guarantee speaks up about a trace that was tampered with, in these words and no others.
@Suite struct CheckersTests {
  struct Row: Sendable {
    var name: String
    var frames: [HandFrame]
    var found: [String]
  }

  /// Guarantee, frame, item and message of everything that is found in some frames.
  static func found(
    in frames: [HandFrame], _ guarantees: GuaranteeSet
  ) -> [String] {
    var judge = Judge(
      metrics: Metrics(reader: .automatic, scale: 1), guarantees: guarantees)
    for (number, frame) in frames.enumerated() {
      for event in frame.events(Int64(number)) { judge.observe(event) }
    }
    return judge.violations.map { violation in
      let item = violation.item.map { " item \($0.rawValue)" } ?? ""
      let cell = violation.cell.map { " cell \($0.rawValue)" } ?? ""
      return
        "\(violation.guarantee.rawValue) \(violation.frame)\(item)\(cell): \(violation.message)"
    }
  }

  static func only(_ guarantee: Guarantee) -> GuaranteeSet {
    var set = GuaranteeSet()
    set.insert(guarantee)
    return set
  }

  static let coverage: [Row] = [
    Row(name: "rows", frames: [.rows(0)], found: []),
    Row(
      name: "a gap at the start",
      frames: [HandFrame(shown: [.init(1, at: 10, height: 390)])],
      found: ["coverage 0 item 1: item 1 is shown at 10, but what is before it ends at 0"]),
    Row(
      name: "a gap between",
      frames: [HandFrame(shown: [.init(0, at: 0), .init(1, at: 101, height: 299)])],
      found: ["coverage 0 item 1: item 1 is shown at 101, but what is before it ends at 100"]),
    Row(
      name: "an overlap",
      frames: [HandFrame(shown: [.init(0, at: 0), .init(1, at: 99, height: 301)])],
      found: ["coverage 0 item 1: item 1 is shown at 99, but what is before it ends at 100"]),
    Row(
      name: "a gap at the end", frames: [HandFrame(shown: [.init(0, at: 0)])],
      found: ["coverage 0: nothing is shown from 100 to 400 of the viewport"]),
    Row(
      name: "nothing at all", frames: [HandFrame(shown: [])],
      found: ["coverage 0: nothing is shown from 0 to 400 of the viewport"]),
    Row(
      name: "nothing, where the content ended", frames: [HandFrame(shown: [], offset: 1000)],
      found: []),
    Row(
      name: "nothing, where it has not begun", frames: [HandFrame(shown: [], offset: -400)],
      found: []),
    Row(
      name: "the start of the content, late",
      frames: [HandFrame(shown: [.init(0, at: 35, height: 500)], offset: -30)],
      found: ["coverage 0 item 0: item 0 is shown at 35, but what is before it ends at 30"]),
    Row(
      name: "a row below the screen",
      frames: [HandFrame(shown: [.init(0, at: 0, height: 400), .init(1, at: 400)])],
      found: ["coverage 0 item 1: item 1 has a cell at 400, off screen"]),
    Row(
      name: "a row above the screen",
      frames: [HandFrame(shown: [.init(0, at: -100), .init(1, at: 0, height: 400)])],
      found: ["coverage 0 item 0: item 0 has a cell at -100, off screen"]),
    Row(
      name: "a row without height",
      frames: [HandFrame(shown: [.init(0, at: 0, height: 0), .init(1, at: 0, height: 400)])],
      found: ["coverage 0 item 0: item 0 has a cell at 0, off screen"]),
    Row(
      name: "out of order",
      frames: [HandFrame(shown: [.init(1, at: 0, height: 200), .init(0, at: 200, height: 200)])],
      found: ["coverage 0 item 0: item 0 is shown twice or out of order, at index 0"]),
    Row(
      name: "twice",
      frames: [HandFrame(shown: [.init(1, at: 0, height: 200), .init(1, at: 200, height: 200)])],
      found: ["coverage 0 item 1: item 1 is shown twice or out of order, at index 1"]),
    Row(
      name: "the same fault in two frames is told once",
      frames: [HandFrame(shown: []), HandFrame(shown: []), HandFrame(shown: [])],
      found: ["coverage 0: nothing is shown from 0 to 400 of the viewport"]),
  ]

  @Test(arguments: coverage) func coverageSpeaksUp(_ row: Row) {
    #expect(
      CheckersTests.found(in: row.frames, CheckersTests.only(.coverage)) == row.found,
      "\(row.name)")
  }

  private static func resized(_ amount: Int64, from index: Int) -> TraceEvent {
    .shifted(
      from: index,
      Cause(kind: .resized, items: ItemSpan(ItemID(0), index: index - 1), amount: .pt(amount)))
  }

  private static func frame(_ y: Int64, _ facts: [TraceEvent]) -> HandFrame {
    var frame = HandFrame(shown: [.init(5, at: y)])
    frame.facts = facts
    return frame
  }

  static let attribution: [Row] = [
    Row(name: "told", frames: [frame(0, []), frame(20, [resized(20, from: 5)])], found: []),
    Row(
      name: "not told", frames: [frame(0, []), frame(20, [])],
      found: ["attribution 1 item 5: item 5 moved by 20, but its causes add up to 0"]),
    Row(
      name: "told of others", frames: [frame(0, []), frame(20, [resized(20, from: 6)])],
      found: ["attribution 1 item 5: item 5 moved by 20, but its causes add up to 0"]),
    Row(
      name: "told, but it did not move", frames: [frame(0, []), frame(0, [resized(20, from: 5)])],
      found: ["attribution 1 item 5: item 5 moved by 0, but its causes add up to 20"]),
    Row(
      name: "held",
      frames: [
        frame(0, []), frame(0, [resized(20, from: 5), .corrected(.anchorCorrection, .pt(20))]),
      ], found: []),
    Row(
      name: "held and stopped",
      frames: [
        frame(0, []),
        frame(
          5,
          [
            resized(20, from: 5), .corrected(.anchorCorrection, .pt(20)),
            .corrected(.clamp, .pt(-5)),
          ]),
      ], found: []),
    Row(
      name: "off screen, not told",
      frames: [frame(0, []), HandFrame(shown: [], elsewhere: [.init(5, at: 900)])],
      found: ["attribution 1 item 5: item 5 moved by 900, but its causes add up to 0"]),
    Row(
      name: "not in the list any more", frames: [frame(0, []), HandFrame(shown: [])], found: []),
    Row(
      name: "its place changes first",
      frames: [
        frame(0, []),
        HandFrame(
          facts: [.inserted(at: 0, count: 3, firstID: ItemID(9)), resized(20, from: 8)],
          shown: [.init(5, at: 20, index: 8)]),
      ], found: []),
  ]

  @Test(arguments: attribution) func attributionSpeaksUp(_ row: Row) {
    #expect(
      CheckersTests.found(in: row.frames, CheckersTests.only(.attribution)) == row.found,
      "\(row.name)")
  }

  private static func held(
    _ item: Int64, _ point: Anchor.Point, at y: Int64,
    against: AnchorPolicy.Against = .everyChange, pixel: Length? = nil, isNew: Bool = false
  ) -> TraceEvent {
    .anchorTarget(
      ItemID(item), point, y: .pt(y), HoldTerms(against: against, pixel: pixel, isNew: isNew))
  }

  static let stability: [Row] = [
    Row(
      name: "held", frames: [frame(30, [held(5, .leading, at: 30)])],
      found: []),
    Row(
      name: "not held", frames: [frame(31, [held(5, .leading, at: 30)])],
      found: ["stability 0 item 5: item 5 is held at 30, but is at 31"]),
    Row(
      name: "trailing", frames: [frame(30, [held(5, .trailing, at: 130)])],
      found: []),
    Row(
      name: "trailing, not held",
      frames: [frame(30, [held(5, .trailing, at: 30)])],
      found: ["stability 0 item 5: item 5 is held at 30, but is at 130"]),
    Row(
      name: "the clamp forced it",
      frames: [
        frame(31, [held(5, .leading, at: 30), .corrected(.clamp, .pt(-1))])
      ], found: []),
    Row(
      name: "another item", frames: [frame(31, [held(6, .leading, at: 30)])],
      found: []),
    Row(
      name: "in the frame before",
      frames: [frame(30, [held(5, .leading, at: 30)]), frame(31, [])],
      found: []),
  ]

  /// Item 5 was at 30 and is held there, unless something moves it that is not compensated.
  static let heldPlaces: [Row] = [
    Row(name: "still", frames: [frame(30, []), frame(30, [held(5, .leading, at: 30)])], found: []),
    Row(
      name: "held elsewhere", frames: [frame(30, []), frame(40, [held(5, .leading, at: 40)])],
      found: ["stability 1 item 5: item 5 has to be held at 30, but is held at 40"]),
    Row(
      name: "chosen after the user moved",
      frames: [frame(30, []), frame(40, [held(5, .leading, at: 40, isNew: true)])], found: []),
    Row(
      name: "with the user",
      frames: [
        frame(30, []),
        HandFrame(
          motion: (.drag, 12), facts: [held(5, .leading, at: 18)], shown: [.init(5, at: 18)]),
      ], found: []),
    Row(
      name: "moved by what is compensated",
      frames: [frame(30, []), frame(50, [resized(20, from: 5), held(5, .leading, at: 50)])],
      found: ["stability 1 item 5: item 5 has to be held at 30, but is held at 50"]),
    Row(
      name: "only against first measurements",
      frames: [
        frame(30, []),
        frame(50, [resized(20, from: 5), held(5, .leading, at: 50, against: .firstMeasurements)]),
      ], found: []),
    Row(
      name: "its own height, at its end",
      frames: [
        frame(30, []),
        HandFrame(
          facts: [
            .shifted(
              from: 6,
              Cause(kind: .resized, items: ItemSpan(ItemID(5), index: 5), amount: .pt(20))),
            held(5, .trailing, at: 150, against: .firstMeasurements),
          ], shown: [.init(5, at: 30, height: 120)]),
      ], found: []),
    // Of a pixel of 10 pt: 4 pt are none, and 6 pt are one.
    Row(
      name: "less than half a pixel",
      frames: [frame(30, []), frame(34, [resized(4, from: 5), rounded(5, at: 34)])], found: []),
    Row(
      name: "more than half a pixel",
      frames: [
        frame(30, []),
        HandFrame(
          facts: [resized(6, from: 5), .corrected(.anchorCorrection, .pt(10)), rounded(5, at: 26)],
          shown: [.init(5, at: 26)], offset: 10),
      ], found: []),
    Row(
      name: "exact where it has to be rounded",
      frames: [
        frame(30, []),
        HandFrame(
          facts: [resized(6, from: 5), .corrected(.anchorCorrection, .pt(6)), rounded(5, at: 30)],
          shown: [.init(5, at: 30)], offset: 6),
      ], found: ["stability 1 item 5: item 5 has to be held at 26, but is held at 30"]),
    Row(
      name: "rounded, and not compensated",
      frames: [
        frame(30, []),
        frame(36, [resized(6, from: 5), rounded(5, at: 36, against: .firstMeasurements)]),
      ], found: []),
    Row(
      name: "clamped first",
      frames: [
        frame(30, [.anchor(.clampedFirst), .corrected(.clamp, .pt(-5))]),
        frame(30, [.anchor(.clampedFirst)]),
      ],
      found: [
        "stability 1: the anchor was not held because the clamp came first, but nothing was clamped"
      ]),
    Row(
      name: "the viewport gets another height",
      frames: [
        frame(30, [.viewport(height: .pt(500)), .anchor(.suppressed(.viewportResize))]),
        frame(30, [.anchor(.suppressed(.viewportResize))]),
      ],
      found: [
        "stability 1: the anchor was not held when the viewport gets another height, but that was"
          + " not so"
      ]),
  ]

  /// Held by positions that are rounded to 10 pt.
  private static func rounded(
    _ item: Int64, at y: Int64, against: AnchorPolicy.Against = .everyChange
  ) -> TraceEvent {
    held(item, .leading, at: y, against: against, pixel: .pt(10))
  }

  @Test(arguments: heldPlaces) func stabilityKnowsTheRightPlace(_ row: Row) {
    #expect(
      CheckersTests.found(in: row.frames, CheckersTests.only(.stability)) == row.found,
      "\(row.name)")
  }

  @Test(arguments: stability) func stabilitySpeaksUp(_ row: Row) {
    #expect(
      CheckersTests.found(in: row.frames, CheckersTests.only(.stability)) == row.found,
      "\(row.name)")
  }

  static let others: [(guarantee: Guarantee, row: Row)] = [
    (
      .bounds,
      Row(
        name: "beyond the end", frames: [HandFrame(shown: [], offset: 1001)],
        found: ["bounds 0: the content offset is 1001 at rest; 0 to 1000 are legal"])
    ),
    (
      .bounds,
      Row(
        name: "before the start", frames: [HandFrame(shown: [], offset: -1, legal: 0...0)],
        found: ["bounds 0: the content offset is -1 at rest; 0 to 0 are legal"])
    ),
    (
      .bounds,
      Row(
        name: "beyond the end in a drag",
        frames: [HandFrame(motion: (.drag, 1), shown: [], offset: 1001)], found: [])
    ),
    (.bounds, Row(name: "at the end", frames: [HandFrame(shown: [], offset: 1000)], found: [])),
    (
      .landing,
      Row(
        name: "missed",
        frames: [frame(0, [.landed(ItemID(7), error: .pt(-3), frames: 4)])],
        found: ["landing 0 item 7: item 7 came to rest -3 from where it was asked to be"])
    ),
    (
      .landing,
      Row(
        name: "hit", frames: [frame(0, [.landed(ItemID(7), error: .zero, frames: 4)])],
        found: [])
    ),
    (
      .convergence,
      Row(
        name: "restless", frames: [frame(0, [.unsettled(ItemID(7), .pt(44), .pt(45))])],
        found: ["convergence 0 item 7: item 7 keeps changing between 44 and 45"])
    ),
  ]

  @Test(arguments: others.indices) func othersSpeakUp(_ place: Int) {
    let (guarantee, row) = CheckersTests.others[place]
    #expect(
      CheckersTests.found(in: row.frames, CheckersTests.only(guarantee)) == row.found,
      "\(row.name)")
  }

  @Test func whatIsNotCheckedIsNotTold() {
    for rows in [CheckersTests.coverage, CheckersTests.attribution, CheckersTests.stability] {
      for row in rows { #expect(CheckersTests.found(in: row.frames, GuaranteeSet()) == []) }
    }
  }
}
