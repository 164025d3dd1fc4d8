extension Expectation {
  /// How a condition and its moment are written, behind `expect`.
  static func text(_ condition: Condition, _ moment: Moment) -> String {
    switch moment {
    case .end: condition.text
    case .time(let time): "\(Word.at.rawValue) \(time.text) \(condition.text)"
    case .everyFrame: "\(condition.text) \(everyFrame)"
    case .everyFrameFrom(let time):
      "\(condition.text) \(everyFrame) \(Word.from.rawValue) \(time.text)"
    case .between(let first, let last):
      "\(condition.text) \(Word.between.rawValue) \(first.text) \(Word.and.rawValue) \(last.text)"
    case .when(let occurrence): "\(condition.text) \(Word.when.rawValue) \(occurrence.text)"
    }
  }
}

extension Expectation {
  private static let everyFrame =
    "\(Word.at.rawValue) \(Word.every.rawValue) \(Word.frame.rawValue)"
}

extension Condition {
  /// How it is written.
  var text: String {
    switch self {
    case .noViolations: return "\(Word.no.rawValue) \(Word.violations.rawValue)"
    case .violation(let expected): return expected.text
    case .noViolation(let expected): return "\(Word.no.rawValue) \(expected.text)"
    case .comparison(let left, let relation, let right):
      return "\(left.text) \(relation.rawValue) \(right.text)"
    case .itemPosition(let item, let position):
      return "\(item.text) \(Word.at.rawValue) \(position.text)"
    case .itemVisible(let item, let isVisible):
      let words = isVisible ? "" : "\(Word.not.rawValue) "
      return "\(item.text) \(words)\(Word.visible.rawValue)"
    }
  }
}

extension ViolationExpectation {
  /// How it is written.
  fileprivate var text: String {
    var text = "\(Word.violation.rawValue) \(guarantee.rawValue)"
    if let faultClass { text += " \(faultClass.rawValue)" }
    if let item { text += " \(Word.on.rawValue) \(item.text)" }
    if let field { text += " \(Word.field.rawValue) \(field)" }
    if let source { text += " \(Word.from.rawValue) \(source.text)" }
    return text
  }
}

extension Expression {
  /// How it is written, with no more parentheses than it needs.
  var text: String { text(tighterThan: 0, isFactor: false) }

  /// How tightly it holds together: sums 1, products 2, the rest 3.
  private var tightness: Int {
    switch self {
    case .binary(.plus, _, _), .binary(.minus, _, _): 1
    case .binary(.times, _, _), .binary(.divided, _, _): 2
    case .number, .metric, .reading, .item, .name, .negative: 3
    }
  }

  /// - Parameters:
  ///   - outer: How tightly what is around it holds together: as tightly, and it needs parentheses.
  ///   - isFactor: Whether it is multiplied or divided.
  private func text(tighterThan outer: Int, isFactor: Bool) -> String {
    let needsParentheses = tightness <= outer
    let text: String
    switch self {
    case .number(let value): text = value.text
    case .metric(let metric): text = metric.rawValue
    case .reading(let reading): text = reading.rawValue
    case .item(let reading, let item):
      text = "\(reading.rawValue) \(Word.of.rawValue) \(item.text)"
    case .name(let name, _): text = name
    case .negative(let inner): text = "-" + inner.text(tighterThan: 2, isFactor: false)
    case .binary(let operation, let left, let right):
      // A fraction of two whole numbers is written as one word where it stands for itself.
      let isFraction = operation == .divided && left.isWholeOrNegative && right.isWhole
      let isWord = isFraction && (needsParentheses || !isFactor)
      let space = isWord ? "" : " "
      let isProduct = tightness == 2
      text =
        left.text(tighterThan: tightness - 1, isFactor: isProduct) + space + operation.rawValue
        + space + right.text(tighterThan: tightness, isFactor: isProduct)
    }
    return needsParentheses ? "(\(text))" : text
  }

  private var isWholeOrNegative: Bool {
    if case .negative(let inner) = self { return inner.isWhole }
    return isWhole
  }

  private var isWhole: Bool {
    guard case .number(let number) = self else { return false }
    return number.denominator == 1
  }
}
