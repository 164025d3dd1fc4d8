import Testing

@testable import ReuseSim

/// Calculated heights are what arithmetic says, and hostile ones are bounded.
@Suite struct HeightExpressionTests {
  private typealias Formula = HeightExpression

  /// 40 + n × 97 mod 461: report B08's rows.
  private static let rows = Formula.binary(
    .plus, .number(Rational(40)),
    .binary(
      .modulo, .binary(.times, .itemNumber, .number(Rational(97))), .number(Rational(461))))

  private static func number(_ value: Int64, over divisor: Int64 = 1) -> Formula {
    .number(Rational(value, over: divisor) ?? .zero)
  }

  @Test func theReportsRowsAreThose() {
    for number in 0..<2000 as Range<Int64> {
      let expected = Length.pt(40 + 97 * number % 461)
      #expect(HeightExpressionTests.rows.height(at: number) == expected)
    }
    #expect(!HeightExpressionTests.rows.isConstant)
  }

  /// Every operation on small numbers and halves, against whole numbers of halves.
  @Test func operationsAreArithmetic() {
    for left in -6...6 as ClosedRange<Int64> {
      for right in -6...6 as ClosedRange<Int64> {
        let first = HeightExpressionTests.number(left, over: 2)
        let second = HeightExpressionTests.number(right, over: 2)
        func value(_ operation: Formula.Operator) -> Rational? {
          try? Formula.binary(operation, first, second).value(at: 0)
        }
        #expect(value(.plus) == Rational(left + right, over: 2))
        #expect(value(.minus) == Rational(left - right, over: 2))
        #expect(value(.times) == Rational(left * right, over: 4))
        #expect(value(.divided) == (right == 0 ? nil : Rational(left, over: right)))
        // The rest has the sign of the divisor.
        let rest = right == 0 ? nil : ((left % right) + right) % right
        #expect(value(.modulo) == rest.flatMap { Rational($0, over: 2) })
        let least = try? Formula.call(.least, [first, second]).value(at: 0)
        #expect(least == Rational(min(left, right), over: 2))
        let greatest = try? Formula.call(.greatest, [first, second]).value(at: 0)
        #expect(greatest == Rational(max(left, right), over: 2))
      }
      let floor = try? Formula.call(.floor, [HeightExpressionTests.number(left, over: 2)]).value(
        at: 0)
      #expect(floor == Rational(left >= 0 ? left / 2 : (left - 1) / 2))
      let opposite = try? Formula.negative(HeightExpressionTests.number(left)).value(at: 0)
      #expect(opposite == Rational(-left))
    }
  }

  @Test func resultsAreRoundedDownAndBounded() {
    let cases: [(Formula, Length)] = [
      (HeightExpressionTests.number(1, over: 9600), .zero),
      (HeightExpressionTests.number(3, over: 9600), Length(units: 1)),
      (HeightExpressionTests.number(-5), .zero),
      (HeightExpressionTests.number(447_392), .pt(447_392)),
      (HeightExpressionTests.number(447_393), .maximumItemHeight),
      (HeightExpressionTests.number(.max), .maximumItemHeight),
      (
        .binary(.times, HeightExpressionTests.number(.max), HeightExpressionTests.number(2)),
        .maximumItemHeight
      ),
      (
        .binary(.minus, HeightExpressionTests.number(.min), HeightExpressionTests.number(1)),
        .maximumItemHeight
      ),
      (.negative(HeightExpressionTests.number(.min)), .maximumItemHeight),
      (.binary(.divided, HeightExpressionTests.number(5), .itemNumber), .zero),
      (.binary(.modulo, HeightExpressionTests.number(5), .itemNumber), .zero),
      (.binary(.plus, HeightExpressionTests.number(9), .itemNumber), .pt(9)),
    ]
    for (formula, height) in cases { #expect(formula.height(at: 0) == height, "\(formula)") }
  }

  private static func script(_ formula: String) -> ScriptResult {
    let text = "scenario \"a\"\nrows heights formula \(formula) x 9\n"
    return readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }
  }

  /// How formulas are read and printed, and what the row with number 7 then is, in units.
  @Test(
    arguments: [
      ("40 + n * 97 mod 461", "40 + n * 97 mod 461", (40 + 97 * 7 % 461) * 4800),
      ("(40 + n) * 3", "(40 + n) * 3", 47 * 3 * 4800), ("n - (n - 1)", "n - (n - 1)", 4800),
      ("(n - n) - -1.5", "n - n - -1.5", 7200), ("2 * (3 * n)", "2 * (3 * n)", 42 * 4800),
      ("max(min(n, 3, 9), 2)", "max(min(n, 3, 9), 2)", 3 * 4800), ("min(n)", "min(n)", 7 * 4800),
      ("floor(n / 2) * 10", "floor(n / 2) * 10", 30 * 4800), ("n / 2 / 3", "n / 2 / 3", 5600),
      ("-(n + 1) + 10", "-(n + 1) + 10", 2 * 4800), ("--n", "--n", 7 * 4800),
      ("10 mod (n mod 4)", "10 mod (n mod 4)", 4800), ("((n))", "n", 7 * 4800),
    ] as [(String, String, Int64)])
  func isReadAndPrinted(text: String, printed: String, units: Int64) throws {
    let result = HeightExpressionTests.script(text)
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let line = "scenario \"a\"\nrows heights formula \(printed) x 9\n"
    #expect(result.document.printed == line)
    #expect(try Document(parsing: Array(line.utf8), path: "a") == result.document)
    let items = try #require(result.scenarios.first?.items.first)
    guard case .formula(let formula)? = items.heights else {
      Issue.record("no formula")
      return
    }
    #expect(formula.height(at: 7) == Length(units: units))
  }

  /// A formula counts from the first item of a block of its own, and by ids where a kind says it.
  @Test func countsAsTablesDo() {
    let formula = HeightModel.formula(.itemNumber)
    var list = ItemList(kinds: [CellKind(name: "Row", height: formula)], seed: 1)
    list.insert([ItemBlock(count: 3, kind: 0)], at: 0)
    list.insert([ItemBlock(count: 3, kind: 0, heights: formula)], at: 0)
    list.insert([ItemBlock(count: 2, kind: 0)], at: 0)
    let sum = HeightModel.sum([.constant(.pt(100)), formula])
    list.insert([ItemBlock(count: 2, kind: 0, heights: sum)], at: 8)
    let heights = (0..<10).map { list.height(at: $0).units / 4800 }
    #expect(heights == [6, 7, 0, 1, 2, 0, 1, 2, 100, 101])
    #expect(list.contentHeight == .pt(220))
  }

  @Test func deepFormulasAreRefused() {
    let deep = String(repeating: "(", count: 10_000) + "n" + String(repeating: ")", count: 10_000)
    for text in [
      String(deep.prefix(4000)), String(repeating: "-", count: 3000) + "n",
      String(repeating: "min(", count: 1000) + "n", String(repeating: "n + ", count: 900) + "n",
    ] {
      #expect(HeightExpressionTests.script(text).diagnostics.count == 1)
    }
  }
}
