import Testing

@testable import ReuseSim

/// Beyond the ends of the content: the same at every frame rate and at both ends, and never in the way of corrections.
@Suite struct BounceTests {
  /// 3200 pt of known rows in 400 pt.
  private static func rows(_ edges: EdgePolicy = .bounce, rate: Int64 = 60) -> Scenario {
    var scenario = Scenario.rows(32, platform: "keep-offset").estimating(.exact)
    scenario.overrides.edges = edges
    scenario.device.rate = rate
    return scenario
  }

  /// The content offset after each second.
  private static func offsets(_ scenario: Scenario) -> [Length] {
    var simulation = scenario.simulation(frames: 1)
    var observer = NoObserver()
    var offsets: [Length] = []
    for frame in 1...(6 * scenario.device.rate) {
      simulation.step(&observer)
      if frame % scenario.device.rate == 0 { offsets.append(simulation.virtualizer.offset) }
    }
    return offsets
  }

  private static let pulled: [FingerPoint] = [
    FingerPoint(time: .ms(10), y: .pt(100)), FingerPoint(time: .ms(320), y: .pt(390)),
    FingerPoint(time: .ms(2100), y: .pt(370)),
  ]

  @Test(arguments: [90, 120, 144, 1] as [Int64]) func doesNotDependOnTheRate(_ rate: Int64) {
    let life: (Scenario) -> Scenario = { scenario in
      scenario.at(0, .dragPath(BounceTests.pulled, lifts: false))
        .at(2350, .touch(.ms(100)))
        .at(2700, .drag(.pt(900), over: .ms(333), lifts: true))
        .at(3950, .fling(.pt(-9000)))
        .at(4700, .fling(.pt(700), .fast))
    }
    let sixty = BounceTests.offsets(life(BounceTests.rows(rate: 60)))
    #expect(BounceTests.offsets(life(BounceTests.rows(rate: rate))) == sixty)
    // 282 pt are pulled after a second, 271 after two: 55 * 271 * 400 / (55 * 271 + 40000) = 108.6 are seen.
    #expect(sixty[0] < .pt(-100) && sixty[1] < .pt(-100))
  }

  @Test func bothEndsAreAlike() {
    let top = BounceTests.rows().at(0, .dragPath(BounceTests.pulled, lifts: true))
      .at(3000, .fling(.pt(-4000)))
    let mirrored = BounceTests.pulled.map { FingerPoint(time: $0.time, y: .pt(1000) - $0.y) }
    let end = BounceTests.rows().at(0, .scrollTo(.end, over: nil))
      .at(0, .dragPath(mirrored, lifts: true)).at(3000, .fling(.pt(4000)))
    let offsets = BounceTests.offsets(top)
    #expect(BounceTests.offsets(end) == offsets.map { .pt(2800) - $0 })
    #expect(offsets[0] < .zero && offsets[5] == .zero)
  }

  @Test func withoutAnEdgeNothingDiffers() {
    let traces = EdgePolicy.allCases.map { edges in
      BounceTests.rows(edges).at(0, .drag(.pt(500), over: .ms(200), lifts: true))
        .at(3000, .fling(.pt(-900), .fast)).traceText()
    }
    #expect(traces[0] == traces[1])
  }

  /// Older rows come in above while the content is beyond the top: what is read stays, and nothing is eaten or
  /// doubled.
  @Test(arguments: [100, 400, 500] as [Int64]) func correctionsComeWithTheOverscroll(_ time: Int64)
  {
    var scenario = BounceTests.rows().holding(AnchorPolicy(hold: .item(.firstFullyVisible)))
      .at(
        0,
        .dragPath(
          [FingerPoint(time: .zero, y: .zero), FingerPoint(time: .ms(90), y: .pt(200))],
          lifts: false)
      )
      .at(300, .scrollBy(.pt(-10), over: nil)).at(330, .drag(.pt(-80), over: .ms(300)))
      .at(time, .insert([ItemBlock(count: 5, kind: 0)], .index(0)))
    let report = scenario.report()
    #expect(report.violations == [])
    #expect(report.points(.jumpMax) == .zero)
    #expect(report.points(.correctionTotal) == Rational(500))
    scenario.overrides.edges = .hard
    #expect(scenario.report().points(.jumpMax) == .zero)
  }

  @Test func fastInwardsGoesOnIntoTheContent() {
    let flung = BounceTests.rows()
      .at(0, .drag(.pt(-300), over: .ms(100))).at(100, .fling(.pt(3000)))
    // 117 pt beyond the top; it comes back across the edge at about 970 pt/s, and 0.4995 of that are 480 pt.
    let offsets = BounceTests.offsets(flung)
    #expect(offsets[5] > .pt(300) && offsets[5] < .pt(1500))
    #expect(flung.report().violations == [])
  }

  @Test func navigationsStartFromBeyondTheEdge() {
    let pulled = BounceTests.rows().at(0, .drag(.pt(-300), over: .ms(100), lifts: false))
    let report = pulled.at(150, .scrollTo(.offset(.pt(700)), over: .ms(200), curve: .eased))
      .report()
    #expect(report.points(.landingError) == .zero)
    #expect(report.violations == [])
    #expect(BounceTests.offsets(pulled.at(150, .scrollBy(.pt(-5), over: nil)))[5] == .zero)
  }

  /// Whatever the app writes while the content is beyond an edge: what nothing holds there swings back.
  @Test(
    arguments: [
      .navigateOffset(.by(.number(Rational(0)))), .navigateOffset(.to(.number(Rational(-400)))),
      .navigateOffset(.by(.number(Rational(5)))), .correctOffset(.by(.number(Rational(-20)))),
      .correctOffset(.to(.number(Rational(0)))),
    ] as [Command], OffsetWritePolicy.allCases)
  func writesBeyondTheEdgeLeaveNothingThere(_ write: Command, _ policy: OffsetWritePolicy) {
    var scenario = BounceTests.rows().at(0, .drag(.pt(-300), over: .ms(100), lifts: false))
      .at(80, .block(AppBlock([AppStep(write), AppStep(.layoutNow)])))
      .at(150, .block(AppBlock([AppStep(.layoutNow), AppStep(write)])))
    scenario.overrides.offsetWrite = policy
    #expect(scenario.report().violations == [])
    #expect(BounceTests.offsets(scenario)[5] == .zero)
  }

  /// The end moves up while a scroll from beyond it, which aimed once, is under way.
  @Test func scrollsLeaveNothingBeyondTheEdge() {
    var scenario = BounceTests.rows().at(0, .scrollTo(.end, over: nil))
      .at(0, .drag(.pt(300), over: .ms(100))).at(100, .scrollTo(.end, over: .ms(200)))
      .at(150, .remove(.ids(ItemID(0), ItemID(4))))
    scenario.overrides.scrollsRetarget = false
    #expect(scenario.report().violations == [])
    #expect(BounceTests.offsets(scenario)[5] == .pt(2300))
  }
}
