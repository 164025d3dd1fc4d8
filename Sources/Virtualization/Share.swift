/// A part of a whole, from nothing to all of it.
public struct Share: Hashable, Sendable {
  /// How many parts it is, without a common divisor with `whole`.
  public let part: Int64
  /// How many parts the whole has.
  public let whole: Int64

  /// Nothing.
  public static let none = Share(0, of: 1)
  /// Half of it.
  public static let half = Share(1, of: 2)
  /// All of it.
  public static let all = Share(1, of: 1)

  /// Makes a share.
  ///
  /// - Precondition: `0 <= part <= whole` and `whole > 0`.
  public init(_ part: Int64, of whole: Int64) {
    precondition(whole > 0 && part >= 0 && part <= whole, "a share is none to all of a whole")
    var (larger, smaller) = (whole, part)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    self.part = part / larger
    self.whole = whole / larger
  }

  /// This share of a length, rounded towards the start to a whole unit.
  public func of(_ length: Length) -> Length { length.scaled(by: part, over: whole) }
}

extension Length {
  /// This length × `numerator` ÷ `denominator`, rounded towards the start to a whole unit.
  ///
  /// - Precondition: `denominator > 0`, and the result fits 64 bits.
  func scaled(by numerator: Int64, over denominator: Int64) -> Length {
    let product = units.multipliedFullWidth(by: numerator)
    let (quotient, remainder) = denominator.dividingFullWidth(product)
    return Length(units: remainder < 0 ? quotient - 1 : quotient)
  }
}
