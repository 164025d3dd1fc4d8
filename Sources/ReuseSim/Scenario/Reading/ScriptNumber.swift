/// A number as it is written, without a sign.
struct ScriptNumber: Hashable, Sendable {
  /// The digits before the point.
  var whole: UInt64
  /// The digits after it, in millionths.
  var millionths: Int64

  /// Whether it is written without a fraction.
  var isWhole: Bool { millionths == 0 }

  /// The exact value; `nil` when it is too large to be one.
  var rational: Rational? {
    guard whole <= UInt64(ScriptLimits.number) else { return nil }
    return Rational(Int64(whole) * 1_000_000 + millionths, over: 1_000_000)
  }

  /// The value as points, rounded to the nearest 1/4800 pt, halves up; `nil` when it is too large.
  var length: Length? {
    guard whole <= UInt64(ScriptLimits.number) else { return nil }
    let rest = (millionths * Length.unitsPerPoint + 500_000) / 1_000_000
    return Length(units: Int64(whole) * Length.unitsPerPoint + rest)
  }
}
