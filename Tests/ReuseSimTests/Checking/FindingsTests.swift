import Testing

@testable import ReuseSim

/// One root cause is told once, what is not checked is not told, and a flood is cut off.
@Suite struct FindingsTests {
  /// A root cause.
  private typealias Cause = (guarantee: Guarantee, item: Int64?, cell: Int32?)

  private static func add(
    _ cause: Cause, _ message: String, frame number: Int64, to findings: inout Findings
  ) {
    findings.add(
      cause.guarantee, in: FrameMoment(number: number, time: .ms(number)),
      item: cause.item.map { ItemID($0) },
      cell: cause.cell.map { CellID($0) }, message)
  }

  @Test func keepsTheFirstOfEachRootCause() {
    var findings = Findings(.all)
    let different: [Cause] = [
      (.coverage, nil, nil), (.coverage, 1, nil), (.coverage, 2, nil), (.coverage, nil, 1),
      (.coverage, 1, 1), (.bounds, nil, nil),
    ]
    for cause in different { FindingsTests.add(cause, "first", frame: 3, to: &findings) }
    for cause in different { FindingsTests.add(cause, "again", frame: 9, to: &findings) }
    #expect(
      findings.violations
        == different.map {
          Violation(
            $0.guarantee, frame: 3, time: .ms(3), item: $0.item.map { ItemID($0) },
            cell: $0.cell.map { CellID($0) }, message: "first")
        })
    #expect(findings.omitted == 0)
  }

  @Test func tellsThemByFrame() {
    var findings = Findings(.all)
    FindingsTests.add((.coverage, 1, nil), "late", frame: 8, to: &findings)
    FindingsTests.add((.bounds, nil, nil), "early", frame: 2, to: &findings)
    FindingsTests.add((.coverage, 2, nil), "between", frame: 5, to: &findings)
    FindingsTests.add((.agreement, nil, nil), "early, too", frame: 2, to: &findings)
    #expect(
      findings.violations.map { $0.message } == ["early", "early, too", "between", "late"])
  }

  @Test func keepsOnlyWhatIsChecked() {
    for guarantee in Guarantee.allCases {
      var others = GuaranteeSet.all
      others.remove(guarantee)
      var findings = Findings(others)
      for other in Guarantee.allCases {
        FindingsTests.add((other, nil, nil), "", frame: 1, to: &findings)
      }
      #expect(
        findings.violations.map { $0.guarantee }
          == Guarantee.allCases.filter { $0 != guarantee })
    }
  }

  @Test func cutsOffAFlood() {
    var findings = Findings(.all)
    for item in 0..<1000 as Range<Int64> {
      FindingsTests.add((.coverage, item, nil), "", frame: 1, to: &findings)
    }
    FindingsTests.add((.bounds, nil, nil), "", frame: 1, to: &findings)
    #expect(findings.violations.count == RunLimits.findings + 1)
    #expect(findings.omitted == 1000 - RunLimits.findings)
  }

  /// What has a root cause is told once with all that comes of it, whichever guarantee that breaks.
  @Test(arguments: [
    (1, ""), (2, "; also on item 1"), (3, "; also on items 1 and 2"),
    (5, "; also on items 1, 2, 3 and 4"), (9, "; also on items 1, 2, 3 and 5 more"),
    (500, "; also on items 1, 2, 3 and at least 97 more"),
  ]) func gathersWhatComesOfARootCause(_ count: Int64, _ text: String) {
    let cause = RootCause(faultClass: .neverSet, kind: ReuseIdentifier(0), field: "it", source: nil)
    var findings = Findings(.all)
    for item in 0..<count {
      findings.add(
        item == 0 ? .freshness : .roundTrip, cause,
        in: FrameMoment(number: item, time: .ms(item)), item: ItemID(item), cell: CellID(0), "it")
    }
    let found = findings.violations
    #expect(found.map { $0.message } == ["it" + text])
    #expect(found.map { $0.frame } == [0])
    #expect(found.map { $0.breaks(.roundTrip) } == [count > 1])
    #expect(found.map { $0.concerns(ItemID(1)) } == [count > 1])
    #expect(ViolationExpectation(.freshness, .neverSet, field: "it").matches(found[0]))
    #expect(!ViolationExpectation(.freshness, .lostState, field: "it").matches(found[0]))
    #expect(!ViolationExpectation(.freshness, source: ItemID(1)).matches(found[0]))
  }

  @Test func setsOfGuaranteesAreSets() {
    var set = GuaranteeSet()
    for guarantee in Guarantee.allCases {
      #expect(!set.contains(guarantee))
      set.insert(guarantee)
      set.insert(guarantee)
      #expect(set.contains(guarantee))
    }
    #expect(set == .all)
    for guarantee in Guarantee.allCases {
      set.remove(guarantee)
      set.remove(guarantee)
      #expect(!set.contains(guarantee))
    }
    #expect(set == GuaranteeSet())
  }
}
