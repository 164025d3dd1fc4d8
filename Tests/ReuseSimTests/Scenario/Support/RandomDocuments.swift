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

  private mutating func variant(_ number: Int) -> Line {
    var lines: [Line] = []
    for _ in 0..<below(6) { lines.append(scriptLine()) }
    let block = Block(lines: tidied(lines), closingComment: below(4) == 0 ? comment() : nil)
    return line(.variant(Located(text() + String(number)), block))
  }

  private mutating func scriptLine() -> Line {
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
  private mutating func line(_ statement: Statement) -> Line {
    var statement = statement
    if case .expect(let condition, _) = statement {
      switch condition {
      case .noViolations, .violation, .staleness: statement = .expect(condition, .end)
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

  private mutating func setting() -> Statement {
    switch below(23) {
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
    case 4: .estimate(below(4) == 0 ? .exact : .constant(length(upTo: 1000)))
    case 5: .anchor(anchor())
    case 6: .sizes(pick(MeasuredSizePolicy.allCases))
    case 7: .scrollTo(retargets: below(2) == 0)
    case 8: .seed(next())
    case 9: .widthChange(pick(WidthChangePolicy.allCases))
    case 10:
      .text(size: length(upTo: 1000), width: length(upTo: 1000), line: length(upTo: 1000))
    case 11: .edges(pick(EdgePolicy.allCases))
    case 12: .deceleration(pick(DecelerationRate.allCases))
    case 13: .paging(below(2) == 0)
    case 14: .offsetWrite(pick(OffsetWritePolicy.allCases))
    case 17: .arrival(pick(ArrivalRule.allCases))
    case 18: .prefetch
    case 19: .keep
    default: .end(time())
    }
  }

  private mutating func viewportSetting() -> Statement {
    switch below(7) {
    case 0:
      .safeArea(
        rotated: below(2) == 0,
        SafeAreaStatement(
          top: length(upTo: 90), bottom: below(2) == 0 ? nil : length(upTo: 90),
          left: below(2) == 0 ? nil : length(upTo: 90),
          right: below(2) == 0 ? nil : length(upTo: 90)))
    case 1: .insetAdjustment(pick(ViewportPolicies.InsetAdjustment.allCases))
    case 2: .keyboardPolicy(pick(ViewportPolicies.Keyboard.allCases))
    case 3:
      .insetsChange(pick([.keepsOffset, .keepsEnd(within: length(upTo: 90)), .keepsBottomEdge]))
    case 4: .atEnd(pick([.stays, .follows(within: length(upTo: 90))]))
    case 5: .shortContent(pick(GlassEdge.allCases))
    default: .inverted
    }
  }

  private mutating func startPosition() -> StartPosition {
    pick([
      .top, .end, .item(reference(), perhaps(Alignment.allCases)), .offset(signed(upTo: 9000)),
    ])
  }

  private mutating func anchor() -> AnchorStatement {
    if below(4) == 0 { return AnchorStatement(hold: .nothing) }
    return AnchorStatement(
      hold: .item(pick(AnchorPolicy.Pick.allCases)),
      edge: perhaps(AnchorPolicy.Edge.allCases),
      whenDeleted: perhaps(AnchorPolicy.WhenDeleted.allCases),
      against: perhaps(AnchorPolicy.Against.allCases),
      condition: perhaps(AnchorPolicy.Condition.allCases))
  }

  private mutating func content() -> Statement {
    switch below(3) {
    case 0:
      var lines: [Line] = []
      for _ in 0..<below(4) {
        switch below(8) {
        case 0: lines.append(.blank)
        case 1: lines.append(Line(comment: comment()))
        case 2: lines.append(line(.estimate(.constant(length(upTo: 1000)))))
        case 3: lines.append(line(.contentPart(contentPart())))
        case 4: lines.append(line(.prepareForReuse([Located(name()), Located(name())])))
        case 5:
          lines.append(
            line(
              .field(
                Located(name()), isOnAtFirst: perhaps([false, true]),
                isKeptInCell: perhaps([false, true]))))
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

  private mutating func rounds() -> EveryStatement {
    let from = duration()
    let span = time().microseconds
    return EveryStatement(
      step: Time(microseconds: 1 + span / Int64(1 + below(1000))), from: from,
      until: Time(microseconds: (from ?? .zero).microseconds + span))
  }

  /// A repetition; blocks inside each other are rare, so that they stay few.
  private mutating func repetition(_ canBatch: Bool) -> CommandStatement {
    .repeated(
      count: 1 + below(100_000), every: canBatch ? duration() : nil,
      commandBlock(canBatch: canBatch))
  }

  private mutating func commandBlock(canBatch: Bool) -> Block {
    var lines: [Line] = []
    for _ in 0..<below(4) {
      lines.append(below(5) == 0 ? .blank : line(.command(command(canBatch))))
    }
    return Block(lines: tidied(lines), closingComment: below(4) == 0 ? comment() : nil)
  }

  // MARK: Items and commands

  private mutating func heights(tellCount: Bool, inCell: Bool = false) -> HeightList {
    switch below(6) {
    case 0 where !tellCount: return .constant(length(upTo: 1000))
    case 4:
      let widths = [length(upTo: 300), .pt(300) + length(upTo: 300)].prefix(1 + below(2))
      return .fileAtWidths(
        Located(text() + ".csv"), widths.map { WidthColumn(column: 1 + below(9), width: $0) })
    case 1:
      let low = length(upTo: 1000)
      return .range(low, low + length(upTo: 1000), count: tellCount ? 1 + below(1000) : nil)
    case 3: return .sum(parts(inCell: inCell), count: tellCount ? 1 + below(1000) : nil)
    case 2: return .file(Located(text() + ".csv"), column: below(2) == 0 ? nil : 1 + below(9))
    default:
      var runs: [HeightRun] = []
      for _ in 0..<1 + below(5) {
        let height = length(upTo: 1000)
        if runs.last?.height == height { continue }
        runs.append(HeightRun(height: height, count: below(2) == 0 ? 1 : 2 + below(1000)))
      }
      if !tellCount && runs.count == 1 && runs[0].count == 1 { return .constant(runs[0].height) }
      return .table(runs)
    }
  }

  /// The parts of a sum: several, or one text.
  private mutating func parts(inCell: Bool) -> [HeightPart] {
    let parts = parts(upTo: 8, inCell: inCell)
    if parts.count > 1 { return parts }
    if case .content = parts[0] { return parts }
    return [.text(0, Int64(below(3)), size: length(upTo: 1000))]
  }

  private mutating func parts(upTo most: Int, inCell: Bool) -> [HeightPart] {
    var parts: [HeightPart] = []
    for _ in 0..<1 + below(most) {
      if inCell && below(4) == 0 {
        parts.append(.content(pick(ContentPart.Name.allCases), shape()))
        continue
      }
      let low = length(upTo: 1000)
      let characters = Int64(below(50_000))
      parts.append(
        pick([
          .constant(low), .range(low, low + length(upTo: 1000)),
          .text(characters, characters + Int64(below(2) * below(50_000)), size: low),
        ]))
    }
    if below(4) == 0 { parts[parts.count - 1] = .formula(formula(depth: 0)) }
    return parts
  }

  private mutating func formula(depth: Int) -> HeightExpression {
    switch depth > 3 ? below(2) : below(5) {
    case 0: return .number(Rational(Int64(1 + below(1_000_000)), over: 1_000_000) ?? .zero)
    case 1: return .itemNumber
    case 2: return .negative(formula(depth: depth + 1))
    case 3:
      let function = pick(HeightExpression.Function.allCases)
      let count = function == .floor ? 1 : 1 + below(3)
      return .call(function, (0..<count).map { _ in formula(depth: depth + 1) })
    default:
      return .binary(
        pick(HeightExpression.Operator.allCases), formula(depth: depth + 1),
        formula(depth: depth + 1))
    }
  }

  private mutating func mix() -> MixStatement {
    let shares = (0..<2 + below(3)).map { _ in
      MixStatement.Share(
        kind: Located(name()), count: below(2) == 0 ? nil : Int64(1 + below(1_000_000)))
    }
    return MixStatement(isDrawn: below(2) == 0, shares: shares)
  }

  private mutating func newItems(isPlaced: Bool) -> NewItems {
    let count = below(3) == 0 ? nil : 1 + below(100_000_000)
    var items = NewItems(count: count, kind: nil)
    if !isPlaced || below(2) == 0 { items.kind = Located(name()) }
    if below(4) == 0 {
      items.kind = nil
      items.mix = mix()
    }
    if count == nil || below(2) == 0 { items.heights = heights(tellCount: count == nil) }
    return items
  }

  private mutating func command(_ canBatch: Bool) -> CommandStatement {
    if below(30) == 0 { return repetition(canBatch) }
    return switch below(canBatch ? 25 : 24) {
    case 0, 1: navigation()
    case 2, 3, 14: gesture()
    case 4: .insert(newItems(isPlaced: true), place())
    case 5: .remove(selection())
    case 6: .move(reference(), to: place())
    case 7: .reload(selection())
    case 8: .reloadData
    case 9: .resize(selection(), length(upTo: 1000))
    case 10: .viewportHeight(length(upTo: 1000))
    case 11: .width(length(upTo: 1000))
    case 12: .rotate
    case 21: .setInsets(top: nil, bottom: length(upTo: 99), over: duration())
    case 22: .keyboardShows(length(upTo: 400), over: duration())
    case 23: .keyboardHides(over: duration())
    case 13: .textSize(Rational(Int64(100_000 + below(9_900_001)), over: 1_000_000) ?? .zero)
    case 15: .fling(signed(upTo: 9000), perhaps(DecelerationRate.allCases))
    case 16: .tap(reference(), field: Located(name()))
    case 17: .set(selection(), field: Located(name()), to: below(2) == 0)
    case 18: .invalidateSize(selection())
    case 19: .invalidateLayout
    case 20: .reconfigure(selection())
    default: .batch(commandBlock(canBatch: false))
    }
  }

  private mutating func navigation() -> CommandStatement {
    let duration = duration()
    let curve = duration == nil ? .linear : pick(Curve.allCases)
    return switch below(3) {
    case 0: .scrollBy(signed(upTo: 10_000), over: duration, curve: curve)
    case 1:
      .scrollToItem(reference(), perhaps(Alignment.allCases), over: duration, curve: curve)
    default:
      .scrollTo(
        pick([.top, .end, .offset(signed(upTo: 10_000))]), over: duration, curve: curve)
    }
  }

  private mutating func gesture() -> CommandStatement {
    let lifts = below(2) == 0
    switch below(5) {
    case 0: return .drag(up: below(2) == 0, length(upTo: 1000), over: time(), lifts: lifts)
    case 1:
      return .dragLine(
        from: length(upTo: 1000), to: length(upTo: 1000), over: time(), lifts: lifts)
    case 2:
      var path: [FingerPoint] = []
      var last = Time.zero
      for _ in 0..<1 + below(4) {
        path.append(FingerPoint(time: last, y: length(upTo: 1000)))
        last = last + time()
      }
      return .dragPath(path, lifts: lifts)
    case 3:
      return .dragThumb(
        from: Int64(below(1_000_001)), to: Int64(below(1_000_001)), over: time())
    default: return .touch(duration())
    }
  }

  private mutating func reference() -> ItemReference {
    below(2) == 0 ? .id(id()) : .index(below(1000))
  }

  private mutating func selection() -> ItemSelection {
    switch below(4) {
    case 0: return .one(reference())
    case 1:
      let low = id()
      return .ids(low, ItemID(low.rawValue + Int64(below(100))))
    case 2: return .run(count: 1 + below(100), at: below(1000))
    default: return .all
    }
  }

  private mutating func place() -> Place {
    switch below(4) {
    case 0: .end
    case 1: .before(reference())
    case 2: .after(reference())
    default: .index(below(1000))
    }
  }

  // MARK: Expectations

  private mutating func moment() -> Expectation.Moment {
    pick([
      .end, .everyFrame, .time(time()), .everyFrameFrom(time()), .when(occurrence()),
      .between(Time(milliseconds: 1), time()),
    ])
  }

  private mutating func condition() -> Condition {
    switch below(6) {
    case 0: .noViolations
    case 1: .violation(pick(Guarantee.allCases), item: below(2) == 0 ? nil : id())
    case 4:
      .staleness(
        FreshnessExpectation(
          kind: perhaps(FreshnessExpectation.Kind.allCases), item: below(2) == 0 ? nil : id(),
          field: below(2) == 0 ? nil : name()))
    case 2: .itemPosition(reference(), expression(depth: 0))
    case 3: .itemVisible(reference(), below(2) == 0)
    default:
      .comparison(expression(depth: 0), pick(Relation.allCases), expression(depth: 0))
    }
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

  private mutating func occurrence() -> Occurrence {
    pick([
      .itemAppears(reference()), .itemDisappears(reference()), .near(.end, below(9)),
      .near(.top, below(9)), .scrollingStops, .scrollLands,
      .comparison(appExpression(), pick(Relation.allCases), appExpression()),
    ])
  }

  /// An expression without metrics, which an app cannot read.
  private mutating func appExpression() -> Expression {
    while true {
      let expression = expression(depth: 2)
      if !expression.hasMetrics { return expression }
    }
  }

  private mutating func appBlock(depth: Int) -> Block {
    var block = commandBlock(canBatch: true)
    for _ in 0..<below(3) { block.lines.append(line(.command(appCommand(depth: depth)))) }
    return block
  }

  private mutating func appCommand(depth: Int) -> CommandStatement {
    switch below(depth < 3 ? 8 : 4) {
    case 0: .layoutNow
    case 1: .correctOffset(pick([.by(appExpression()), .to(appExpression())]))
    case 2: .navigateOffset(pick([.by(appExpression()), .to(appExpression())]))
    case 3: .bind(Located("n\(next())"), appExpression())
    case 4: .appBlock(appBlock(depth: depth + 1))
    case 5: .after(time(), appBlock(depth: depth + 1))
    case 6: .load(Located(name()), after: time(), appBlock(depth: depth + 1))
    default:
      .branch(
        appExpression(), pick(Relation.allCases), appExpression(), appBlock(depth: depth + 1))
    }
  }

  // MARK: Values

  private mutating func id() -> ItemID { ItemID(Int64(below(100_000))) }

  mutating func length(upTo points: Int) -> Length {
    below(2) == 0
      ? Length(points: Int64(1 + below(points))) : Length(units: Int64(1 + below(points * 4800)))
  }

  private mutating func signed(upTo points: Int) -> Length {
    let length = length(upTo: points)
    return below(2) == 0 ? length : -length
  }

  mutating func time() -> Time {
    below(2) == 0
      ? Time(milliseconds: Int64(1 + below(5000)))
      : Time(microseconds: Int64(1 + below(90_000_000)))
  }

  private mutating func duration() -> Time? { below(2) == 0 ? nil : time() }

  mutating func name() -> String {
    pick(["Article", "A", "row-2", "x_y", "cell", "at", "Photo.large", "item"])
  }

  private mutating func text() -> String {
    pick(["Old messages", "a \"b\" \\ c", "#", "Größe { 3 }", "…", "x"])
  }

  private mutating func comment() -> String {
    pick(["", " what is \"this\"?", "no space", " # twice", "  é { at 0s", "\ttab"])
  }

  mutating func perhaps<Value>(_ values: [Value]) -> Value? {
    below(2) == 0 ? nil : pick(values)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension Expression {
  /// Whether a metric stands in it.
  fileprivate var hasMetrics: Bool {
    switch self {
    case .metric: true
    case .number, .reading, .item, .name: false
    case .negative(let inner): inner.hasMetrics
    case .binary(_, let left, let right): left.hasMetrics || right.hasMetrics
    }
  }
}
