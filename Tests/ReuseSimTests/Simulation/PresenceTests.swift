import Testing

@testable import ReuseSim

/// What becomes of a list while it is not in its window, and when it returns.
@Suite struct PresenceTests {
  private static let platforms = Platform.all.map { $0.name }

  private static func base(_ platform: String) -> Scenario {
    var scenario = Scenario.rows(60, platform: platform)
    scenario.kinds[0].height = .range(.pt(40), .pt(140))
    return scenario.at(0, .scrollBy(.pt(900), over: .ms(50)))
      .at(70, .scrollBy(.pt(-200), over: nil))
  }

  /// What a run comes to, and what it shows in its last frame.
  private static func play(_ scenario: Scenario) -> (report: RunReport, shown: [TraceEvent]) {
    var recorder = TraceRecorder()
    let report = scenario.run(observer: &recorder)
    let start = recorder.events.lastIndex { if case .frame = $0 { true } else { false } } ?? 0
    let shown = recorder.events[start...].filter { if case .shown = $0 { true } else { false } }
    return (report, shown)
  }

  /// What is on screen, frame by frame, and where the content is.
  private static func shown(_ scenario: Scenario) -> [TraceEvent] {
    scenario.picture().map { event in
      guard case .commit(var state) = event else { return event }
      state.measured = 0
      return .commit(state)
    }
  }

  private static func script(_ lines: String) throws -> Scenario {
    let text = """
      scenario "a"
      device 100x400 @2x 60Hz
      rows heights 100 x 50
      estimate 50
      \(lines)
      """
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return try #require(result.scenarios.first)
  }

  /// Who comes back to a list to which nothing has happened finds it as it was: every number is the same.
  @Test(arguments: platforms, ViewportPolicies.OffWindow.allCases)
  func comingBackIsNothing(_ platform: String, _ layout: ViewportPolicies.OffWindow) {
    var scenario = PresenceTests.base(platform)
    scenario.overrides.viewport.offWindow = layout
    let after = { (scenario: Scenario) in
      PresenceTests.play(scenario.at(250, .scrollBy(.pt(-300), over: .ms(50))))
    }
    let stayed = after(scenario)
    let left = after(scenario.at(100, .leaveWindow(for: .ms(100))))
    #expect(left.report.metrics == stayed.report.metrics)
    #expect(left.shown == stayed.shown)
    #expect(!stayed.shown.isEmpty)
    let atOnce = after(scenario.at(100, .batch([.leaveWindow(for: nil), .returnToWindow])))
    #expect(atOnce.report.metrics == stayed.report.metrics)
    #expect(atOnce.shown == stayed.shown)
  }

  /// Where layout waits, what happens while the list is away is one transaction in the frame in which it returns.
  @Test(arguments: platforms) func anAbsenceIsOneTransaction(_ platform: String) {
    let block = ItemBlock(count: 3, kind: 0)
    let changes: [Command] = [
      .insert([block], .index(0)), .remove(.run(count: 2, at: 4)), .resize(.all, .pt(70)),
      .insert([block], .index(7)), .move(.index(2), to: .index(9)), .keyboard(.pt(90), over: nil),
      .viewportHeight(.pt(350)), .setInsets(top: .pt(20), bottom: nil, over: nil),
      .textSize(Rational(2)), .width(.pt(200)), .reload(.run(count: 9, at: 6)), .reloadData,
      .correctOffset(.by(.number(Rational(40)))), .layoutNow, .insert([block], .index(1)),
    ]
    for end in [3, 8, changes.count] {
      let scenario = PresenceTests.base(platform)
      var left = scenario.at(100, .leaveWindow(for: nil))
      for (place, change) in changes[..<end].enumerated() {
        left = left.at(110 + 10 * Int64(place), change)
      }
      let together = scenario.at(300, .batch(Array(changes[..<end])))
      let first = PresenceTests.play(left.at(300, .returnToWindow))
      let second = PresenceTests.play(together)
      // What a layout brought that the app asked for in an earlier frame, it brought in that frame.
      let ofFrames: [Metric] = end == changes.count ? [.passesMax, .cellsFlashed] : []
      for metric in Metric.allCases where !ofFrames.contains(metric) {
        #expect(
          first.report.metrics[metric] == second.report.metrics[metric],
          "\(metric.rawValue), \(end)")
      }
      #expect(first.shown == second.shown, "\(end)")
      #expect(first.report.violations == [])
    }
  }

  /// Where every height is known, nothing is forgotten that is not known again.
  @Test(arguments: platforms) func whatIsKnownIsNotForgotten(_ platform: String) {
    var scenario = PresenceTests.base(platform)
    scenario.overrides.estimate = .exact
    scenario = scenario.at(100, .leaveWindow(for: .ms(100)))
      .at(150, .insert([ItemBlock(count: 2, kind: 0)], .index(0)))
    var forgetful = scenario
    scenario.overrides.viewport.onReturn = .keepsSizes
    forgetful.overrides.viewport.onReturn = .dropsSizes
    #expect(PresenceTests.shown(forgetful) == PresenceTests.shown(scenario))
    let counts: [Metric] = [.measureCount, .passesMax]
    let (first, second) = (forgetful.report().metrics, scenario.report().metrics)
    for metric in Metric.allCases where !counts.contains(metric) {
      #expect(first[metric] == second[metric], "\(metric.rawValue)")
    }
    #expect(first[.measureCount] > second[.measureCount], "those on screen are measured anew")
  }

  /// Nothing is shown, nobody holds anything, and nothing is judged of how it looks.
  @Test func nothingIsShownMeanwhile() throws {
    let scenario = try PresenceTests.script(
      """
      at 100ms scroll by 1000
      at 200ms leave window for 300ms
      at 300ms insert 3 at 0
      expect at 400ms jump.max = 0
      expect at 400ms lost.count = 0
      expect at 400ms item 12 not visible
      expect jump.max = 3 * 50 + 3 * 50
      """)
    let lines = scenario.traceText().split(separator: "\n")
    let first = try #require(lines.firstIndex(of: "left-window"))
    let last = try #require(lines.firstIndex(of: "returned-to-window"))
    let away = lines[first..<last]
    #expect(away.contains { $0.hasPrefix("commit") })
    for word in ["shown", "whereabouts", "space", "pass", "cell"] {
      #expect(away.filter { $0.hasPrefix(word + " ") } == [])
    }
    // Row 12 begins at 1000; three rows of 50 come in above, and 9 to 11 are seen and measured on the return.
    #expect(scenario.report().expectations.filter { !$0.held } == [])
  }

  /// Commands that find nothing to do, by their lines, and where the content is in the end.
  @Test(
    arguments: [
      ("at 200ms leave window\nat 300ms leave window for 1s", 1, 1000),
      ("at 200ms return to window", 1, 1000),
      ("at 200ms leave window\nat 300ms drag up 100 over 100ms\nat 1s return to window", 1, 1000),
      ("at 200ms leave window\nat 300ms fling 900", 1, 1000),
      ("at 200ms leave window\nat 300ms touch", 1, 1000),
      ("at 200ms leave window\nat 300ms drag thumb from 0 to 1 over 1s", 1, 1000),
      ("at 200ms leave window\nat 300ms scroll by 100 over 1s\nat 310ms return to window", 0, 1100),
      ("at 200ms leave window for 50ms\nat 300ms fling 0", 0, 1000),
      ("at 200ms scroll by 600 over 1s\nat 700ms leave window for 1s", 0, 1300),
      ("at 200ms scroll to offset 1600 over 1s\nat 1.2s leave window for 1s", 0, 1600),
    ] as [(String, Int, Int64)])
  func everyCommandMeansSomething(_ lines: String, _ warnings: Int, _ offset: Int64) throws {
    let report = try PresenceTests.script(
      "at 100ms scroll by 1000\n\(lines)\nexpect offset = \(offset)"
    ).report()
    #expect(report.expectations.map { $0.actual } == ["\(offset)"])
    let nothing = Array(repeating: "this found nothing to do", count: warnings)
    #expect(report.warnings.map { $0.message } == nothing)
    #expect(report.metrics[.jumpMax] == 0)
  }

  /// A layout off screen is made, and warned of.
  @Test func layoutOffWindowIsWarnedOf() throws {
    let report = try PresenceTests.script(
      "at 100ms layout now\nat 200ms leave window for 100ms\nat 250ms layout now"
    ).report()
    let warning = RunWarning(
      line: 7, message: "the list was laid out while it was not in its window")
    #expect(report.warnings == [warning])
  }

  /// The time of an earlier absence is over with it.
  @Test func anEarlierReturnDoesNotEndALaterAbsence() throws {
    let scenario = try PresenceTests.script(
      """
      at 200ms leave window for 500ms
      at 300ms return to window
      at 400ms leave window for 1s
      expect at 650ms item 0 visible
      expect at 350ms item 0 visible
      expect at 800ms item 0 not visible
      expect at 1.3s item 0 not visible
      expect item 0 visible
      """)
    #expect(scenario.report().expectations.map { $0.held } == [false, true, true, true, true])
    #expect(scenario.report().warnings == [])
  }

  /// What is held beyond an edge is back inside at once, and nobody has seen it swing.
  @Test(arguments: ["uikit-table", "uikit-flow", "uikit-list"])
  func whatIsBeyondAnEdgeIsBackInside(_ platform: String) throws {
    let report = try PresenceTests.script(
      """
      platform \(platform)
      at 100ms drag down 200 over 300ms
      at 300ms leave window for 1s
      expect at 250ms offset < 0
      expect at 300ms offset = 0
      expect jump.max = 0
      expect no violations
      """
    ).report()
    #expect(report.expectations.filter { !$0.held } == [])
  }

  /// A scroll lands in the frame in which it is seen, wherever it went in the meantime; one that is overtaken never does.
  @Test func scrollsLandWhenTheyAreSeen() throws {
    func landings(_ lines: String) throws -> [Substring] {
      try PresenceTests.script(
        "at 100ms leave window\n\(lines)\nat 500ms return to window"
      ).traceText().split(separator: "\n").filter {
        $0.hasPrefix("landed") || $0.hasPrefix("abandoned") || $0.hasPrefix("returned")
      }
    }
    let scroll = "at 200ms scroll to item 30 align bottom over 9s"
    #expect(
      try landings(scroll) == ["returned-to-window", "landed item 30 error 400 frames 1"])
    #expect(
      try landings("scroll-to retargets\n" + scroll)
        == ["returned-to-window", "landed item 30 error 0 frames 1"])
    #expect(
      try landings("layout-off-window runs\n" + scroll)
        == ["landed item 30 error 400 frames 1", "returned-to-window"])
    #expect(
      try landings("\(scroll)\nat 300ms remove item 30")
        == ["returned-to-window", "abandoned item 30 line 6"])
    #expect(try landings("\(scroll)\nat 300ms scroll by -100") == ["returned-to-window"])
    #expect(
      try landings("\(scroll)\nat 300ms scroll to item 3")
        == ["returned-to-window", "landed item 3 error 0 frames 1"])
  }
}
