import Testing

@testable import ReuseSim

/// Fields, taps and every way to update an item keep all guarantees, and change no more than they say.
@Suite struct StateLawTests {
  /// A random scenario whose kinds have fields, with commands about them among its own.
  private static func scenario(_ seed: UInt64, _ policy: SelfSizingPolicy?) -> Scenario {
    var random = RandomScenario(seed: 21_000 + seed)
    var scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count])
    scenario.overrides.selfSizing = policy
    for kind in scenario.kinds.indices {
      scenario.kinds[kind].fields = [
        CellField(name: "open", isOnAtFirst: false),
        CellField(name: "loose", isOnAtFirst: kind == 1, isKeptInCell: true),
      ]
      scenario.kinds[kind].additions = [
        ConditionalHeight(condition: .field(0, isOn: true), height: .constant(.pt(70))),
        ConditionalHeight(
          condition: .field(1, isOn: kind != 1), height: .range(.pt(3), .pt(30)),
          isByConstraint: true),
        ConditionalHeight(
          condition: .field(0, isOn: false), height: .constant(.pt(5)), isByConstraint: kind == 2),
      ]
    }
    var draws = Draws(seed: seed)
    for place in scenario.commands.indices.reversed() {
      let time = scenario.commands[place].time
      for _ in 0..<draws.below(3) {
        let command = StateLawTests.command(&draws)
        scenario.commands.insert(TimedCommand(time: time, command: command), at: place)
      }
    }
    return scenario
  }

  private static func command(_ draws: inout Draws) -> Command {
    let item = ItemReference.index(draws.below(20))
    let items = draws.one(
      of: [
        .one(item), .run(count: 6, at: draws.below(20)), .all, .ids(ItemID(2), ItemID(30)),
      ] as [ItemSelection])
    switch draws.below(8) {
    case 0, 1, 2: return .act(.tap, on: item, field: draws.one(of: ["open", "loose"]))
    case 3, 4: return .set(items, field: "open", to: .flag(draws.once(in: 2)))
    case 5: return .reconfigure(items)
    case 6: return draws.one(of: [.invalidateSize(items), .reload(items)])
    default: return draws.one(of: [.batch([]), .invalidateLayout, .reloadData])
    }
  }

  @Test(arguments: [nil] + SelfSizingPolicy.allCases)
  func nothingIsViolated(_ policy: SelfSizingPolicy?) {
    for seed in 0..<2 * Effort.scenarios {
      let scenario = StateLawTests.scenario(seed, policy).withRightCode()
      let report = scenario.report()
      let found = (report.violations + report.facts).filter { $0.guarantee != .landing }
      #expect(found.map { $0.message } == [], "seed \(seed)")
    }
  }

  /// What is measured last is what is true, wherever something is measured at the end.
  @Test(arguments: SelfSizingPolicy.allCases) func whatIsAskedForIsRight(_ policy: SelfSizingPolicy)
  {
    for seed in 0..<Effort.scenarios {
      // A list that has left its window lays nothing out until it is there again.
      var scenario = StateLawTests.scenario(seed, policy).at(3900, .returnToWindow)
        .at(4000, .invalidateLayout)
      // What arrives after that is another matter.
      for kind in scenario.kinds.indices { scenario.kinds[kind].contentParts = [] }
      let simulation = scenario.simulation(frames: 600)
      for cell in simulation.virtualizer.displayed where simulation.virtualizer.measures(cell) {
        #expect(cell.height == simulation.list.height(at: cell.index), "seed \(seed)")
      }
    }
  }

  /// Where everything is heard and every height is known, belief and truth are the same in every frame: as long as
  /// nothing leaves the screen in the frame in which it changes.
  @Test func knownHeightsAreKnownAgain() {
    for seed in 0..<Effort.scenarios {
      var scenario = StateLawTests.scenario(seed, .enabledIncludingConstraints)
      scenario.overrides.estimate = .exact
      scenario.overrides.anchor = .keepOffset
      // What grows above what is seen pushes it off the screen before it is measured.
      scenario.start = .top
      for kind in scenario.kinds.indices { scenario.kinds[kind].estimate = nil }
      scenario.commands.removeAll {
        switch $0.command {
        case .act, .set, .reconfigure, .invalidateSize, .invalidateLayout: false
        default: true
        }
      }
      #expect(scenario.report().metrics[.contentError] == 0, "seed \(seed)")
    }
  }

  /// A field that adds nothing changes no number, and its commands cost nothing.
  @Test func fieldsThatAddNothingChangeNothing() {
    for seed in 0..<Effort.scenarios {
      var scenario = StateLawTests.scenario(seed, nil)
      for kind in scenario.kinds.indices { scenario.kinds[kind].additions = [] }
      scenario.reader = .firstVisible
      var without = scenario
      without.commands.removeAll {
        switch $0.command {
        case .act, .set: true
        default: false
        }
      }
      #expect(scenario.report().metrics == without.report().metrics, "seed \(seed)")
    }
  }
}
