extension Length {
  /// `length` × `numerator` ÷ `denominator`, rounded towards zero.
  ///
  /// - Precondition: `0 <= numerator <= denominator` and `denominator > 0`.
  static func product(_ length: Length, _ numerator: Int64, over denominator: Int64) -> Length {
    Length(
      units: denominator.dividingFullWidth(length.units.multipliedFullWidth(by: numerator))
        .quotient)
  }
}
