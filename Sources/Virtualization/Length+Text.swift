extension Length: CustomStringConvertible {
  /// This length in points: the shortest decimal, of at most four places, that parses back to it.
  ///
  /// `Length(units: 1600)` is `0.3333`, `Length(points: -12)` is `-12`.
  public var description: String {
    let magnitude = units.magnitude
    let unitsPerPoint = UInt64(Length.unitsPerPoint)
    let rest = magnitude % unitsPerPoint
    let sign = units < 0 ? "-" : ""
    return sign + String(magnitude / unitsPerPoint) + Length.shortestPlaces(of: rest)
  }

  /// The places of `rest` 1/4800 pt, with their point; nothing when `rest` is zero.
  private static func shortestPlaces(of rest: UInt64) -> String {
    if rest == 0 { return "" }
    let unitsPerPoint = UInt64(Length.unitsPerPoint)
    var scale: UInt64 = 1
    var places = 0
    var digits: UInt64 = 0
    // A unit is wider than two steps of the fourth place, so four places always suffice.
    repeat {
      scale *= 10
      places += 1
      digits = (2 * rest * scale + unitsPerPoint) / (2 * unitsPerPoint)
    } while (2 * digits * unitsPerPoint + scale) / (2 * scale) != rest
    let text = String(digits)
    return "." + String(repeating: "0", count: places - text.utf8.count) + text
  }

  /// Makes the length that is nearest to a decimal number of points, or is exactly a fraction of them.
  ///
  /// A decimal is digits, perhaps with a sign before and a point and more digits after: `44`, `-12.5`.
  /// It is rounded to the nearest 1/4800 pt, halves away from zero. A fraction is digits, a slash and
  /// digits, perhaps with a sign before: `1/3`. It must be a whole number of 1/4800 pt.
  ///
  /// The result is `nil` when the text is neither, when a fraction is not exact or divides by zero, and
  /// when the length does not fit 64 bits.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init?(decimal text: String) {
    var bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let parsed: UInt64?
    if let slash = bytes.firstIndex(of: UInt8(ascii: "/")) {
      parsed = Length.exactUnits(numerator: bytes[..<slash], denominator: bytes[(slash + 1)...])
    } else if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
      parsed = Length.roundedUnits(whole: bytes[..<point], places: bytes[(point + 1)...])
    } else {
      parsed = Length.wholeUnits(bytes[...])
    }
    guard let magnitude = parsed else { return nil }
    if magnitude <= UInt64(Int64.max) {
      self.init(units: isNegative ? -Int64(magnitude) : Int64(magnitude))
    } else if isNegative && magnitude == Int64.min.magnitude {
      self.init(units: Int64.min)
    } else {
      return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    if digits.isEmpty { return nil }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(digit)
      if overflows || carries { return nil }
      value = sum
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    guard byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") else { return nil }
    return UInt64(byte - UInt8(ascii: "0"))
  }

  private static func wholeUnits(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard let points = number(digits) else { return nil }
    let (units, overflows) = points.multipliedReportingOverflow(by: UInt64(unitsPerPoint))
    return overflows ? nil : units
  }

  private static func exactUnits(
    numerator: ArraySlice<UInt8>, denominator: ArraySlice<UInt8>
  ) -> UInt64? {
    guard let dividend = number(numerator), let divisor = number(denominator), divisor > 0
    else { return nil }
    let product = dividend.multipliedFullWidth(by: UInt64(unitsPerPoint))
    if product.high >= divisor { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    return remainder == 0 ? quotient : nil
  }

  private static func roundedUnits(
    whole: ArraySlice<UInt8>, places: ArraySlice<UInt8>
  ) -> UInt64? {
    guard let units = wholeUnits(whole), !places.isEmpty else { return nil }
    // Long multiplication from the last place on, so that any number of places rounds exactly.
    var carry: UInt64 = 0
    var firstPlace: UInt64 = 0
    for byte in places.reversed() {
      guard let digit = digit(byte) else { return nil }
      let product = digit * UInt64(unitsPerPoint) + carry
      firstPlace = product % 10
      carry = product / 10
    }
    let rest = carry + (firstPlace >= 5 ? 1 : 0)
    let (sum, overflows) = units.addingReportingOverflow(rest)
    return overflows ? nil : sum
  }
}
