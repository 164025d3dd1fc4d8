/// A point of simulated time, or a span of it: whole microseconds since the start of the run.
///
/// Nothing in the library reads a real clock.
public struct Time: Hashable, Comparable, Sendable {
  /// The count of microseconds.
  public var microseconds: Int64

  /// The start of the run; no time.
  public static let zero = Time(microseconds: 0)

  /// Makes a time of whole microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes a time of whole milliseconds.
  public init(milliseconds: Int64) {
    self.microseconds = milliseconds * 1000
  }

  public static func < (left: Time, right: Time) -> Bool {
    left.microseconds < right.microseconds
  }

  public static func + (left: Time, right: Time) -> Time {
    Time(microseconds: left.microseconds + right.microseconds)
  }

  public static func - (left: Time, right: Time) -> Time {
    Time(microseconds: left.microseconds - right.microseconds)
  }

  /// When frame `number` of a display with `rate` frames a second is shown; computed from the number, so
  /// that no rounding adds up.
  public static func ofFrame(_ number: Int64, rate: Int64) -> Time {
    let (high, low) = number.multipliedFullWidth(by: 1_000_000)
    return Time(microseconds: rate.dividingFullWidth((high, low)).quotient)
  }
}
