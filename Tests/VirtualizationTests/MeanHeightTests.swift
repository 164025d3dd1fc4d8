import SizeTwin
import Testing

@testable import Virtualization

@Suite struct MeanHeightTests {
  @Test func smallFractionsAreFloors() {
    for sum in Int64(0)..<12 {
      for count in Int64(1)..<8 {
        let mean = MeanHeight(SizeEstimate(sum: Length(units: sum), count: count))
        for items in Int32(0)..<20 {
          #expect(mean.height(of: items) == Int64(items) * sum / count)
        }
      }
    }
  }

  @Test func countsTheItemsThatExceedAHeight() {
    for sum in Int64(1)..<12 {
      for count in Int64(1)..<8 {
        let mean = MeanHeight(SizeEstimate(sum: Length(units: sum), count: count))
        for height in Int64(0)..<30 {
          let items = mean.count(exceeding: height)
          #expect(mean.height(of: items) > height)
          #expect(mean.height(of: items - 1) <= height)
        }
      }
    }
  }

  @Test func wideProductsAreExact() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<2000 {
      let count = Int64(numbers.of(1...(1 << numbers.of(1...32))))
      let whole = Int64(numbers.below(Int(Int32.max)))
      let (product, overflows) = whole.multipliedReportingOverflow(by: count)
      if overflows || product > Int64.max - count { continue }
      let sum = product + Int64(numbers.below(Int(count)))
      let estimate = SizeEstimate(sum: Length(units: sum), count: count)
      let mean = MeanHeight(estimate)
      let items = Int64(numbers.below(1 << 30))
      let height = mean.height(of: Int32(items))
      #expect(height == WideFraction.floor(items, times: estimate))
      // Between n × sum and n × sum less a whole count, in 128 bits.
      #expect(!isLess(Wide(items, times: sum), Wide(height, times: count)))
      #expect(isLess(Wide(items, times: sum), Wide(height + 1, times: count)))
      if whole == 0 { continue }
      let exceeding = Int64(mean.count(exceeding: height))
      #expect(WideFraction.floor(exceeding, times: estimate) > height)
      #expect(WideFraction.floor(exceeding - 1, times: estimate) <= height)
    }
  }

  /// A product of two numbers below 2^63, by the rule of school, in digits of 32 bits.
  private struct Wide: Equatable {
    var high: UInt64
    var low: UInt64

    init(_ left: Int64, times right: Int64) {
      let mask: UInt64 = 0xFFFF_FFFF
      let (a, b) = (UInt64(left) >> 32, UInt64(left) & mask)
      let (c, d) = (UInt64(right) >> 32, UInt64(right) & mask)
      let carry = (b * d) >> 32 + (a * d) & mask + (b * c) & mask
      low = (carry << 32) | (b * d) & mask
      high = a * c + (a * d) >> 32 + (b * c) >> 32 + carry >> 32
    }
  }

  private func isLess(_ left: Wide, _ right: Wide) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  @Test func productsOfSchoolAreThoseOfTheProcessor() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<1000 {
      let (left, right) = (Int64(numbers.next() >> 1), Int64(numbers.next() >> 1))
      let product = left.multipliedFullWidth(by: right)
      let wide = Wide(left, times: right)
      #expect(wide.high == UInt64(product.high) && wide.low == product.low)
    }
  }

  @Test func theLargestMeanOfTheMostItemsFits() {
    let mean = MeanHeight(SizeEstimate(Length.maximumSlotHeight))
    #expect(mean.height(of: Int32.max - 1) == 2_627_483_647 * 2_147_483_646)
  }
}
