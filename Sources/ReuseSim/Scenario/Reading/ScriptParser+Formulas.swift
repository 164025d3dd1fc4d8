extension ScriptParser {
  /// A calculation with an item's number, after its word.
  mutating func formula() throws(SyntaxError) -> HeightExpression {
    var operands = 0
    return try formulaSum(depth: 0, operands: &operands)
  }

  private mutating func formulaSum(
    depth: Int, operands: inout Int
  ) throws(SyntaxError) -> HeightExpression {
    var left = try formulaProduct(depth: depth, operands: &operands)
    while true {
      let operation: HeightExpression.Operator
      if accept(.plus, as: "an operator") {
        operation = .plus
      } else if accept(.minus, as: "an operator") {
        operation = .minus
      } else {
        return left
      }
      left = .binary(operation, left, try formulaProduct(depth: depth, operands: &operands))
    }
  }

  private mutating func formulaProduct(
    depth: Int, operands: inout Int
  ) throws(SyntaxError) -> HeightExpression {
    var left = try formulaFactor(depth: depth, operands: &operands)
    while true {
      let operation: HeightExpression.Operator
      if accept(.star, as: "an operator") {
        operation = .times
      } else if accept(.divided, as: "an operator") {
        operation = .divided
      } else if next?.kind == .word(.modulo) {
        advance()
        operation = .modulo
      } else {
        return left
      }
      let first = index
      let right = try formulaFactor(depth: depth, operands: &operands)
      if operation != .times && right == .number(.zero) {
        throw SyntaxError(
          span: span(from: first), message: "division by zero", help: "divide by another number")
      }
      left = .binary(operation, left, right)
    }
  }

  private mutating func formulaFactor(
    depth: Int, operands: inout Int
  ) throws(SyntaxError) -> HeightExpression {
    let start = span(of: next)
    if depth > ScriptLimits.nesting {
      throw SyntaxError(
        span: start, message: "too many parentheses and signs inside each other",
        help: "at most \(ScriptLimits.nesting) are accepted")
    }
    if accept(.minus, as: "a number") {
      return .negative(try formulaFactor(depth: depth + 1, operands: &operands))
    }
    if accept(.openParenthesis, as: "a number") {
      let inner = try formulaSum(depth: depth + 1, operands: &operands)
      try require(.closeParenthesis)
      return inner
    }
    operands += 1
    if operands > ScriptLimits.operands {
      throw SyntaxError(
        span: start, message: "the formula is too long",
        help: "at most \(ScriptLimits.operands) numbers and names are accepted")
    }
    if case .number = next?.kind { return .number(try exactNumber()) }
    expected.add("a number")
    if accept(.n) { return .itemNumber }
    let function = try choose(HeightExpression.Function.allCases) { $0.word }
    return .call(function, try arguments(of: function, depth: depth + 1, operands: &operands))
  }

  private mutating func arguments(
    of function: HeightExpression.Function, depth: Int, operands: inout Int
  ) throws(SyntaxError) -> [HeightExpression] {
    try require(.openParenthesis)
    var values = [try formulaSum(depth: depth, operands: &operands)]
    while function != .floor, accept(.comma) {
      values.append(try formulaSum(depth: depth, operands: &operands))
    }
    try require(.closeParenthesis)
    return values
  }
}

extension HeightExpression.Function {
  /// How it is written.
  fileprivate var word: Word {
    switch self {
    case .least: .least
    case .greatest: .greatest
    case .floor: .floor
    }
  }
}
