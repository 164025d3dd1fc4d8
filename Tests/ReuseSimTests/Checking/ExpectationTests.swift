import Testing

@testable import ReuseSim

/// Every condition is looked at at its moment, exactly, and says what was found.
@Suite struct ExpectationTests {
  struct Row: Sendable {
    var condition: Condition
    var held: Bool
    var actual: String

    init(_ condition: Condition, _ held: Bool, _ actual: String) {
      self.condition = condition
      self.held = held
      self.actual = actual
    }
  }

  private static func number(_ value: Int64, over divisor: Int64 = 1) -> Expression {
    .number(Rational(value, over: divisor) ?? .zero)
  }

  /// Ten rows of 100 pt that count 50 pt until measured, under an inset of 20 pt, scrolled by 30 pt.
  private static func scenario(_ expectations: [ScriptExpectation]) -> Scenario {
    var scenario = Scenario.rows(10).at(0, .scrollBy(.pt(30), over: nil))
    scenario.insets.top = .pt(20)
    scenario.expectations = expectations
    return scenario
  }

  private static func results(
    _ conditions: [Condition], _ moment: ScriptExpectation.Moment = .end
  ) -> [ExpectationResult] {
    scenario(
      conditions.map { ScriptExpectation(moment: moment, condition: $0, text: "it holds", line: 7) }
    ).report().expectations
  }

  static let rows: [Row] = [
    Row(.comparison(.reading(.offset), .equal, number(10)), true, "10"),
    Row(.comparison(.reading(.offset), .equal, number(31, over: 3)), false, "10"),
    Row(.comparison(number(10), .equal, .reading(.offset)), true, "10 and 10"),
    Row(.comparison(.reading(.items), .equal, .reading(.items)), true, "10 and 10"),
    Row(.comparison(.reading(.contentHeight), .equal, number(900)), true, "900"),
    Row(.comparison(.reading(.contentTrueHeight), .equal, number(1000)), true, "1000"),
    Row(.comparison(.reading(.measured), .equal, number(8)), true, "8"),
    Row(.comparison(.reading(.unmeasured), .equal, number(2)), true, "2"),
    Row(.comparison(.reading(.firstVisible), .equal, number(0)), true, "0"),
    Row(.comparison(.reading(.lastVisible), .equal, number(4)), true, "4"),
    Row(.comparison(.reading(.cellsLive), .equal, number(5)), true, "5"),
    Row(.comparison(.metric(.cellsCreated), .equal, number(8)), true, "8"),
    Row(.comparison(.metric(.contentError), .equal, number(0)), false, "100"),
    Row(.comparison(.metric(.contentError), .equal, number(500)), false, "100"),
    Row(.itemPosition(.id(ItemID(3)), number(270)), true, "at 270"),
    Row(.itemPosition(.index(0), number(-30)), true, "at -30"),
    Row(.itemPosition(.index(0), number(-30, over: 7)), false, "at -30"),
    Row(.itemPosition(.index(10), number(0)), false, "not in the list"),
    Row(
      .itemPosition(.id(ItemID(3)), .binary(.divided, number(1), number(0))), false,
      "a division by zero"),
    Row(.itemVisible(.id(ItemID(4)), true), true, "visible"),
    Row(.itemVisible(.index(4), false), false, "visible"),
    Row(.itemVisible(.index(5), true), false, "not visible"),
    Row(.itemVisible(.index(5), false), true, "not visible"),
    Row(.itemVisible(.id(ItemID(77)), true), false, "not in the list"),
    Row(.itemVisible(.id(ItemID(77)), false), true, "not in the list"),
    Row(.noViolations, true, "none"),
    Row(.violation(ViolationExpectation(.coverage)), false, "none"),
    Row(.noViolation(ViolationExpectation(.coverage, item: ItemID(2))), true, "none"),
  ]

  @Test func looksAtEachCondition() {
    let results = ExpectationTests.results(ExpectationTests.rows.map { $0.condition })
    for (row, result) in zip(ExpectationTests.rows, results) {
      #expect(
        result
          == ExpectationResult(text: "it holds", line: 7, held: row.held, actual: row.actual))
    }
    #expect(results.count == ExpectationTests.rows.count)
  }

  @Test(arguments: Relation.allCases) func comparesEitherWay(_ relation: Relation) {
    let numbers = [Rational(-1), .zero, Rational(1, over: 3), Rational(1), Rational(.max)]
      .compactMap { $0 }
    for (left, first) in numbers.enumerated() {
      for (right, second) in numbers.enumerated() {
        let expected =
          switch relation {
          case .equal: left == right
          case .notEqual: left != right
          case .less: left < right
          case .lessOrEqual: left <= right
          case .greater: left > right
          case .greaterOrEqual: left >= right
          }
        #expect(relation.holds(first, second) == expected)
      }
    }
  }

  struct ValueRow: Sendable {
    var expression: Expression
    var value: Rational?
  }

  static let values: [ValueRow] = [
    ValueRow(expression: .negative(.negative(number(3))), value: Rational(3)),
    ValueRow(expression: .binary(.plus, number(1), number(1, over: 2)), value: half(3)),
    ValueRow(expression: .binary(.minus, number(1), number(1, over: 2)), value: half(1)),
    ValueRow(expression: .binary(.times, number(3), number(1, over: 2)), value: half(3)),
    ValueRow(expression: .binary(.divided, number(3), number(2)), value: half(3)),
    ValueRow(expression: .binary(.divided, number(3), number(0)), value: nil),
    ValueRow(
      expression: .binary(.divided, number(3), .binary(.minus, .reading(.items), number(10))),
      value: nil),
    ValueRow(expression: .binary(.times, number(.max), number(2)), value: nil),
    ValueRow(expression: .binary(.plus, number(.max), number(1)), value: nil),
    ValueRow(expression: .negative(.number(Rational(.min))), value: nil),
    ValueRow(
      expression: .binary(.minus, .binary(.times, number(.max), number(2)), number(1)), value: nil),
    ValueRow(
      expression: .binary(.times, number(.max), number(1, over: .max)), value: Rational(1)),
    ValueRow(expression: .reading(.offset), value: Rational(10)),
    ValueRow(expression: .metric(.measureCount), value: Rational(8)),
  ]

  private static func half(_ count: Int64) -> Rational? { Rational(count, over: 2) }

  @Test func computesExactlyOrNotAtAll() {
    let simulation = ExpectationTests.scenario([]).simulation(frames: 2)
    var metrics = Metrics(reader: .automatic, scale: 1)
    for _ in 0..<8 { metrics.observe(.cell(.measure, CellID(0), ReuseIdentifier(0), nil)) }
    let view = RunView(simulation: simulation, metrics: metrics)
    for row in ExpectationTests.values {
      #expect((try? simulation.value(of: row.expression, metric: view.value(of:))) == row.value)
    }
  }

  @Test func computedNumbersNeedNotBeTold() {
    let sum = Expression.binary(.plus, ExpectationTests.number(4), ExpectationTests.number(6))
    let rows = [
      Row(.comparison(.reading(.items), .equal, sum), true, "10"),
      Row(.comparison(.reading(.items), .equal, .negative(sum)), false, "10"),
      Row(
        .comparison(.reading(.items), .equal, .binary(.minus, .reading(.items), sum)), false,
        "10 and 0"),
    ]
    let results = ExpectationTests.results(rows.map { $0.condition })
    #expect(results.map { $0.held } == rows.map { $0.held })
    #expect(results.map { $0.actual } == rows.map { $0.actual })
  }

  @Test func emptyListHasNothingVisible() {
    var scenario = Scenario.rows(0)
    let readings: [(Reading, Int64)] = [
      (.firstVisible, -1), (.lastVisible, -1), (.items, 0), (.cellsLive, 0), (.contentHeight, 0),
    ]
    scenario.expectations = readings.map { reading, value in
      ScriptExpectation(
        moment: .end,
        condition: .comparison(.reading(reading), .equal, ExpectationTests.number(value)),
        text: reading.rawValue, line: 1)
    }
    #expect(scenario.report().expectations.map { $0.held } == [true, true, true, true, true])
  }
}
