@testable import ReuseSim

/// Makes small scenarios with everything in them: all commands, odd heights, empty lists, any policies.
struct RandomScenario {
  var draws: Draws

  /// Whether the app does something, too.
  private let hasApp: Bool

  init(seed: UInt64, hasApp: Bool = false) {
    draws = Draws(seed: seed)
    self.hasApp = hasApp
  }

  /// A scenario on a platform, with policies of its own or not.
  mutating func scenario(on platform: Platform, withOwnPolicies: Bool = true) -> Scenario {
    var scenario = Scenario(name: "random")
    scenario.platform = platform.name
    scenario.seed = draws.bits()
    let height = draws.one(of: [100, 333, 400])
    scenario.device = Device(
      width: .pt(100), height: .pt(Int64(height)), scale: draws.of(1...3),
      rate: draws.one(of: [60, 90, 120, 144]))
    if draws.once(in: 3) {
      scenario.insets = Insets(top: .pt(draws.of(0...40)), bottom: .pt(draws.of(0...50)))
    }
    scenario.arrival = draws.one(of: ArrivalRule.allCases)
    if withOwnPolicies {
      scenario.overrides = overrides()
      learn(in: &scenario)
    }
    if draws.once(in: 3) { glass(of: &scenario, withOwnPolicies: withOwnPolicies) }
    scenario.reader = reader()
    if draws.once(in: 3) { scenario.start = startPosition() }
    scenario.kinds = kinds()
    if draws.once(in: 3) {
      scenario.textMetrics = [
        TextMetrics(
          size: .pt(10), characterWidth: .pt(draws.of(1...150)), lineHeight: .pt(draws.of(1...60)))
      ]
    }
    for _ in 0..<draws.below(4) {
      scenario.items.append(block(of: scenario.kinds, upTo: 40))
    }
    scenario.commands = commands(of: scenario.kinds)
    if hasApp {
      // Triggers can set each other off for ever, which costs half a minute up to the limit of it.
      scenario.end = Time(milliseconds: 20_000)
      for line in 20...(20 + draws.below(3)) {
        scenario.triggers.append(
          Trigger(
            occurrence(), isRepeated: draws.once(in: 2),
            guarding: draws.one(of: [nil, .anyLoad, .named("more")]),
            block: appBlock(of: scenario.kinds, depth: 0), line: line))
      }
    }
    if withOwnPolicies { holdOtherwise(in: &scenario) }
    if withOwnPolicies { RandomScenario.addCellPolicies(to: &scenario) }
    return scenario
  }

  private mutating func overrides() -> PolicyOverrides {
    var overrides = PolicyOverrides()
    if draws.once(in: 3) {
      overrides.estimate = draws.one(of: [.exact, .constant(.zero), .constant(height())])
    }
    if draws.once(in: 2) { overrides.anchor = anchor() }
    if draws.once(in: 3) {
      overrides.measuredSizes = draws.one(of: [
        .keptByID, .droppedOnReload, MeasuredSizePolicy(key: .index),
        MeasuredSizePolicy(key: .index, onReload: .dropsSizes, onRelease: .turnsSizesIntoEstimates),
        MeasuredSizePolicy(onRelease: .dropsSizes),
        MeasuredSizePolicy(onReload: .turnsSizesIntoEstimates, onRelease: .dropsSizes),
      ])
    }
    if draws.once(in: 3) { overrides.widthChange = draws.one(of: SizeFate.allCases) }
    if draws.once(in: 3) { overrides.scrollsRetarget = true }
    if draws.once(in: 2) { overrides.edges = .bounce }
    if draws.once(in: 3) { overrides.deceleration = .fast }
    if draws.once(in: 6) { overrides.paging = true }
    if draws.once(in: 3) { overrides.offsetWrite = draws.one(of: OffsetWritePolicy.allCases) }
    return overrides
  }

  /// Has every other scenario that states no estimate learn it, drawn apart from everything else.
  private func learn(in scenario: inout Scenario) {
    var draws = Draws(seed: scenario.seed)
    if scenario.overrides.estimate != nil || draws.once(in: 2) { return }
    if draws.once(in: 6) {
      scenario.overrides.estimate = .perItem
      scenario.itemEstimates = draws.one(of: [
        .range(.zero, .pt(150)),
        .table([HeightRun(height: .pt(30), count: 2), HeightRun(height: .pt(77), count: 1)]),
      ])
      return
    }
    let statistic: LearningPolicy.Statistic = draws.one(of: [
      .mean, .mean, .meanOfLast(Int(draws.of(1...7)), fed: Int(draws.of(1...3))),
      .meanOfRing(Int(draws.of(1...9))), .meanOfVisible, .medianOfVisible, .medianOnce, .first,
    ])
    scenario.overrides.estimate = EstimatePolicy(
      .constant(.pt(draws.of(0...150))),
      learning: LearningPolicy(
        statistic, scope: draws.one(of: LearningPolicy.Scope.allCases),
        rounding: draws.one(of: [.zero, .zero, .pt(1), Length(units: 7)]),
        application: draws.one(of: LearningPolicy.Application.allCases),
        condition: draws.one(of: LearningPolicy.Condition.allCases)))
  }

  /// What covers the glass, and where the list is on it.
  private mutating func glass(of scenario: inout Scenario, withOwnPolicies: Bool) {
    if draws.once(in: 2) {
      scenario.safeArea = SafeArea(
        top: .pt(draws.of(0...30)), bottom: .pt(draws.of(0...30)), left: .pt(draws.of(0...60)))
    }
    if draws.once(in: 2) { scenario.rotatedSafeArea = SafeArea(right: .pt(draws.of(0...60))) }
    scenario.isInverted = draws.once(in: 2)
    scenario.shortContent = draws.one(of: [nil, .top, .bottom])
    if !withOwnPolicies { return }
    scenario.overrides.viewport = ViewportOverrides(
      insetAdjustment: draws.one(of: ViewportPolicies.InsetAdjustment.allCases),
      keyboard: draws.one(of: ViewportPolicies.Keyboard.allCases),
      keyboardDismiss: draws.one(of: ViewportPolicies.KeyboardDismiss.allCases),
      keyboardLift: draws.one(of: ViewportPolicies.KeyboardLift.allCases),
      keyboardHeard: draws.one(of: ViewportPolicies.KeyboardHearing.allCases),
      insetsChange: draws.one(of: [
        .keepsOffset, .keepsEnd(within: .pt(draws.of(0...50))), .keepsBottomEdge,
      ]),
      atEnd: draws.one(of: [.stays, .follows(within: .pt(draws.of(0...50)))]),
      offWindow: draws.one(of: ViewportPolicies.OffWindow.allCases),
      onReturn: draws.one(of: ViewportPolicies.OnReturn.allCases))
  }

  private mutating func startPosition() -> StartPosition {
    draws.one(of: [
      .end, .item(reference(), draws.one(of: [nil, .top, .center, .bottom])),
      .offset(.pt(draws.of(-200...4000))),
    ])
  }

  private mutating func reader() -> Reader {
    draws.one(of: [
      .automatic, .automatic, .firstVisible, .end, .top, .item(ItemID(draws.of(0...30))),
    ])
  }

  private mutating func kinds() -> [CellKind] {
    var kinds: [CellKind] = []
    for number in 0...draws.below(3) {
      kinds.append(
        CellKind(
          name: "Kind\(number)", height: heights(), estimate: draws.once(in: 3) ? height() : nil))
      if draws.once(in: 3) { kinds[number].contentParts = contentParts() }
    }
    return kinds
  }

  private mutating func contentParts() -> [ContentPart] {
    ContentPart.Name.allCases.prefix(1 + draws.below(2)).map { name in
      var part = ContentPart(name, shape: draws.once(in: 4) ? nil : shape())
      part.latency = draws.one(of: [
        .fixed(time(upTo: 600)), .range(.zero, time(upTo: 900)),
        .heavy(.ms(1), time(upTo: 900) + .ms(1)),
        .table([.init(ItemID(3), time(upTo: 600))], otherwise: time(upTo: 600)),
      ])
      if draws.once(in: 2) {
        part.failures = draws.one(of: [
          .chance(1, of: 2), .items([ItemID(0), ItemID(4)], times: nil),
          .items([ItemID(1), ItemID(2)], times: 2),
        ])
      }
      if draws.once(in: 2) { part.retries = RetryModel(delay: time(upTo: 300), limit: 2) }
      part.cancelling = draws.one(of: [nil, nil, .whenHidden, .atReuse])
      part.cancelsTooLate = draws.once(in: 3) ? time(upTo: 200) : nil
      part.repeats = draws.once(in: 4) ? time(upTo: 500) : nil
      part.asksEachTime = draws.once(in: 4)
      part.takesOldAnswers = draws.once(in: 4)
      part.setsPlaceholderLast = draws.once(in: 6)
      part.answers = draws.one(of: ContentPart.Answers.allCases)
      return part
    }
  }

  private mutating func shape() -> ImageShape {
    let ratios = [
      AspectRatio(width: draws.of(1...9), height: draws.of(1...9)),
      AspectRatio(width: 3, height: 2),
    ]
    return ImageShape(
      draws.one(of: [.fixed(height()), .inTurn(ratios), .drawn(ratios), .inTurn([ratios[0]])]),
      placeholder: draws.once(in: 3) ? nil : height())
  }

  private mutating func time(upTo milliseconds: Int64) -> Time { .ms(draws.of(0...milliseconds)) }

  private mutating func heights() -> HeightModel {
    switch draws.below(5) {
    case 0: .constant(height())
    case 1: .range(.pt(draws.of(0...40)), .pt(draws.of(40...120)))
    case 2: .text(text())
    case 3: .sum([.text(text()), .constant(height()), .range(.pt(0), .pt(draws.of(0...20)))])
    default:
      .table([HeightRun(height: height(), count: 2), HeightRun(height: height(), count: 1)])
    }
  }

  private mutating func text() -> TextModel {
    let lowest = draws.of(0...60)
    return TextModel(
      lowest: lowest, highest: lowest + (draws.once(in: 2) ? 0 : draws.of(0...80)),
      size: draws.one(of: [.pt(10), .pt(17), Length(units: 1)]))
  }

  private mutating func height() -> Length {
    draws.once(in: 4)
      ? draws.one(of: [.zero, .pt(500), Length(units: 44 * 4800 + 1600)])
      : .pt(draws.of(10...150))
  }

  private mutating func block(of kinds: [CellKind], upTo count: Int64) -> ItemBlock {
    ItemBlock(
      count: Int(draws.of(1...count)), kind: draws.below(kinds.count),
      heights: draws.once(in: 4) ? heights() : nil)
  }

  /// Up to a dozen commands in the first two seconds.
  mutating func commands(of kinds: [CellKind]) -> [TimedCommand] {
    var commands: [TimedCommand] = []
    var time: Int64 = 0
    for line in 1...(1 + draws.below(12)) {
      if !draws.once(in: 3) { time += draws.of(0...150) }
      commands.append(
        TimedCommand(time: .ms(time), command: command(of: kinds, canBatch: true), line: line))
    }
    return commands
  }

  private mutating func command(of kinds: [CellKind], canBatch: Bool) -> Command {
    if hasApp && canBatch && draws.once(in: 2) { return .block(appBlock(of: kinds, depth: 0)) }
    return listCommand(of: kinds, canBatch: canBatch)
  }

  mutating func listCommand(of kinds: [CellKind], canBatch: Bool) -> Command {
    switch draws.below(canBatch ? 27 : 25) {
    case 0: .scrollBy(.pt(draws.of(-900...900)), over: draws.once(in: 2) ? nil : duration())
    case 1:
      .scrollToItem(
        reference(), draws.one(of: Alignment.allCases), over: draws.once(in: 2) ? nil : duration())
    case 2: .drag(.pt(draws.of(-600...600)), over: duration())
    case 3: .fling(.pt(draws.of(-3000...3000)))
    case 4: .insert([block(of: kinds, upTo: 20)], place())
    case 5: .insert([block(of: kinds, upTo: 3), block(of: kinds, upTo: 3)], place())
    case 6: .remove(selection())
    case 7: .move(reference(), to: place())
    case 8: .reload(selection())
    case 9: .reloadData
    case 10: .resize(selection(), height(), quietly: draws.once(in: 4))
    case 11: .viewportHeight(.pt(draws.one(of: [0, 50, 100, 300, 700])))
    case 12: .width(.pt(draws.one(of: [1, 50, 100, 333, 1000])))
    case 13: .rotate
    case 20:
      .keyboard(.pt(draws.one(of: [0, 0, 60, 336])), over: draws.once(in: 2) ? nil : duration())
    case 21:
      .setInsets(
        top: draws.once(in: 2) ? nil : .pt(draws.of(0...90)), bottom: .pt(draws.of(0...90)),
        over: draws.once(in: 2) ? nil : duration())
    case 22: .keyboard(.pt(draws.of(1...300)), over: duration())
    case 14: .textSize(draws.one(of: [Rational(1), Rational(2), Rational(3, over: 10) ?? .zero]))
    case 15, 16, 17, 18, 19: movement()
    case 23: .leaveWindow(for: draws.once(in: 3) ? nil : duration())
    case 24: .returnToWindow
    default: batch(of: kinds)
    }
  }

  private mutating func movement() -> Command {
    switch draws.below(7) {
    case 0: .scrollBy(.pt(draws.of(-900...900)), over: duration(), curve: .eased)
    case 1:
      .scrollTo(
        draws.one(of: [.top, .end, .offset(.pt(draws.of(-100...3000)))]),
        over: draws.once(in: 2) ? nil : duration(), curve: draws.one(of: Curve.allCases))
    case 2: .drag(.pt(draws.of(-600...600)), over: duration(), lifts: true)
    case 3:
      .dragPath(
        [
          FingerPoint(time: .ms(draws.of(0...20)), y: .pt(draws.of(0...400))),
          FingerPoint(time: .ms(draws.of(21...200)), y: .pt(draws.of(0...400))),
          FingerPoint(time: .ms(draws.of(201...500)), y: .pt(draws.of(0...400))),
        ], lifts: draws.once(in: 2))
    case 4:
      .dragThumb(from: draws.of(0...1_000_000), to: draws.of(0...1_000_000), over: duration())
    case 5: .touch(draws.once(in: 2) ? .zero : duration())
    default: .fling(.pt(draws.of(-9000...9000)), draws.one(of: DecelerationRate.allCases))
    }
  }

  private mutating func batch(of kinds: [CellKind]) -> Command {
    var commands: [Command] = []
    for _ in 0..<draws.below(5) { commands.append(command(of: kinds, canBatch: false)) }
    return .batch(commands)
  }

  private mutating func duration() -> Time { Time(microseconds: draws.of(1...400_000)) }

  private mutating func reference() -> ItemReference {
    draws.once(in: 2) ? .id(ItemID(draws.of(0...60))) : .index(draws.below(50))
  }

  private mutating func place() -> Place {
    switch draws.below(5) {
    case 0: .end
    case 1: .before(reference())
    case 2: .after(reference())
    default: .index(draws.below(40))
    }
  }

  private mutating func selection() -> ItemSelection {
    switch draws.below(6) {
    case 0, 1: return .one(reference())
    case 2, 3:
      let first = draws.of(0...60)
      return .ids(ItemID(first), ItemID(first + draws.of(-1...9)))
    case 4: return .run(count: Int(draws.of(1...9)), at: draws.below(50))
    default: return draws.once(in: 4) ? .all : .ids(ItemID(0), ItemID(200))
    }
  }
}
