@testable import ReuseSim

extension RandomScenario {
  /// Gives every other scenario policies about cells, drawn apart from everything else.
  static func addCellPolicies(to scenario: inout Scenario) {
    var draws = Draws(seed: scenario.seed &+ 77)
    if draws.once(in: 2) { return }
    scenario.overrides.cells = CellOverrides(
      range: draws.once(in: 2) ? nil : range(&draws),
      overscan: draws.once(in: 3) ? nil : .some(overscan(&draws)),
      pool: draws.once(in: 3) ? nil : pool(&draws),
      keptCount: draws.one(of: [nil, 1, 2, 30]))
    scenario.overrides.cells.keepsFocusedCell = scenario.seed % 3 == 0
    for _ in 0..<draws.below(3) {
      let item = ItemReference.id(ItemID(draws.of(0...40)))
      let time = Time.ms(draws.of(0...900))
      let place = scenario.commands.firstIndex { $0.time > time } ?? scenario.commands.count
      scenario.commands.insert(
        TimedCommand(
          time: time, command: draws.once(in: 3) ? .unmount(item) : .mount(item), line: 1),
        at: place)
    }
  }

  static func range(_ draws: inout Draws) -> RangePolicy {
    RangePolicy(
      touching: draws.one(of: RangePolicy.Touching.allCases),
      includesEmptyItems: draws.once(in: 2),
      retention: draws.one(of: [
        .none, .none, .covering(.pt(draws.of(0...100))), .within(.pt(draws.of(0...300))),
      ]))
  }

  static func overscan(_ draws: inout Draws) -> Overscan {
    let count = Int(draws.of(0...5))
    let (one, other): (Overscan.Amount, Overscan.Amount) = draws.one(of: [
      (.items(count), .items(2)), (.points(.pt(draws.of(0...500))), .points(.pt(100))),
      (.screens(thousandths: draws.of(0...1500)), .points(.pt(30))),
    ])
    let way = draws.of(0...4000)
    return Overscan(
      draws.one(of: [
        .fixed(before: one, after: other), .directed(behind: one, ahead: other, atRest: .bothSides),
        .directed(behind: other, ahead: one, atRest: .lastDirection),
      ]),
      movement: draws.one(of: [.none, .extends(thousandths: way), .shifts(thousandths: way)]),
      spills: draws.once(in: 2), measuring: draws.one(of: Overscan.Measuring.allCases))
  }

  static func pool(_ draws: inout Draws) -> PoolPolicy {
    var pool = PoolPolicy(
      capacity: draws.one(of: [nil, 0, 1, 3]),
      trimming: draws.one(of: PoolPolicy.Trimming.allCases),
      order: draws.one(of: PoolPolicy.Order.allCases),
      exchange: draws.one(of: PoolPolicy.Exchange.allCases),
      leaving: draws.one(of: PoolPolicy.Leaving.allCases),
      reset: draws.one(of: PoolPolicy.Reset.allCases), isEmptiedOnResize: draws.once(in: 2))
    pool.scope = draws.one(of: PoolPolicy.Scope.allCases)
    pool.surplus = draws.one(of: PoolPolicy.Surplus.allCases)
    pool.kinds = draws.one(of: PoolPolicy.Kinds.allCases)
    pool.madeAhead = draws.one(of: [0, 0, 2])
    if pool.reset == .atDequeue { pool.waiting = draws.one(of: PoolPolicy.Waiting.allCases) }
    return pool
  }
}
