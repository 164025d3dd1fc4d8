import Testing

@testable import ReuseSim

/// A run ends when there is nothing left to do, or where it is told to, and says what came of it.
@Suite struct RunTests {
  @Test func runWithNothingToDoHasTwoFrames() {
    let report = Scenario.rows(10).report()
    #expect(report.frames == 2)
    #expect(report.end == Time(microseconds: 16_666))
    #expect(report.warnings == [])
    #expect(report.isAsExpected)
  }

  @Test(arguments: [(0, 2), (16, 2), (17, 3), (100, 7), (101, 8)] as [(Int64, Int64)])
  func lastCommandEndsTheRun(_ time: Int64, _ frames: Int64) {
    let report = Scenario.rows(10).at(time, .reloadData).report()
    #expect(report.frames == frames)
  }

  @Test func movementIsWaitedFor() {
    let report = Scenario.rows(100).at(50, .drag(.pt(300), over: .ms(200))).report()
    #expect(report.end == .ms(250))
    let fling = Scenario.rows(1000).at(0, .fling(.pt(1000))).report()
    // ln 1000 ÷ −ln 0.998 milliseconds and up to the next frame.
    #expect(fling.end == Time.ofFrame(208, rate: 60))
  }

  @Test(arguments: [(0, 1), (1, 2), (100, 7), (90, 7), (1000, 61)] as [(Int64, Int64)])
  func endIsTheFirstFrameAtOrAfterIt(_ time: Int64, _ frames: Int64) {
    var scenario = Scenario.rows(100).at(0, .drag(.pt(1), over: .ms(500)))
    scenario.end = .ms(time)
    #expect(scenario.report().frames == frames)
  }

  @Test func whatTheEndLeavesUndoneIsWarnedOf() {
    var scenario = Scenario.rows(10)
      .at(0, .reloadData).at(100, .reloadData).at(101, .reloadData).at(900, .reloadData)
    scenario.end = .ms(100)
    #expect(
      scenario.report().warnings == [
        RunWarning(line: 3, message: "the run ended before this"),
        RunWarning(line: 4, message: "the run ended before this"),
      ])
  }

  @Test func whatFindsNothingIsWarnedOf() {
    let report = Scenario.rows(10)
      .at(0, .remove(.one(.index(10))))
      .at(0, .remove(.one(.index(9))))
      .at(0, .remove(.one(.id(ItemID(9)))))
      .at(0, .batch([]))
      .at(0, .batch([.remove(.run(count: 1, at: 9)), .remove(.run(count: 1, at: 8))]))
      .at(0, .batch([.remove(.one(.index(50))), .reload(.ids(ItemID(70), ItemID(80)))]))
      .report()
    #expect(
      report.warnings
        == [1, 3, 5, 6].map {
          RunWarning(
            line: $0, message: ($0 == 5 ? "a part of this" : "this") + " found nothing to do")
        })
  }

  @Test(arguments: ["keep-offset", "ideal"])
  func scrollWhoseItemGoesAwayIsWarnedOf(_ platform: String) {
    let scenario = Scenario.rows(200, platform: platform)
      .at(0, .scrollToItem(.id(ItemID(150)), .top, over: .ms(500)))
      .at(100, .remove(.one(.id(ItemID(150)))))
    #expect(
      scenario.report().warnings == [
        RunWarning(line: 1, message: "item 150 went away before it was reached")
      ])
  }

  @Test func reportNamesWhatWasRun() {
    var scenario = Scenario.rows(3, platform: "ideal")
    scenario.name = "Three rows"
    scenario.seed = 5
    let report = scenario.report()
    #expect(report.scenario == "Three rows")
    #expect(report.platform == "ideal")
    #expect(report.seed == 5)
    var observer = NoObserver()
    let other = scenario.run(
      options: RunOptions(platform: .keepOffset, seed: 6), observer: &observer)
    #expect(other.platform == "keep-offset")
    #expect(other.seed == 6)
  }

  @Test func unknownPlatformIsTheStandardOne() {
    var scenario = Scenario.rows(3)
    scenario.platform = "no such platform"
    #expect(scenario.report().platform == Platform.standard.name)
  }

  @Test func breachesThatARealEngineCommitsAreFacts() {
    let scenario = Scenario.rows(200).at(0, .scrollToItem(.id(ItemID(150)), .top, over: .ms(300)))
    let report = scenario.report()
    let message = "item 150 came to rest 3900 from where it was asked to be"
    #expect(report.violations == [])
    #expect(
      report.facts == [
        Violation(.landing, frame: 18, time: .ms(300), item: ItemID(150), message: message)
      ])
    #expect(report.isAsExpected)
  }

  @Test func observerSeesEveryFact() {
    let scenario = Scenario.rows(20, platform: "ideal").at(0, .scrollBy(.pt(500), over: .ms(100)))
    var recorder = TraceRecorder()
    let report = scenario.run(observer: &recorder)
    var metrics = Metrics(reader: .automatic, scale: 2)
    for event in recorder.events { metrics.observe(event) }
    #expect(metrics.values == report.metrics)
    var text: [UInt8] = []
    for event in recorder.events { event.write(into: &text) }
    #expect(String(decoding: text, as: UTF8.self) == scenario.traceText())
  }

  @Test func jumpsCarryTheirCauses() {
    let report = Scenario.rows(20)
      .at(0, .scrollBy(.pt(150), over: nil))
      .at(100, .insert([ItemBlock(count: 2, kind: 0)], .index(1)))
      .report()
    // Item 20 ends where the viewport begins; item 21 is seen and measured.
    #expect(
      report.jumps.map { $0.lines } == [
        [
          "frame 6, 0.100 s: jump +150 pt",
          "  items 20–21 (2 items), above the reference (item 2): "
            + "inserted with heights of 100 together: +100",
          "  item 21, above the reference (item 2): measured 100 for an estimate of 50: +50",
          "  not compensated because the platform keeps the offset",
        ]
      ])
  }
}
