import ReuseSim

/// Draws documents that say anything the language can say, from a seed.
struct RandomDocuments {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func document() -> Document {
    var lines: [Line] = []
    for _ in 0..<below(3) { lines.append(line(.seed(UInt64(below(1000))))) }
    if below(3) == 0 { lines.append(line(.importFile(Located(text())))) }
    for number in 0..<1 + below(3) {
      lines.append(line(.scenario(Located(text() + String(number)))))
      for _ in 0..<below(12) { lines.append(scriptLine()) }
      for number in 0..<below(3) { lines.append(variant(number)) }
    }
    return Document(lines: tidied(lines))
  }

  // MARK: Lines

  mutating func variant(_ number: Int) -> Line {
    var lines: [Line] = []
    for _ in 0..<below(6) { lines.append(scriptLine()) }
    let block = Block(lines: tidied(lines), closingComment: below(4) == 0 ? comment() : nil)
    return line(.variant(Located(text() + String(number)), block))
  }

  mutating func scriptLine() -> Line {
    if below(5) == 0 { return below(2) == 0 ? .blank : Line(comment: comment()) }
    switch below(4) {
    case 0: return line(setting())
    case 1: return line(content())
    case 2 where below(3) == 0:
      let condition: LoadCondition? = pick([nil, .anyLoad, .named(Located(name()))])
      return line(
        .when(
          occurrence(), isRepeated: pick([nil, true, false]), condition, appBlock(depth: 0)))
    case 2:
      switch below(6) {
      case 0, 1: return line(.atBlock(time(), commandBlock(canBatch: true)))
      case 2: return line(.every(rounds(), command(true)))
      case 3: return line(.everyBlock(rounds(), commandBlock(canBatch: true)))
      default: return line(.at(time(), command(true)))
      }
    default: return line(.expect(condition(), moment()))
    }
  }

  /// A line, with a moment that its condition can have.
  mutating func line(_ statement: Statement) -> Line {
    var statement = statement
    if case .expect(let condition, _) = statement {
      switch condition {
      case .noViolations, .violation, .noViolation: statement = .expect(condition, .end)
      default: break
      }
    }
    return Line(statement, comment: below(3) == 0 ? comment() : nil)
  }

  private func tidied(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    for line in lines where !line.isBlank || result.last?.isBlank == false { result.append(line) }
    if result.last?.isBlank == true { result.removeLast() }
    return result
  }

  mutating func setting() -> Statement {
    switch below(26) {
    case 15: .start(startPosition())
    case 16: .selfSizing(pick(SelfSizingPolicy.allCases))
    case 20: viewportSetting()
    case 0:
      .device(
        width: length(upTo: 1000), height: length(upTo: 1000),
        scale: below(2) == 0 ? nil : Int64(1 + below(4)),
        rate: below(2) == 0 ? nil : Int64(1 + below(1000)))
    case 1:
      below(2) == 0
        ? .insets(top: length(upTo: 100), bottom: below(2) == 0 ? nil : length(upTo: 100))
        : .insets(top: nil, bottom: length(upTo: 100))
    case 2: .platform(pick(Platform.all).name)
    case 3: .reader(pick([.automatic, .firstVisible, .item(id()), .end, .top]))
    case 4: .estimate(estimate())
    case 5: .anchor(anchor())
    case 6: .sizes(sizes())
    case 7: .scrollTo(retargets: below(2) == 0)
    case 8: .seed(next())
    case 9: .widthChange(pick(SizeFate.allCases))
    case 10:
      .text(size: length(upTo: 1000), width: length(upTo: 1000), line: length(upTo: 1000))
    case 11: .edges(pick(EdgePolicy.allCases))
    case 12: .deceleration(pick(DecelerationRate.allCases))
    case 13: .paging(below(2) == 0)
    case 14: .offsetWrite(pick(OffsetWritePolicy.allCases))
    case 17: .arrival(pick(ArrivalRule.allCases))
    case 18: .prefetch(pick([.off, .on(nil), .on(.whenLeft), .on(.never)]))
    case 19: .cells(cellSetting())
    case 21: .headers(arePinned: below(2) == 0)
    case 22: .itemHeight(below(2) == 0 ? .ofKind : .standard(length(upTo: 1000)))
    case 23: .corrections(corrections())
    case 24: .echo(pick(EchoPolicy.allCases))
    default: .end(time())
    }
  }

  mutating func sizes() -> SizesStatement {
    let onReload: SizeFate? = pick([nil, .dropsSizes, .turnsSizesIntoEstimates])
    let onRelease: SizeFate? = pick([nil, .dropsSizes, .turnsSizesIntoEstimates])
    let isSaid = onReload != nil || onRelease != nil
    return SizesStatement(
      key: isSaid ? pick([nil, .id, .index]) : pick([.id, .index]), onReload: onReload,
      onRelease: onRelease)
  }

  mutating func cellSetting() -> CellPolicyStatement {
    switch below(7) {
    case 0: return .keep(below(1000))
    case 1: return .overscan(nil)
    case 4: return .prefetchWindow(window())
    case 5: return .focusedCell(isKept: below(2) == 0)
    case 2:
      return .range(
        RangeStatement(
          touching: pick(RangePolicy.Touching.allCases),
          includesEmptyItems: pick([nil, true, false]),
          retention: pick([
            nil, RangePolicy.Retention.none, .covering(length(upTo: 1000)),
            .within(length(upTo: 1000)),
          ])))
    case 3:
      return .pool(pool())
    default: return .overscan(overscan())
    }
  }

  private mutating func pool() -> PoolStatement {
    var pool = PoolStatement(capacity: pick([nil, 0, 7]))
    pool.scope = pick([nil] + PoolPolicy.Scope.allCases)
    pool.trimming = pick([nil] + PoolPolicy.Trimming.allCases)
    pool.surplus = pick([nil] + PoolPolicy.Surplus.allCases)
    pool.order = pick([nil] + PoolPolicy.Order.allCases)
    pool.kinds = pick([nil] + PoolPolicy.Kinds.allCases)
    pool.madeAhead = pick([nil, 0, 12])
    pool.exchange = pick([nil] + PoolPolicy.Exchange.allCases)
    pool.leaving = pick([nil] + PoolPolicy.Leaving.allCases)
    pool.reset = pick([nil] + PoolPolicy.Reset.allCases)
    pool.isEmptiedOnResize = pick([nil, true, false])
    if pool.reset != .atEnqueue { pool.waiting = pick([nil] + PoolPolicy.Waiting.allCases) }
    return pool
  }

  private mutating func overscan() -> OverscanStatement {
    OverscanStatement(
      window(), spills: pick([nil, true, false]),
      measuring: pick([nil] + Overscan.Measuring.allCases))
  }

  private mutating func window() -> WindowStatement {
    let amounts: [Overscan.Amount] = [
      .points(length(upTo: 1000)), .screens(thousandths: Int64(below(100_001))),
    ]
    let saysRest = below(2) == 0
    let rest: Overscan.Rest = saysRest ? pick(Overscan.Rest.allCases) : .lastDirection
    let (one, other) =
      below(3) == 0 ? (.items(below(9)), .items(3)) : (pick(amounts), pick(amounts))
    let sides: [Overscan.Sides] = [
      .fixed(before: one, after: other), .directed(behind: one, ahead: other, atRest: rest),
    ]
    let way = Int64(below(100_001))
    let place = below(2)
    return WindowStatement(
      sides[place], saysRest: place == 0 || saysRest,
      movement: pick([
        nil, Overscan.Movement.none, .extends(thousandths: way), .shifts(thousandths: way),
      ]))
  }

  mutating func estimate() -> EstimateStatement {
    if below(4) == 0 { return .exact }
    if below(4) == 0 { return EstimateStatement(.heights(heights(tellCount: false))) }
    let start = EstimateStatement.Start.constant(length(upTo: 1000))
    if below(3) == 0 { return EstimateStatement(start) }
    let isLast = below(2) == 0
    let statistic =
      isLast
      ? LearningPolicy.Statistic.meanOfLast(1 + below(1000))
      : pick([
        .mean, .meanOfRing(1 + below(1000)), .meanOfVisible, .medianOfVisible, .medianOnce, .first,
      ])
    return EstimateStatement(
      start,
      learning: LearningStatement(
        statistic, fed: isLast && below(2) == 0 ? 1 + below(9) : nil,
        scope: pick([nil] + LearningPolicy.Scope.allCases),
        rounding: below(2) == 0 ? nil : length(upTo: 10),
        application: pick([nil] + LearningPolicy.Application.allCases),
        condition: pick([nil] + LearningPolicy.Condition.allCases)))
  }

  mutating func viewportSetting() -> Statement {
    switch below(13) {
    case 0:
      .safeArea(
        rotated: below(2) == 0,
        SafeAreaStatement(
          top: length(upTo: 90), bottom: below(2) == 0 ? nil : length(upTo: 90),
          left: below(2) == 0 ? nil : length(upTo: 90),
          right: below(2) == 0 ? nil : length(upTo: 90)))
    case 1: .insetAdjustment(pick(ViewportPolicies.InsetAdjustment.allCases))
    case 2: .keyboard(.effect(pick(ViewportPolicies.Keyboard.allCases)))
    case 3:
      .insetsChange(
        pick([.keepsOffset, .keepsEnd(within: length(upTo: 90)), .keepsBottomEdge]),
        part: perhaps(ViewportPolicies.WindowPart.allCases))
    case 4:
      .atEnd(
        pick([
          .stays, .follows(within: length(upTo: 90)), .followsAppends(within: length(upTo: 90)),
          .holds(within: length(upTo: 90)),
          .follows(within: length(upTo: 90), unlessMovedUp: true),
          .followsAppends(within: length(upTo: 90), unlessMovedUp: true),
          .holds(within: length(upTo: 90), unlessMovedUp: true),
        ]))
    case 5: .shortContent(pick(GlassEdge.allCases))
    case 6: .layoutOffWindow(pick(ViewportPolicies.OffWindow.allCases))
    case 7: .onReturn(pick(ViewportPolicies.OnReturn.allCases))
    case 8: .keyboard(.dismiss(pick(ViewportPolicies.KeyboardDismiss.allCases)))
    case 9: .keyboard(.lift(pick(ViewportPolicies.KeyboardLift.allCases)))
    case 10: .keyboard(.heard(pick(ViewportPolicies.KeyboardHearing.allCases)))
    case 11: .atTop(pick([.holdsAnchor, .follows(within: length(upTo: 90))]))
    default: .inverted
    }
  }

  mutating func startPosition() -> StartPosition {
    pick([
      .top, .end, .item(reference(), perhaps(Alignment.allCases)), .offset(signed(upTo: 9000)),
    ])
  }

  mutating func content() -> Statement {
    switch below(3) {
    case 0:
      var lines: [Line] = []
      for _ in 0..<below(4) {
        switch below(8) {
        case 0: lines.append(.blank)
        case 1: lines.append(Line(comment: comment()))
        case 2: lines.append(line(.estimate(.constant(length(upTo: 1000)))))
        case 3: lines.append(line(.contentPart(contentPart())))
        case 4: lines.append(line(.cellCode(cellCode())))
        case 5: lines.append(line(.field(field())))
        case 6:
          lines.append(
            line(
              .adds(
                Located(name()), isOn: below(2) == 0, parts(upTo: 8, inCell: false),
                byConstraint: below(2) == 0)))
        default: lines.append(line(.height(heights(tellCount: false, inCell: true))))
        }
      }
      return .cell(
        Located(name()),
        Block(lines: tidied(lines), closingComment: below(4) == 0 ? comment() : nil))
    case 1: return .items(newItems(isPlaced: false))
    default: return .rows(heights(tellCount: true))
    }
  }

  mutating func rounds() -> EveryStatement {
    let from = duration()
    let span = time().microseconds
    return EveryStatement(
      step: Time(microseconds: 1 + span / Int64(1 + below(1000))), from: from,
      until: Time(microseconds: (from ?? .zero).microseconds + span))
  }

  /// A repetition; blocks inside each other are rare, so that they stay few.
  mutating func repetition(_ canBatch: Bool, takesTime: Bool) -> CommandStatement {
    .repeated(
      count: 1 + below(100_000), every: canBatch && takesTime ? duration() : nil,
      commandBlock(canBatch: canBatch, takesTime: takesTime))
  }

  mutating func commandBlock(canBatch: Bool, takesTime: Bool = true) -> Block {
    var lines: [Line] = []
    for _ in 0..<below(4) {
      lines.append(below(5) == 0 ? .blank : line(.command(command(canBatch, takesTime: takesTime))))
    }
    return Block(lines: tidied(lines), closingComment: below(4) == 0 ? comment() : nil)
  }

  // MARK: Values

  mutating func id() -> ItemID { ItemID(Int64(below(100_000))) }

  mutating func length(upTo points: Int) -> Length {
    below(2) == 0
      ? Length(points: Int64(1 + below(points))) : Length(units: Int64(1 + below(points * 4800)))
  }

  mutating func signed(upTo points: Int) -> Length {
    let length = length(upTo: points)
    return below(2) == 0 ? length : -length
  }

  mutating func time() -> Time {
    below(2) == 0
      ? Time(milliseconds: Int64(1 + below(5000)))
      : Time(microseconds: Int64(1 + below(90_000_000)))
  }

  mutating func duration() -> Time? { below(2) == 0 ? nil : time() }

  mutating func name() -> String {
    pick(["Article", "A", "row-2", "x_y", "cell", "at", "Photo.large", "item"])
  }

  mutating func text() -> String {
    pick(["Old messages", "a \"b\" \\ c", "#", "Größe { 3 }", "…", "x"])
  }

  mutating func comment() -> String {
    pick(["", " what is \"this\"?", "no space", " # twice", "  é { at 0s", "\ttab"])
  }

  mutating func perhaps<Value>(_ values: [Value]) -> Value? {
    below(2) == 0 ? nil : pick(values)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension Expression {
  /// Whether a metric stands in it.
  var hasMetrics: Bool {
    switch self {
    case .metric: true
    case .number, .reading, .item, .name: false
    case .negative(let inner): inner.hasMetrics
    case .binary(_, let left, let right): left.hasMetrics || right.hasMetrics
    }
  }
}
