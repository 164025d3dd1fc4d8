import Testing

@testable import ReuseSim

/// What must not matter does not matter: how changes are cut into commands, and what is undone at once.
@Suite struct ChangeLawTests {
  /// A random past, and a time after it.
  private static func past(_ seed: UInt64) -> (scenario: Scenario, time: Int64) {
    var random = RandomScenario(seed: 5000 + seed)
    var scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count])
    // Sizes that are kept by index make a change of the list a reason to measure, and to learn.
    scenario.overrides.measuredSizes?.key = .id
    ChangeLawTests.takeBatchesForCommands(&scenario)
    // Heights by id, so that ids that were used up in between do not change those of later items.
    for place in scenario.kinds.indices { scenario.kinds[place].height = .constant(.pt(44)) }
    return (scenario, 2500)
  }

  /// Without what a policy says of batches as such, or of each insertion behind the held item.
  private static func takeBatchesForCommands(_ scenario: inout Scenario) {
    scenario.overrides.anchor?.suppressions.remove(.inBatch)
    scenario.overrides.anchor?.newBehind = .ignored
    if scenario.overrides.anchor?.keeping == .eachChange {
      scenario.overrides.anchor?.keeping = .eachUpdate
    }
    scenario.overrides.corrections?.batches = .asOthers
    if scenario.overrides.corrections?.clamp == .batchEnd {
      scenario.overrides.corrections?.clamp = .after
    }
    if scenario.overrides.corrections?.overscroll == .countedInBatches {
      scenario.overrides.corrections?.overscroll = .apart
    }
  }

  private static func future(_ scenario: Scenario) -> Scenario {
    scenario.at(2600, .scrollBy(.pt(-333), over: .ms(100))).at(2800, .fling(.pt(900)))
  }

  @Test(arguments: 0..<Effort.scenarios) func oneInsertIsManyInserts(_ seed: UInt64) {
    let (past, time) = ChangeLawTests.past(seed)
    var draws = Draws(seed: seed)
    let place = draws.below(50)
    let count = past.simulation(frames: 1 + 60 * 3).virtualizer.sizes.count
    let first = min(place, count)
    let whole = past.at(time, .insert([ItemBlock(count: 20, kind: 0)], .index(first)))
    let pieces = past.at(
      time,
      .batch((0..<20).map { .insert([ItemBlock(count: 1, kind: 0)], .index(first + $0)) }))
    #expect(
      ChangeLawTests.future(whole).picture() == ChangeLawTests.future(pieces).picture())
    #expect(whole.report().metrics == pieces.report().metrics)
  }

  @Test(arguments: 0..<Effort.scenarios) func insertAndRemoveAtOnceIsNothing(_ seed: UInt64) {
    let (past, time) = ChangeLawTests.past(seed)
    var draws = Draws(seed: seed)
    let place = draws.below(50)
    let next = past.simulation(frames: 1 + 144 * 3).list.nextID
    let nothing = past.at(time, .batch([.scrollBy(.zero, over: nil)]))
    let both = past.at(
      time,
      .batch([
        .scrollBy(.zero, over: nil), .insert([ItemBlock(count: 7, kind: 0)], .index(place)),
        .remove(.ids(ItemID(next), ItemID(next + 6))),
      ]))
    #expect(ChangeLawTests.future(both).picture() == ChangeLawTests.future(nothing).picture())
  }

  @Test(arguments: 0..<Effort.scenarios) func batchIsItsCommandsInOneFrame(_ seed: UInt64) {
    var random = RandomScenario(seed: 6000 + seed)
    let platform = Platform.all[Int(seed) % Platform.all.count]
    var scenario = random.scenario(on: platform)
    ChangeLawTests.takeBatchesForCommands(&scenario)
    let other = random.commands(of: scenario.kinds).map { $0.command }
    let together = scenario.at(2500, .batch(other))
    let apart = scenario.at(2500, other)
    #expect(together.picture() == apart.picture())
  }

  @Test(arguments: 0..<Effort.scenarios) func orderOfChangesBelowTheViewportDoesNotMatter(
    _ seed: UInt64
  ) {
    var draws = Draws(seed: seed)
    let changes: [Command] = [
      .resize(.one(.id(ItemID(draws.of(60...69)))), .pt(draws.of(0...300))),
      .remove(.one(.id(ItemID(draws.of(70...79))))), .reload(.one(.id(ItemID(draws.of(80...89))))),
      .insert([ItemBlock(count: 3, kind: 0)], .before(.id(ItemID(draws.of(90...99))))),
      .move(.id(ItemID(draws.of(100...109))), to: .before(.id(ItemID(draws.of(110...119))))),
    ]
    let platform = Platform.all[Int(seed) % Platform.all.count].name
    let base = Scenario.rows(200, platform: platform).at(0, .scrollBy(.pt(400), over: .ms(300)))
    func played(_ order: [Command]) -> [TraceEvent] {
      base.at(500, order).at(600, .scrollBy(.pt(8000), over: .ms(1500))).picture()
    }
    let first = played(changes)
    #expect(played(changes.reversed()) == first)
    let shuffled = changes.indices.map { changes[($0 * 2 + 3) % changes.count] }
    #expect(played(shuffled) == first)
  }

  @Test(arguments: 0..<Effort.scenarios) func everySubsetOfTheCommandsRuns(_ seed: UInt64) {
    var random = RandomScenario(seed: 7000 + seed)
    let scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count]).withRightCode()
    var draws = Draws(seed: seed)
    for left in 0..<5 {
      var part = scenario
      part.commands.removeAll { _ in draws.below(5) < left }
      #expect(part.report().violations == [])
    }
  }
}
