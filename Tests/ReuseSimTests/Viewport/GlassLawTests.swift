import Testing

@testable import ReuseSim

/// What turning a list round, covering it and uncovering it changes, and what it does not.
@Suite struct GlassLawTests {
  /// The same list seen upside down: what was above is below.
  private static func turned(_ scenario: Scenario) -> Scenario {
    var result = scenario
    result.isInverted.toggle()
    result.insets = Insets(top: scenario.insets.bottom, bottom: scenario.insets.top)
    result.safeArea = turned(scenario.safeArea)
    result.rotatedSafeArea = scenario.rotatedSafeArea.map { turned($0) }
    result.shortContent = scenario.shortContent.map { $0 == .top ? .bottom : .top }
    if case .item(let item, let alignment) = scenario.start {
      result.start = .item(item, (alignment ?? .top).mirrored)
    }
    result.commands = scenario.commands.map {
      TimedCommand(time: $0.time, command: turned($0.command), line: $0.line)
    }
    return result
  }

  private static func turned(_ area: SafeArea) -> SafeArea {
    SafeArea(top: area.bottom, bottom: area.top, left: area.left, right: area.right)
  }

  private static func turned(_ command: Command) -> Command {
    switch command {
    case .drag(let distance, let duration, let lifts):
      .drag(-distance, over: duration, lifts: lifts)
    case .dragPath(let path, let lifts):
      .dragPath(path.map { FingerPoint(time: $0.time, y: -$0.y) }, lifts: lifts)
    case .dragThumb(let from, let to, let duration):
      .dragThumb(from: 1_000_000 - from, to: 1_000_000 - to, over: duration)
    case .scrollToItem(let item, let alignment, let duration, let curve):
      .scrollToItem(item, alignment.mirrored, over: duration, curve: curve)
    case .setInsets(let top, let bottom, let duration):
      .setInsets(top: bottom, bottom: top, over: duration)
    case .batch(let commands): .batch(commands.map { turned($0) })
    default: command
    }
  }

  /// A random scenario without a keyboard, which is at the bottom however the list lies.
  private static func scenario(_ seed: UInt64) -> Scenario {
    var random = RandomScenario(seed: seed)
    var scenario = random.scenario(on: .ideal)
    scenario.overrides.viewport.insetsChange = .keepsOffset
    scenario.commands = scenario.commands.map {
      TimedCommand(time: $0.time, command: withoutKeyboard($0.command), line: $0.line)
    }
    return scenario
  }

  private static func withoutKeyboard(_ command: Command) -> Command {
    switch command {
    case .keyboard: .batch([])
    case .batch(let commands): .batch(commands.map { withoutKeyboard($0) })
    default: command
    }
  }

  /// What a run shows, frame by frame, counted from where the list begins.
  private static func picture(_ scenario: Scenario) -> [TraceEvent] {
    var frame: [TraceEvent] = []
    var result: [TraceEvent] = []
    for event in scenario.picture() {
      guard case .commit(var state) = event else {
        frame.append(event)
        continue
      }
      for event in frame {
        guard state.isInverted else {
          result.append(event)
          continue
        }
        switch event {
        case .shown(let item, let index, let cell, let y, let height):
          result.append(
            .shown(
              item, index: index, cell: cell, y: state.viewportHeight - y, height: height))
        case .whereabouts(let item, let index, let y):
          result.append(.whereabouts(item, index: index, y: state.viewportHeight - y))
        default: result.append(event)
        }
      }
      frame = []
      state.isInverted = false
      result.append(.commit(state))
    }
    return result
  }

  @Test(arguments: 0..<2 * Effort.scenarios) func listsAreTheSameUpsideDown(_ seed: UInt64) {
    let scenario = GlassLawTests.scenario(seed)
    let turned = GlassLawTests.turned(scenario)
    #expect(turned.isInverted != scenario.isInverted)
    #expect(GlassLawTests.picture(turned) == GlassLawTests.picture(scenario))
    let back = GlassLawTests.turned(turned)
    #expect(back.picture() == scenario.picture())
  }

  /// Jumps are as large and go the other way, as long as the screen itself stays as it is.
  @Test(arguments: 0..<2 * Effort.scenarios) func jumpsGoTheOtherWay(_ seed: UInt64) {
    var scenario = GlassLawTests.scenario(seed)
    scenario.commands.removeAll {
      switch $0.command {
      case .viewportHeight, .rotate, .batch: true
      default: false
      }
    }
    let turned = GlassLawTests.turned(scenario).report()
    let report = scenario.report()
    #expect(turned.jumps.map { $0.amount } == report.jumps.map { -$0.amount })
    #expect(turned.metrics[.drift] == -report.metrics[.drift])
    #expect(turned.metrics[.jumpReversal] == report.metrics[.jumpReversal])
    #expect(turned.metrics[.pictureTotal] == report.metrics[.pictureTotal])
  }

  /// A keyboard that comes and goes over a list at rest with enough below it leaves no trace.
  @Test(arguments: 0..<Effort.scenarios) func keyboardsGoAsTheyCame(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    for keyboard in ViewportPolicies.Keyboard.allCases {
      for change in [.keepsOffset, .keepsEnd(within: .pt(40)), .keepsBottomEdge]
        as [ViewportPolicies.InsetsChange]
      {
        var plain = ViewportChangeTests.chat(keyboard, change)
        plain.start = .offset(.pt(draws.of(400...4800)))
        let height = Length.pt(draws.of(1...500))
        let shown = plain.at(100, .keyboard(height, over: .ms(draws.of(1...300))))
        let hidden = shown.at(500, .keyboard(.zero, over: .ms(draws.of(1...300))))
        #expect(hidden.lastPicture() == plain.lastPicture(), "\(keyboard) \(change)")
        #expect(hidden.report().violations == [])
        if keyboard == .covers {
          #expect(shown.picture().suffix(3) == hidden.picture().suffix(3))
          #expect(hidden.report().jumps == [])
        }
      }
    }
  }

  /// A safe area that does not count as an inset is none.
  @Test(arguments: 0..<Effort.scenarios) func uncountedSafeAreasAreNone(_ seed: UInt64) {
    var random = RandomScenario(seed: seed)
    var covered = random.scenario(on: .ideal)
    covered.overrides.viewport.insetAdjustment = .never
    covered.safeArea = SafeArea(top: .pt(40), bottom: .pt(30), left: .pt(20), right: .pt(10))
    covered.rotatedSafeArea = SafeArea(left: .pt(47))
    var free = covered
    free.safeArea = SafeArea()
    free.rotatedSafeArea = nil
    #expect(covered.traceText() == free.traceText())
  }
}
