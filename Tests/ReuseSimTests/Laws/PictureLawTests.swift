import Testing

@testable import ReuseSim

/// What is shown depends on what is there and where the reader went, not on what was once believed.
@Suite struct PictureLawTests {
  /// Thirty rows of mixed heights that are all seen once, from the top to the end and back.
  private static func seen(on platform: Platform, seed: UInt64) -> Scenario {
    var scenario = Scenario.rows(30, platform: platform.name)
    scenario.seed = seed
    scenario.kinds[0].height = .range(.pt(20), .pt(300))
    for step in 0..<40 as Range<Int64> {
      scenario = scenario.at(step * 20, .scrollBy(.pt(200), over: nil))
    }
    for step in 40..<80 as Range<Int64> {
      scenario = scenario.at(step * 20, .scrollBy(.pt(-200), over: nil))
    }
    return scenario.at(1700, .scrollBy(.pt(-100_000), over: nil))
  }

  @Test(arguments: Platform.all.map { $0.name }, 1...4 as ClosedRange<UInt64>)
  func estimatesDoNotMatterOnceAllIsMeasured(_ name: String, _ seed: UInt64) throws {
    let platform = try #require(Platform.named(name))
    let seen = PictureLawTests.seen(on: platform, seed: seed)
    let estimates: [EstimatePolicy] = [
      .constant(.pt(10)), .constant(.pt(44)), .constant(.pt(400)), .exact,
    ]
    var pictures: [[TraceEvent]] = []
    for estimate in estimates {
      let simulation = seen.estimating(estimate).simulation(frames: 104)
      #expect(simulation.virtualizer.sizes.measuredCount == 30)
      #expect(simulation.virtualizer.offset == .zero)
      let scenario = seen.estimating(estimate)
      pictures.append(scenario.at(1800, .drag(.pt(777), over: .ms(200))).lastPicture())
    }
    #expect(pictures[0].count >= 2)
    for picture in pictures { #expect(picture == pictures[0]) }
  }

  @Test(
    arguments: Platform.all.map { $0.name },
    1...(Effort.isFull ? 20 : 2) as ClosedRange<UInt64>)
  func downAndUpAgainIsNothingOnceMeasured(_ platform: String, _ seed: UInt64) {
    var draws = Draws(seed: seed)
    var scenario = Scenario.rows(200, platform: platform).estimating(.exact)
    scenario.seed = seed
    scenario.kinds[0].height = .range(.pt(0), .pt(300))
    scenario = scenario.at(0, .scrollBy(.pt(draws.of(1000...9000)), over: nil))
    let there = scenario.lastPicture()
    let way = draws.of(-900...900)
    let back = scenario.at(100, .drag(.pt(way), over: .ms(313)))
      .at(500, .drag(.pt(-way), over: .ms(97)))
    #expect(back.lastPicture() == there)
    let flung = scenario.at(100, .fling(.pt(way))).at(9000, .fling(.pt(-way)))
    #expect(flung.lastPicture() == there)
    #expect(back.report().metrics[.jumpMax] == 0)
  }

  /// All motion is a function of time: where frames of two rates meet, they show the same.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func frameRateDoesNotMatterWhereFramesMeet(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    let base = Scenario.rows(2000, estimate: 100)
      .at(0, .drag(.pt(draws.of(300...900)), over: .ms(draws.of(50...150))))
      .at(200, .fling(.pt(draws.of(500...5000))))
      .at(1000, .scrollToItem(.id(ItemID(draws.of(0...1500))), .center, over: .ms(500)))
      .at(1700, .fling(.pt(draws.of(-5000...(-500)))))
    func offsets(_ rate: Int64) -> [Length] {
      var scenario = base
      scenario.device.rate = rate
      var simulation = Simulation(scenario, platform: .keepOffset, seed: 1)
      var observer = NoObserver()
      var offsets: [Length] = []
      for frame in 0...(3 * rate) {
        simulation.step(&observer)
        if frame % (rate / 6) == 0 { offsets.append(simulation.virtualizer.offset) }
      }
      return offsets
    }
    let sixty = offsets(60)
    // An aimed scroll divides what is left anew in each frame, which may round by a unit in between.
    for rate in [90, 120, 144] as [Int64] {
      #expect(zip(offsets(rate), sixty).allSatisfy { ($0 - $1).magnitude <= Length(units: 60) })
    }
    #expect(offsets(120).last == sixty.last)
  }

  /// On a platform that knows every height and holds what is read, nothing jumps but where the clamp forces
  /// it or the held item itself goes away. Changes come while nothing moves.
  @Test(arguments: 0..<Effort.scenarios) func idealPlatformDoesNotJump(_ seed: UInt64) {
    var random = RandomScenario(seed: 9000 + seed)
    var scenario = random.scenario(on: .ideal, withOwnPolicies: false)
    // What covers the screen is read, too, but not held; a list that turns with its bottom moves with it.
    scenario.insets = Insets(top: .zero, bottom: .zero)
    (scenario.safeArea, scenario.rotatedSafeArea) = (SafeArea(), nil)
    (scenario.isInverted, scenario.shortContent) = (false, nil)
    scenario.reader = .automatic
    for place in scenario.kinds.indices { scenario.kinds[place].estimate = nil }
    scenario.commands = scenario.commands.enumerated().map { number, timed in
      TimedCommand(
        time: .ms(Int64(number) * 500), command: PictureLawTests.still(timed.command),
        line: number)
    }
    var frames = FrameWatcher()
    let report = scenario.run(observer: &frames)
    for jump in report.jumps {
      #expect(
        frames.excused.contains(jump.frame), "seed \(seed): \(jump.lines.joined(separator: "\n"))")
    }
  }

  /// A movement that is over before the next command; a batch without movements, which would take place
  /// together with its changes; nothing that covers the screen.
  private static func still(_ command: Command) -> Command {
    switch command {
    case .keyboard, .setInsets: return .batch([])
    case .fling(let velocity, _): return .drag(velocity, over: .ms(400))
    case .drag(let distance, _, _): return .drag(distance, over: .ms(400))
    case .dragPath(let path, _):
      return .drag(path[0].y - path[path.count - 1].y, over: .ms(400))
    default: break
    }
    guard case .batch(let commands) = command else { return command }
    return .batch(
      commands.filter { command in
        switch command {
        case .scrollBy, .scrollToItem, .scrollTo, .drag, .dragPath, .dragThumb, .touch, .fling,
          .keyboard, .setInsets:
          false
        default: true
        }
      })
  }

  /// Notes the frames in which the clamp moved the content, the item that was first is gone, or a window that got lower does
  /// not reach it any more.
  private struct FrameWatcher: TraceObserver {
    var excused: Set<Int64> = []
    private var frame = FrameFold()

    mutating func observe(_ event: TraceEvent) {
      frame.observe(event)
      guard case .commit = event else { return }
      let fully = frame.shownBefore.first { seen in
        seen.y >= .zero && seen.y + seen.height <= frame.stateBefore?.viewportHeight ?? .zero
      }
      let held = (fully ?? frame.shownBefore.first)?.item
      let isThere = frame.movements.contains { $0.before.item == held }
      let isCutOff =
        frame.state?.viewportHeight != frame.stateBefore?.viewportHeight
        && !frame.shown.contains { $0.item == held }
      if frame.clampCorrection != .zero || !isThere || isCutOff { excused.insert(frame.number) }
    }
  }
}
