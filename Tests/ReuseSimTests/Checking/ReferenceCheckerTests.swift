import ReuseSim
import Testing
import Virtualization

/// Stability where no item is held: the end of the content, the thumb, and the line of rules for deltas.
@Suite struct ReferenceCheckerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// What happened to the list.
    var facts: [TraceEvent]
    /// What is held, and where that wants the content offset.
    var reference: HeldReference
    var wanted: Int64
    var against = AnchorPolicy.Against.everyChange
    var pixel: Int64?
    var isNew = false
    /// Where the offset is, and how tall the content is.
    var offset: Int64
    var content: Int64
    var motion: (phase: Phase, delta: Int64)?
    /// What is found of it; nothing when it is right.
    var found: [String] = []

    var testDescription: String { name }
  }

  /// Ten rows of 100 pt in a viewport of 400 pt, at offset 330, then the row's frame. So row 3 reaches from 30 pt above
  /// the viewport's start to 70 pt below it, row 7 to 470, and 270 of 600 pt are left to the end.
  private func found(_ row: Row) -> [String] {
    let before = HandFrame(
      shown: (3...7).map { .init($0, at: $0 * 100 - 330) }, offset: 330, legal: 0...600)
    let target = TraceEvent.referenceTarget(
      row.reference, offset: .pt(row.wanted),
      HoldTerms(against: row.against, pixel: row.pixel.map { .pt($0) }, isNew: row.isNew))
    let after = HandFrame(
      motion: row.motion, facts: row.facts + [target], shown: [], offset: row.offset,
      legal: 0...(row.content - 400), content: row.content)
    return CheckersTests.found(in: [before, after], CheckersTests.only(.stability))
  }

  /// An item's height changes.
  private static func grown(
    _ item: Int, by points: Int64, _ kind: Cause.Kind = .resized
  ) -> TraceEvent {
    .shifted(
      from: item + 1,
      Cause(
        kind: kind, items: ItemSpan(ItemID(Int64(item)), index: item), amount: .pt(points)))
  }

  /// A new item comes in.
  private static func inserted(at index: Int, _ points: Int64) -> [TraceEvent] {
    [
      .inserted(at: index, count: 1, firstID: ItemID(20)),
      .shifted(
        from: index + 1,
        Cause(kind: .inserted, items: ItemSpan(ItemID(20), index: index), amount: .pt(points))),
    ]
  }

  static let ends: [Row] = [
    Row(name: "nothing", facts: [], reference: .end, wanted: 330, offset: 330, content: 1000),
    Row(
      name: "the gap stays", facts: [grown(9, by: 50)], reference: .end, wanted: 380, offset: 380,
      content: 1050),
    // Of a pixel of 100 pt, 49 pt are none and 50 pt are one.
    Row(
      name: "less than half a pixel", facts: [grown(9, by: 49)], reference: .end, wanted: 330,
      pixel: 100, offset: 330, content: 1049),
    Row(
      name: "a pixel", facts: [grown(9, by: 50)], reference: .end, wanted: 430, pixel: 100,
      offset: 430, content: 1050),
    Row(
      name: "a pixel that is not compensated", facts: [grown(9, by: 50)], reference: .end,
      wanted: 330, against: .structure, pixel: 100, offset: 330, content: 1050),
    Row(
      name: "the gap does not stay", facts: [grown(9, by: 50)], reference: .end, wanted: 379,
      offset: 379, content: 1050,
      found: [
        "stability 1: the end of the content has to be held at content offset 380, but is at 379"
      ]
    ),
    Row(
      name: "it is not there", facts: [grown(0, by: 50)], reference: .end, wanted: 380,
      offset: 381, content: 1050,
      found: ["stability 1: the end of the content is held at content offset 380, but that is 381"]),
    Row(
      name: "the clamp", facts: [grown(0, by: -350), .corrected(.clamp, .pt(20))],
      reference: .end, wanted: -20, offset: 0, content: 650),
    Row(
      name: "what is not compensated", facts: [grown(9, by: 50)] + inserted(at: 10, 60),
      reference: .end, wanted: 390, against: .structure, offset: 390, content: 1110),
    Row(
      name: "what is compensated and should not be", facts: [grown(9, by: 50)], reference: .end,
      wanted: 380, against: .structure, offset: 380, content: 1050,
      found: [
        "stability 1: the end of the content has to be held at content offset 330, but is at 380"
      ]
    ),
    Row(
      name: "what waits", facts: [grown(9, by: 50), .postponed(.owed, .pt(50))],
      reference: .end, wanted: 330, offset: 330, content: 1050),
    Row(
      name: "chosen anew", facts: [], reference: .end, wanted: 345, isNew: true, offset: 345,
      content: 1000),
    Row(
      name: "while something moves", facts: [], reference: .end, wanted: 345, offset: 345,
      content: 1000, motion: (.drag, 15)),
  ]

  static let starts: [Row] = [
    Row(
      name: "the start that is followed", facts: inserted(at: 0, 60), reference: .start, wanted: 0,
      offset: 0, content: 1060),
    Row(
      name: "the start that is left", facts: inserted(at: 0, 60), reference: .start, wanted: 60,
      offset: 60, content: 1060,
      found: [
        "stability 1: the start of the content has to be held at content offset 0, but is at 60"
      ]
    ),
    Row(
      name: "near the start", facts: [], reference: .start, wanted: 330, offset: 330,
      content: 1000),
  ]

  static let thumbs: [Row] = [
    // 330 of 600 pt are 550 of 1000 pt.
    Row(
      name: "the share stays", facts: [grown(0, by: 400)], reference: .thumb, wanted: 550,
      offset: 550, content: 1400),
    Row(
      name: "the share does not stay", facts: [grown(0, by: 400)], reference: .thumb,
      wanted: 551, offset: 551, content: 1400,
      found: ["stability 1: the thumb has to be held at content offset 550, but is at 551"]),
    Row(
      name: "it is not there", facts: [grown(0, by: 400)], reference: .thumb, wanted: 550,
      offset: 560, content: 1400,
      found: ["stability 1: the thumb is held at content offset 550, but that is 560"]),
    // The first 400 pt push, so that 330 of 1000 pt are held, which are 396 of 1200 pt.
    Row(
      name: "what is not compensated", facts: [grown(0, by: 400)] + inserted(at: 10, 200),
      reference: .thumb, wanted: 396, against: .structure, offset: 396, content: 1600),
    // 30 pt that were owed are paid first: 360 of 600 pt are 600 of 1000 pt, of which 20 pt wait.
    Row(
      name: "what waits, and what waited",
      facts: [.postponed(.paid, .pt(30)), grown(0, by: 400), .postponed(.owed, .pt(20))],
      reference: .thumb, wanted: 580, offset: 580, content: 1400,
      found: ["stability 1: 0 of corrections was owed, but 30 was settled"]),
  ]

  private static func line(
    _ first: DeltaRules.Directed, _ again: DeltaRules.Rule = .never, at share: Share = .none,
    structure: DeltaRules.Rule = .never
  ) -> HeldReference {
    .line(
      DeltaRules(
        line: share, first: first, again: DeltaRules.Directed(again),
        structure: DeltaRules.Directed(structure)))
  }

  static let lines: [Row] = [
    Row(
      name: "above the screen", facts: [grown(1, by: 50)], reference: line(.never, .endsBefore),
      wanted: 380, offset: 380, content: 1050),
    Row(
      name: "above the screen, left out", facts: [grown(1, by: 50)],
      reference: line(.never, .endsBefore), wanted: 330, offset: 330, content: 1050,
      found: ["stability 1: the line has to be held at content offset 380, but is at 330"]),
    Row(
      name: "across the line, by its start", facts: [grown(3, by: 50)],
      reference: line(.never, .startsBefore), wanted: 380, offset: 380, content: 1050),
    Row(
      name: "across the line, by its end", facts: [grown(3, by: 50)],
      reference: line(.never, .endsUpTo), wanted: 330, offset: 330, content: 1050),
    Row(
      name: "across the line, against the rule", facts: [grown(3, by: 50)],
      reference: line(.never, .endsUpTo), wanted: 380, offset: 380, content: 1050,
      found: ["stability 1: the line has to be held at content offset 330, but is at 380"]),
    Row(
      name: "below the screen", facts: [grown(8, by: 50)], reference: line(.never, .startsUpTo),
      wanted: 330, offset: 330, content: 1050),
    // Once 50 pt of row 1 are compensated row 3 is where it was; without that it would be 20 pt below the line.
    Row(
      name: "one after the other", facts: [grown(1, by: 50), grown(3, by: 7)],
      reference: line(.never, .startsBefore), wanted: 387, offset: 387, content: 1057),
    Row(
      name: "pushed below the line", facts: [grown(1, by: 50, .estimateReplaced), grown(3, by: 7)],
      reference: line(.never, .startsBefore), wanted: 330, offset: 330, content: 1057),
    // The line is 100 pt below the start: rows 3 and 4 begin above it.
    Row(
      name: "another line", facts: [grown(4, by: 9)],
      reference: line(.never, .startsBefore, at: Share(1, of: 4)), wanted: 339, offset: 339,
      content: 1009),
    Row(
      name: "what comes and goes", facts: inserted(at: 0, 60),
      reference: line(.never, structure: .always), wanted: 390, offset: 390, content: 1060),
    Row(
      name: "what comes and goes, by a place that is not shown", facts: inserted(at: 0, 60),
      reference: line(.never, structure: .startsBefore), wanted: 330, offset: 330, content: 1060),
    Row(
      name: "a direction that nobody tells", facts: [grown(1, by: 50, .estimateReplaced)],
      reference: line(DeltaRules.Directed(.startsBefore, up: .never)), wanted: 330, offset: 330,
      content: 1050),
  ]

  @Test(arguments: ends + starts + thumbs + lines) func placeIsRight(_ row: Row) {
    #expect(found(row) == row.found)
  }

  @Test func faultAtTheStartIsFound() {
    var scenario = Scenario.rows(60)
      .at(100, .insert([ItemBlock(count: 3, kind: 0)], .index(0)))
      .at(200, .resize(.one(.index(1)), .pt(170)))
    scenario.overrides.viewport.atTop = .follows(within: .pt(9))
    #expect(scenario.report().violations == [])
    let violations = scenario.run(breaking: .wrongAnchor).violations
    #expect(violations.contains { $0.guarantee == .stability })
  }

  /// What a fault does to each of them is found, and without one nothing is.
  @Test(arguments: [
    AnchorPolicy.Hold.end, .thumb,
    .deltas(
      DeltaRules(
        first: DeltaRules.Directed(.startsBefore), structure: DeltaRules.Directed(.always))),
  ]) func faultsAreFound(_ hold: AnchorPolicy.Hold) {
    var scenario = Scenario.rows(60).holding(AnchorPolicy(hold: hold))
      .at(0, .scrollBy(.pt(1500), over: nil))
      .at(100, .insert([ItemBlock(count: 3, kind: 0)], .index(0)))
      .at(200, .resize(.one(.index(5)), .pt(170)))
      .at(300, .drag(.pt(-700), over: .ms(100)))
      .at(600, .remove(.run(count: 2, at: 3)))
    scenario.end = .ms(800)
    for fault in [PlantedFault.shortCorrection, .wrongAnchor, .idleSuppression] {
      #expect(scenario.run(breaking: fault).violations.contains { $0.guarantee == .stability })
    }
    #expect(scenario.report().violations == [])
    scenario.overrides.corrections = CorrectionPolicy(timing: .whenIdle(microseconds: 50_000))
    #expect(scenario.report().violations == [])
    for fault in [PlantedFault.shortCorrection, .wrongAnchor, .wrongPayment] {
      #expect(scenario.run(breaking: fault).violations.contains { $0.guarantee == .stability })
    }
  }
}
