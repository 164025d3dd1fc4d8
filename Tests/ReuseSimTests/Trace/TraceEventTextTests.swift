import Testing

@testable import ReuseSim

/// The text of every fact is what the traces of others hold; none may change its form.
@Suite struct TraceEventTextTests {
  struct Row: Sendable {
    var event: TraceEvent
    var line: String

    init(_ event: TraceEvent, _ line: String) {
      self.event = event
      self.line = line
    }
  }

  private static let (item, cell, kind) = (ItemID(7), CellID(3), ReuseIdentifier(1))

  private static let span = ItemSpan(first: ItemID(4), last: ItemID(9), count: 6, index: 2)

  static let rows: [Row] = [
    Row(.frame(number: 12, time: Time(microseconds: 200_001)), "frame 12 0.200001s"),
    Row(.command(line: 4), "command line 4"),
    Row(.round(3), "round 3"),
    Row(.nothingToDo(line: 4), "nothing-to-do line 4"),
    Row(.nothingToDo(line: 4, isPart: true), "nothing-to-do line 4 part"),
    Row(.named("before", Rational(5, over: 2) ?? .zero), "named before 2.5"),
    Row(.noValue(line: 4, .divisionByZero), "no-value line 4: a division by zero"),
    Row(.noValue(line: 4, .missing(.id(item))), "no-value line 4: item 7 is not in the list"),
    Row(.noValue(line: 4, .nameless("a")), "no-value line 4: 'a' has no value"),
    Row(.inserted(at: 3, count: 20, firstID: item), "inserted 20 at 3 item 7"),
    Row(.removed(at: 3, count: 20), "removed 20 at 3"),
    Row(.moved(item, from: 3, to: 0), "moved item 7 from 3 to 0"),
    Row(.moved(item, count: 2, from: 3, to: 0), "moved item 7 count 2 from 3 to 0"),
    Row(
      .shifted(
        from: 8,
        Cause(
          kind: .resized, items: span, amount: .pt(-5), before: .pt(30),
          after: Length(units: 120_001))),
      "shifted from 8 resized -5 items 4..9 count 6 index 2 before 30 after 25.0002"),
    Row(.tapped(item, index: 5), "tapped item 7 index 5"),
    Row(
      .fieldSet(span, field: "expanded", .flag(true), by: .app),
      "field expanded yes items 4..9 count 6 index 2 by app"),
    Row(
      .fieldSet(
        ItemSpan(item, index: 0), field: "a.b", .number(3),
        by: .listener(2, of: CellID(4), for: ItemID(9))),
      "field a.b 3 items 7..7 count 1 index 0 by listener 2 cell 4 for item 9"),
    Row(
      .fieldSet(
        ItemSpan(first: .header(ofSection: 2), last: item, count: 3, index: 4), field: "a",
        .text("b"), by: .saving(CellID(4), of: item)),
      "field a \"b\" from header 2 to item 7 count 3 index 4 by saving cell 4 of item 7"),
    Row(
      .edited(item, CellID(4), field: "a", .choice("red")),
      "edited item 7 cell 4 field a red"),
    Row(
      .editEnded(item, CellID(4), field: "a", listeners: 2),
      "edit-ended item 7 cell 4 field a listeners 2"),
    Row(.asked(item, at: 5, dataSource: 4), "asked item 7 at 5 data-source 4"),
    Row(.countsDiffer(list: 5, dataSource: 4), "counts-differ list 5 data-source 4"),
    Row(
      .contentChanged(item, part: .image, version: 3), "content-changed item 7 image version 3"),
    Row(
      .presented(CellID(4), field: "a", .offset(.pt(-12)), by: .configure(item)),
      "presented cell 4 field a -12 by configure item 7"),
    Row(
      .presented(
        CellID(4), field: "image", .content(of: item, version: 2),
        by: .answer(request: 5, ItemID(8))),
      "presented cell 4 field image content of item 7 version 2 by answer 5 item 8"),
    Row(
      .presented(
        CellID(4), field: "a", .running(since: Time(milliseconds: 1500)), by: .prepareForReuse),
      "presented cell 4 field a running since 1.5s by prepare"),
    Row(
      .shifted(from: 8, Cause(kind: .moved, items: nil, amount: .pt(5))),
      "shifted from 8 moved 5"),
    Row(.viewport(height: Length(units: 2400)), "viewport 0.5"),
    Row(.width(Length(units: 2400)), "width 0.5"),
    Row(.leftWindow, "left-window"),
    Row(.returnedToWindow, "returned-to-window"),
    Row(.laidOutOffWindow(line: 7), "laid-out-off-window line 7"),
    Row(.textSize(Rational(1)), "text-size 1"),
    Row(.textSize(Rational(65, over: 64) ?? .zero), "text-size 1.015625"),
    Row(.textSize(Rational(1, over: 3) ?? .zero), "text-size (1/3)"),
    Row(.motion(.drag, delta: .pt(-3), begins: false, toward: nil), "motion drag -3"),
    Row(.motion(.fling, delta: .zero, begins: true, toward: nil), "motion fling 0 begins"),
    Row(
      .motion(.animation, delta: .pt(9), begins: true, toward: .end),
      "motion animation 9 begins toward end"),
    Row(.motion(.rest, delta: .pt(9), begins: false, toward: .top), "motion rest 9 toward top"),
    Row(
      .request(RequestFact(.sent, request: 5, item: item, part: .image, cell: cell)),
      "request 5 sent item 7 image cell 3"),
    Row(
      .request(RequestFact(.cancelled, request: 5, item: item, part: .photo, cell: cell)),
      "request 5 cancelled item 7 photo cell 3"),
    Row(
      .request(RequestFact(.sent, request: 5, item: item, part: .photo, cell: nil)),
      "request 5 sent item 7 photo prefetch"),
    Row(.insets(start: .pt(5), end: .pt(6)), "insets start 5 end 6"),
    Row(.keyboard(height: .pt(336)), "keyboard 336"),
    Row(.keyboardHeld(height: .pt(146)), "keyboard-held 146"),
    Row(.corrected(.inset, .pt(3)), "corrected inset 3"),
    Row(
      .commit(
        FrameState(
          offset: .pt(1), lowestOffset: .pt(-2), highestOffset: .pt(3), contentHeight: .pt(4),
          trueContentHeight: .pt(5), viewportHeight: .pt(6), bottomInset: .pt(7), items: 8,
          measured: 9, displayed: 10, pooled: 11, topInset: .pt(12), shortContent: .atEnd,
          isInverted: true)),
      "commit offset 1 legal -2..3 content 4 true 5 viewport 6 bottom-inset 7 items 8 measured 9"
        + " displayed 10 pooled 11 top-inset 12 short-content at-end inverted"),
    Row(.pass(2), "pass 2"),
    Row(.cell(.create, cell, kind, nil), "cell 3 create kind 1"),
    Row(.cell(.willDisplay, cell, kind, item), "cell 3 will-display kind 1 item 7"),
    Row(
      .measured(item, index: 5, height: .pt(44), first: true, changed: true),
      "measured item 7 index 5 height 44 first changed"),
    Row(
      .measured(item, index: 5, height: .pt(44), first: false, changed: false),
      "measured item 7 index 5 height 44"),
    Row(.corrected(.anchorCorrection, .pt(4)), "corrected anchor-correction 4"),
    Row(.corrected(.appCorrection, .pt(4)), "corrected app-correction 4"),
    Row(.corrected(.clamp, .pt(-4)), "corrected clamp -4"),
    Row(.anchor(.held(item)), "anchor held item 7"),
    Row(
      .anchor(.heldAgainst(item, .firstMeasurements)),
      "anchor held item 7 against first-measurements"),
    Row(.anchor(.heldEnd), "anchor held end"),
    Row(.anchor(.heldThumb), "anchor held thumb"),
    Row(.anchor(.heldLine), "anchor held line"),
    Row(.anchor(.suppressed(.ownResize)), "anchor suppressed own-resize"),
    Row(
      .anchor(.heldAgainst(item, [.structure, .firstMeasurements])),
      "anchor held item 7 against first-measurements, structure"),
    Row(.postponed(.owed, .pt(45)), "correction owed 45"),
    Row(.postponed(.paid, .pt(-45)), "correction paid -45"),
    Row(.postponed(.dropped, .pt(1)), "correction dropped 1"),
    Row(.postponed(.overwritten, .pt(1)), "correction overwritten 1"),
    Row(.focused(item), "focused item 7"),
    Row(.focused(nil), "focused nothing"),
    Row(.corrected(.pixelRounding, .pt(1)), "corrected pixel-rounding 1"),
    Row(.anchor(.keepsOffset), "anchor keeps-offset"),
    Row(.anchor(.notScrollingUp), "anchor not-scrolling-up"),
    Row(.anchor(.notScrolling), "anchor not-scrolling"),
    Row(.anchor(.heldStart), "anchor held start"),
    Row(.anchor(.nothingVisible), "anchor nothing-visible"),
    Row(.anchor(.deleted), "anchor deleted"),
    Row(.anchor(.clampedFirst), "anchor clamped-first"),
    Row(.anchor(.suppressed(.viewportResize)), "anchor suppressed viewport-resize"),
    Row(.estimate(ReuseIdentifier(1), SizeEstimate(.pt(70))), "estimate kind 1 70"),
    Row(
      .estimate(ReuseIdentifier(0), SizeEstimate(sum: .pt(203), count: 3)),
      "estimate kind 0 203 over 3"),
    Row(
      .shifted(
        from: 4,
        Cause(kind: .rounding, items: nil, amount: Length(units: -48), origin: .inserted)),
      "shifted from 4 rounding -0.01 of inserted"),
    Row(
      .anchorTarget(item, .leading, y: .pt(-4), HoldTerms()),
      "anchor-target item 7 leading y -4"),
    Row(
      .anchorTarget(
        item, .trailing, y: .pt(4), HoldTerms(against: .firstMeasurements, isNew: true)),
      "anchor-target item 7 trailing y 4 against first-measurements new"),
    Row(
      .anchorTarget(item, .leading, y: .pt(4), HoldTerms(pixel: Length(units: 2400))),
      "anchor-target item 7 leading y 4 rounded-to 0.5"),
    Row(
      .restless(
        ReuseIdentifier(2), SizeEstimate(.pt(70)), SizeEstimate(sum: .pt(203), count: 3)),
      "restless kind 2 between 70 and 203 over 3"),
    Row(
      .restlessSize(item, .pt(20), SizeEstimate(sum: .pt(203), count: 3)),
      "restless item 7 between 20 and 203 over 3"),
    Row(
      .referenceTarget(.end, offset: .pt(30), HoldTerms()),
      "reference end offset 30"),
    Row(
      .referenceTarget(.thumb, offset: .pt(30), HoldTerms(against: .structure, isNew: true)),
      "reference thumb offset 30 against structure new"),
    Row(
      .referenceTarget(
        .line(DeltaRules(first: DeltaRules.Directed(.startsBefore, up: .never))), offset: .pt(30),
        HoldTerms()),
      "reference deltas line 0 first starts-before up never again starts-before up never estimates "
        + "never structure never offset 30"),
    Row(.unsettled(item, .pt(44), .pt(45)), "unsettled item 7 between 44 and 45"),
    Row(.landed(item, error: .pt(-2), frames: 6), "landed item 7 error -2 frames 6"),
    Row(.landed(nil, error: .pt(2), frames: 1), "landed error 2 frames 1"),
    Row(.corrected(.motionResumed, .pt(-4)), "corrected motion-resumed -4"),
    Row(.abandoned(item, line: 3), "abandoned item 7 line 3"),
    Row(
      .shown(item, index: 5, cell: cell, y: .pt(-9), height: .pt(44)),
      "shown item 7 index 5 cell 3 y -9 height 44"),
    Row(.placeholder(item, height: .pt(44)), "placeholder item 7 height 44"),
    Row(.whereabouts(item, index: 5, y: .pt(900)), "whereabouts item 7 index 5 y 900"),
    Row(.stopped(.knownHeights), "stopped known-heights"),
    Row(
      .commit(
        FrameState(
          offset: .pt(1), lowestOffset: .pt(-2), highestOffset: .pt(3), contentHeight: .pt(4),
          trueContentHeight: .pt(5), viewportHeight: .pt(6), bottomInset: .pt(7), items: 8,
          measured: 9, displayed: 10, pooled: 11)),
      "commit offset 1 legal -2..3 content 4 true 5 viewport 6 bottom-inset 7 items 8 measured 9"
        + " displayed 10 pooled 11"),
    Row(
      .commit(
        FrameState(
          offset: .pt(1), lowestOffset: .pt(-2), highestOffset: .pt(3), contentHeight: .pt(4),
          trueContentHeight: .pt(5), viewportHeight: .pt(6), bottomInset: .pt(7), items: 8,
          measured: 9, displayed: 10, pooled: 11, openRequests: 12)),
      "commit offset 1 legal -2..3 content 4 true 5 viewport 6 bottom-inset 7 items 8 measured 9"
        + " displayed 10 pooled 11 requests 12"),
  ]

  @Test(arguments: rows) func isWritten(_ row: Row) {
    #expect(row.event.line == row.line)
    var text: [UInt8] = []
    row.event.write(into: &text)
    #expect(text == Array((row.line + "\n").utf8))
  }

  @Test func factsThatDifferReadDifferently() {
    let lines = TraceEventTextTests.rows.map { $0.event.line }
    #expect(Set(lines).count == Set(TraceEventTextTests.rows.map { $0.event }).count)
    let names = Set(CellCall.allCases.map { $0.rawValue } + Cause.Kind.allCases.map { $0.rawValue })
    #expect(names.count == CellCall.allCases.count + Cause.Kind.allCases.count)
  }
}
