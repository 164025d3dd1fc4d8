import Testing

@testable import ReuseSim

/// Rotation, another width and another size of text keep all guarantees, and undone they are as if they had not been.
@Suite struct SurroundingsLawTests {
  /// A random past on a platform that knows every height.
  private static func past(_ seed: UInt64) -> Scenario {
    var random = RandomScenario(seed: 11_000 + seed)
    var scenario = random.scenario(on: Platform.all[Int(seed) % Platform.all.count])
    scenario.overrides.estimate = .exact
    // A size that is kept by index is another item's after a change.
    scenario.overrides.measuredSizes?.key = .id
    for place in scenario.kinds.indices {
      scenario.kinds[place].estimate = nil
      // What a rotation shows for a moment may ask for content, and has it after the way back.
      scenario.kinds[place].contentParts = []
    }
    // An item that is resized on screen and leaves it in the same frame keeps its old size until it
    // is back; a rotation puts that right.
    for place in scenario.commands.indices {
      let command = scenario.commands[place].command
      scenario.commands[place].command = SurroundingsLawTests.withoutResizes(command)
    }
    return scenario
  }

  private static func withoutResizes(_ command: Command) -> Command {
    switch command {
    case .resize: .batch([])
    case .batch(let commands): .batch(commands.map { withoutResizes($0) })
    default: command
    }
  }

  private static func heights(_ scenario: Scenario) -> [Length] {
    let simulation = scenario.simulation(frames: 380)
    let sizes = simulation.virtualizer.sizes
    let items = (0..<sizes.count).map { sizes.item(at: $0).height }
    return [simulation.frameState.trueContentHeight, sizes.contentHeight] + items
  }

  @Test(arguments: 0..<Effort.scenarios) func thereAndBackIsNothing(_ seed: UInt64) {
    let past = SurroundingsLawTests.past(seed)
    let heights = SurroundingsLawTests.heights(past)
    #expect(heights[0] == heights[1])
    let rotated = past.at(2500, .rotate).at(2600, .rotate)
    #expect(SurroundingsLawTests.heights(rotated) == heights)
    let atOnce = past.at(2500, .batch([.rotate, .rotate]))
    #expect(SurroundingsLawTests.heights(atOnce) == heights)
    let width = past.simulation(frames: 380).list.surroundings.viewportWidth
    #expect(
      SurroundingsLawTests.heights(past.at(2500, .width(.pt(77))).at(2600, .width(width)))
        == heights)
  }

  /// With every way to hold an anchor and every policy, what moves has its causes, and what is held stays.
  @Test(arguments: SizeFate.allCases, AnchorPolicy.Pick.plain)
  func everyAnchorKeepsTheGuarantees(_ policy: SizeFate, _ pick: AnchorPolicy.Pick) {
    for edge in AnchorPolicy.Edge.allCases {
      for against in [AnchorPolicy.Against.everyChange, .firstMeasurements] {
        for condition in AnchorPolicy.Condition.allCases {
          let anchor = AnchorPolicy(
            hold: .item(pick), edge: edge, against: against, condition: condition)
          for estimate in [.exact, .constant(.pt(50))] as [EstimatePolicy] {
            let scenario = SurroundingsLawTests.turned(policy, estimate).holding(anchor)
            #expect(scenario.report().violations == [], "\(anchor) \(estimate)")
          }
        }
      }
    }
  }

  /// Texts that are turned, narrowed and enlarged at rest and on the way.
  private static func turned(_ policy: SizeFate, _ estimate: EstimatePolicy) -> Scenario {
    var scenario = Scenario.rows(60).estimating(estimate)
    scenario.device = Device(width: .pt(300), height: .pt(500), scale: 2, rate: 60)
    scenario.overrides.widthChange = policy
    scenario.kinds[0].height = .sum([
      .text(TextModel(lowest: 10, highest: 200, size: .pt(16))), .constant(.pt(12)),
    ])
    return scenario.at(0, .scrollBy(.pt(1500), over: .ms(200)))
      .at(300, .rotate).at(400, .drag(.pt(-300), over: .ms(200))).at(500, .rotate)
      .at(700, .batch([.width(.pt(200)), .resize(.ids(ItemID(10), ItemID(20)), .pt(99))]))
      .at(800, .batch([.textSize(Rational(2)), .remove(.ids(ItemID(9), ItemID(12))), .rotate]))
      .at(900, .fling(.pt(-2000))).at(1000, .textSize(Rational(1)))
  }

  /// A copy of a simulation goes on as the original does.
  @Test func copiesGoOnAlike() {
    let scenario = SurroundingsLawTests.turned(.turnsSizesIntoEstimates, .constant(.pt(50)))
    for frames in [5, 20, 31, 50] as [Int64] {
      var original = scenario.simulation(frames: frames)
      var copy = original
      var (first, second) = (TraceRecorder(), TraceRecorder())
      for _ in 0..<60 { original.step(&first) }
      for _ in 0..<60 { copy.step(&second) }
      #expect(first.events == second.events)
    }
  }

  /// What is measured again because of the width is blamed on the width, what was resized is not.
  @Test func causesNameWhatChanged() {
    var scenario = SurroundingsLawTests.turned(.keepsSizes, .constant(.pt(50)))
    scenario.commands = []
    scenario = scenario.at(
      100, .batch([.width(.pt(150)), .resize(.one(.id(ItemID(1))), .pt(700))]))
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    let kinds = recorder.events.compactMap { event -> String? in
      guard case .shifted(_, let cause) = event, cause.kind != .estimateReplaced,
        cause.kind != .inserted
      else { return nil }
      return "\(cause.kind.rawValue) \(cause.items?.first.rawValue ?? -1)"
    }
    #expect(kinds.filter { $0.hasPrefix("resized") } == ["resized 1"])
    #expect(kinds.contains("width 0"))
    #expect(Set(kinds.map { $0.prefix(5) }) == ["width", "resiz"])
  }
}
