import Testing

@testable import ReuseSim

/// What cells are ready, kept and used again changes what it costs, and not what is shown.
@Suite struct CellLawTests {
  /// A scenario whose heights do not depend on which cell shows what, known beforehand.
  private static func scenario(_ seed: UInt64, exact: Bool) -> Scenario {
    var random = RandomScenario(seed: seed)
    var scenario = random.scenario(on: seed % 2 == 0 ? .ideal : .uikitTable)
    for kind in scenario.kinds.indices {
      scenario.kinds[kind].contentParts = []
      if exact { scenario.kinds[kind].estimate = nil }
    }
    if exact {
      scenario.overrides.estimate = .exact
      // By index, items behind a change count as what was in their places before, until cells ask them: not every height
      // is known then, and those who have cells ask earlier.
      scenario.overrides.measuredSizes?.key = .id
    }
    scenario.commands.removeAll {
      if case .mount = $0.command { true } else { false }
    }
    return scenario.with(CellOverrides())
  }

  /// An overscan of nothing goes the long way round to the same facts.
  @Test(arguments: 0..<(Effort.isFull ? 60 : 2) as Range<UInt64>)
  func nothingMoreIsNothingElse(_ seed: UInt64) {
    var scenario = RandomScenario.everything(
      seed: seed, on: seed % 2 == 0 ? .keepOffset : .uikitList
    ).with(CellOverrides())
    scenario.commands.removeAll {
      if case .mount = $0.command { true } else { false }
    }
    let wide = scenario.with(CellOverrides(overscan: .some(Overscan(.points(.zero)))))
    #expect(scenario.traceText() == wide.traceText())
  }

  /// Where every height is known, what is ready off screen changes nothing on it.
  @Test(arguments: 0..<(Effort.isFull ? 60 : 2) as Range<UInt64>)
  func overscanIsNotSeen(_ seed: UInt64) {
    let scenario = CellLawTests.scenario(seed, exact: true)
    let picture = scenario.picture().map { CellLawTests.unmeasured($0) }
    var draws = Draws(seed: seed)
    for _ in 0..<3 {
      let wide = scenario.with(
        CellOverrides(
          range: RandomScenario.range(&draws),
          overscan: .some(RandomScenario.overscan(&draws))))
      #expect(wide.picture().map { CellLawTests.unmeasured($0) } == picture)
    }
  }

  /// The pool changes which cells there are, and what is counted of them.
  @Test(arguments: 0..<(Effort.isFull ? 60 : 2) as Range<UInt64>)
  func poolIsNotSeen(_ seed: UInt64) {
    let scenario = CellLawTests.scenario(seed, exact: false)
    let picture = scenario.picture()
    let metrics = scenario.report().metrics
    var draws = Draws(seed: seed)
    for _ in 0..<3 {
      let pool = RandomScenario.pool(&draws)
      // An item whose cell waits with it has not been left by it: where sizes go with cells, its size stays; and where they
      // belong to places, such a cell is not asked for that of another place.
      if pool.waiting == .withItem && !scenario.keepsSizesWithItems { continue }
      let other = scenario.with(CellOverrides(pool: pool))
      #expect(other.picture() == picture)
      let report = other.report()
      #expect(report.violations.isEmpty)
      // A cell that comes back with its item is not configured, and asks for nothing.
      let kept: [Metric] = pool.waiting == .withItem ? [.configureCount, .requestCount] : []
      for metric in Metric.allCases
      where !metric.rawValue.hasPrefix("cells.") && !kept.contains(metric) {
        #expect(report.metrics[metric] == metrics[metric], "\(metric.rawValue)")
      }
      if pool.capacity == nil && !pool.isEmptiedOnResize {
        #expect(report.metrics[.cellsDiscarded] == 0)
      }
    }
  }

  private static func unmeasured(_ event: TraceEvent) -> TraceEvent {
    guard case .commit(var state) = event else { return event }
    state.measured = 0
    return .commit(state)
  }
}

extension Scenario {
  /// Whether sizes belong to items, whatever becomes of their cells.
  fileprivate var keepsSizesWithItems: Bool {
    guard let sizes = overrides.measuredSizes else { return true }
    return sizes.key == .id && sizes.onRelease == .keepsSizes
  }

  /// This scenario with these policies about cells and no others.
  fileprivate func with(_ cells: CellOverrides) -> Scenario {
    var scenario = self
    scenario.overrides.cells = cells
    return scenario
  }
}
