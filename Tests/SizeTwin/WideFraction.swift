import Virtualization

/// Fractions of lengths, the slow way: with no product wider than the 64 bits that all else has.
package enum WideFraction {
  /// ⌊`items` × sum ÷ count⌋ of an estimate, by doubling: each bit of `items` doubles what the bits before
  /// it came to, and adds the estimate once if it is set.
  package static func floor(_ items: Int64, times estimate: SizeEstimate) -> Int64 {
    let divisor = UInt64(estimate.count)
    let (whole, rest) = UInt64(estimate.sum.units).quotientAndRemainder(dividingBy: divisor)
    var quotient: UInt64 = 0
    var remainder: UInt64 = 0
    var bit = UInt64(1) << 31
    while bit > 0 {
      quotient *= 2
      remainder *= 2
      if UInt64(items) & bit != 0 {
        quotient += whole
        // The sum fits: both remainders are below 2^63.
        if remainder >= divisor {
          remainder -= divisor
          quotient += 1
        }
        remainder += rest
      }
      if remainder >= divisor {
        remainder -= divisor
        quotient += 1
      }
      bit >>= 1
    }
    return Int64(quotient)
  }
}
