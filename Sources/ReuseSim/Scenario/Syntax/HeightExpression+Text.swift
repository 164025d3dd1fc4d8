extension HeightExpression {
  /// How it is written, with no more parentheses than it needs.
  var text: String { text(tighterThan: 0) }

  /// How tightly it holds together: sums 1, products 2, the rest 3.
  private var tightness: Int {
    switch self {
    case .binary(.plus, _, _), .binary(.minus, _, _): 1
    case .binary(.times, _, _), .binary(.divided, _, _), .binary(.modulo, _, _): 2
    case .number, .itemNumber, .negative, .call: 3
    }
  }

  /// - Parameter outer: How tightly what is around it holds together: as tightly, and it needs parentheses.
  private func text(tighterThan outer: Int) -> String {
    let text: String
    switch self {
    case .number(let value): text = value.text
    case .itemNumber: text = Word.n.rawValue
    case .negative(let inner): text = "-" + inner.text(tighterThan: 2)
    case .binary(let operation, let left, let right):
      text =
        left.text(tighterThan: tightness - 1) + " " + operation.rawValue + " "
        + right.text(tighterThan: tightness)
    case .call(let function, let values):
      text =
        function.rawValue + "(" + values.map { $0.text(tighterThan: 0) }.joined(separator: ", ")
        + ")"
    }
    return tightness <= outer ? "(\(text))" : text
  }
}
