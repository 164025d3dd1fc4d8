extension ScriptParser {
  /// What follows `anchor`.
  mutating func anchor() throws(SyntaxError) -> AnchorStatement {
    let first = index
    try require(.hold)
    var anchor = AnchorStatement(hold: try hold())
    if anchor.hold == .nothing { return anchor }
    while !isAtEnd, try acceptPart(of: &anchor) {}
    if isAtEnd { try checkSense(of: anchor, from: first) }
    return anchor
  }

  private mutating func hold() throws(SyntaxError) -> AnchorStatement.Hold {
    if accept(.nothing) { return .nothing }
    for pick in AnchorPolicy.Pick.plain where accept(pick.word) { return .item(pick) }
    if accept(.nearest) { return .item(.nearest(try share())) }
    if accept(.below) {
      return .item(.below(try length("a distance", upTo: ScriptLimits.deviceSize)))
    }
    if accept(.end) { return .end }
    if accept(.thumb) { return .thumb }
    try require(.deltas)
    return .deltas(try deltaRules())
  }

  /// Takes one part of an anchor policy that was not stated yet.
  private mutating func acceptPart(of anchor: inout AnchorStatement) throws(SyntaxError) -> Bool {
    if case .item = anchor.hold, try acceptItemPart(of: &anchor) { return true }
    if case .deltas = anchor.hold {
    } else if anchor.against == nil, accept(.against) {
      anchor.against = try against()
      return true
    }
    if anchor.condition == nil, accept(.while) {
      anchor.condition = try choose(AnchorPolicy.Condition.allCases) { $0.word }
    } else if anchor.suppressions == nil, accept(.unless) {
      anchor.suppressions = try suppressions(ofItem: anchor.isOfItem)
    } else if anchor.directionTime == nil, accept(.scrollingFor) {
      anchor.directionTime = try time().microseconds
    } else {
      return false
    }
    return true
  }

  private mutating func acceptItemPart(
    of anchor: inout AnchorStatement
  ) throws(SyntaxError) -> Bool {
    if !anchor.focusedFirst, accept(.focusedFirst) {
      anchor.focusedFirst = true
    } else if anchor.underInsets == nil, accept(.underInsets) {
      anchor.underInsets = try choose(AnchorPolicy.UnderInsets.allCases) { $0.word }
    } else if anchor.edge == nil, accept(.edge) {
      anchor.edge = try choose(AnchorPolicy.Edge.allCases) { $0.word }
    } else if anchor.whenDeleted == nil, accept(.whenDeleted) {
      anchor.whenDeleted = try choose(AnchorPolicy.WhenDeleted.allCases) { $0.word }
    } else if anchor.whenMoved == nil, accept(.whenMoved) {
      anchor.whenMoved = try choose(AnchorPolicy.WhenMoved.allCases) { $0.word }
    } else if anchor.newBehind == nil, accept(.newBehind) {
      anchor.newBehind = try choose(AnchorPolicy.NewBehind.allCases) { $0.word }
    } else if anchor.keeping == nil, accept(.kept) {
      anchor.keeping = try choose(AnchorPolicy.Keeping.allCases) { $0.word }
    } else if anchor.whenNothing == nil, accept(.whenNothing) {
      anchor.whenNothing = try choose(AnchorPolicy.WhenNothing.allCases) { $0.word }
    } else if anchor.place == nil, accept(.place) {
      anchor.place = try choose(AnchorPolicy.Place.allCases) { $0.word }
    } else {
      return false
    }
    return true
  }

  private mutating func against() throws(SyntaxError) -> AnchorPolicy.Against {
    if accept(.everyChange) { return .everyChange }
    var against: AnchorPolicy.Against = []
    repeat {
      let left = AnchorPolicy.Against.groups.filter { !against.contains($0) }
      against.insert(try choose(left) { $0.word })
    } while accept(.comma)
    return against
  }

  private mutating func suppressions(
    ofItem isOfItem: Bool
  ) throws(SyntaxError) -> AnchorPolicy.Suppressions {
    if accept(.never) { return [] }
    var suppressions: AnchorPolicy.Suppressions = []
    repeat {
      // Only an item can be resized itself.
      let left = AnchorPolicy.Suppressions.reasons.filter {
        !suppressions.contains($0) && (isOfItem || $0 != .ownResize)
      }
      suppressions.insert(try choose(left) { $0.word })
    } while accept(.comma)
    return suppressions
  }

  private mutating func deltaRules() throws(SyntaxError) -> DeltaRulesStatement {
    let line = accept(.line) ? try share() : nil
    try require(.first)
    var rules = DeltaRulesStatement(first: try directedRule())
    rules.line = line
    if accept(.again) { rules.again = try directedRule() }
    if accept(.estimates) { rules.estimates = try directedRule() }
    if accept(.structure) { rules.structure = try directedRule() }
    return rules
  }

  private mutating func directedRule() throws(SyntaxError) -> DeltaRules.Directed {
    var rule = DeltaRules.Directed(try choose(DeltaRules.Rule.allCases) { $0.word })
    if accept(.up) { rule.up = try choose(DeltaRules.Rule.allCases) { $0.word } }
    if accept(.down) { rule.down = try choose(DeltaRules.Rule.allCases) { $0.word } }
    return rule
  }

  /// A part of a whole: `0`, `1`, or `1/3`.
  private mutating func share() throws(SyntaxError) -> Share {
    let first = index
    let part = try whole("a share", from: 0, to: ScriptLimits.shareParts)
    var whole: Int64 = 1
    if accept(.divided) {
      whole = try self.whole("a number of parts", from: 1, to: ScriptLimits.shareParts)
    }
    guard part <= whole else {
      throw outOfRange(first, "a share is from 0 to 1, such as 1/2")
    }
    return Share(part, of: whole)
  }

  /// A policy that holds something and never compensates is a slip.
  private func checkSense(of anchor: AnchorStatement, from first: Int) throws(SyntaxError) {
    guard anchor.policy.neverHolds else { return }
    var help = "leave out 'while scrolling-up', or 'unless scrolling-up'"
    if case .deltas(let rules) = anchor.hold, rules.rules.neverCompensate {
      help = "write 'anchor hold nothing', or a rule such as 'first starts-before'"
    }
    throw SyntaxError(
      span: span(from: first), message: "this anchor never compensates anything", help: help)
  }

  /// What follows `corrections`.
  mutating func corrections() throws(SyntaxError) -> CorrectionsStatement {
    var corrections = CorrectionsStatement()
    repeat {
      if corrections.timing == nil, let timing = try timing() {
        corrections.timing = timing
      } else if corrections.batches == nil, accept(.batchEnd) {
        corrections.batches = .atEnd
      } else if corrections.batches == nil, accept(.batchEndLast) {
        corrections.batches = .lastAtEnd
      } else if corrections.clamp == nil, accept(.clamp) {
        corrections.clamp = try choose(CorrectionPolicy.ClampOrder.allCases) { $0.word }
      } else if corrections.touched == nil, accept(.touched) {
        corrections.touched = try choose(CorrectionPolicy.Touched.allCases) { $0.word }
      } else if corrections.overscroll == nil, accept(.overscroll) {
        corrections.overscroll = try choose(CorrectionPolicy.Overscroll.allCases) { $0.word }
      } else if corrections.rounding == nil, accept(.rounding) {
        corrections.rounding = try choose(CorrectionPolicy.Rounding.allCases) { $0.word }
      } else if corrections.beforeScroll == nil, accept(.beforeScroll) {
        corrections.beforeScroll = try choose(CorrectionPolicy.BeforeScroll.allCases) { $0.word }
      } else {
        throw unexpected()
      }
    } while !isAtEnd
    return corrections
  }

  private mutating func timing() throws(SyntaxError) -> CorrectionPolicy.Timing? {
    if accept(.atOnce) { return .atOnce }
    if accept(.beforeLayout) { return .beforeLayout }
    if accept(.whenIdle) { return .whenIdle(microseconds: try time().microseconds) }
    if accept(.nextFrame) { return .nextUpdate }
    return nil
  }
}

extension AnchorStatement {
  fileprivate var isOfItem: Bool {
    if case .item = hold { true } else { false }
  }
}
