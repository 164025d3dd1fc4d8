import Testing
import Virtualization

@testable import ReuseSim

/// Rounding is an excuse for a unit here and there, and for nothing more.
@Suite struct RoundingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// What happens in one frame before it is told that rounding moves items by so many units.
    var facts: [TraceEvent] = []
    var origin: Cause.Kind
    /// The largest movement that is believed.
    var most: Int64

    var testDescription: String { name }
  }

  private static func learned(_ sum: Int64, of count: Int64, kind: UInt16 = 0) -> TraceEvent {
    .estimate(ReuseIdentifier(kind), SizeEstimate(sum: Length(units: sum), count: count))
  }

  private static func measured(first: Bool = true) -> TraceEvent {
    .measured(ItemID(7), index: 7, height: .pt(10), first: first, changed: true)
  }

  static let rows: [Row] = [
    Row(name: "nothing was learned", facts: [measured()], origin: .estimateReplaced, most: 0),
    Row(
      name: "what was learned is whole", facts: [learned(6, of: 3), measured()],
      origin: .estimateReplaced, most: 0),
    Row(
      name: "one for each first measurement of the pass",
      facts: [
        learned(7, of: 3), .pass(1), measured(), .pass(2), measured(), measured(first: false),
        measured(),
      ],
      origin: .estimateReplaced, most: 2),
    Row(
      name: "what was whole again later may have been a fraction",
      facts: [learned(7, of: 3), learned(6, of: 3)], origin: .sizeDropped, most: 4),
    Row(
      name: "two for each kind of slots of each kind",
      facts: [learned(7, of: 3), learned(7, of: 3), learned(1, of: 2, kind: 5)],
      origin: .sizeDropped, most: 8),
    Row(
      name: "two for each item that comes in and its neighbor",
      facts: [
        learned(7, of: 3), learned(7, of: 3, kind: 1), learned(7, of: 3, kind: 2),
        .inserted(at: 900, count: 1, firstID: ItemID(900)),
      ],
      origin: .inserted, most: 4),
    Row(
      name: "no more than for the kinds",
      facts: [learned(7, of: 3), .removed(at: 900, count: 50)], origin: .removed, most: 4),
  ]

  @Test(arguments: rows) func isBounded(_ row: Row) {
    for units in [row.most, row.most + 1] {
      for sign in [1, -1] as [Int64] {
        var frame = HandFrame.rows(0)
        // Far below the screen, where nobody is moved by it.
        let cause = Cause(
          kind: .rounding, items: nil, amount: Length(units: units * sign), origin: row.origin)
        frame.facts = row.facts + (units == 0 ? [] : [.shifted(from: 800, cause)])
        var judge = Judge(
          metrics: Metrics(reader: .automatic, scale: 1, classesPerKind: 2),
          guarantees: CheckersTests.only(.attribution))
        for event in HandFrame.rows(0).events(0) + frame.events(1) { judge.observe(event) }
        let found =
          "a rounding moved items by \(cause.amount), but there is no more than"
          + " \(Length(units: row.most)) to round"
        #expect(judge.violations.map { $0.message } == (units > row.most ? [found] : []))
      }
    }
  }

  /// What was looked at is not held against a later frame, and each change has its own roundings.
  @Test func beginsAnew() {
    var fold = RoundingFold()
    fold.learn(SizeEstimate(sum: Length(units: 1), count: 2), ReuseIdentifier(0))
    fold.learn(SizeEstimate(sum: Length(units: 1), count: 2), ReuseIdentifier(1))
    fold.change(2)
    let rounding = Cause(kind: .rounding, items: nil, amount: Length(units: 4), origin: .inserted)
    fold.round(rounding)
    fold.round(rounding)
    #expect(fold.excess == nil)
    fold.change(0)
    fold.round(rounding)
    #expect(fold.excess == .init(amount: Length(units: 4), most: Length(units: 2)))
    fold.endFrame()
    #expect(fold.excess == nil)
  }
}
