extension ScriptParser {
  /// What follows `expect`.
  mutating func expectation() throws(SyntaxError) -> Statement {
    if accept(.no) {
      if accept(.violations) { return .expect(.noViolations, .end) }
      try require(.violation)
      return .expect(.noViolation(try violation()), .end)
    }
    if accept(.violation) { return .expect(.violation(try violation()), .end) }
    if accept(.at) {
      let time = try time()
      return .expect(try condition(), .time(time))
    }
    let condition = try condition()
    return .expect(condition, try moment())
  }

  /// When something must hold, behind its condition.
  private mutating func moment() throws(SyntaxError) -> Expectation.Moment {
    if accept(.when) { return .when(try occurrence()) }
    if accept(.between) {
      let start = index
      let first = try time()
      try require(.and)
      let last = try time()
      if last < first { throw outOfRange(start, "the earlier time comes first") }
      return .between(first, last)
    }
    guard accept(.at) else { return .end }
    // In other languages the time comes last; it is printed where it belongs.
    if startsNumber { return .time(try time()) }
    try require(.every)
    try require(.frame)
    return accept(.from) ? .everyFrameFrom(try time()) : .everyFrame
  }

  /// Which violations are meant, behind `violation`.
  private mutating func violation() throws(SyntaxError) -> ViolationExpectation {
    let name = try name("a guarantee", of: Guarantee.allCases.map { $0.rawValue })
    guard let guarantee = Guarantee(rawValue: name) else { throw unexpected() }
    var expected = ViolationExpectation(guarantee)
    if guarantee.hasClasses { expected.faultClass = try faultClass() }
    if accept(.on) {
      expected.item = try boundary()
      if expected.item == nil {
        try require(.item)
        expected.item = try itemID()
      }
    }
    guard guarantee.hasClasses else { return expected }
    if accept(.field) { expected.field = try self.name("the name of a field").value }
    if accept(.from) {
      try require(.item)
      expected.source = try itemID()
    }
    return expected
  }

  /// How a violation came to be, if that comes next.
  private mutating func faultClass() throws(SyntaxError) -> FaultClass? {
    let names = FaultClass.allCases.map { $0.rawValue }
    expected.add("a class of violations", candidates: names)
    guard case .word(let word) = next?.kind, ![.on, .field, .from].contains(word) else {
      return nil
    }
    return FaultClass(rawValue: try name("a class of violations", of: names))
  }

  private mutating func condition() throws(SyntaxError) -> Condition {
    if startsItem { return try condition(on: try reference()) }
    expected.add(.item)
    if let boundary = try boundary() { return try condition(on: .id(boundary)) }
    expected.add(.index)
    let (left, relation, right) = try comparison()
    return .comparison(left, relation, right)
  }

  /// Two values and how they compare.
  mutating func comparison(
    ofApp: Bool = false
  ) throws(SyntaxError) -> (Expression, Relation, Expression) {
    let left = try expression(ofApp: ofApp)
    for relation in Relation.allCases {
      guard let symbol = Token.Symbol(rawValue: relation.rawValue) else { continue }
      guard accept(symbol, as: "a comparison") else { continue }
      if relation == .equal && next?.kind == .symbol(.equal) { throw doubledSign() }
      return (left, relation, try expression(ofApp: ofApp))
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
  ///
  /// - Parameter ofApp: Whether it is one of the app, which knows no metrics.
  mutating func expression(ofApp: Bool = false) throws(SyntaxError) -> Expression {
    var operands = 0
    isAppExpression = ofApp
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
    if let reading = try itemReading() { return reading }
    if let name = letName() { return name }
    var known = Reading.allCases.map { $0.rawValue }
    if !isAppExpression { known = Metric.allCases.map { $0.rawValue } + known }
    known += letNames.map { $0.name }
    expected.add("a number")
    expected.add(isAppExpression ? "a reading" : "a metric", candidates: known)
    expected.add(isAppExpression ? "a name" : "a reading")
    guard let token = next, case .word = token.kind else { throw unexpected() }
    let text = source.text(token.start, token.end)
    if let reading = Reading(rawValue: text) {
      advance()
      return .reading(reading)
    }
    if let metric = Metric(rawValue: text) {
      if isAppExpression {
        throw SyntaxError(
          span: span(of: token), message: "'\(text)' is a metric: an app cannot read it",
          help: "readings are: " + Reading.allCases.map { $0.rawValue }.joined(separator: ", "))
      }
      advance()
      return .metric(metric)
    }
    throw unknownValue(token, text, among: known)
  }

  private func unknownValue(_ token: Token, _ text: String, among known: [String]) -> SyntaxError {
    // A line that could not be read may have named it.
    if isAppExpression && failures.mayDeclare(text) {
      return SyntaxError(span: span(of: token), message: "unknown name", isSilent: true)
    }
    var error = unknown(
      isAppExpression ? "a reading or name" : "a metric or reading", text, at: span(of: token),
      among: known)
    if let spaced = ScriptParser.spaced(text) { error.help = "did you mean '\(spaced)'?" }
    if text == "near" { error.help = "did you mean 'within N items of the end' or '… of the top'?" }
    if ItemReading(rawValue: text) != nil { error.help = "did you mean '\(text) of item ID'?" }
    return error
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
