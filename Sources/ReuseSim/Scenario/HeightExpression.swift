/// A height as a calculation with an item's number, in points.
///
/// Everything is exact until the end: the result is rounded down to 1/4800 pt, and what is below nothing counts as
/// nothing.
public indirect enum HeightExpression: Hashable, Sendable {
  /// A number.
  case number(Rational)
  /// The item's number: its place in its block from 0, or its id where a cell kind says how tall items are.
  case itemNumber
  /// The opposite.
  case negative(HeightExpression)
  /// Two values and what is done with them.
  case binary(Operator, HeightExpression, HeightExpression)
  /// A function of some values; `floor` has one, the others at least one.
  case call(Function, [HeightExpression])

  /// What can be done with two values; the raw value is how it is written.
  public enum Operator: String, CaseIterable, Sendable {
    /// The sum.
    case plus = "+"
    /// The difference.
    case minus = "-"
    /// The product.
    case times = "*"
    /// The exact quotient.
    case divided = "/"
    /// What is left of the first when the second is taken away as often as possible: a − b × ⌊a ÷ b⌋.
    case modulo = "mod"
  }

  /// Functions; the raw value is how it is written.
  public enum Function: String, CaseIterable, Sendable {
    /// The smallest of the values.
    case least = "min"
    /// The largest of the values.
    case greatest = "max"
    /// The largest whole number that is not above the value.
    case floor
  }
}
