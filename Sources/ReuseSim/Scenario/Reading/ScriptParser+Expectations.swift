extension ScriptParser {
  /// What follows `expect`.
  mutating func expectation() throws(SyntaxError) -> Statement {
    if accept(.no) {
      try require(.violations)
      return .expect(.noViolations, .end)
    }
    if accept(.violation) {
      let name = try name("a guarantee", of: Guarantee.allCases.map { $0.rawValue })
      guard let guarantee = Guarantee(rawValue: name) else { throw unexpected() }
      guard accept(.on) else { return .expect(.violation(guarantee, item: nil), .end) }
      try require(.item)
      return .expect(.violation(guarantee, item: try itemID()), .end)
    }
    if accept(.at) {
      let time = try time()
      return .expect(try condition(), .time(time))
    }
    let condition = try condition()
    guard accept(.at) else { return .expect(condition, .end) }
    try require(.every)
    try require(.frame)
    return .expect(condition, .everyFrame)
  }

  private mutating func condition() throws(SyntaxError) -> Condition {
    if accept(.item) { return try condition(on: .id(try itemID())) }
    if accept(.index) { return try condition(on: .index(try position())) }
    let left = try expression()
    for relation in Relation.allCases {
      guard let symbol = Token.Symbol(rawValue: relation.rawValue) else { continue }
      if accept(symbol, as: "a comparison") { return .comparison(left, relation, try expression()) }
    }
    throw unexpected()
  }

  private mutating func condition(on item: ItemReference) throws(SyntaxError) -> Condition {
    if accept(.at) { return .itemPosition(item, try expression()) }
    if accept(.visible) { return .itemVisible(item, true) }
    try require(.not)
    try require(.visible)
    return .itemVisible(item, false)
  }

  /// A whole expression.
  mutating func expression() throws(SyntaxError) -> Expression {
    var operands = 0
    return try sum(depth: 0, operands: &operands)
  }

  private mutating func sum(depth: Int, operands: inout Int) throws(SyntaxError) -> Expression {
    var left = try product(depth: depth, operands: &operands)
    while true {
      let operation: Expression.Operator
      if accept(.plus, as: "an operator") {
        operation = .plus
      } else if accept(.minus, as: "an operator") {
        operation = .minus
      } else {
        return left
      }
      left = .binary(operation, left, try product(depth: depth, operands: &operands))
    }
  }

  private mutating func product(depth: Int, operands: inout Int) throws(SyntaxError) -> Expression {
    var left = try factor(depth: depth, operands: &operands)
    while true {
      if accept(.star, as: "an operator") {
        left = .binary(.times, left, try factor(depth: depth, operands: &operands))
      } else if accept(.divided, as: "an operator") {
        let first = index
        let right = try factor(depth: depth, operands: &operands)
        if right == .number(.zero) {
          throw SyntaxError(
            span: span(from: first), message: "division by zero",
            help: "divide by another number")
        }
        left = .binary(.divided, left, right)
      } else {
        return left
      }
    }
  }

  private mutating func factor(depth: Int, operands: inout Int) throws(SyntaxError) -> Expression {
    let start = span(of: next)
    if depth > ScriptLimits.nesting {
      throw SyntaxError(
        span: start, message: "too many parentheses and signs inside each other",
        help: "at most \(ScriptLimits.nesting) are accepted")
    }
    if accept(.minus) { return .negative(try factor(depth: depth + 1, operands: &operands)) }
    if accept(.openParenthesis) {
      let inner = try sum(depth: depth + 1, operands: &operands)
      try require(.closeParenthesis)
      return inner
    }
    operands += 1
    if operands > ScriptLimits.operands {
      throw SyntaxError(
        span: start, message: "the expression is too long",
        help: "at most \(ScriptLimits.operands) numbers and names are accepted")
    }
    if case .number = next?.kind { return .number(try exactNumber()) }
    return try value()
  }

  private mutating func exactNumber() throws(SyntaxError) -> Rational {
    let first = index
    let number = try number("a number")
    guard let value = number.rational else {
      throw outOfRange(first, "numbers go up to \(ScriptLimits.number)")
    }
    if let unit = next, case .word = unit.kind, unit.start == tokens[index - 1].end {
      throw outOfRange(first, "here a number has no unit: lengths count in points", andUnit: true)
    }
    return value
  }

  private mutating func value() throws(SyntaxError) -> Expression {
    expected.add("a number")
    expected.add("a metric or reading", candidates: Vocabulary.values)
    guard let token = next, case .word = token.kind else { throw unexpected() }
    let text = source.text(token.start, token.end)
    let metric = Metric(rawValue: text)
    let reading = Reading(rawValue: text)
    if metric == nil && reading == nil {
      throw unknown("a metric or reading", text, at: span(of: token), among: Vocabulary.values)
    }
    advance()
    if let metric { return .metric(metric) }
    return reading.map { .reading($0) } ?? .number(.zero)
  }
}
