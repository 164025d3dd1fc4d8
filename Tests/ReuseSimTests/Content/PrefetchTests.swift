import Testing

@testable import ReuseSim

/// What prefetching does in a run, by the times at which it does it. A screen of 400 pt shows four rows of 100 pt, each with a
/// photo that comes after 50 ms.
@Suite struct PrefetchTests {
  private static func scenario(
    before: Int = 0, after: Int = 2, _ rule: PrefetchRule = .on(.whenLeft),
    _ change: (inout ContentPart) -> Void = { _ in }
  ) -> Scenario {
    var part = ContentPart(.photo)
    part.latency = .fixed(.ms(50))
    change(&part)
    var scenario = Scenario.rows(50, estimate: 100)
    scenario.device.rate = 100
    scenario.kinds[0].contentParts = [part]
    scenario.prefetch = rule
    scenario.overrides.cells.prefetch = PrefetchPolicy(
      .directed(behind: .items(before), ahead: .items(after), atRest: .lastDirection))
    return scenario
  }

  /// The facts of requests for some items, each with the milliseconds of its frame; `cell` when one waits for the answer.
  private static func facts(
    _ scenario: Scenario, of items: ClosedRange<Int64>, found: Set<FaultClass?> = []
  ) -> [String] {
    var recorder = TraceRecorder()
    let report = scenario.run(observer: &recorder)
    #expect(Set(report.violations.map { $0.faultClass }) == found)
    var time: Int64 = 0
    var facts: [String] = []
    for event in recorder.events {
      if case .frame(_, let now) = event { time = now.microseconds / 1000 }
      guard case .request(let fact) = event, items.contains(fact.item.rawValue) else { continue }
      facts.append(
        "\(time) \(fact.call.rawValue) \(fact.item.rawValue)" + (fact.cell == nil ? "" : " cell"))
    }
    return facts
  }

  private static func expect(
    _ scenario: Scenario, count: Int64, hits: Int64, joined: Int64, unused: Int64
  ) {
    let metrics = scenario.report().metrics
    let values = [Metric.prefetchCount, .prefetchHits, .prefetchJoined, .prefetchUnused].map {
      metrics[$0]
    }
    #expect(values == [count, hits, joined, unused])
  }

  @Test func contentIsThereWhenItIsNeeded() {
    let scenario = PrefetchTests.scenario().at(100, .scrollBy(.pt(200), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 3...6) == [
        "0 sent 3 cell", "0 sent 4", "0 sent 5", "50 arrived 3 cell", "50 arrived 4",
        "50 arrived 5", "100 sent 6", "150 arrived 6",
      ])
    PrefetchTests.expect(scenario, count: 4, hits: 2, joined: 0, unused: 2)
  }

  /// Without it a cell asks for what it needs.
  @Test func offAsksForNothing() {
    let scenario = PrefetchTests.scenario(.off).at(100, .scrollBy(.pt(200), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...6) == [
        "100 sent 4 cell", "100 sent 5 cell", "150 arrived 4 cell", "150 arrived 5 cell",
      ])
    PrefetchTests.expect(scenario, count: 0, hits: 0, joined: 0, unused: 0)
  }

  @Test func cellsJoinWhatIsOnItsWay() {
    let scenario = PrefetchTests.scenario().at(20, .scrollBy(.pt(200), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...4) == [
        "0 sent 4", "20 joined 4 cell", "50 arrived 4 cell",
      ])
    PrefetchTests.expect(scenario, count: 4, hits: 0, joined: 2, unused: 2)
  }

  /// The answer to a prefetch goes to the model, even where cells have theirs to themselves; these show it whatever they
  /// show by then.
  @Test func answersGoToTheModel() {
    let scenario = PrefetchTests.scenario { $0.answers = .capturedCell }
      .at(20, .scrollBy(.pt(200), over: nil)).at(30, .scrollBy(.pt(2000), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 3...4, found: [.staleAnswer]) == [
        "0 sent 3 cell", "0 sent 4", "20 joined 4 cell", "50 lost 3 cell", "50 arrived 4 cell",
      ])
  }

  /// When the reader turns, what he turned away from is given up; what a cell waits for is not.
  @Test func turnsCancel() {
    let scenario = PrefetchTests.scenario { $0.latency = .fixed(.ms(100)) }
      .at(20, .scrollBy(.pt(100), over: nil)).at(40, .scrollBy(.pt(-10), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...6) == [
        "0 sent 4", "0 sent 5", "20 joined 4 cell", "20 sent 6", "40 cancelled 5",
        "40 cancelled 6", "100 arrived 4 cell", "100 late 5", "120 late 6",
      ])
    PrefetchTests.expect(scenario, count: 3, hits: 0, joined: 1, unused: 2)
  }

  @Test func whatIsPassedByIsCancelled() {
    let scenario = PrefetchTests.scenario().at(20, .scrollBy(.pt(2000), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...5) == [
        "0 sent 4", "0 sent 5", "20 cancelled 4", "20 cancelled 5", "50 late 4", "50 late 5",
      ])
    let patient = PrefetchTests.scenario(.on(.never)).at(20, .scrollBy(.pt(2000), over: nil))
    #expect(
      PrefetchTests.facts(patient, of: 4...4) == ["0 sent 4", "50 arrived 4"])
  }

  @Test func removedItemsAreCancelled() {
    let scenario = PrefetchTests.scenario().at(20, .remove(.one(.id(ItemID(4)))))
    #expect(
      PrefetchTests.facts(scenario, of: 4...4) == ["0 sent 4", "20 cancelled 4", "50 late 4"])
    let patient = PrefetchTests.scenario(.on(.never)).at(20, .remove(.one(.id(ItemID(4)))))
    #expect(PrefetchTests.facts(patient, of: 4...4) == ["0 sent 4", "50 lost 4"])
  }

  /// What has failed is asked for again by its cell, or when it comes into the window anew; so is what was cancelled.
  @Test func askedOnceForEachEntry() {
    let failing = PrefetchTests.scenario { $0.failures = .items([ItemID(4), ItemID(5)], times: 1) }
      .at(100, .scrollBy(.pt(100), over: nil))
    #expect(
      PrefetchTests.facts(failing, of: 4...5) == [
        "0 sent 4", "0 sent 5", "50 failed 4", "50 failed 5", "100 sent 4 cell",
        "150 arrived 4 cell",
      ])
    let back = PrefetchTests.scenario().at(20, .scrollBy(.pt(2000), over: nil))
      .at(30, .scrollBy(.pt(-1400), over: nil))
    #expect(
      PrefetchTests.facts(back, of: 4...5) == [
        "0 sent 4", "0 sent 5", "20 cancelled 4", "20 cancelled 5", "30 sent 5", "30 sent 4",
        "50 late 4", "50 late 5", "80 arrived 5", "80 arrived 4",
      ])
  }

  /// A cell that joined a request cancels it as if it had sent it, and the window does not ask anew for what stays in it.
  @Test func hiddenCellsCancelWhatTheyJoined() {
    let scenario = PrefetchTests.scenario(before: 9) { $0.cancelling = .whenHidden }
      .at(20, .scrollBy(.pt(100), over: nil)).at(30, .scrollBy(.pt(500), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...4) == [
        "0 sent 4", "20 joined 4 cell", "30 cancelled 4 cell", "50 late 4",
      ])
  }

  /// The retries of a prefetch that a cell has joined meanwhile are as many as they would be without it.
  @Test func joinedRequestsAreRetried() {
    let scenario = PrefetchTests.scenario {
      $0.failures = .items([ItemID(4)], times: 2)
      $0.retries = RetryModel(delay: .ms(10), limit: 2)
    }.at(70, .scrollBy(.pt(100), over: nil))
    #expect(
      PrefetchTests.facts(scenario, of: 4...4) == [
        "0 sent 4", "50 stumbled 4", "60 retried 4", "70 joined 4 cell", "110 stumbled 4 cell",
        "120 retried 4 cell", "170 arrived 4 cell",
      ])
  }

  /// The app hears of what comes into the window without a cell, each time it does, and only with a prefetch data
  /// source.
  @Test(
    arguments: [
      // Rows 4 and 5 in the first frame, 8 and 9 with the scroll.
      ("prefetch asks again", 2), ("prefetch asks", 1), ("prefetch asks for item 5 again", 1),
      ("prefetch asks for index 5 again", 1), ("prefetch asks for item 9 again", 1),
      // Row 7 comes into the window and on screen in the same frame, row 10 never, and there is no row 77.
      ("prefetch asks for item 3", 0), ("prefetch asks for item 7", 0),
      ("prefetch asks for item 10", 0), ("prefetch asks for item 77", 0),
    ] as [(String, Int)])
  func listsAsk(_ occurrence: String, _ count: Int) throws {
    for (prefetch, count) in [("on", count), ("off", 0)] {
      let script = """
        scenario "a"
        device 100x400 @2x 60Hz
        cell A { height 100 }
        estimate 100
        items 30 of A
        prefetch \(prefetch)
        prefetch-window behind 0 ahead 2 items
        when \(occurrence) { let a = 1 }
        at 100ms scroll by 400
        """
      let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
      let scenario = try #require(result.scenarios.first)
      let named = scenario.traceText().split(separator: "\n").filter { $0.hasPrefix("named a") }
      #expect(named.count == count)
      let silent = "'\(occurrence.replacing(" again", with: ""))' never happened"
      let why = prefetch == "on" ? "" : ": a list asks beforehand where 'prefetch on' is stated"
      #expect(
        scenario.report().warnings.map { $0.message } == (count == 0 ? [silent + why] : []))
    }
  }

  @Test func windowsHaveALimit() {
    var scenario = PrefetchTests.scenario(after: 100_000)
    scenario.items = [ItemBlock(count: 200_000, kind: 0)]
    #expect(scenario.report().limit == .cells)
    scenario.prefetch = .off
    #expect(scenario.report().limit == nil)
  }
}
