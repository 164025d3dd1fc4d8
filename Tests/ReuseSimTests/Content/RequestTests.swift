import Testing

@testable import ReuseSim

/// What requests do in a run, by the times at which they do it. A screen of 400 pt shows four rows of 100 pt.
@Suite struct RequestTests {
  private static func scenario(_ change: (inout ContentPart) -> Void = { _ in }) -> Scenario {
    var part = ContentPart(
      .photo, shape: ImageShape(.fixed(.pt(160)), placeholder: .pt(60)))
    part.latency = .fixed(.ms(50))
    change(&part)
    var scenario = Scenario.rows(50, of: 40, estimate: 100)
    scenario.device.rate = 100
    scenario.kinds[0].contentParts = [part]
    return scenario
  }

  /// The facts of requests, each with the milliseconds of its frame.
  private func facts(_ scenario: Scenario, of items: Set<Int64>? = nil) -> [String] {
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    var time: Int64 = 0
    var facts: [String] = []
    for event in recorder.events {
      if case .frame(_, let now) = event { time = now.microseconds / 1000 }
      guard case .request(let fact) = event else { continue }
      if let items, !items.contains(fact.item.rawValue) { continue }
      facts.append("\(time) \(fact.call.rawValue) \(fact.item.rawValue)")
    }
    return facts
  }

  @Test func contentArrivesOnceAndStays() {
    let scenario = RequestTests.scenario().at(100, .scrollBy(.pt(5000), over: nil))
      .at(300, .scrollBy(.pt(-5000), over: nil))
    #expect(
      facts(scenario, of: [0, 3]) == ["0 sent 0", "0 sent 3", "50 arrived 0", "50 arrived 3"])
    #expect(scenario.report().violations == [])
  }

  /// An answer comes in the first frame at or after its time.
  @Test func answersWaitForAFrame() {
    let scenario = RequestTests.scenario { $0.latency = .fixed(Time(microseconds: 50_001)) }
    #expect(facts(scenario, of: [0]) == ["0 sent 0", "60 arrived 0"])
    let atOnce = RequestTests.scenario { $0.latency = .fixed(.zero) }
    #expect(facts(atOnce, of: [0]) == ["0 sent 0", "10 arrived 0"])
  }

  @Test func modelIsAskedOnce() {
    let scenario = RequestTests.scenario { $0.latency = .fixed(.ms(500)) }
      .at(100, .scrollBy(.pt(2000), over: nil)).at(200, .scrollBy(.pt(-2000), over: nil))
    #expect(facts(scenario, of: [0]) == ["0 sent 0", "500 arrived 0"])
  }

  @Test func capturedCellAsksAgainAndLosesAnswers() {
    let scenario = RequestTests.scenario {
      $0.latency = .fixed(.ms(250))
      $0.answers = .capturedCell
    }.at(100, .scrollBy(.pt(2000), over: nil)).at(300, .scrollBy(.pt(-2000), over: nil))
    // Row 0's answer comes while its cell shows another row, so the row asks again when it is back.
    #expect(
      facts(scenario, of: [0]) == ["0 sent 0", "250 lost 0", "300 sent 0", "550 arrived 0"])
    #expect(scenario.report().metrics[.requestLost] == 8)
  }

  /// The cell that asked shows the same item again by the time its answer comes.
  @Test func capturedCellMayBeBack() {
    let scenario = RequestTests.scenario {
      $0.latency = .fixed(.ms(500))
      $0.answers = .capturedCell
    }.at(100, .reload(.one(.id(ItemID(0)))))
    #expect(
      facts(scenario, of: [0]) == ["0 sent 0", "100 sent 0", "500 arrived 0", "600 arrived 0"])
    #expect(scenario.report().violations == [])
  }

  @Test func failuresAreRetried() {
    let scenario = RequestTests.scenario {
      $0.failures = .items([ItemID(1), ItemID(2)], times: 2)
      $0.retries = RetryModel(delay: .ms(100), limit: 2)
    }
    #expect(
      facts(scenario, of: [1]) == [
        "0 sent 1", "50 stumbled 1", "150 retried 1", "200 stumbled 1", "300 retried 1",
        "350 arrived 1",
      ])
    #expect(scenario.report().metrics[.requestRetried] == 4)
  }

  /// After the last failure the placeholder stays, until a cell that is configured for the item asks anew.
  @Test func failureLeavesThePlaceholder() {
    let scenario = RequestTests.scenario {
      $0.failures = .items([ItemID(1)], times: 3)
      $0.retries = RetryModel(delay: .ms(10), limit: 1)
    }
    .at(200, .scrollBy(.pt(5000), over: nil)).at(400, .scrollBy(.pt(-5000), over: nil))
    .at(600, .scrollBy(.pt(5000), over: nil)).at(800, .scrollBy(.pt(-5000), over: nil))
    #expect(
      facts(scenario, of: [1]) == [
        "0 sent 1", "50 stumbled 1", "60 retried 1", "110 failed 1", "400 sent 1",
        "450 stumbled 1", "460 retried 1", "510 arrived 1",
      ])
    #expect(scenario.simulation(frames: 30).list.height(at: 1) == .pt(100))
    #expect(scenario.simulation(frames: 60).list.height(at: 1) == .pt(200))
  }

  @Test func cancelledAnswersComeLate() {
    let scenario = RequestTests.scenario {
      $0.latency = .fixed(.ms(250))
      $0.cancelling = .whenHidden
    }.at(100, .scrollBy(.pt(2000), over: nil)).at(300, .scrollBy(.pt(-2000), over: nil))
    #expect(
      facts(scenario, of: [0]) == [
        "0 sent 0", "100 cancelled 0", "250 late 0", "300 sent 0", "550 arrived 0",
      ])
    #expect(scenario.report().metrics[.requestCancelled] == 8)
    #expect(scenario.report().violations == [])
  }

  /// A retry that is due after its request was cancelled is not made.
  @Test func cancelledRequestsAreNotRetried() {
    let scenario = RequestTests.scenario {
      $0.failures = .items([ItemID(0)], times: 1)
      $0.retries = RetryModel(delay: .ms(100), limit: 1)
      $0.cancelling = .whenHidden
    }.at(100, .scrollBy(.pt(2000), over: nil))
    #expect(facts(scenario, of: [0]) == ["0 sent 0", "50 stumbled 0", "100 cancelled 0"])
  }

  @Test func answersForRemovedItemsAreLost() {
    let scenario = RequestTests.scenario().at(20, .remove(.one(.id(ItemID(0)))))
    #expect(facts(scenario, of: [0]) == ["0 sent 0", "50 lost 0"])
  }

  /// What is known of requests for an item that is gone is forgotten when the last one ends.
  @Test func removedItemsAreForgotten() {
    var requests = Requests()
    func send(_ item: Int64) -> Requests.Request {
      requests.send(for: ItemID(item), ReuseIdentifier(0), part: 0, from: nil)
    }
    let sent = [send(7), send(7), send(8)]
    for request in sent { #expect(requests.attempt(request).number == request.number % 2) }
    requests.end(sent[2])
    requests.forget(5..<10)
    requests.end(sent[1])
    #expect(requests.attempt(sent[0]).number == 2)
    requests.end(sent[0])
    #expect(requests.openCount == 0)
    let anew = [send(7), send(8)].map { requests.attempt($0).number }
    #expect(anew == [0, 0])
  }

  /// A run that is ended early has open requests, and nothing is wrong with that.
  @Test func endDoesNotWait() {
    var scenario = RequestTests.scenario()
    scenario.end = .ms(20)
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.warnings == [])
    #expect(scenario.simulation(frames: 3).frameState.openRequests == 4)
  }

  @Test func partsAreAskedForApart() {
    var scenario = RequestTests.scenario()
    var image = ContentPart(.image)
    image.latency = .fixed(.ms(20))
    scenario.kinds[0].contentParts.append(image)
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    let facts = recorder.events.compactMap { event -> String? in
      guard case .request(let fact) = event, fact.item == ItemID(0) else { return nil }
      return "\(fact.call.rawValue) \(fact.part.rawValue) \(fact.request)"
    }
    #expect(facts == ["sent photo 0", "sent image 1", "arrived image 1", "arrived photo 0"])
  }
}
