import ReuseSim

extension RandomDocuments {
  mutating func moment() -> Expectation.Moment {
    pick([
      .end, .everyFrame, .time(time()), .everyFrameFrom(time()), .when(occurrence()),
      .between(Time(milliseconds: 1), time()),
    ])
  }

  mutating func condition() -> Condition {
    switch below(6) {
    case 0: .noViolations
    case 1: .violation(violation())
    case 4: .noViolation(violation())
    case 2: .itemPosition(reference(), expression(depth: 0))
    case 3: .itemVisible(reference(), below(2) == 0)
    default:
      .comparison(expression(depth: 0), pick(Relation.allCases), expression(depth: 0))
    }
  }

  private mutating func violation() -> ViolationExpectation {
    var expected = ViolationExpectation(
      pick(Guarantee.allCases), item: below(2) == 0 ? nil : id())
    guard expected.guarantee.hasClasses else { return expected }
    expected.faultClass = perhaps(FaultClass.allCases)
    expected.field = below(2) == 0 ? nil : name()
    expected.source = below(2) == 0 ? nil : id()
    return expected
  }

  mutating func expression(depth: Int) -> Expression {
    switch depth > 4 ? below(4) : below(7) {
    case 0: return .number(Rational(Int64(1 + below(1_000_000)), over: 1_000_000) ?? .zero)
    case 1: return .metric(pick(Metric.allCases))
    case 2: return .reading(pick(Reading.allCases))
    case 3:
      let item: ItemOperand = pick([.reference(reference()), .id(.reading(.lastVisible))])
      return .item(pick(ItemReading.allCases), item)
    case 4: return .negative(expression(depth: depth + 1))
    default:
      return .binary(
        pick(Expression.Operator.allCases), expression(depth: depth + 1),
        expression(depth: depth + 1))
    }
  }

  // MARK: The app

  mutating func occurrence() -> Occurrence {
    pick([
      .itemAppears(reference()), .itemDisappears(reference()), .near(.end, below(9)),
      .near(.top, below(9)), .scrollingStops, .scrollLands, .itemArrives(reference()),
      .prefetchAsks(nil), .prefetchAsks(reference()), .keyboardShows, .keyboardHides, .windowLeaves,
      .windowReturns,
      .comparison(appExpression(), pick(Relation.allCases), appExpression()),
    ])
  }

  /// An expression without metrics, which an app cannot read.
  mutating func appExpression() -> Expression {
    while true {
      let expression = expression(depth: 2)
      if !expression.hasMetrics { return expression }
    }
  }

  /// The end of a range of times; a random time is shorter.
  private mutating func latest() -> Time? {
    below(2) == 0 ? nil : Time(milliseconds: ScriptLimits.seconds * 1000 - Int64(below(99)))
  }

  mutating func snapshot() -> SnapshotStatement {
    let parts: [SnapshotStatement.Part] = (0..<below(4)).map { _ in
      let first = id()
      let last = ItemID(first.rawValue + Int64(below(2) * below(9)))
      let kind = below(2) == 0 ? nil : Located(name())
      return pick([.items(first, last), .new(NewItems(count: 1 + below(9), kind: kind))])
    }
    return SnapshotStatement(section: below(2) == 0 ? nil : Int64(below(9)), parts)
  }

  mutating func appBlock(depth: Int) -> Block {
    var block = commandBlock(canBatch: true, takesTime: false)
    for _ in 0..<below(3) { block.lines.append(line(.command(appCommand(depth: depth)))) }
    return block
  }

  mutating func appCommand(depth: Int) -> CommandStatement {
    switch below(depth < 3 ? 8 : 4) {
    case 0: .layoutNow
    case 1: .correctOffset(pick([.by(appExpression()), .to(appExpression())]))
    case 2: .navigateOffset(pick([.by(appExpression()), .to(appExpression())]))
    case 3: .bind(Located("n\(next())"), appExpression())
    case 4: .appBlock(appBlock(depth: depth + 1))
    case 5: .after(time(), upTo: latest(), appBlock(depth: depth + 1))
    case 6:
      .load(Located(name()), after: time(), upTo: latest(), appBlock(depth: depth + 1))
    default:
      .branch(
        appExpression(), pick(Relation.allCases), appExpression(), appBlock(depth: depth + 1))
    }
  }
}
