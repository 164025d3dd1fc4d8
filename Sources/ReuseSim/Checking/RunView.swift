/// A run as its expectations see it after a frame.
struct RunView {
  let simulation: Simulation
  let metrics: Metrics

  /// Whether everything that is due at a time was delivered.
  func isDue(_ time: Time) -> Bool {
    metrics.frame.number > 0 && metrics.frame.time >= time
  }

  /// Whether a condition holds, and what was found.
  ///
  /// - Parameter violations: those of the whole run, when it is over.
  func evaluate(_ condition: Condition, violations: [Violation] = []) -> (Bool, String) {
    switch condition {
    case .noViolations:
      let open = violations.filter { !$0.isAdmitted }
      return (open.isEmpty, open.isEmpty ? "none" : RunView.text(of: open))
    case .violation(let guarantee, let item):
      let found = violations.filter {
        $0.guarantee == guarantee && (item == nil || $0.item == item)
      }
      return (!found.isEmpty, found.isEmpty ? "none" : RunView.text(of: found))
    case .staleness:
      return (false, "not checked")
    case .comparison(let left, let relation, let right):
      return compare(left, relation, right)
    case .itemPosition(let reference, let expression):
      return comparePosition(of: reference, with: expression)
    case .itemVisible(let reference, let expected):
      return compareVisibility(of: reference, with: expected)
    }
  }

  private func compare(
    _ left: Expression, _ relation: Relation, _ right: Expression
  ) -> (Bool, String) {
    do throws(ArithmeticFailure) {
      var first = try value(of: left)
      var second = try value(of: right)
      // A decimal stands for the length it is printed for.
      if left.isLength && right.isNumber { second = second.roundedToUnit }
      if right.isLength && left.isNumber { first = first.roundedToUnit }
      let actual =
        right.isNumber ? first.decimalText : "\(first.decimalText) and \(second.decimalText)"
      return (relation.holds(first, second), actual)
    } catch {
      return (false, error.message)
    }
  }

  private func comparePosition(
    of reference: ItemReference, with expression: Expression
  ) -> (Bool, String) {
    guard let index = simulation.index(of: reference) else { return (false, "not in the list") }
    let pinned = metrics.frame.pinned.flatMap { $0.index == index ? $0.y : nil }
    let place = pinned ?? simulation.glassPosition(ofItemAt: index)
    let y = Rational(place - simulation.glassInsets.top)
    do throws(ArithmeticFailure) {
      let expected = try value(of: expression)
      return (
        y == (expression.isNumber ? expected.roundedToUnit : expected), "at \(y.decimalText)"
      )
    } catch {
      return (false, error.message)
    }
  }

  private func compareVisibility(
    of reference: ItemReference, with expected: Bool
  ) -> (Bool, String) {
    guard let index = simulation.index(of: reference) else {
      return (!expected, "not in the list")
    }
    let isVisible =
      metrics.frame.shown.contains { $0.index == index } || metrics.frame.pinned?.index == index
    return (isVisible == expected, isVisible ? "visible" : "not visible")
  }

  private static func text(of violations: [Violation]) -> String {
    var text = ""
    for violation in violations.prefix(3) {
      text += (text.isEmpty ? "" : "; ") + violation.guarantee.rawValue + ": " + violation.message
    }
    return violations.count > 3 ? text + "; and \(violations.count - 3) more" : text
  }
}

/// Why an expression has no value.
enum ArithmeticFailure: Error {
  case divisionByZero
  case overflow

  /// What stands in the place of a value.
  var message: String {
    switch self {
    case .divisionByZero: "a division by zero"
    case .overflow: "a number too large to be computed exactly"
    }
  }
}

extension RunView {
  /// The value of an expression now, exact in 64 bits.
  func value(of expression: Expression) throws(ArithmeticFailure) -> Rational {
    switch expression {
    case .number(let number): return number
    case .metric(let metric): return metric.number(metrics[metric])
    case .reading(let reading): return value(of: reading)
    case .negative(let inner):
      guard let value = try value(of: inner).negated else { throw .overflow }
      return value
    case .binary(let operation, let left, let right):
      return try RunView.combine(operation, value(of: left), value(of: right))
    }
  }

  private static func combine(
    _ operation: Expression.Operator, _ left: Rational, _ right: Rational
  ) throws(ArithmeticFailure) -> Rational {
    if operation == .divided && right == .zero { throw .divisionByZero }
    let result =
      switch operation {
      case .plus: left.adding(right)
      case .minus: left.subtracting(right)
      case .times: left.multiplied(by: right)
      case .divided: left.divided(by: right)
      }
    guard let result else { throw .overflow }
    return result
  }

  private func value(of reading: Reading) -> Rational {
    let state = simulation.frameState
    return switch reading {
    case .offset: Rational(state.offset)
    case .contentHeight: Rational(state.contentHeight)
    case .contentTrueHeight: Rational(state.trueContentHeight)
    case .insetTop: Rational(simulation.glassInsets.top)
    case .insetBottom: Rational(simulation.glassInsets.bottom)
    case .items: Rational(Int64(state.items))
    case .sections: Rational(Int64(simulation.virtualizer.sizes.sections.count))
    case .measured: Rational(Int64(state.measured))
    case .unmeasured: Rational(Int64(simulation.virtualizer.sizes.unmeasuredCount))
    case .firstVisible: Rational(metrics.frame.shown.first { $0.item.isItem }?.item.rawValue ?? -1)
    case .lastVisible: Rational(metrics.frame.shown.last { $0.item.isItem }?.item.rawValue ?? -1)
    case .cellsLive: Rational(Int64(state.displayed))
    }
  }
}

extension Expression {
  /// Whether this is a number as it stands.
  fileprivate var isNumber: Bool {
    switch self {
    case .number: true
    case .negative(let inner): inner.isNumber
    case .metric, .reading: false
    case .binary(_, let left, let right): left.isNumber && right.isNumber
    }
  }
}

extension Expression {
  /// Whether this is a length rather than a count or a fraction; a bare number is none.
  fileprivate var isLength: Bool {
    switch self {
    case .number: false
    case .metric(let metric): metric.unit == .length
    case .reading(let reading): reading.isLength
    case .negative(let inner): inner.isLength
    case .binary(.divided, let left, let right): left.isLength && !right.isLength
    case .binary(_, let left, let right): left.isLength || right.isLength
    }
  }
}

extension Reading {
  fileprivate var isLength: Bool {
    switch self {
    case .offset, .contentHeight, .contentTrueHeight, .insetTop, .insetBottom: true
    case .items, .sections, .measured, .unmeasured, .firstVisible, .lastVisible, .cellsLive: false
    }
  }
}

extension Relation {
  /// Whether two numbers compare like this.
  func holds(_ left: Rational, _ right: Rational) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left.isLess(than: right)
    case .lessOrEqual: !right.isLess(than: left)
    case .greater: right.isLess(than: left)
    case .greaterOrEqual: !left.isLess(than: right)
    }
  }
}
