/// An exact fraction of two 64-bit numbers, in lowest terms, with a positive denominator.
public struct Rational: Hashable, Sendable {
  /// The number above the line.
  public let numerator: Int64
  /// The number below the line; positive.
  public let denominator: Int64

  /// No amount.
  public static let zero = Rational(0)

  /// Makes a whole number.
  public init(_ value: Int64) {
    numerator = value
    denominator = 1
  }

  /// Makes `numerator` ÷ `denominator`, or `nil` when the denominator is 0 or the reduced parts do
  /// not fit 64 bits.
  public init?(_ numerator: Int64, over denominator: Int64) {
    guard denominator != 0 else { return nil }
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let top = numerator.magnitude / divisor
    let bottom = denominator.magnitude / divisor
    let isNegative = (numerator < 0) != (denominator < 0)
    guard let positive = Int64(exactly: bottom), top <= Int64.max.magnitude + (isNegative ? 1 : 0)
    else { return nil }
    self.numerator = Int64(truncatingIfNeeded: isNegative ? 0 &- top : top)
    self.denominator = positive
  }

  /// The length as a number of points.
  public init(_ length: Length) {
    let divisor = Rational.greatestCommonDivisor(
      length.units.magnitude, UInt64(Length.unitsPerPoint))
    numerator = length.units / Int64(divisor)
    denominator = Length.unitsPerPoint / Int64(divisor)
  }

  /// The length of this many points; `nil` when it is not a whole number of units, or too large.
  public var length: Length? {
    guard Length.unitsPerPoint % denominator == 0 else { return nil }
    let (units, overflow) = numerator.multipliedReportingOverflow(
      by: Length.unitsPerPoint / denominator)
    return overflow ? nil : Length(units: units)
  }

  /// The opposite amount, or `nil` when it does not fit.
  public var negated: Rational? { Rational.zero.subtracting(self) }

  /// The sum, or `nil` when it does not fit.
  public func adding(_ other: Rational) -> Rational? {
    combine(other) { $0.addingReportingOverflow($1) }
  }

  /// The difference, or `nil` when it does not fit.
  public func subtracting(_ other: Rational) -> Rational? {
    combine(other) { $0.subtractingReportingOverflow($1) }
  }

  /// The product, or `nil` when it does not fit.
  public func multiplied(by other: Rational) -> Rational? {
    guard let left = Rational(numerator, over: other.denominator),
      let right = Rational(other.numerator, over: denominator)
    else { return nil }
    let (top, topOverflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, bottomOverflow) = left.denominator.multipliedReportingOverflow(
      by: right.denominator)
    return topOverflow || bottomOverflow ? nil : Rational(top, over: bottom)
  }

  /// The quotient, or `nil` when `other` is 0 or it does not fit.
  public func divided(by other: Rational) -> Rational? {
    guard other.numerator != 0, let inverse = Rational(other.denominator, over: other.numerator)
    else { return nil }
    return multiplied(by: inverse)
  }

  /// Whether this amount is smaller; exact for all values.
  public func isLess(than other: Rational) -> Bool {
    let left = numerator.multipliedFullWidth(by: other.denominator)
    let right = other.numerator.multipliedFullWidth(by: denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }

  private func combine(
    _ other: Rational, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> Rational? {
    let divisor = Int64(
      Rational.greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude))
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(
      by: denominator / divisor)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    let (top, topOverflow) = operation(left, right)
    if leftOverflow || rightOverflow || bottomOverflow || topOverflow { return nil }
    return Rational(top, over: bottom)
  }

  private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return max(large, 1)
  }
}
