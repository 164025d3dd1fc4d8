import Testing

@testable import ReuseSim

/// Fractions are exact, or `nil`: never rounded, never wrapped.
@Suite struct RationalTests {
  /// A number of 128 bits with its sign apart, the plainest wide arithmetic there is.
  private struct Wide: Equatable {
    var isNegative: Bool
    var high: UInt64
    var low: UInt64

    init(_ left: Int64, times right: Int64) {
      let (high, low) = left.magnitude.multipliedFullWidth(by: right.magnitude)
      self.init(isNegative: (left < 0) != (right < 0) && (high, low) != (0, 0), high, low)
    }

    init(isNegative: Bool, _ high: UInt64, _ low: UInt64) {
      self.isNegative = isNegative
      self.high = high
      self.low = low
    }

    static func + (left: Wide, right: Wide) -> Wide {
      if left.isNegative == right.isNegative {
        let (low, carry) = left.low.addingReportingOverflow(right.low)
        return Wide(isNegative: left.isNegative, left.high + right.high + (carry ? 1 : 0), low)
      }
      let isLess = (left.high, left.low) < (right.high, right.low)
      let (large, small) = isLess ? (right, left) : (left, right)
      let (low, borrow) = large.low.subtractingReportingOverflow(small.low)
      let high = large.high - small.high - (borrow ? 1 : 0)
      return Wide(isNegative: large.isNegative && (high, low) != (0, 0), high, low)
    }

    static prefix func - (value: Wide) -> Wide {
      Wide(
        isNegative: !value.isNegative && (value.high, value.low) != (0, 0), value.high, value.low)
    }

    static func < (left: Wide, right: Wide) -> Bool { (left + -right).isNegative }
  }

  /// Numbers around everything that can go wrong.
  static let edges: [Int64] = [
    0, 1, -1, 2, -3, 7, 4800, -4800, 1 << 31, -(1 << 31) - 1, 1 << 62, -(1 << 62), .max, .max - 1,
    .min + 1, .min,
  ]

  private static func fractions() -> [Rational] {
    var fractions: Set<Rational> = []
    for top in edges {
      for bottom in edges { Rational(top, over: bottom).map { _ = fractions.insert($0) } }
    }
    var draws = Draws(seed: 1)
    for _ in 0..<60 {
      let shift = UInt64(draws.below(60))
      let top = Int64(bitPattern: draws.bits()) >> shift
      let bottom = Int64(bitPattern: draws.bits()) >> shift
      Rational(top, over: bottom).map { _ = fractions.insert($0) }
    }
    return fractions.sorted {
      ($0.numerator, $0.denominator) < ($1.numerator, $1.denominator)
    }
  }

  @Test func isInLowestTermsWithAPositiveDenominator() {
    for top in RationalTests.edges {
      for bottom in RationalTests.edges {
        guard let fraction = Rational(top, over: bottom) else { continue }
        #expect(fraction.denominator > 0)
        #expect(Wide(fraction.numerator, times: bottom) == Wide(top, times: fraction.denominator))
        let again = Rational(fraction.numerator, over: fraction.denominator)
        #expect(again == fraction)
      }
    }
  }

  @Test(
    arguments: [
      (0, 5, 0, 1), (0, -5, 0, 1), (6, 4, 3, 2), (-6, 4, -3, 2), (6, -4, -3, 2), (-6, -4, 3, 2),
      (.max, .max, 1, 1), (.min, .min, 1, 1), (.min + 1, 1, .min + 1, 1), (.min, 2, -(1 << 62), 1),
      (.min, 1, .min, 1),
      (.min, 3, .min, 3), (1 << 62, -2, -(1 << 61), 1),
    ] as [(Int64, Int64, Int64, Int64)])
  func reduces(_ top: Int64, _ bottom: Int64, _ numerator: Int64, _ denominator: Int64) {
    let fraction = Rational(top, over: bottom)
    #expect(fraction?.numerator == numerator)
    #expect(fraction?.denominator == denominator)
  }

  @Test(
    arguments: [(1, 0), (0, 0), (.min, 0), (1, .min), (.min, -1), (3, .min)] as [(Int64, Int64)])
  func refusesWhatDoesNotFit(_ top: Int64, _ bottom: Int64) {
    #expect(Rational(top, over: bottom) == nil)
  }

  /// Every result equals what wide arithmetic says; it is missing only if it does not fit.
  @Test func sumsAndDifferencesAreExact() {
    let fractions = RationalTests.fractions()
    for left in fractions {
      for right in fractions {
        let leftPart = Wide(left.numerator, times: right.denominator)
        let rightPart = Wide(right.numerator, times: left.denominator)
        #expect(left.isLess(than: right) == (leftPart < rightPart))
        if left.denominator == right.denominator && left.denominator == 1 {
          let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
          #expect(left.adding(right) == (overflow ? nil : Rational(sum)))
          let (rest, tooLarge) = left.numerator.subtractingReportingOverflow(right.numerator)
          #expect(left.subtracting(right) == (tooLarge ? nil : Rational(rest)))
        }
        // Back again is the identity.
        if let sum = left.adding(right), let back = sum.subtracting(right) { #expect(back == left) }
        if let rest = left.subtracting(right), let back = rest.adding(right) {
          #expect(back == left)
        }
        #expect(left.adding(right) == right.adding(left))
      }
    }
  }

  @Test func productsAndQuotientsAreExact() {
    let fractions = RationalTests.fractions()
    for left in fractions {
      for right in fractions {
        let product = left.multiplied(by: right)
        #expect(product == right.multiplied(by: left))
        if let product, product.denominator == 1, left.denominator == 1 && right.denominator == 1 {
          #expect(
            Wide(product.numerator, times: 1) == Wide(left.numerator, times: right.numerator))
        }
        if let product, right.numerator != 0, let back = product.divided(by: right) {
          #expect(back == left)
        }
        if let quotient = left.divided(by: right), let back = quotient.multiplied(by: right) {
          #expect(back == left)
        }
      }
      #expect(left.divided(by: .zero) == nil)
    }
  }

  @Test func smallArithmeticIsNeverMissing() {
    for top in -6...6 as ClosedRange<Int64> {
      for bottom in 1...6 as ClosedRange<Int64> {
        for other in -6...6 as ClosedRange<Int64> {
          for below in 1...6 as ClosedRange<Int64> {
            guard let left = Rational(top, over: bottom), let right = Rational(other, over: below)
            else {
              Issue.record("a small fraction is missing")
              continue
            }
            #expect(
              left.adding(right) == Rational(top * below + other * bottom, over: bottom * below))
            #expect(
              left.subtracting(right)
                == Rational(top * below - other * bottom, over: bottom * below))
            #expect(left.multiplied(by: right) == Rational(top * other, over: bottom * below))
            #expect(left.divided(by: right) == Rational(top * below, over: bottom * other))
            #expect(left.isLess(than: right) == (top * below < other * bottom))
          }
        }
      }
    }
  }

  /// What fits is found although parts of it do not.
  @Test func reducesBeforeItMultiplies() {
    let third = Rational(1, over: 3)
    let huge = Rational(Int64.max / 3 * 3)
    #expect(third.flatMap { huge.multiplied(by: $0) } == Rational(Int64.max / 3))
    let small = Rational(1, over: 1 << 62)
    #expect(small.flatMap { $0.adding($0) } == Rational(1, over: 1 << 61))
    #expect(Rational(.max).negated == Rational(-.max))
    #expect(Rational(Int64.max).adding(Rational(1)) == nil)
  }

  @Test(
    arguments: [
      (Length(units: 0), 0, 1), (Length(units: 4800), 1, 1), (Length(units: 1600), 1, 3),
      (Length(units: -1), -1, 4800), (Length(units: .max), .max, 4800),
    ] as [(Length, Int64, Int64)])
  func lengthsCountInPoints(_ length: Length, _ numerator: Int64, _ denominator: Int64) {
    let points = Rational(length)
    #expect(points == Rational(numerator, over: denominator))
    #expect(points.length == length)
  }

  @Test func notEveryFractionIsALength() {
    #expect(Rational(1, over: 7)?.length == nil)
    #expect(Rational(1, over: 9600)?.length == nil)
    #expect(Rational(Int64.max).length == nil)
    #expect(Rational(Int64.max / 4800).length == Length(units: Int64.max / 4800 * 4800))
  }

  @Test(
    arguments: [
      (1, 2, "0.5"), (-1, 2, "-0.5"), (0, 1, "0"), (1, 3, "0.3333"), (2, 3, "0.6667"),
      (-7, 1, "-7"), (1, 1_000_000_000, "0.000000001"), (123_456_789, 1_000_000_000, "0.123456789"),
      (.max, 1, "9223372036854775807"), (.min, 1, "-9223372036854775808"),
      // At most nine places, rounded to the nearest.
      (1, 7, "0.142857143"), (-1, 7, "-0.142857143"), (1, 3_000_000_000, "1/3000000000"),
      (-1, 3_000_000_000, "-1/3000000000"), (-1, 2_000_000_000, "-0.000000001"),
      (9_999_999_999, 10_000_000_000, "1"), (19_999_999_999, 10_000_000_000, "2"),
      (.max - 1, .max, "1"), (1, .max, "1/9223372036854775807"), (7, 8_000_000_000, "0.000000001"),
    ] as [(Int64, Int64, String)])
  func isWrittenAsADecimal(_ top: Int64, _ bottom: Int64, _ text: String) {
    #expect(Rational(top, over: bottom)?.decimalText == text)
  }
}
