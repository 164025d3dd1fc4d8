@testable import ReuseSim

extension RandomScenario {
  /// An anchor policy of the usual kind.
  mutating func anchor() -> AnchorPolicy {
    if draws.once(in: 8) { return .keepOffset }
    return AnchorPolicy(
      hold: .item(draws.one(of: [.firstIntersecting, .firstFullyVisible, .lastVisible])),
      edge: draws.one(of: [nil, .leading, .trailing]),
      whenDeleted: draws.one(of: [.nextSurvivor, .previous, .keepOffset]),
      against: draws.one(of: [.everyChange, .firstMeasurements]),
      condition: draws.one(of: AnchorPolicy.Condition.allCases))
  }

  /// Has every other scenario hold something in any other way, drawn apart from everything else.
  func holdOtherwise(in scenario: inout Scenario) {
    var other = RandomScenario(seed: scenario.seed &+ 1)
    if other.draws.once(in: 2) { return }
    if !other.draws.once(in: 4) { scenario.overrides.anchor = other.anyAnchor() }
    if other.draws.once(in: 2) { scenario.overrides.corrections = other.corrections() }
    if other.draws.once(in: 4) {
      scenario.overrides.echo = other.draws.one(of: [.counts, .countsAsUp, .awaited])
    }
    if other.draws.once(in: 3) {
      let item = ItemReference.id(ItemID(other.draws.of(0...9)))
      scenario.commands.insert(
        TimedCommand(time: .zero, command: .focus(item), line: 30), at: 0)
    }
    if other.draws.once(in: 6) {
      let distance = Length.pt(other.draws.of(0...50))
      scenario.overrides.viewport.atEnd = other.draws.one(of: [
        .followsAppends(within: distance), .holds(within: distance),
      ])
    }
    // Drawn last, so that whatever was drawn before stays as it was.
    if other.draws.once(in: 6) {
      let distance = Length.pt(other.draws.of(0...90))
      scenario.overrides.viewport.atEnd = other.draws.one(of: [
        .follows(within: distance), .follows(within: distance, unlessMovedUp: true),
        .followsAppends(within: distance, unlessMovedUp: true),
        .holds(within: distance, unlessMovedUp: true),
      ])
    }
    if other.draws.once(in: 6) {
      scenario.overrides.viewport.atTop = .follows(within: .pt(other.draws.of(0...50)))
    }
    scenario.overrides.viewport.insetsChangePart = other.draws.one(
      of: [nil] + ViewportPolicies.WindowPart.allCases)
  }

  /// Any anchor policy.
  mutating func anyAnchor() -> AnchorPolicy {
    var policy = AnchorPolicy(
      hold: hold(), edge: draws.one(of: [nil] + AnchorPolicy.Edge.allCases),
      whenDeleted: draws.one(of: AnchorPolicy.WhenDeleted.allCases),
      against: draws.one(of: [
        .everyChange, .everyChange, .firstMeasurements, [.structure, .remeasurements],
        [.layout, .droppedSizes, .firstMeasurements],
      ]),
      condition: draws.one(of: AnchorPolicy.Condition.allCases))
    guard draws.once(in: 2) else { return policy }
    policy.directionTime = draws.one(of: [0, 0, 150_000])
    policy.focusedFirst = draws.once(in: 2)
    policy.newBehind = draws.one(of: AnchorPolicy.NewBehind.allCases)
    policy.suppressions = AnchorPolicy.Suppressions(rawValue: UInt16(draws.of(0...127)))
    policy.keeping = draws.one(of: AnchorPolicy.Keeping.allCases)
    policy.place = draws.one(of: AnchorPolicy.Place.allCases)
    policy.whenMoved = draws.one(of: AnchorPolicy.WhenMoved.allCases)
    policy.whenNothing = draws.one(of: AnchorPolicy.WhenNothing.allCases)
    policy.underInsets = draws.one(of: AnchorPolicy.UnderInsets.allCases)
    return policy
  }

  private mutating func hold() -> AnchorPolicy.Hold {
    switch draws.below(8) {
    case 0: .end
    case 1: .thumb
    case 2: .deltas(deltaRules())
    case 3: .item(.nearest(Share(draws.of(0...3), of: 3)))
    case 4: .item(.below(.pt(draws.of(0...90))))
    default: .item(draws.one(of: AnchorPolicy.Pick.plain))
    }
  }

  private mutating func deltaRules() -> DeltaRules {
    DeltaRules(
      line: Share(draws.of(0...2), of: 2), first: rule(), again: rule(), estimates: rule(),
      structure: rule())
  }

  private mutating func rule() -> DeltaRules.Directed {
    DeltaRules.Directed(
      draws.one(of: DeltaRules.Rule.allCases), up: draws.one(of: [nil] + DeltaRules.Rule.allCases),
      down: draws.one(of: [nil] + DeltaRules.Rule.allCases))
  }

  /// Any way to correct.
  private mutating func corrections() -> CorrectionPolicy {
    CorrectionPolicy(
      timing: draws.one(of: [
        .atOnce, .beforeLayout, .whenIdle(microseconds: draws.of(0...200_000)), .nextUpdate,
      ]),
      batches: draws.one(of: CorrectionPolicy.Batches.allCases),
      clamp: draws.one(of: CorrectionPolicy.ClampOrder.allCases),
      touched: draws.one(of: CorrectionPolicy.Touched.allCases),
      overscroll: draws.one(of: CorrectionPolicy.Overscroll.allCases),
      rounding: draws.one(of: CorrectionPolicy.Rounding.allCases),
      beforeScroll: draws.one(of: CorrectionPolicy.BeforeScroll.allCases))
  }
}
