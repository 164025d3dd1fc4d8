import Testing

@testable import ReuseSim

/// One root cause is told once, what is not checked is not told, and a flood is cut off.
@Suite struct FindingsTests {
  private static func violation(
    _ guarantee: Guarantee, item: Int64? = nil, cell: Int32? = nil, _ message: String = ""
  ) -> Violation {
    Violation(
      guarantee, frame: 3, time: .ms(50), item: item.map { ItemID($0) },
      cell: cell.map { CellID($0) }, message: message)
  }

  @Test func keepsTheFirstOfEachRootCause() {
    var findings = Findings(.all)
    let different = [
      FindingsTests.violation(.coverage, "first"), FindingsTests.violation(.coverage, item: 1),
      FindingsTests.violation(.coverage, item: 2), FindingsTests.violation(.coverage, cell: 1),
      FindingsTests.violation(.coverage, item: 1, cell: 1), FindingsTests.violation(.bounds),
    ]
    for violation in different { findings.add(violation) }
    for violation in different {
      var again = violation
      again.message = "again"
      again.frame = 9
      findings.add(again)
    }
    #expect(findings.violations == different)
  }

  @Test func keepsOnlyWhatIsChecked() {
    for guarantee in Guarantee.allCases {
      var others = GuaranteeSet.all
      others.remove(guarantee)
      var findings = Findings(others)
      for other in Guarantee.allCases { findings.add(FindingsTests.violation(other)) }
      #expect(
        findings.violations.map { $0.guarantee }
          == Guarantee.allCases.filter { $0 != guarantee })
    }
  }

  @Test func cutsOffAFlood() {
    var findings = Findings(.all)
    for item in 0..<1000 as Range<Int64> {
      findings.add(FindingsTests.violation(.coverage, item: item))
    }
    #expect(findings.violations.count == Findings.kept)
    #expect(findings.violations.last == FindingsTests.violation(.coverage, item: 99))
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
