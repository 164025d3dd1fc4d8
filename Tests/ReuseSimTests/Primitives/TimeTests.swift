import Testing

@testable import ReuseSim

/// Frame times come from frame numbers, rounded down once.
@Suite struct TimeTests {
  @Test(arguments: [1, 24, 60, 90, 120, 144, 240, 1000] as [Int64])
  func framesComeFromTheirNumbers(_ rate: Int64) {
    for number in 0...(3 * rate) {
      let time = Time.ofFrame(number, rate: rate).microseconds
      #expect(time * rate <= number * 1_000_000 && (time + 1) * rate > number * 1_000_000)
    }
    #expect(Time.ofFrame(7200 * rate, rate: rate) == Time(milliseconds: 7_200_000))
  }

  @Test func noProductWraps() {
    #expect(Time.ofFrame(.max, rate: 1_000_000) == Time(microseconds: .max))
    #expect(Time.ofFrame(1 << 60, rate: 1 << 50) == Time(microseconds: 1_000_000 << 10))
  }

  @Test func countsAndCompares() {
    let (early, late) = (Time(milliseconds: 3), Time(microseconds: 3001))
    #expect(early < late)
    #expect(late - early == Time(microseconds: 1))
    #expect(early + Time(microseconds: 1) == late)
    #expect(Time.zero == Time(microseconds: 0))
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.000001"), (-1, "-0.000001"), (16_666, "0.016666"), (1_500_000, "1.5"),
      (100_000, "0.1"), (7_000_000, "7"), (-7_050_000, "-7.05"), (.max, "9223372036854.775807"),
      (.min, "-9223372036854.775808"),
    ] as [(Int64, String)])
  func isWrittenInSeconds(_ microseconds: Int64, _ text: String) {
    #expect(Time(microseconds: microseconds).secondsText == text)
  }
}
