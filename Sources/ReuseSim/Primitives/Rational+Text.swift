extension Rational {
  /// The shortest decimal of at most nine places that rounds to this number; exact for lengths, counts and
  /// billionths as far as they have so few. A fraction, where the decimal would be 0 and the number is not.
  public var decimalText: String {
    if let length, Rational(length) == self { return length.description }
    let divisor = denominator.magnitude
    var whole = numerator.magnitude / divisor
    var (high, low) = (numerator.magnitude % divisor).multipliedFullWidth(by: 1_000_000_000)
    let (sum, carries) = low.addingReportingOverflow(divisor / 2)
    (high, low) = (high + (carries ? 1 : 0), sum)
    var billionths = divisor.dividingFullWidth((high, low)).quotient
    if billionths == 1_000_000_000 { (whole, billionths) = (whole + 1, 0) }
    if (whole, billionths) == (0, 0) && numerator != 0 { return "\(numerator)/\(denominator)" }
    let text = (numerator < 0 ? "-" : "") + String(whole)
    return billionths == 0 ? text : text + "." + Rational.decimals(billionths)
  }

  /// A number of billionths as what follows the point, without zeros at the end.
  private static func decimals(_ billionths: UInt64) -> String {
    var (rest, places) = (billionths, 9)
    while rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    let digits = String(rest)
    return String(repeating: "0", count: places - digits.utf8.count) + digits
  }
}

extension Rational {
  /// The nearest number of points that is a whole number of 1/4800 pt, halves away from zero; this number itself
  /// when that does not fit.
  var roundedToUnit: Rational {
    let bound = Int64.max / (2 * Length.unitsPerPoint)
    guard numerator.magnitude <= bound.magnitude, denominator <= bound else { return self }
    let doubled = numerator * Length.unitsPerPoint * 2
    let half = numerator < 0 ? -denominator : denominator
    return Rational(Length(units: (doubled + half) / (2 * denominator)))
  }
}
