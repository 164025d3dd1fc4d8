import Testing

@testable import ReuseSim

@Suite struct LatencyTests {
  private static func attempt(
    _ item: Int64, part: Int = 0, number: Int64 = 0
  ) -> Latency.Attempt {
    Latency.Attempt(item: ItemID(item), part: part, number: number)
  }

  private static let latency = Latency(seed: 1)

  @Test func fixedAndTableAreWhatTheySay() {
    let table = LatencyModel.table(
      [.init(ItemID(0), .ms(800)), .init(ItemID(6), .ms(200)), .init(ItemID(7), .zero)],
      otherwise: .ms(300))
    let times = (0..<9).map { LatencyTests.latency.time(of: LatencyTests.attempt($0), table) }
    #expect(times == [800, 300, 300, 300, 300, 300, 200, 0, 300].map { Time.ms($0) })
    let empty = LatencyModel.table([], otherwise: .ms(5))
    #expect(LatencyTests.latency.time(of: LatencyTests.attempt(3), empty) == .ms(5))
    #expect(LatencyTests.latency.time(of: LatencyTests.attempt(9), .fixed(.ms(7))) == .ms(7))
  }

  /// Every microsecond of a range can be drawn, both bounds too, and about equally often.
  @Test func rangesAreEven() {
    let range = LatencyModel.range(Time(microseconds: 10), Time(microseconds: 13))
    var counts: [Int64: Int] = [:]
    for item in 0..<4000 {
      let time = LatencyTests.latency.time(of: LatencyTests.attempt(Int64(item)), range)
      counts[time.microseconds, default: 0] += 1
    }
    #expect(counts.keys.sorted() == [10, 11, 12, 13])
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
    let point = LatencyModel.range(.ms(4), .ms(4))
    #expect(LatencyTests.latency.time(of: LatencyTests.attempt(0), point) == .ms(4))
  }

  /// The app's delays are drawn like answers, and are no answers' draws.
  @Test func delaysAreEven() {
    var counts: [Int64: Int] = [:]
    for start in 0..<2000 {
      for number in [0, 1] as [UInt64] {
        let time = LatencyTests.latency.delay(
          from: Time(microseconds: 10), to: Time(microseconds: 13),
          at: Time(microseconds: Int64(start)), number: number)
        counts[time.microseconds, default: 0] += 1
      }
    }
    #expect(counts.keys.sorted() == [10, 11, 12, 13])
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
    let most = LatencyTests.latency.delay(from: .zero, to: .ms(1), at: .ms(5), number: .max)
    #expect(most <= .ms(1))
  }

  /// The recipe of the heavy tail, from given bits: one zero more doubles, the rest says how far to the next doubling.
  @Test(
    arguments: [
      (1 << 62, 100), (1 << 62 | 1 << 61, 150), ((1 << 63) - 1, 199), (1 << 61, 200),
      (1 << 61 | 1 << 60, 300), (1 << 61 | 1 << 59, 250), (1 << 60, 400), (1 << 59, 800),
      ((1 << 60) - 1, 1000), (1, 1000), (0, 1000),
    ] as [(UInt64, Int64)])
  func tailIsDoubled(_ bits: UInt64, _ microseconds: Int64) {
    let time = Latency.heavy(
      from: Time(microseconds: 100), to: Time(microseconds: 1000), bits)
    #expect(time.microseconds == microseconds)
  }

  @Test func shortestTailDoesNotStop() {
    #expect(Latency.heavy(from: .zero, to: .ms(5), 0) == .zero)
    #expect(Latency.heavy(from: .ms(5), to: .ms(5), 1) == .ms(5))
    let day = Time(milliseconds: 86_400_000)
    #expect(Latency.heavy(from: Time(microseconds: 1), to: day, 0) == day)
    // 62 zeros before a last one: no bit is left to say how far on the way it is.
    #expect(Latency.heavy(from: Time(microseconds: 1), to: day, 1) == day)
  }

  /// Half of all times are under twice the lowest, half of the others under four times, and so on to the cap.
  @Test func tailIsHeavy() {
    let model = LatencyModel.heavy(.ms(80), .ms(5000))
    let count = 16_000
    var times: [Time] = []
    for item in 0..<count {
      times.append(LatencyTests.latency.time(of: LatencyTests.attempt(Int64(item)), model))
    }
    for doublings in 1...5 {
      let over = times.count { $0 >= .ms(80 << Int64(doublings)) }
      let expected = count >> doublings
      #expect(abs(over - expected) < 4 * Int(Double(expected).squareRoot()), "\(doublings)")
    }
    #expect(times.min().map { $0 >= .ms(80) } == true)
    #expect(times.max() == .ms(5000))
  }

  @Test func failuresAreWhatTheySay() {
    let latency = LatencyTests.latency
    let always = FailureModel.items([ItemID(3), ItemID(9)], times: nil)
    #expect((0..<12).filter { latency.fails(LatencyTests.attempt($0), always) } == [3, 9])
    let twice = FailureModel.items([ItemID(3)], times: 2)
    #expect(
      (0..<4).map { latency.fails(LatencyTests.attempt(3, number: $0), twice) }
        == [true, true, false, false])
    let failed = (0..<10_000).count {
      latency.fails(LatencyTests.attempt(Int64($0)), .chance(1, of: 10))
    }
    #expect((880...1120).contains(failed))
    #expect((0..<50).allSatisfy { latency.fails(LatencyTests.attempt($0), .chance(7, of: 7)) })
  }

  /// A draw depends on seed, part, item and attempt, and on nothing else; each of them makes a difference.
  @Test func drawsAreIndependent() {
    let range = LatencyModel.range(.zero, .ms(500_000))
    var times: Set<Time> = []
    for item in 0..<40 as Range<Int64> {
      for part in 0..<2 {
        for number in 0..<3 as Range<Int64> {
          let attempt = LatencyTests.attempt(item, part: part, number: number)
          times.insert(LatencyTests.latency.time(of: attempt, range))
          times.insert(Latency(seed: 2).time(of: attempt, range))
        }
      }
    }
    #expect(times.count == 480)
  }

  /// Whether an attempt fails says nothing about how long it takes.
  @Test func failuresDoNotFollowLatencies() {
    let latency = LatencyTests.latency
    var both = 0
    for item in 0..<4000 as Range<Int64> {
      let attempt = LatencyTests.attempt(item)
      let isShort = latency.time(of: attempt, .range(.zero, .ms(1000))) < .ms(500)
      if isShort && latency.fails(attempt, .chance(1, of: 2)) { both += 1 }
    }
    #expect((900...1100).contains(both))
  }
}
