import Testing

@testable import ReuseSim

@Suite struct JumpTextTests {
  @Test func tellsWhenWhatAndWhy() {
    let jump = Jump(
      [Cause(kind: .estimateReplaced, items: one(37), amount: 118, before: 44, after: 162)],
      amount: 118, anchor: .keepsOffset)
    #expect(
      jump.lines == [
        "frame 143, 2.383 s: jump +118 pt",
        "  item 37, above the reference (item 40): measured 162 for an estimate of 44: +118",
        "  not compensated because the platform keeps the offset",
      ])
  }

  @Test(arguments: causeTable) func tellsEachKindOfCause(_ row: CauseRow) {
    let jump = Jump([row.cause], amount: 0, anchor: .keepsOffset)
    #expect(jump.explanation.first == row.text)
  }

  @Test func tableHasEveryKind() {
    for kind in Cause.Kind.allCases {
      #expect(causeTable.contains { $0.cause.kind == kind }, "\(kind)")
    }
  }

  @Test(arguments: anchorTable) func tellsEachOutcome(_ row: AnchorRow) {
    let cause = Cause(kind: .resized, items: one(9), amount: 0)
    let jump = Jump([cause], amount: 0, anchor: row.anchor)
    #expect(jump.explanation.count == 2)
    #expect(jump.explanation.last == row.text)
  }

  /// Where only the offset moved, nothing was to be compensated.
  @Test func aKeptOffsetHasNothingToSayOfItself() {
    let clamp = Cause(kind: .clamp, items: nil, amount: 30)
    #expect(
      Jump([clamp], amount: 30, anchor: .keepsOffset).explanation
        == ["the content offset was moved back into its legal range: +30"])
  }

  @Test func referenceMayBeAnEnd() {
    let cause = Cause(kind: .inserted, items: one(9), amount: -60, after: 60)
    let jump = Jump([cause], amount: -60, reference: .end, anchor: .held(ItemID(3)))
    #expect(
      jump.lines == [
        "frame 143, 2.383 s: jump -60 pt of the content's end",
        "  item 9: inserted with a height of 60: -60",
        "  the platform held item 3",
      ])
    let top = Jump([], amount: 1, reference: .top, anchor: .nothingVisible)
    #expect(top.headline == "frame 143, 2.383 s: jump +1 pt of the content's start")
  }

  @Test(arguments: [
    (0, "0.000"), (499, "0.000"), (500, "0.001"), (2_383_333, "2.383"), (1_999_500, "2.000"),
    (60_010_000, "60.010"), (-500, "-0.001"), (-499, "0.000"), (Int64.max, "9223372036854.776"),
    (Int64.min, "-9223372036854.776"),
  ]) func roundsTimesToMilliseconds(_ microseconds: Int64, _ text: String) {
    #expect(Time(microseconds: microseconds).millisecondsText == text)
  }
}

struct CauseRow: Sendable {
  var cause: Cause
  var text: String

  init(_ cause: Cause, _ text: String) {
    self.cause = cause
    self.text = text
  }
}

struct AnchorRow: Sendable {
  var anchor: AnchorOutcome
  var text: String

  init(_ anchor: AnchorOutcome, _ text: String) {
    self.anchor = anchor
    self.text = text
  }
}

private let causeTable: [CauseRow] = [
  CauseRow(
    Cause(kind: .contentArrived, items: one(12), amount: 216, before: 44, after: 260),
    "item 12, above the reference (item 40): content arrived: 44 → 260: +216"),
  CauseRow(
    Cause(kind: .contentArrived, items: one(12), amount: 216),
    "item 12, above the reference (item 40): content arrived: +216"),
  CauseRow(
    Cause(kind: .estimateReplaced, items: some(12, 19), amount: 352, before: 352, after: 704),
    "items 12–19 (8 items), above the reference (item 40): "
      + "measured 704 for estimates of 352: +352"),
  CauseRow(
    Cause(kind: .estimateReplaced, items: one(37), amount: 0),
    "item 37, above the reference (item 40): measured for the first time: 0"),
  CauseRow(
    Cause(kind: .estimateReplaced, items: one(41), amount: 0, before: 44, after: 45),
    "item 41, below the reference (item 40): measured 45 for an estimate of 44: 0"),
  CauseRow(
    Cause(kind: .sizeDropped, items: one(2), amount: -44, before: 88, after: 44),
    "item 2, above the reference (item 40): "
      + "measured size of 88 forgotten, estimate of 44 back: -44"),
  CauseRow(
    Cause(kind: .sizeDropped, items: some(0, 38), amount: -1716, before: 3432, after: 1716),
    "items 0–38 (39 items), above the reference (item 40): "
      + "measured sizes of 3432 forgotten, estimates of 1716 back: -1716"),
  CauseRow(
    Cause(kind: .sizeDropped, items: some(0, 1), amount: -1),
    "items 0–1 (2 items), above the reference (item 40): measured sizes forgotten: -1"),
  CauseRow(
    Cause(kind: .resized, items: one(40), amount: 0, before: 44, after: 88),
    "item 40, the reference: resized from 44 to 88: 0"),
  CauseRow(
    Cause(kind: .resized, items: some(5, 6), amount: 20, before: 88, after: 108),
    "items 5–6 (2 items), above the reference (item 40): resized from 88 to 108 together: +20"),
  CauseRow(
    Cause(kind: .resized, items: one(1), amount: 20),
    "item 1, above the reference (item 40): resized: +20"),
  CauseRow(
    Cause(kind: .width, items: some(5, 6), amount: 20, before: 88, after: 108),
    "items 5–6 (2 items), above the reference (item 40): "
      + "count as 108 in place of 88 together at another width: +20"),
  CauseRow(
    Cause(kind: .width, items: one(40), amount: 0, before: 44, after: 66),
    "item 40, the reference: counts as 66 in place of 44 at another width: 0"),
  CauseRow(
    Cause(kind: .textSize, items: one(1), amount: -20, before: 60, after: 40),
    "item 1, above the reference (item 40): "
      + "counts as 40 in place of 60 at another size of text: -20"),
  CauseRow(
    Cause(kind: .textSize, items: one(1), amount: 20),
    "item 1, above the reference (item 40): other heights at another size of text: +20"),
  CauseRow(
    Cause(kind: .inserted, items: one(500), amount: 60, after: 60),
    "item 500, above the reference (item 40): inserted with a height of 60: +60"),
  CauseRow(
    Cause(kind: .inserted, items: some(500, 519), amount: 1200, after: 1200),
    "items 500–519 (20 items), above the reference (item 40): "
      + "inserted with heights of 1200 together: +1200"),
  CauseRow(
    Cause(kind: .removed, items: some(0, 1), amount: -88, before: 88),
    "items 0–1 (2 items), above the reference (item 40): "
      + "removed with heights of 88 together: -88"),
  CauseRow(
    Cause(
      kind: .sizeDropped,
      items: ItemSpan(first: ItemID(1030), last: ItemID(997), count: 328, index: 0), amount: -1),
    "items from 1030 to 997 (328 items), above the reference (item 40): "
      + "measured sizes forgotten: -1"),
  CauseRow(
    Cause(
      kind: .sizeDropped,
      items: ItemSpan(first: ItemID(3), last: ItemID(9), count: 2, index: 0), amount: -1),
    "items from 3 to 9 (2 items), above the reference (item 40): measured sizes forgotten: -1"),
  CauseRow(
    Cause(kind: .removed, items: one(0), amount: -44),
    "item 0, above the reference (item 40): removed: -44"),
  CauseRow(
    Cause(
      kind: .removed,
      items: ItemSpan(
        first: .header(ofSection: 2), last: .footer(ofSection: 2), count: 7, index: 9),
      amount: -90),
    "header 2 to footer 2 (7 together), above the reference (item 40): removed: -90"),
  CauseRow(
    Cause(kind: .spacing, items: one(5), amount: -10, before: 10, after: 0),
    "item 5, above the reference (item 40): space before it 0 in place of 10: -10"),
  CauseRow(
    Cause(kind: .spacing, items: one(5), amount: 1),
    "item 5, above the reference (item 40): other space before it: +1"),
  CauseRow(
    Cause(kind: .moved, items: one(5), amount: -88),
    "item 5: moved from above the reference (item 40) to below it: -88"),
  CauseRow(
    Cause(kind: .moved, items: one(90), amount: 88),
    "item 90: moved from below the reference (item 40) to above it: +88"),
  CauseRow(
    Cause(kind: .moved, items: one(40), amount: 880), "item 40, the reference: moved: +880"),
  CauseRow(
    Cause(
      kind: .moved, items: ItemSpan(first: ItemID(38), last: ItemID(41), count: 4, index: 9),
      amount: 880),
    "items 38–41 (4 items), the reference among them: moved: +880"),
  CauseRow(
    Cause(
      kind: .moved, items: ItemSpan(first: ItemID(90), last: ItemID(93), count: 4, index: 93),
      amount: 88),
    "items 90–93 (4 items): moved from below the reference (item 40) to above it: +88"),
  CauseRow(
    Cause(kind: .moved, items: one(90), amount: 0),
    "item 90, below the reference (item 40): moved: 0"),
  CauseRow(
    Cause(kind: .anchorCorrection, items: nil, amount: -118),
    "the content offset was corrected to hold the anchor: -118"),
  CauseRow(
    Cause(kind: .appCorrection, items: nil, amount: -118),
    "the app corrected the content offset: -118"),
  CauseRow(
    Cause(kind: .clamp, items: nil, amount: 40),
    "the content offset was moved back into its legal range: +40"),
  CauseRow(
    Cause(kind: .rounding, items: nil, amount: 1),
    "estimates that are fractions were rounded elsewhere: +1"),
  CauseRow(
    Cause(kind: .estimateChanged, items: nil, amount: 40), "other items, estimate-changed: +40"),
  CauseRow(
    Cause(kind: .sizeMisplaced, items: nil, amount: 40), "other items, size-misplaced: +40"),
  CauseRow(
    Cause(kind: .pixelRounding, items: nil, amount: 1),
    "the content offset was rounded to a pixel: +1"),
  CauseRow(
    Cause(kind: .motionResumed, items: nil, amount: 40),
    "the movement under way went on from where it would have been: +40"),
  CauseRow(
    Cause(kind: .viewport, items: nil, amount: 40), "the viewport got another height: +40"),
  CauseRow(
    Cause(kind: .inset, items: nil, amount: -40), "the insets changed: -40"),
  CauseRow(
    Cause(kind: .followed, items: nil, amount: -40), "the scroll went along with it: -40"),
  CauseRow(
    Cause(kind: .resized, items: nil, amount: 40), "other items, resized: +40"),
  CauseRow(
    Cause(kind: .textSize, items: nil, amount: 40), "other items, text-size: +40"),
]

private let anchorTable: [AnchorRow] = [
  AnchorRow(.held(ItemID(40)), "the platform held item 40, the reference"),
  AnchorRow(.held(ItemID(3)), "the platform held item 3, not the reference (item 40)"),
  AnchorRow(
    .heldAgainst(ItemID(40), .firstMeasurements),
    "the platform held item 40, the reference, but only against first measurements"),
  AnchorRow(
    .heldAgainst(ItemID(40), [.structure, .layout]),
    "the platform held item 40, the reference, but only against structure, layout"),
  AnchorRow(.heldEnd, "the platform held the content's end"),
  AnchorRow(.heldStart, "the platform held the content's start"),
  AnchorRow(.heldThumb, "the platform held the thumb of the scroll indicator"),
  AnchorRow(.heldLine, "the platform compensated what its rules for deltas let pass"),
  AnchorRow(
    .suppressed(.inBatch),
    "not compensated because the platform does not hold its anchor in a batch"),
  AnchorRow(.keepsOffset, "not compensated because the platform keeps the offset"),
  AnchorRow(
    .notScrollingUp,
    "not compensated because the platform holds its anchor only while the user scrolls up"),
  AnchorRow(
    .notScrolling,
    "not compensated because the platform holds its anchor only while the user scrolls"),
  AnchorRow(.nothingVisible, "not compensated because nothing was visible that could be held"),
  AnchorRow(.clampedFirst, "not compensated because the content offset was clamped first"),
  AnchorRow(.deleted, "not compensated because the held item was deleted"),
]

private func one(_ id: Int64) -> ItemSpan { ItemSpan(ItemID(id), index: Int(id)) }

private func some(_ first: Int64, _ last: Int64) -> ItemSpan {
  ItemSpan(
    first: ItemID(first), last: ItemID(last), count: Int(last - first) + 1, index: Int(first))
}

extension Cause {
  fileprivate init(
    kind: Kind, items: ItemSpan?, amount: Int64, before: Int64? = nil, after: Int64? = nil
  ) {
    self.init(
      kind: kind, items: items, amount: Length(points: amount),
      before: before.map { Length(points: $0) }, after: after.map { Length(points: $0) })
  }
}

extension Jump {
  fileprivate init(
    _ causes: [Cause], amount: Int64, reference: JumpReference = .item(ItemID(40), index: 40),
    anchor: AnchorOutcome
  ) {
    self.init(
      frame: 143, time: Time(microseconds: 2_383_333), phase: .rest, reference: reference,
      amount: Length(points: amount), causes: causes, anchor: anchor)
  }
}
