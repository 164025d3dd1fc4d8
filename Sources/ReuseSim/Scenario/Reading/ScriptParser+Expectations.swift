extension ScriptParser {
  /// What follows `expect`.
  mutating func expectation() throws(SyntaxError) -> Statement {
    if accept(.no) {
      try require(.violations)
      return .expect(.noViolations, .end)
    }
    if accept(.violation) {
      let names = Guarantee.allCases.map { $0.rawValue } + [FreshnessExpectation.name]
      let name = try name("a guarantee", of: names)
      if name == FreshnessExpectation.name {
        return .expect(.staleness(try freshness()), .end)
      }
      guard let guarantee = Guarantee(rawValue: name) else { throw unexpected() }
      guard accept(.on) else { return .expect(.violation(guarantee, item: nil), .end) }
      if let boundary = try boundary() {
        return .expect(.violation(guarantee, item: boundary), .end)
      }
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

  private mutating func freshness() throws(SyntaxError) -> FreshnessExpectation {
    var expected = FreshnessExpectation()
    if case .word(let word) = next?.kind, word != .on, word != .field {
      let names = FreshnessExpectation.Kind.allCases.map { $0.rawValue }
      expected.kind = .init(rawValue: try name("a kind of violation", of: names))
    }
    if accept(.on) {
      try require(.item)
      expected.item = try itemID()
    }
    if accept(.field) { expected.field = try name("the name of a part").value }
    return expected
  }

  private mutating func condition() throws(SyntaxError) -> Condition {
    if accept(.item) { return try condition(on: .id(try itemID())) }
    if let boundary = try boundary() { return try condition(on: .id(boundary)) }
    if accept(.index) { return try condition(on: .index(try position())) }
    let left = try expression()
    for relation in Relation.allCases {
      guard let symbol = Token.Symbol(rawValue: relation.rawValue) else { continue }
      guard accept(symbol, as: "a comparison") else { continue }
      if relation == .equal && next?.kind == .symbol(.equal) { throw doubledSign() }
      return .comparison(left, relation, try expression())
    }
    throw unexpected()
  }

  /// An error about `==`, which other languages have.
  private func doubledSign() -> SyntaxError {
    var span = span(from: index - 1)
    span.end = tokens[index].end
    return SyntaxError(
      span: span, message: "unknown comparison '\(source.text(span.start, span.end))'",
      help: "did you mean '='?")
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
    if accept(.minus, as: "a number") {
      return .negative(try factor(depth: depth + 1, operands: &operands))
    }
    if accept(.openParenthesis, as: "a number") {
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

  mutating func exactNumber() throws(SyntaxError) -> Rational {
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
    expected.add("a metric", candidates: Vocabulary.values)
    expected.add("a reading")
    guard let token = next, case .word = token.kind else { throw unexpected() }
    let text = source.text(token.start, token.end)
    let metric = Metric(rawValue: text)
    let reading = Reading(rawValue: text)
    if metric == nil && reading == nil {
      var error = unknown(
        "a metric or reading", text, at: span(of: token), among: Vocabulary.values)
      if let spaced = ScriptParser.spaced(text) { error.help = "did you mean '\(spaced)'?" }
      throw error
    }
    advance()
    if let metric { return .metric(metric) }
    return reading.map { .reading($0) } ?? .number(.zero)
  }

  /// What is meant by two names with a minus sign between but no spaces: that is read as one name.
  private static func spaced(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "-") {
      let left = String(decoding: bytes[..<place], as: UTF8.self)
      let right = String(decoding: bytes[(place + 1)...], as: UTF8.self)
      let isNumber = bytes[(place + 1)...].allSatisfy { (0x30...0x39).contains($0) }
      if Vocabulary.values.contains(left) && (isNumber || Vocabulary.values.contains(right)) {
        return "\(left) - \(right)"
      }
    }
    return nil
  }
}
