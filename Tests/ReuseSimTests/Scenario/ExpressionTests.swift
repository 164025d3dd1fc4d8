import ReuseSim
import Testing

@Suite struct ExpressionTests {
  private func expression(_ text: String) throws -> Expression {
    let script = "scenario \"a\"\nexpect offset = \(text)\n"
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    guard
      case .comparison(_, .equal, let right)? = result.scenarios.first?.expectations.first?
        .condition
    else { throw ScriptErrors(diagnostics: result.diagnostics) }
    return right
  }

  private let one = Expression.number(Rational(1))
  private let two = Expression.number(Rational(2))
  private let three = Expression.number(Rational(3))

  @Test func productsBindTighterThanSums() throws {
    #expect(try expression("1 + 2 * 3") == .binary(.plus, one, .binary(.times, two, three)))
    #expect(try expression("1 * 2 + 3") == .binary(.plus, .binary(.times, one, two), three))
    #expect(try expression("1 - 2 / 3") == .binary(.minus, one, .binary(.divided, two, three)))
  }

  @Test func operatorsOfOneLevelGoFromLeftToRight() throws {
    #expect(try expression("1 - 2 + 3") == .binary(.plus, .binary(.minus, one, two), three))
    #expect(try expression("1 / 2 * 3") == .binary(.times, .binary(.divided, one, two), three))
  }

  @Test func parenthesesGoFirst() throws {
    #expect(try expression("(1 + 2) * 3") == .binary(.times, .binary(.plus, one, two), three))
    #expect(try expression("1 - (2 - 3)") == .binary(.minus, one, .binary(.minus, two, three)))
  }

  @Test func signsBindTightest() throws {
    #expect(try expression("-1 * 2") == .binary(.times, .negative(one), two))
    #expect(try expression("1 - -2") == .binary(.minus, one, .negative(two)))
    #expect(try expression("-(1 + 2)") == .negative(.binary(.plus, one, two)))
  }

  @Test func numbersAreExact() throws {
    #expect(try expression("1/3") == .binary(.divided, one, three))
    #expect(try expression("0.1") == .number(#require(Rational(1, over: 10))))
    #expect(try expression("0.000001") == .number(#require(Rational(1, over: 1_000_000))))
    #expect(try expression("1000000000000") == .number(Rational(1_000_000_000_000)))
  }

  @Test(arguments: Metric.allCases) func namesEveryMetric(_ metric: Metric) throws {
    #expect(try expression(metric.rawValue) == .metric(metric))
  }

  @Test(arguments: Reading.allCases)
  func namesEveryReading(_ reading: Reading) throws {
    #expect(try expression(reading.rawValue) == .reading(reading))
  }

  @Test(arguments: ItemReading.allCases)
  func namesEveryReadingOfAnItem(_ reading: ItemReading) throws {
    #expect(
      try expression("\(reading.rawValue) of item 3 + 1")
        == .binary(.plus, .item(reading, .reference(.id(ItemID(3)))), one))
    #expect(
      try expression("-\(reading.rawValue) of index 0")
        == .negative(.item(reading, .reference(.index(0)))))
    #expect(
      try expression("\(reading.rawValue) of item first-visible")
        == .item(reading, .id(.reading(.firstVisible))))
  }
}
