import Testing

@testable import ReuseSim

/// What a finger does to the keyboard, against numbers worked out by hand: rows of 400 on a screen 800 tall, and a
/// keyboard of 336 from 100 ms on, whose upper edge is at 464. Frames are 10 ms apart.
@Suite struct KeyboardDismissTests {
  private static func chat(
    _ dismiss: ViewportPolicies.KeyboardDismiss = .interactive,
    _ lift: ViewportPolicies.KeyboardLift = .byDirection,
    _ heard: ViewportPolicies.KeyboardHearing = .eachFrame
  ) -> Scenario {
    var scenario = Scenario.rows(40, of: 400).estimating(.exact)
    scenario.device = Device(width: .pt(400), height: .pt(800), scale: 2, rate: 100)
    scenario.start = .offset(.pt(3000))
    scenario.overrides.viewport = ViewportOverrides(
      keyboardDismiss: dismiss, keyboardLift: lift, keyboardHeard: heard)
    return scenario.at(100, .keyboard(.pt(336), over: nil))
  }

  private static func path(_ points: (Int64, Int64)...) -> Command {
    .dragPath(points.map { FingerPoint(time: .ms($0.0), y: .pt($0.1)) }, lifts: false)
  }

  /// A finger is gone between two frames, and then the keyboard is told to go: the last bit of its way is told, too.
  @Test func aDragThatEndsBeforeACommandIsTold() {
    let scenario = KeyboardDismissTests.chat()
      .at(200, KeyboardDismissTests.path((0, 100), (25, 150))).at(228, .keyboard(.zero, over: nil))
    #expect(scenario.report().violations.map { $0.message } == [])
    #expect(scenario.simulation(frames: 24).virtualizer.offset == .pt(3000 - 50))
  }

  private static let times: [Int64] = [200, 300, 400, 500, 900]

  /// Something of a run, in points, at some times in ms.
  private static func values(
    _ scenario: Scenario, at times: [Int64], _ value: (Simulation) -> Length
  ) -> [Int64] {
    var simulation = scenario.simulation(frames: 0)
    var observer = NoObserver()
    return times.map { time in
      while simulation.nextFrame <= time / 10 { simulation.step(&observer) }
      return value(simulation).units / 4800
    }
  }

  /// What the keyboard takes of the glass.
  private static func heights(_ scenario: Scenario, at times: [Int64] = times) -> [Int64] {
    values(scenario, at: times) { $0.window.keyboard.height(at: $0.time) }
  }

  struct Drag: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let command: Command
    var dismiss = ViewportPolicies.KeyboardDismiss.interactive
    var lift = ViewportPolicies.KeyboardLift.byDirection
    /// At 200, 300, 400, 500 and 900 ms; the drag begins at 200 ms.
    let heights: [Int64]
  }

  private static let drags = [
    Drag(
      testDescription: "a drag does nothing", command: path((0, 300), (200, 800)),
      dismiss: .never, heights: [336, 336, 336, 336, 336]),
    // 136 of it are left when the finger is gone; 250 ms later nothing is.
    Drag(
      testDescription: "it goes along, and away", command: path((0, 464), (200, 664)),
      heights: [336, 236, 136, 81, 0]),
    Drag(
      testDescription: "a finger above it is none of its business",
      command: path((0, 264), (200, 464)), heights: [336, 336, 336, 336, 336]),
    Drag(
      testDescription: "a finger that began on it does not take it along",
      command: path((0, 465), (200, 700)), heights: [336, 336, 336, 336, 336]),
    Drag(
      testDescription: "but it does once it was above",
      command: path((0, 500), (100, 400), (200, 600)), heights: [336, 336, 200, 120, 0]),
    Drag(
      testDescription: "it is pulled up again", command: path((0, 464), (100, 664), (200, 564)),
      heights: [336, 136, 236, 276, 336]),
    Drag(
      testDescription: "no more than all of it", command: path((0, 464), (100, 664), (200, 100)),
      heights: [336, 136, 336, 336, 336]),
    Drag(
      testDescription: "a place decides: more than half of it is left",
      command: path((0, 464), (200, 632)), lift: .byPlace, heights: [336, 252, 168, 235, 336]),
    Drag(
      testDescription: "a place decides: less than half of it is left",
      command: path((0, 464), (199, 700), (200, 633)), lift: .byPlace,
      heights: [336, 217, 167, 100, 0]),
    Drag(
      testDescription: "below the glass there is nothing left",
      command: path((0, 400), (200, 2000)), heights: [336, 0, 0, 0, 0]),
    // It begins in the middle of the 464 that the keyboard leaves, at 232, and is at 464 after 116 ms.
    Drag(
      testDescription: "a drag without a place", command: .drag(.pt(-400), over: .ms(200)),
      heights: [336, 336, 168, 100, 0]),
    Drag(
      testDescription: "a touch is no drag", command: .touch(.ms(300)), dismiss: .onDrag,
      heights: [336, 336, 336, 336, 336]),
    Drag(
      testDescription: "away when a drag begins", command: .drag(.pt(1), over: .ms(200)),
      dismiss: .onDrag, heights: [336, 201, 67, 0, 0]),
    Drag(
      testDescription: "away when a finger begins to move",
      command: path((0, 300), (100, 300), (200, 299)), dismiss: .onDrag,
      heights: [336, 336, 201, 67, 0]),
    Drag(
      testDescription: "away with a fling", command: .fling(.pt(500)), dismiss: .onDrag,
      heights: [336, 201, 67, 0, 0]),
    Drag(
      testDescription: "a navigation is no drag", command: .scrollBy(.pt(500), over: .ms(200)),
      dismiss: .onDrag, heights: [336, 336, 336, 336, 336]),
  ]

  @Test(arguments: drags) func goesWithTheFinger(_ drag: Drag) {
    let scenario = KeyboardDismissTests.chat(drag.dismiss, drag.lift).at(200, drag.command)
    #expect(KeyboardDismissTests.heights(scenario) == drag.heights)
    // Upside down it is the same finger and the same keyboard.
    var inverted = scenario
    inverted.isInverted = true
    #expect(KeyboardDismissTests.heights(inverted) == drag.heights)
  }

  /// The way of the content is that of the finger, whatever the keyboard does.
  @Test func contentGoesWithTheFinger() {
    var scenario = KeyboardDismissTests.chat()
      .at(200, KeyboardDismissTests.path((0, 300), (100, 700), (200, 500)))
    #expect(scenario.report().violations == [])
    #expect(scenario.simulation(frames: 50).virtualizer.offset == .pt(2800))
    scenario.overrides.viewport.keyboardDismiss = .never
    #expect(scenario.simulation(frames: 50).virtualizer.offset == .pt(2800))
  }

  @Test func isLeftByWhateverTakesOver() {
    let drag = KeyboardDismissTests.chat().at(200, KeyboardDismissTests.path((0, 464), (200, 664)))
    let times: [Int64] = [300, 550]
    let rows: [(Command, [Int64])] = [
      // 236 are left after 100 ms; from there on it is gone within 250 ms.
      (.fling(.pt(-100)), [236, 0]), (.scrollTo(.top, over: nil), [236, 0]),
      (.touch(.zero), [236, 0]),
      (.navigateOffset(.by(.number(Rational(1)))), [236, 0]),
      // The app's word counts, and the finger, which is below its edge by now, has lost it.
      (.keyboard(.pt(336), over: nil), [336, 336]),
      (.keyboard(.pt(400), over: .ms(250)), [236, 400]),
      // The finger is at 564 at that time: of a glass of 700 that leaves 136. It goes on to 664.
      (.viewportHeight(.pt(700)), [136, 14]),
      // There is no glass any more that a finger could be on.
      (.leaveWindow(for: nil), [236, 0]), (.leaveWindow(for: .ms(50)), [236, 0]),
    ]
    for (command, heights) in rows {
      let scenario = drag.at(300, command)
      #expect(KeyboardDismissTests.heights(scenario, at: times) == heights, "\(command)")
    }
    // It stops where the last frame showed it.
    var stopped = drag.at(300, .correctOffset(.by(.number(Rational(1)))))
    stopped.overrides.offsetWrite = .stops
    #expect(KeyboardDismissTests.heights(stopped, at: times) == [246, 0])
  }

  /// What a list hears of a keyboard that goes away under a finger from 200 ms to 400 ms, and by itself until 650 ms.
  @Test(
    arguments: [
      (.eachFrame, [336, 236, 136, 81, 0]), (.notifications, [336, 336, 336, 201, 0]),
      (.notificationsAtOnce, [336, 336, 0, 0, 0]),
    ] as [(ViewportPolicies.KeyboardHearing, [Int64])])
  func listHears(_ heard: ViewportPolicies.KeyboardHearing, _ insets: [Int64]) {
    let scenario = KeyboardDismissTests.chat(.interactive, .byDirection, heard)
      .at(200, KeyboardDismissTests.path((0, 464), (200, 664)))
    let found = KeyboardDismissTests.values(scenario, at: KeyboardDismissTests.times) {
      $0.virtualizer.viewport.bottomInset
    }
    #expect(found == insets)
    #expect(KeyboardDismissTests.heights(scenario) == [336, 236, 136, 81, 0])
  }

  @Test func isToldOnceEach() {
    let scenario = KeyboardDismissTests.chat()
      .at(200, KeyboardDismissTests.path((0, 464), (10, 474), (20, 474)))
    let told = scenario.traceText().split(separator: "\n").filter { $0.hasPrefix("keyboard") }
    #expect(told == ["keyboard 336", "keyboard-held 326", "keyboard 0"])
  }

  /// The triggers hear of a keyboard that a finger left.
  @Test func triggersHear() {
    var scenario = KeyboardDismissTests.chat()
    scenario.triggers = [
      Trigger(
        .keyboardHides, isRepeated: true, guarding: nil,
        block: AppBlock([AppStep(.insert([ItemBlock(count: 1, kind: 0)], .end))]), line: 9),
      Trigger(
        .keyboardShows, isRepeated: true, guarding: nil,
        block: AppBlock([AppStep(.insert([ItemBlock(count: 10, kind: 0)], .end))]), line: 10),
    ]
    let up = scenario.at(200, KeyboardDismissTests.path((0, 464), (100, 664), (200, 564)))
    #expect(up.simulation(frames: 70).list.count == 60)
    let down = scenario.at(200, KeyboardDismissTests.path((0, 464), (200, 664)))
    #expect(down.simulation(frames: 70).list.count == 51)
  }

  /// Where drags do nothing to it, the other policies change nothing.
  @Test func withoutDismissalNothingChanges() {
    for seed in 0..<3 {
      var random = RandomScenario(seed: UInt64(seed))
      var scenario = random.scenario(on: .ideal)
      scenario.overrides.viewport.keyboardDismiss = .never
      scenario.overrides.viewport.keyboardLift = .byDirection
      scenario.overrides.viewport.keyboardHeard = .eachFrame
      let text = scenario.traceText()
      scenario.overrides.viewport.keyboardLift = .byPlace
      scenario.overrides.viewport.keyboardHeard = .notifications
      #expect(scenario.traceText() == text)
    }
  }
}
