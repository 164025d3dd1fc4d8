import Testing

@testable import ReuseSim

/// Each fault makes its guarantee's checker fire, and without a fault none fires.
@Suite struct PlantedFaultTests {
  /// A life with everything in it: jumps, corrections, cells that come and go, scrolls that land.
  static let scenario = photos(200).inSections(of: 50, headerHeight: 30).pinningHeaders()
    .at(0, .scrollBy(.pt(1500), over: .ms(200)))
    .at(0, .act(.tap, on: .index(1), field: "open"))
    .at(0, .set(.one(.index(2)), field: "open", to: .flag(true)))
    .at(300, .drag(.pt(-700), over: .ms(100)))
    .at(500, .insert([ItemBlock(count: 3, kind: 0)], .index(0)))
    .at(600, .resize(.one(.index(5)), .pt(170)))
    .at(700, .scrollToItem(.id(ItemID(150)), .center, over: nil))
    .at(800, .correctOffset(.by(.number(Rational(30)))))
    .at(900, .remove(.run(count: 2, at: 3)))

  /// The life that a fault shows in: that of cells off screen needs some.
  private static func scenario(for fault: PlantedFault) -> Scenario {
    var scenario = scenario
    switch fault {
    case .untoldKeeping, .untoldDiscard, .untoldHiding, .sharedPreparedCell:
      scenario.overrides.cells = CellOverrides(
        overscan: Overscan(.points(.pt(150))), pool: PoolPolicy(capacity: 1), keptCount: 2)
    case .untoldRetyping:
      var pool = PoolPolicy()
      pool.kinds = .mixed
      pool.madeAhead = 1
      scenario.overrides.cells = CellOverrides(pool: pool)
    case .repeatedRequest, .untoldCancellation: scenario.prefetch = .on(.whenLeft)
    default: break
    }
    // A row grows by less than a pixel.
    if fault == .exactPositions {
      scenario.overrides.corrections = CorrectionPolicy(rounding: .positions)
      scenario = scenario.at(1000, .resize(.one(.id(ItemID(4))), Length(units: 170 * 4800 + 500)))
    }
    // Its fault is about corrections that wait.
    if fault == .wrongPayment {
      scenario.overrides.corrections = CorrectionPolicy(timing: .whenIdle(microseconds: 100_000))
    }
    return scenario
  }

  /// Rows with a photo that arrives while the list moves.
  private static func photos(_ count: Int) -> Scenario {
    var scenario = Scenario.rows(count, platform: "ideal")
    scenario.kinds[0].contentParts = [
      ContentPart(.photo, shape: ImageShape(.fixed(.pt(60)), placeholder: .pt(20)))
    ]
    scenario.kinds[0].fields = [CellField(name: "open", isOnAtFirst: false)]
    return scenario
  }

  @Test func withoutFaultNothingFires() {
    #expect(PlantedFaultTests.scenario.report().violations == [])
    #expect(PlantedFaultTests.scenario(for: .untoldKeeping).report().violations == [])
    #expect(PlantedFaultTests.scenario(for: .untoldRetyping).report().violations == [])
    #expect(PlantedFaultTests.scenario(for: .wrongPayment).report().violations == [])
    #expect(PlantedFaultTests.scenario(for: .exactPositions).report().violations == [])
    #expect(PlantedFaultTests.scenario(for: .repeatedRequest).report().violations == [])
  }

  @Test(arguments: PlantedFault.allCases)
  func faultIsFound(_ fault: PlantedFault) {
    let report = PlantedFaultTests.scenario(for: fault).run(breaking: fault)
    #expect(report.violations.contains { $0.guarantee == fault.guarantee })
  }

  @Test(arguments: PlantedFault.allCases)
  func uncheckedGuaranteeIsSilent(_ fault: PlantedFault) {
    var options = RunOptions()
    options.guarantees.remove(fault.guarantee)
    let report = PlantedFaultTests.scenario(for: fault).run(breaking: fault, options: options)
    #expect(!report.violations.contains { $0.guarantee == fault.guarantee })
  }

  /// What goes wrong while nobody sees the list is found in the frame in which it returns.
  @Test(arguments: [PlantedFault.untoldShift, .untoldCorrection])
  func faultsOfAnAbsenceAreFound(_ fault: PlantedFault) {
    let scenario = Scenario.rows(60, platform: "ideal").at(0, .scrollBy(.pt(900), over: nil))
      .at(50, .leaveWindow(for: .ms(100)))
      .at(70, .insert([ItemBlock(count: 3, kind: 0)], .index(0)))
      .at(90, .correctOffset(.by(.number(Rational(30)))))
    #expect(scenario.report().violations == [])
    let found = scenario.run(breaking: fault).violations.filter { $0.guarantee == fault.guarantee }
    #expect(found.first?.time == .ms(150))
  }

  @Test func everyGuaranteeHasAFault() {
    let broken = Set(PlantedFault.allCases.map { $0.guarantee })
    #expect(broken == Set(Guarantee.allCases))
  }
}
