/// A value that the app's block has named; `nil` when it could not be found.
struct NamedValue: Hashable, Sendable {
  let name: String
  let value: Rational?
}

extension Simulation {
  /// The value of an expression now, exact in 64 bits.
  ///
  /// - Parameter metric: gives the values of metrics; the app has none.
  /// - Complexity: O(log n) for each reading of an item.
  func value(
    of expression: Expression, metric: (Metric) -> Rational? = { _ in nil }
  ) throws(EvaluationFailure) -> Rational {
    switch expression {
    case .number(let number): return number
    case .metric(let name):
      guard let value = metric(name) else { throw .metric }
      return value
    case .reading(let reading): return value(of: reading)
    case .item(let reading, let item): return try value(of: reading, of: item)
    case .name(let name, _):
      guard let value = app.names.last(where: { $0.name == name })?.value else {
        throw .nameless(name)
      }
      return value
    case .negative(let inner):
      guard let value = try value(of: inner, metric: metric).negated else { throw .overflow }
      return value
    case .binary(let operation, let left, let right):
      let first = try value(of: left, metric: metric)
      return try Simulation.combine(operation, first, value(of: right, metric: metric))
    }
  }

  private static func combine(
    _ operation: Expression.Operator, _ left: Rational, _ right: Rational
  ) throws(EvaluationFailure) -> Rational {
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
    let sizes = virtualizer.sizes
    return switch reading {
    case .offset: Rational(virtualizer.offset)
    case .contentHeight: Rational(sizes.contentHeight)
    case .contentTrueHeight: Rational(list.contentHeight + virtualizer.sizes.spaceHeight)
    case .items: Rational(Int64(virtualizer.sizes.itemCount))
    case .sections: Rational(Int64(sizes.sections.count))
    case .measured: Rational(Int64(sizes.measuredCount))
    case .unmeasured: Rational(Int64(sizes.unmeasuredCount))
    case .firstVisible:
      Rational(virtualizer.displayed.first { $0.isOnScreen && $0.item.isItem }?.item.rawValue ?? -1)
    case .lastVisible:
      Rational(
        virtualizer.displayed.last { $0.isOnScreen && $0.item.isItem }?.item.rawValue ?? -1)
    case .cellsLive: Rational(Int64(virtualizer.displayed.count))
    case .viewportHeight: Rational(virtualizer.viewport.height)
    case .keyboardHeight: Rational(window.keyboard.height(at: time))
    case .insetTop: Rational(glassInsets.top)
    case .insetBottom: Rational(glassInsets.bottom)
    }
  }

  private func value(
    of reading: ItemReading, of operand: ItemOperand
  ) throws(EvaluationFailure) -> Rational {
    let reference = try reference(of: operand)
    guard let index = index(of: reference) else { throw .missing(reference) }
    let item = virtualizer.sizes.item(at: index)
    return switch reading {
    case .place: Rational(item.position)
    case .height: Rational(item.height)
    case .y: Rational(glassPosition(ofItemAt: index) - glassInsets.top)
    case .index: Rational(Int64(virtualizer.sizes.sections.itemCount(beforeElement: index)))
    }
  }

  private func reference(of operand: ItemOperand) throws(EvaluationFailure) -> ItemReference {
    switch operand {
    case .reference(let reference): return reference
    case .id(let expression):
      let id = try value(of: expression)
      // A fraction is no item's id, and −1 stands for none.
      return .id(ItemID(id.denominator == 1 ? id.numerator : -1))
    }
  }

  /// Two values as they compare, a decimal as the length it is printed for where the other is one.
  func values(
    of left: Expression, _ right: Expression, metric: (Metric) -> Rational? = { _ in nil }
  ) throws(EvaluationFailure) -> (Rational, Rational) {
    var first = try value(of: left, metric: metric)
    var second = try value(of: right, metric: metric)
    if left.isLength && right.isNumber { second = second.roundedToUnit }
    if right.isLength && left.isNumber { first = first.roundedToUnit }
    return (first, second)
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
