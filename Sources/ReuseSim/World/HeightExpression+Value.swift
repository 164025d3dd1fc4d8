extension HeightExpression {
  /// The height of the item with a number: rounded down to a unit, no less than nothing and no more than the
  /// largest one there is. What does not fit 64 bits on the way is as tall as that, and what would be divided by
  /// nothing has no height.
  func height(at number: Int64) -> Length {
    do throws(EvaluationFailure) {
      return try value(at: number).itemHeight
    } catch {
      return error == .overflow ? .maximumItemHeight : .zero
    }
  }

  /// Whether it is the same for every item.
  var isConstant: Bool {
    switch self {
    case .number: true
    case .itemNumber: false
    case .negative(let inner): inner.isConstant
    case .binary(_, let left, let right): left.isConstant && right.isConstant
    case .call(_, let values): values.allSatisfy { $0.isConstant }
    }
  }

  /// The value for an item's number, exact in 64 bits.
  func value(at number: Int64) throws(EvaluationFailure) -> Rational {
    switch self {
    case .number(let value): return value
    case .itemNumber: return Rational(number)
    case .negative(let inner):
      guard let value = try inner.value(at: number).negated else { throw .overflow }
      return value
    case .binary(let operation, let left, let right):
      return try HeightExpression.combine(
        operation, left.value(at: number), right.value(at: number))
    case .call(let function, let values):
      var result = try values[0].value(at: number)
      for value in values.dropFirst() {
        let next = try value.value(at: number)
        if function == .least ? next.isLess(than: result) : result.isLess(than: next) {
          result = next
        }
      }
      return function == .floor ? Rational(result.floor) : result
    }
  }

  private static func combine(
    _ operation: Operator, _ left: Rational, _ right: Rational
  ) throws(EvaluationFailure) -> Rational {
    let result: Rational?
    switch operation {
    case .plus: result = left.adding(right)
    case .minus: result = left.subtracting(right)
    case .times: result = left.multiplied(by: right)
    case .divided, .modulo:
      if right == .zero { throw .divisionByZero }
      let quotient = left.divided(by: right)
      result =
        operation == .divided
        ? quotient
        : quotient.flatMap { right.multiplied(by: Rational($0.floor)) }.flatMap {
          left.subtracting($0)
        }
    }
    guard let result else { throw .overflow }
    return result
  }
}

extension Rational {
  /// The largest whole number that is not above it.
  fileprivate var floor: Int64 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// So many points as the height of an item, rounded down.
  fileprivate var itemHeight: Length {
    if numerator <= 0 { return .zero }
    let limit = Length.maximumItemHeight
    let (high, low) = numerator.magnitude.multipliedFullWidth(by: UInt64(Length.unitsPerPoint))
    // Above 2^64 the quotient fits no word, and is far above every height.
    if high >= denominator.magnitude { return limit }
    let units = denominator.magnitude.dividingFullWidth((high, low)).quotient
    return units < limit.units.magnitude ? Length(units: Int64(units)) : limit
  }
}
