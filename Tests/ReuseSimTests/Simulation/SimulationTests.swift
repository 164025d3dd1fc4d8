import Testing

@testable import ReuseSim

/// A run is a function of its scenario: frames in time, commands in order, copies that go on alike.
@Suite struct SimulationTests {
  private static func events(_ scenario: Scenario) -> [TraceEvent] {
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    return recorder.events
  }

  @Test(arguments: [24, 60, 90, 120, 144, 1000] as [Int64])
  func framesAreAtTheirTimes(_ rate: Int64) {
    var scenario = Scenario.rows(5)
    scenario.device.rate = rate
    scenario.end = .ms(300)
    let frames = SimulationTests.events(scenario).compactMap { event -> [Int64]? in
      guard case .frame(let number, let time) = event else { return nil }
      return [number, time.microseconds]
    }
    let count = (300 * rate + 999) / 1000
    #expect(frames == (0...count).map { [$0, $0 * 1_000_000 / rate] })
  }

  @Test func commandsOfOneFrameComeInOrder() {
    let lines = SimulationTests.events(
      Scenario.rows(5).at(0, .reloadData).at(3, .reloadData).at(16, .reloadData)
        .at(17, .reloadData).at(17, .reloadData)
    ).compactMap { event -> String? in
      switch event {
      case .frame(let number, _): "frame \(number)"
      case .command(let line): "line \(line)"
      default: nil
      }
    }
    #expect(
      lines == [
        "frame 0", "frame 1", "line 1", "line 2", "line 3", "frame 2", "line 4", "line 5",
      ])
  }

  @Test func placesAndSelectionsAreClamped() {
    func ids(_ command: Command) -> [Int64] {
      let list = Scenario.rows(4).at(0, command).simulation(frames: 2).virtualizer
      return (0..<list.sizes.count).map { list.sizes.item(at: $0).id.rawValue }
    }
    let block = [ItemBlock(count: 1, kind: 0)]
    #expect(ids(.insert(block, .index(100))) == [0, 1, 2, 3, 4])
    #expect(ids(.insert(block, .index(1))) == [0, 4, 1, 2, 3])
    #expect(ids(.insert(block, .before(.id(ItemID(9))))) == [0, 1, 2, 3, 4])
    #expect(ids(.insert(block, .before(.id(ItemID(3))))) == [0, 1, 2, 4, 3])
    #expect(ids(.insert(block, .after(.index(0)))) == [0, 4, 1, 2, 3])
    #expect(ids(.insert(block, .after(.index(8)))) == [0, 1, 2, 3, 4])
    #expect(ids(.insert([], .index(0))) == [0, 1, 2, 3])
    #expect(ids(.insert([ItemBlock(count: 0, kind: 0)], .index(0))) == [0, 1, 2, 3])
    #expect(ids(.remove(.run(count: 100, at: 2))) == [0, 1])
    #expect(ids(.remove(.run(count: 1, at: 4))) == [0, 1, 2, 3])
    #expect(ids(.remove(.run(count: .max, at: .max))) == [0, 1, 2, 3])
    #expect(ids(.remove(.ids(ItemID(1), ItemID(.max)))) == [0])
    #expect(ids(.remove(.ids(ItemID(3), ItemID(1)))) == [0, 1, 2, 3])
    #expect(ids(.remove(.all)) == [])
    #expect(ids(.move(.index(0), to: .index(100))) == [1, 2, 3, 0])
    #expect(ids(.move(.index(0), to: .end)) == [1, 2, 3, 0])
    #expect(ids(.move(.index(3), to: .index(0))) == [3, 0, 1, 2])
    #expect(ids(.move(.index(0), to: .before(.index(2)))) == [1, 0, 2, 3])
    #expect(ids(.move(.index(0), to: .after(.index(2)))) == [1, 2, 0, 3])
    #expect(ids(.move(.index(3), to: .before(.index(1)))) == [0, 3, 1, 2])
    #expect(ids(.move(.index(2), to: .before(.index(2)))) == [0, 1, 2, 3])
    #expect(ids(.move(.index(2), to: .after(.index(2)))) == [0, 1, 2, 3])
    #expect(ids(.move(.index(9), to: .index(0))) == [0, 1, 2, 3])
  }

  /// Ids far apart are found by walking, ids close together one by one; both find the same.
  @Test func idsAreFoundEitherWay() {
    let base = Scenario.rows(300)
      .at(0, .remove(.ids(ItemID(10), ItemID(20))))
      .at(0, .move(.id(ItemID(5)), to: .end))
      .at(0, .move(.id(ItemID(250)), to: .index(2)))
    let simulation = base.simulation(frames: 2)
    for (first, last) in [(0, 299), (0, 63), (0, 64), (8, 71), (8, 72), (240, 299), (0, 1000)] {
      let sizes = simulation.virtualizer.sizes
      let expected = (first...last).compactMap { sizes.index(of: ItemID(Int64($0))) }.sorted()
      let ranges = simulation.ranges(of: .ids(ItemID(Int64(first)), ItemID(Int64(last))))
      #expect(ranges.flatMap { Array($0) } == expected)
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound < next.lowerBound)
      }
    }
  }

  @Test func commandsThatFindNothingSaySo() {
    let missing = ItemReference.id(ItemID(99))
    let idle: [Command] = [
      .remove(.one(missing)), .remove(.run(count: 3, at: 10)), .remove(.ids(ItemID(5), ItemID(4))),
      .reload(.one(missing)), .resize(.one(missing), .pt(1)), .move(missing, to: .index(0)),
      .move(.index(2), to: .index(2)), .scrollToItem(missing, .top, over: nil),
      .act(.tap, on: missing, field: "a"), .act(.tap, on: .index(0), field: "a"),
      .set(.all, field: "a", to: .flag(true)),
      .invalidateSize(.one(missing)), .reconfigure(.one(missing)),
      .viewportHeight(.pt(400)),
    ]
    for command in idle {
      let events = SimulationTests.events(Scenario.rows(5).at(0, command))
      #expect(events.filter { $0 == .nothingToDo(line: 1) }.count == 1, "\(command)")
    }
    let busy: [Command] = [
      .reloadData, .remove(.all), .fling(.zero), .scrollBy(.zero, over: nil),
      .batch([]), .invalidateLayout, .invalidateSize(.all), .reconfigure(.all),
      .viewportHeight(.pt(300)), .insert([ItemBlock(count: 1, kind: 0)], .end),
    ]
    for command in busy {
      let events = SimulationTests.events(Scenario.rows(5).at(0, command))
      #expect(!events.contains(.nothingToDo(line: 1)), "\(command)")
    }
    // On an empty list nothing is found either.
    for command in [.remove(.all), .reload(.all), .resize(.all, .pt(9))] as [Command] {
      let events = SimulationTests.events(Scenario.rows(0).at(0, command))
      #expect(events.contains(.nothingToDo(line: 1)), "\(command)")
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func copiesAndRunsGoOnAlike(_ seed: UInt64) {
    var random = RandomScenario(seed: 1000 + seed)
    let platform = Platform.all[Int(seed) % Platform.all.count]
    let scenario = random.scenario(on: platform)
    let text = scenario.traceText()
    #expect(scenario.traceText() == text)
    var simulation = Simulation(scenario, platform: platform, seed: scenario.seed)
    var start = TraceWriter()
    for _ in 0..<(2 + seed % 9) { simulation.step(&start) }
    var (first, second) = (simulation, simulation)
    var (firstText, secondText) = (start, start)
    for _ in 0..<40 { first.step(&firstText) }
    for _ in 0..<40 { second.step(&secondText) }
    #expect(firstText.text == secondText.text)
    // Both are what the whole run says, as far as it goes.
    let whole = Array(text.utf8)
    let common = min(whole.count, firstText.text.count)
    #expect(whole.prefix(common) == firstText.text.prefix(common))
  }

  @Test func seedsDrawOtherHeights() {
    var scenario = Scenario.rows(50)
    scenario.kinds[0].height = .range(.pt(20), .pt(90))
    let texts = [1, 2].map { scenario.traceText(RunOptions(seed: $0)) }
    #expect(texts[0] != texts[1])
    #expect(scenario.traceText() == texts[0])
  }
}
