import Testing

@testable import ReuseSim

/// What late content does and does not change.
@Suite struct ContentLawTests {
  private static func random(_ seed: UInt64) -> Scenario {
    var random = RandomScenario(seed: 21_000 + seed)
    var scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count])
    for place in scenario.kinds.indices where scenario.kinds[place].contentParts.isEmpty {
      scenario.kinds[place].contentParts = [
        ContentPart(.image, shape: ImageShape(.fixed(.pt(90)), placeholder: .pt(30)))
      ]
    }
    var draws = Draws(seed: seed)
    if draws.once(in: 2) { return scenario }
    scenario.prefetch = .on(draws.one(of: PrefetchRule.Cancelling.allCases))
    let overscan = RandomScenario.overscan(&draws)
    scenario.overrides.cells.prefetch = PrefetchPolicy(overscan.sides, movement: overscan.movement)
    return scenario
  }

  /// Content that takes no part in heights is fetched unseen: without prefetching the pictures are the same, and what is
  /// prefetched is used once or not at all.
  @Test(arguments: 0..<Effort.scenarios) func prefetchingMovesNothing(_ seed: UInt64) {
    var scenario = ContentLawTests.random(seed)
    for place in scenario.kinds.indices {
      for part in scenario.kinds[place].contentParts.indices {
        scenario.kinds[place].contentParts[part].shape?.placeholder = nil
      }
    }
    // An app that has something done when content arrives has it done at another time with a prefetch, and then off screen:
    // that exchanges other cells, and measures again what the list then learns from.
    scenario.arrival = .tellsNobody
    scenario.prefetch = .on(.whenLeft)
    scenario.end = Time(milliseconds: 2500)
    var off = scenario
    off.prefetch = .off
    #expect(ContentLawTests.withoutRequests(scenario) == ContentLawTests.withoutRequests(off))
    let metrics = scenario.report().metrics
    #expect(
      metrics[.prefetchCount]
        == metrics[.prefetchHits] + metrics[.prefetchJoined] + metrics[.prefetchUnused])
    #expect(metrics[.prefetchUnused] >= 0)
    let without = off.report().metrics
    let dependent = ["prefetch.", "request.", "content.wait", "placeholder."]
    for metric in Metric.allCases
    where metric == .prefetchWasted || !dependent.contains(where: { metric.rawValue.hasPrefix($0) })
    {
      #expect(metrics[metric] == without[metric], "\(metric.rawValue)")
    }
  }

  private static func withoutRequests(_ scenario: Scenario) -> [TraceEvent] {
    scenario.picture().map { event in
      guard case .commit(var state) = event else { return event }
      state.openRequests = 0
      return .commit(state)
    }
  }

  /// Every request of a random life is sent once and ends once before the run does, counted without the checker.
  @Test(arguments: 0..<Effort.scenarios) func everyRequestEndsOnce(_ seed: UInt64) {
    var recorder = TraceRecorder()
    let report = ContentLawTests.random(seed).run(observer: &recorder)
    // What a cell shows of its content is another matter: the code of these is written in every way.
    #expect(report.violations.filter { $0.guarantee != .freshness } == [])
    var sent: [Int64] = []
    var ended: [Int64] = []
    for case .request(let fact) in recorder.events {
      if fact.call == .sent { sent.append(fact.request) }
      if fact.call.isEnd { ended.append(fact.request) }
    }
    #expect(sent == Array(0..<Int64(sent.count)))
    #expect(ended.sorted() == sent)
  }

  /// A placeholder as tall as the image is as good as having it: pictures and offsets are those of a list whose heights
  /// have it from the start.
  @Test(arguments: 0..<Effort.scenarios) func rightPlaceholdersAreNoNews(_ seed: UInt64) {
    var late = ContentLawTests.random(seed)
    late.arrival = seed % 2 == 0 ? .reportsSize : .tellsNobody
    var never = late
    var reserved = late
    for place in late.kinds.indices {
      let own = ImageShape(.fixed(.pt(77)), placeholder: .pt(77))
      late.kinds[place].contentParts[0].shape = own
      late.kinds[place].contentParts.removeSubrange(1...)
      reserved.kinds[place].contentParts = late.kinds[place].contentParts
      reserved.kinds[place].contentParts[0].shape?.placeholder = nil
      never.kinds[place].contentParts = []
      let height = late.kinds[place].height ?? .constant(.zero)
      never.kinds[place].height = .sum([height, .constant(.pt(77))])
      late.kinds[place].height = .sum([height])
      reserved.kinds[place].height = .sum([height])
    }
    // Heights of their own have the image on top, too: leave such blocks to their kind.
    let end = Time(milliseconds: 2500)
    let runs = [late, reserved, never].map { ContentLawTests.withoutOwnHeights($0, until: end) }
    let picture = runs[0].picture()
    #expect(picture == runs[1].picture())
    #expect(picture == runs[2].picture())
  }

  private static func withoutOwnHeights(_ scenario: Scenario, until end: Time) -> Scenario {
    var scenario = scenario
    scenario.end = end
    for place in scenario.items.indices { scenario.items[place].heights = nil }
    for place in scenario.commands.indices {
      scenario.commands[place].command = plain(scenario.commands[place].command)
    }
    return scenario
  }

  private static func plain(_ command: Command) -> Command {
    switch command {
    case .insert(let blocks, let place):
      .insert(blocks.map { ItemBlock(count: $0.count, kind: $0.kind) }, place)
    case .batch(let commands): .batch(commands.map { plain($0) })
    default: command
    }
  }

  /// When content arrives that was asked for in the first frame does not depend on the refresh rate: it is the first
  /// frame at or after the moment that the draws of its attempts add up to.
  @Test(arguments: [24, 50, 60, 90, 120, 144, 1000] as [Int64])
  func ratesDoNotShiftAnswers(_ rate: Int64) {
    var part = ContentPart(.photo, shape: ImageShape(.fixed(.pt(50)), placeholder: .pt(50)))
    part.latency = .range(.ms(10), .ms(900))
    part.failures = .chance(1, of: 2)
    part.retries = RetryModel(delay: .ms(33), limit: 20)
    var scenario = Scenario.rows(3)
    scenario.kinds[0].contentParts = [part]
    scenario.device.rate = rate
    let facts = ContentLawTests.facts(scenario)
    let latency = Latency(seed: 1)
    for item in 0..<3 as Range<Int64> {
      var due = Time.zero
      for number in 0..<21 as Range<Int64> {
        let attempt = Latency.Attempt(item: ItemID(item), part: 0, number: number)
        due = due + latency.time(of: attempt, part.latency)
        if !latency.fails(attempt, .chance(1, of: 2)) { break }
        due = due + .ms(33)
      }
      let frame = (0...).first { Time.ofFrame($0, rate: rate) >= due } ?? 0
      let arrival = facts.first { $0.fact == "arrived \(item) 1" }
      #expect(arrival?.time == Time.ofFrame(frame, rate: rate))
    }
  }

  /// The ends of requests and retries, with the times of their frames.
  private static func facts(_ scenario: Scenario) -> [(fact: String, time: Time)] {
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    var time = Time.zero
    var count: [String: Int] = [:]
    var facts: [(fact: String, time: Time)] = []
    for event in recorder.events {
      if case .frame(_, let now) = event { time = now }
      guard case .request(let fact) = event else { continue }
      let name = "\(fact.call.rawValue) \(fact.item.rawValue)"
      count[name, default: 0] += 1
      facts.append(("\(name) \(count[name] ?? 0)", time))
    }
    return facts
  }

  /// What other items do shifts no item's answers: with more items above, more parts and more failures elsewhere, the
  /// content of the first rows comes when it came.
  @Test func othersDoNotShiftAnswers() {
    var part = ContentPart(.photo, shape: ImageShape(.fixed(.pt(50)), placeholder: .pt(50)))
    part.latency = .heavy(.ms(20), .ms(2000))
    part.failures = .chance(1, of: 3)
    part.retries = RetryModel(delay: .ms(100), limit: 5)
    var scenario = Scenario.rows(12)
    scenario.kinds[0].contentParts = [part]
    scenario.kinds.append(CellKind(name: "Other", height: .constant(.pt(1))))
    let alone = ContentLawTests.facts(scenario)
    scenario.kinds[1].contentParts = [part]
    scenario.kinds[0].contentParts.append(ContentPart(.image))
    let crowded = ContentLawTests.facts(
      scenario.at(10, .insert([ItemBlock(count: 9, kind: 1)], .end))
        .at(20, .insert([ItemBlock(count: 3, kind: 1)], .index(1))))
    for (fact, time) in alone where fact.hasPrefix("retried") {
      #expect(crowded.contains { $0.fact == fact && $0.time == time }, "\(fact)")
    }
    #expect(alone.contains { $0.fact.hasPrefix("retried") })
  }
}
