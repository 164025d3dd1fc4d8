import Testing

@testable import ReuseSim

/// What covers the glass and how it changes, against numbers worked out by hand: a hundred rows of 60 on a screen of
/// 400 × 800, of which the system covers 50 above and 34 below.
@Suite struct ViewportChangeTests {
  static func chat(
    _ keyboard: ViewportPolicies.Keyboard, _ change: ViewportPolicies.InsetsChange = .keepsOffset
  ) -> Scenario {
    var scenario = Scenario.rows(100, of: 60).estimating(.exact)
    scenario.device = Device(width: .pt(400), height: .pt(800), scale: 2, rate: 100)
    scenario.safeArea = SafeArea(top: .pt(50), bottom: .pt(34))
    scenario.start = .end
    scenario.overrides.viewport = ViewportOverrides(keyboard: keyboard, insetsChange: change)
    return scenario
  }

  /// The offset, the height and the insets after some frames.
  private static func state(_ scenario: Scenario, frames: Int64 = 100) -> [Int64] {
    let list = scenario.simulation(frames: frames).virtualizer
    return [
      list.offset, list.viewport.height, list.viewport.topInset, list.viewport.bottomInset,
    ].map { $0.units / 4800 }
  }

  @Test func safeAreaAndInsetsAddUp() {
    var scenario = ViewportChangeTests.chat(.insets)
    scenario.insets = Insets(top: .pt(12), bottom: .pt(6))
    #expect(ViewportChangeTests.state(scenario) == [5240, 800, 62, 40])
    scenario.overrides.viewport.insetAdjustment = .never
    #expect(ViewportChangeTests.state(scenario) == [5206, 800, 12, 6])
  }

  @Test func insetsChangeAtOnceAndEvenly() {
    let plain = ViewportChangeTests.chat(.insets)
    let atOnce = plain.at(100, .setInsets(top: .pt(10), bottom: nil, over: nil))
    #expect(ViewportChangeTests.state(atOnce) == [5234, 800, 60, 34])
    let evenly = plain.at(100, .setInsets(top: nil, bottom: .pt(40), over: .ms(200)))
    #expect(ViewportChangeTests.state(evenly, frames: 16) == [5234, 800, 50, 34 + 10])
    #expect(ViewportChangeTests.state(evenly, frames: 31) == [5234, 800, 50, 34 + 40])
    #expect(!evenly.simulation(frames: 30).isAtRest)
    #expect(evenly.simulation(frames: 31).isAtRest)
    // Turned round halfway, it goes back from where it is.
    let back = evenly.at(200, .setInsets(top: nil, bottom: .zero, over: .ms(100)))
    #expect(ViewportChangeTests.state(back, frames: 26) == [5234, 800, 50, 34 + 10])
  }

  @Test(
    arguments: [
      (.covers, .keepsOffset, [5234, 800, 50, 34]),
      (.insets, .keepsOffset, [5234, 800, 50, 336]),
      (.insets, .keepsEnd(within: .zero), [5536, 800, 50, 336]),
      (.insets, .keepsBottomEdge, [5536, 800, 50, 336]),
      (.resizes, .keepsOffset, [5234, 464, 50, 0]),
      (.resizes, .keepsEnd(within: .zero), [5536, 464, 50, 0]),
      (.resizes, .keepsBottomEdge, [5536, 464, 50, 0]),
    ] as [(ViewportPolicies.Keyboard, ViewportPolicies.InsetsChange, [Int64])])
  func keyboardDoesWhatThePolicySays(
    _ keyboard: ViewportPolicies.Keyboard, _ change: ViewportPolicies.InsetsChange,
    _ state: [Int64]
  ) {
    let plain = ViewportChangeTests.chat(keyboard, change)
    let shown = plain.at(100, .keyboard(.pt(336), over: .ms(250)))
    #expect(ViewportChangeTests.state(shown) == state)
    #expect(shown.report().violations == [])
    let atOnce = plain.at(100, .keyboard(.pt(336), over: nil))
    #expect(ViewportChangeTests.state(atOnce) == state)
    // There and back is nothing.
    let hidden = shown.at(500, .keyboard(.zero, over: .ms(250)))
    #expect(ViewportChangeTests.state(hidden) == [5234, 800, 50, 34])
    #expect(hidden.lastPicture() == plain.lastPicture())
  }

  @Test func keyboardLowerThanTheSafeAreaAddsNothing() {
    let scenario = ViewportChangeTests.chat(.insets).at(100, .keyboard(.pt(30), over: nil))
    #expect(ViewportChangeTests.state(scenario) == [5234, 800, 50, 34])
    #expect(!scenario.traceText().contains("insets start"))
  }

  @Test func keyboardThatIsThereAlreadyIsToldAsNothing() {
    let scenario = ViewportChangeTests.chat(.insets).at(100, .keyboard(.zero, over: .ms(250)))
    #expect(
      scenario.report().warnings == [RunWarning(line: 1, message: "this found nothing to do")])
  }

  /// A list that keeps its end within 20 keeps it 20 away, and lets go of it 21 away.
  @Test(arguments: [(20, 5536 - 20), (21, 5234 - 21)] as [(Int64, Int64)])
  func endIsKeptNear(_ gap: Int64, _ offset: Int64) {
    var scenario = ViewportChangeTests.chat(.insets, .keepsEnd(within: .pt(20)))
    scenario.start = .offset(.pt(5234 - gap))
    let shown = scenario.at(100, .keyboard(.pt(336), over: nil))
    #expect(ViewportChangeTests.state(shown)[0] == offset)
  }

  @Test func rotationHasItsOwnSafeArea() {
    var scenario = ViewportChangeTests.chat(.insets)
    scenario.rotatedSafeArea = SafeArea(bottom: .pt(21), left: .pt(47), right: .pt(50))
    let rotated = scenario.at(100, .rotate)
    #expect(ViewportChangeTests.state(rotated) == [5234, 400, 0, 21])
    #expect(rotated.simulation(frames: 20).list.surroundings.width == .pt(800 - 97))
    let back = rotated.at(200, .rotate)
    #expect(ViewportChangeTests.state(back) == [5234, 800, 50, 34])
    #expect(back.simulation(frames: 30).list.surroundings.width == .pt(400))
    scenario.overrides.viewport.insetAdjustment = .never
    #expect(scenario.at(100, .rotate).simulation(frames: 20).list.surroundings.width == .pt(800))
  }

  @Test func causesAreTold() {
    var scenario = ViewportChangeTests.chat(.insets, .keepsBottomEdge)
    scenario.start = .offset(.pt(3000))
    let report = scenario.at(100, .keyboard(.pt(336), over: nil)).report()
    #expect(report.jumps.map { $0.amount } == [.pt(-302)])
    #expect(report.jumps[0].causes == [Cause(kind: .inset, items: nil, amount: .pt(-302))])
    var end = ViewportChangeTests.chat(.insets)
    end.reader = .end
    let lost = end.at(100, .keyboard(.pt(336), over: nil)).report()
    #expect(lost.jumps.map { $0.causes } == [[Cause(kind: .inset, items: nil, amount: .pt(302))]])
    #expect(lost.points(.endGap) == Rational(302))
  }

  /// What moves along with the insets and is not told is found.
  @Test func untoldMovementIsFound() {
    let scenario = ViewportChangeTests.chat(.insets, .keepsBottomEdge)
      .at(100, .keyboard(.pt(336), over: nil))
    #expect(scenario.report().violations == [])
    let report = scenario.run(breaking: .untoldShift)
    #expect(report.violations.contains { $0.guarantee == .attribution })
  }

  @Test func endIsFollowed() {
    var scenario = ViewportChangeTests.chat(.insets)
    scenario.reader = .end
    scenario.overrides.viewport.atEnd = .follows(within: .pt(10))
    let insert = Command.insert([ItemBlock(count: 1, kind: 0)], .end)
    let followed = scenario.at(100, insert).at(200, insert)
    #expect(ViewportChangeTests.state(followed)[0] == 5234 + 120)
    #expect(followed.report().jumps == [])
    #expect(followed.report().violations == [])
    // Who went away from it stays, who came back follows.
    let away = scenario.at(50, .scrollBy(.pt(-11), over: nil)).at(100, insert)
    #expect(ViewportChangeTests.state(away)[0] == 5234 - 11)
    let near = scenario.at(50, .scrollBy(.pt(-10), over: nil)).at(100, insert)
    #expect(ViewportChangeTests.state(near)[0] == 5234 + 60)
    // Without a change of the content he is not pulled to it.
    #expect(ViewportChangeTests.state(scenario.at(50, .scrollBy(.pt(-10), over: nil)))[0] == 5224)
  }
}
