import Testing

@testable import ReuseSim

/// The list and what is believed of it are looked at from outside the trace, every frame where it shows.
@Suite struct AgreementCheckerTests {
  /// What is found after a frame of a list of ten rows that says it shows something.
  private static func found(
    _ shown: [HandFrame.Seen], number: Int64 = 3, isLast: Bool = false,
    _ change: (inout Simulation) -> Void = { _ in }
  ) -> [String] {
    var simulation = Scenario.rows(10).simulation(frames: 4)
    change(&simulation)
    var frame = FrameFold()
    for event in HandFrame(shown: shown).events(number) { frame.observe(event) }
    var findings = Findings(.all)
    AgreementChecker().check(simulation, frame, isLast: isLast, &findings)
    return findings.violations.map { $0.message }
  }

  private static let rows = (0..<4).map { HandFrame.Seen($0, at: $0 * 100) }

  @Test func trueFramesAgree() {
    for number in 0...9 as ClosedRange<Int64> {
      #expect(AgreementCheckerTests.found(AgreementCheckerTests.rows, number: number) == [])
    }
    #expect(AgreementCheckerTests.found([]) == [])
    #expect(AgreementCheckerTests.found([], number: 0) == [])
  }

  @Test func shownPlacesAreThoseOfTheIndex() {
    #expect(
      AgreementCheckerTests.found([.init(0, at: 1)]) == [
        "item 0 is shown at 1, 100 tall, but the size index has item 0 there, at 0, 100 tall"
      ])
    #expect(
      AgreementCheckerTests.found([.init(0, at: 0, height: 99)]) == [
        "item 0 is shown at 0, 99 tall, but the size index has item 0 there, at 0, 100 tall"
      ])
    #expect(
      AgreementCheckerTests.found([.init(2, at: 100, index: 1)]) == [
        "item 2 is shown at 100, 100 tall, but the size index has item 1 there, at 100, 100 tall"
      ])
  }

  @Test func placesBeyondTheListAreNotLookedUp() {
    #expect(AgreementCheckerTests.found([.init(77, at: 0)]) == [])
  }

  @Test func truthAndBeliefHaveTheSameItems() {
    let message = "the list and the size index have other items, or another order"
    let changes: [(inout Simulation) -> Void] = [
      { $0.list.remove(9..<10) }, { $0.list.move(from: 8, to: 9) },
      { $0.list.insert([ItemBlock(count: 1, kind: 0)], at: 10) },
    ]
    for change in changes {
      #expect(AgreementCheckerTests.found([], number: 4, change) == [message])
      #expect(AgreementCheckerTests.found([], number: 3, isLast: true, change) == [message])
      // Everything is looked at in frames 0, 1, 2, 4, 8, … only.
      #expect(AgreementCheckerTests.found([], number: 3, change) == [])
    }
  }

  @Test func wrongSumsAreFound() {
    let found = AgreementCheckerTests.found([], number: 8) { $0.virtualizer.plantWrongSum() }
    #expect(found.count == 1)
  }
}
