import Testing

@testable import ReuseSim

/// Cells with fields of every type show what is true when their code is right, whatever happens, and never keep a secret when
/// it is wrong.
@Suite struct FreshnessLawTests {
  private static let types: [FieldType] = [
    .flag, .choice(["red", "green", "blue"]), .number, .text, .scrollOffset, .timer, .animation,
    .selection, .constraint, .subview, .hostedView,
  ]

  /// A random scenario whose cells have a field of each of some types and late content, with users and an app who do something
  /// to them.
  private static func scenario(_ seed: UInt64) -> Scenario {
    var random = RandomScenario(seed: 31_000 + seed)
    var scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count])
    var draws = Draws(seed: seed)
    for kind in scenario.kinds.indices {
      scenario.kinds[kind].fields = types.enumerated().map { place, type in
        CellField(name: "f\(place)", type: type)
      }
      if scenario.kinds[kind].contentParts.isEmpty {
        scenario.kinds[kind].contentParts = [ContentPart(.photo)]
      }
    }
    for place in scenario.commands.indices.reversed() {
      let time = scenario.commands[place].time
      for _ in 0..<draws.below(4) {
        scenario.commands.insert(
          TimedCommand(time: time, command: command(&draws)), at: place)
      }
    }
    return scenario
  }

  private static func command(_ draws: inout Draws) -> Command {
    let item = ItemReference.index(draws.below(12))
    let field = "f\(draws.below(types.count))"
    let items = draws.one(
      of: [.one(item), .run(count: 6, at: draws.below(20)), .all] as [ItemSelection])
    switch draws.below(12) {
    case 0...3: return .act(.tap, on: item, field: field)
    case 4: return .act(.type("text"), on: item, field: "f3")
    case 5: return .act(.scroll(.pt(draws.of(1...90))), on: item, field: "f4")
    case 6: return .set(items, field: "f0", to: .flag(draws.once(in: 2)))
    case 7: return .set(items, field: "f2", to: .number(draws.of(0...9)))
    case 8: return .changeContent(items, part: nil)
    case 9: return .reconfigure(items)
    case 10: return .reload(items)
    default: return .reloadData
    }
  }

  /// Right code, or code that does the same in another way.
  private static func vary(_ kind: inout CellKind, _ draws: inout Draws) {
    kind.makeCodeRight()
    for place in kind.fields.indices {
      let type = kind.fields[place].type
      if draws.once(in: 3), type != .timer { kind.fields[place].keeping = .both(.atOnce) }
      if draws.once(in: 3), type == .flag || type == .constraint {
        kind.fields[place].code.setting = .when(.flag(true))
        kind.fields[place].code.prepared = .flag(false)
      }
      if draws.once(in: 3), type == .subview {
        kind.fields[place].code.prepared = .number(0)
      }
    }
    kind.code.target = draws.one(of: [.capturedItem, .currentItem, .capturedGeneration])
    if kind.code.target == .currentItem && draws.once(in: 2) { kind.code.listening = .once }
    guard draws.once(in: 3) else { return }
    kind.code.reach = .cellsOnScreen
    for place in kind.fields.indices { kind.fields[place].code.isSetWhenShown = true }
  }

  /// A list that leaves its window calls nothing in its cells: no code of theirs stops a timer then.
  private static func leaveTimersOut(of scenario: inout Scenario) {
    for kind in scenario.kinds.indices {
      for place in types.indices where types[place] == .timer {
        scenario.kinds[kind].fields[place] = CellField(name: "f\(place)", type: .flag)
      }
    }
  }

  @Test func rightCodeViolatesNothing() {
    for seed in 0..<2 * Effort.scenarios {
      var scenario = FreshnessLawTests.scenario(seed)
      var draws = Draws(seed: 7 + seed)
      if scenario.leavesWindow { FreshnessLawTests.leaveTimersOut(of: &scenario) }
      for kind in scenario.kinds.indices { FreshnessLawTests.vary(&scenario.kinds[kind], &draws) }
      #expect(scenario.report().violations.map { $0.message } == [], "seed \(seed)")
    }
  }

  /// A row that was tapped leaves the screen. When its cell is used again for a row that was not, and nothing sets or resets the
  /// field, that is found: as what is left of the first row.
  @Test func leftoversAreFound() {
    for seed in 0..<Effort.scenarios {
      var draws = Draws(seed: 900 + seed)
      let item = draws.of(0...3)
      var scenario = Scenario.rows(60, of: 100, estimate: 100)
        .at(100, .act(.tap, on: .id(ItemID(item)), field: "it"))
      for number in 0..<draws.of(1...4) {
        scenario = scenario.at(200 + 100 * number, .scrollBy(.pt(draws.of(400...900)), over: nil))
      }
      scenario.kinds[0].fields = [CellField(name: "it", isOnAtFirst: false)]
      scenario.kinds[0].fields[0].code.setting = draws.one(of: [.never, .when(.flag(true))])
      let found = scenario.report().violations
      #expect(found.map { $0.faultClass } == [.leftoverState], "seed \(seed)")
      #expect(found.map { $0.source } == [ItemID(item)], "seed \(seed)")
    }
  }
}
