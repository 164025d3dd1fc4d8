/// How single values are written.
enum CanonicalText {
  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `value` ÷ 10^`places` as a decimal without needless zeros; `value` is not negative.
  static func decimal(_ value: UInt64, places: Int) -> String {
    var divisor: UInt64 = 1
    for _ in 0..<places { divisor *= 10 }
    let whole = String(value / divisor)
    var rest = value % divisor
    if rest == 0 { return whole }
    var digits = places
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let fraction = String(rest)
    return whole + "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
  }
}

extension Time {
  /// How it is written: below a second in milliseconds, else in seconds.
  var text: String {
    let sign = microseconds < 0 ? "-" : ""
    let size = microseconds.magnitude
    let isShort = size > 0 && size < 1_000_000
    let number = CanonicalText.decimal(size, places: isShort ? 3 : 6)
    return sign + number + (isShort ? Word.milliseconds : Word.seconds).rawValue
  }
}

extension Rational {
  /// How it is written in an expression: a decimal if that is exact, else a fraction in parentheses.
  var text: String {
    let sign = numerator < 0 ? "-" : ""
    let million: Int64 = 1_000_000
    if million % denominator == 0 {
      let (value, overflow) = numerator.magnitude.multipliedReportingOverflow(
        by: UInt64(million / denominator))
      if !overflow { return sign + CanonicalText.decimal(value, places: 6) }
    }
    return "(\(numerator)/\(denominator))"
  }
}
