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
      let count = Int64(numbers.of(1 << 32...(1 << 33)))
      let whole = Int64(numbers.below(Int(Int32.max)))
      let rest = Int64(numbers.below(Int(count)))
      let (product, overflows) = whole.multipliedReportingOverflow(by: count)
      if overflows || product > Int64.max - rest { continue }
      let mean = MeanHeight(SizeEstimate(sum: Length(units: product + rest), count: count))
      let items = Int32(numbers.below(1 << 30))
      // Without the whole part, the product fits 64 bits.
      let expected = Int64(items) * whole + Int64(items) * rest / count
      #expect(mean.height(of: items) == expected)
      if whole > 0 {
        let exceeding = mean.count(exceeding: expected)
        #expect(mean.height(of: exceeding) > expected)
        #expect(mean.height(of: exceeding - 1) <= expected)
      }
    }
  }

  @Test func theLargestMeanOfTheMostItemsFits() {
    let mean = MeanHeight(SizeEstimate(Length.maximumItemHeight))
    #expect(mean.height(of: Int32.max - 1) == 2_147_483_647 * 2_147_483_646)
  }
}
