@testable import ReuseSim

extension RandomDocuments {
  /// Any anchor policy that compensates something.
  mutating func anchor() -> AnchorStatement {
    if below(6) == 0 { return AnchorStatement(hold: .nothing) }
    var anchor = AnchorStatement(hold: hold())
    if case .deltas = anchor.hold {
    } else {
      anchor.against = perhaps([.everyChange, .structure, [.firstMeasurements, .layout]])
    }
    anchor.condition = perhaps(AnchorPolicy.Condition.allCases)
    let reasons: [AnchorPolicy.Suppressions] = [[], .atTop, [.atTop, .inBatch], .animating]
    anchor.suppressions = perhaps(reasons)
    anchor.directionTime = perhaps([0, 150_000])
    guard case .item = anchor.hold else { return anchor }
    anchor.focusedFirst = below(3) == 0
    anchor.edge = perhaps(AnchorPolicy.Edge.allCases)
    anchor.whenDeleted = perhaps(AnchorPolicy.WhenDeleted.allCases)
    anchor.newBehind = perhaps(AnchorPolicy.NewBehind.allCases)
    anchor.keeping = perhaps(AnchorPolicy.Keeping.allCases)
    anchor.place = perhaps(AnchorPolicy.Place.allCases)
    anchor.underInsets = perhaps(AnchorPolicy.UnderInsets.allCases)
    anchor.whenMoved = perhaps(AnchorPolicy.WhenMoved.allCases)
    anchor.whenNothing = perhaps(AnchorPolicy.WhenNothing.allCases)
    if below(3) == 0 { anchor.suppressions = [.ownResize, .scrollingDown, .viewportResize] }
    return anchor
  }

  private mutating func hold() -> AnchorStatement.Hold {
    switch below(8) {
    case 0: return .end
    case 1: return .thumb
    case 2:
      var rules = DeltaRulesStatement(first: DeltaRules.Directed(.startsBefore, down: .never))
      rules.line = perhaps([.none, .half, .all])
      rules.again = perhaps([rule()])
      rules.estimates = perhaps([rule()])
      rules.structure = perhaps([rule()])
      return .deltas(rules)
    case 3: return .item(.nearest(Share(Int64(below(9)), of: 9)))
    case 4: return .item(.below(length(upTo: 90)))
    default: return .item(pick(AnchorPolicy.Pick.plain))
    }
  }

  private mutating func rule() -> DeltaRules.Directed {
    DeltaRules.Directed(
      pick(DeltaRules.Rule.allCases), up: perhaps(DeltaRules.Rule.allCases),
      down: perhaps(DeltaRules.Rule.allCases))
  }

  /// How corrections are made; at least one thing is said.
  mutating func corrections() -> CorrectionsStatement {
    var corrections = CorrectionsStatement()
    corrections.clamp = pick(CorrectionPolicy.ClampOrder.allCases)
    corrections.overscroll = perhaps(CorrectionPolicy.Overscroll.allCases)
    corrections.rounding = perhaps(CorrectionPolicy.Rounding.allCases)
    corrections.beforeScroll = perhaps(CorrectionPolicy.BeforeScroll.allCases)
    corrections.timing = perhaps([
      .atOnce, .beforeLayout, .whenIdle(microseconds: time().microseconds), .nextUpdate,
    ])
    corrections.batches = perhaps([.atEnd, .lastAtEnd])
    corrections.touched = perhaps(CorrectionPolicy.Touched.allCases)
    return corrections
  }
}
