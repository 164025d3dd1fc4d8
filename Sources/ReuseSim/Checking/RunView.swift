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
    case .violation(let expected):
      let found = violations.filter { expected.matches($0) }
      return (!found.isEmpty, found.isEmpty ? "none" : RunView.text(of: found))
    case .noViolation(let expected):
      let found = violations.filter { expected.matches($0) }
      return (found.isEmpty, found.isEmpty ? "none" : RunView.text(of: found))
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
    do throws(EvaluationFailure) {
      let (first, second) = try simulation.values(of: left, right, metric: value(of:))
      let actual =
        right.isNumber ? first.decimalText : "\(first.decimalText) and \(second.decimalText)"
      return (relation.holds(first, second), actual)
    } catch {
      return (false, error.message)
    }
  }

  /// The value of a metric so far.
  func value(of metric: Metric) -> Rational? { metric.number(metrics[metric]) }

  private func comparePosition(
    of reference: ItemReference, with expression: Expression
  ) -> (Bool, String) {
    guard let index = simulation.index(of: reference) else { return (false, "not in the list") }
    let y = Rational(simulation.glassPosition(ofItemAt: index) - simulation.glassInsets.top)
    do throws(EvaluationFailure) {
      let expected = try simulation.value(of: expression, metric: value(of:))
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
