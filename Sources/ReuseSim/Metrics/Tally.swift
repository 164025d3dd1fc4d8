/// A sum of lengths in units that says when it does not fit 64 bits.
struct Sum: Hashable, Sendable {
  /// The sum; the last one that fitted.
  private(set) var value: Int64 = 0
  /// Whether something was added that did not fit.
  private(set) var isOverflown = false

  /// Adds an amount.
  mutating func add(_ amount: Int64) {
    let (sum, overflow) = value.addingReportingOverflow(amount)
    if overflow { isOverflown = true } else { value = sum }
  }
}

/// The largest and the sum of some magnitudes, in units.
struct Tally: Hashable, Sendable {
  /// The largest.
  private(set) var max: Int64 = 0
  /// The sum.
  private(set) var total = Sum()

  /// Takes note of one.
  mutating func add(_ magnitude: Int64) {
    max = Swift.max(max, magnitude)
    total.add(magnitude)
  }
}
