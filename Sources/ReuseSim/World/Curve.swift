/// How a movement spends its time.
public enum Curve: String, CaseIterable, Sendable {
  /// Evenly.
  case linear
  /// Slowly at both ends: after the part t of the time, t²(3 − 2t) of the way is done.
  case eased

  /// What part of the way is done after a part of the time.
  ///
  /// For an eased movement t counts in 2⁻²⁰, rounded down, and so does the result.
  ///
  /// - Precondition: `0 <= elapsed <= duration`.
  func progress(_ elapsed: Int64, of duration: Int64) -> (done: Int64, whole: Int64) {
    if self == .linear || duration == 0 { return (elapsed, duration) }
    let whole: Int64 = 1 << 20
    let part = Length.product(Length(units: whole), elapsed, over: duration).units
    return ((part * part * (3 * whole - 2 * part)) >> 40, whole)
  }
}
