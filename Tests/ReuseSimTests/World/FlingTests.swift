import Testing

@testable import ReuseSim

/// Momentum is the same at every frame rate, in both directions, and goes as far as its closed form says.
@Suite struct FlingTests {
  private static func way(_ velocity: Int64, until microseconds: Int64) -> Length {
    var fling = Fling(start: .zero, velocity: .pt(velocity))
    return fling.advance(to: Time(microseconds: microseconds))
  }

  /// All the way of a fling, and when it was over, to the millisecond.
  private static func end(_ velocity: Int64) -> (way: Length, milliseconds: Int64) {
    var fling = Fling(start: .zero, velocity: .pt(velocity))
    var way = Length.zero
    var time: Int64 = 0
    while !fling.isOver {
      time += 1
      way = fling.advance(to: .ms(time))
    }
    return (way, time)
  }

  @Test(arguments: [2, 10, 100, 1000, 3200, 8000, 1_000_000] as [Int64])
  func goesAsFarAsTheClosedForm(_ velocity: Int64) {
    // 0.4995 v − 0.5 pt, and no more than a hundredth of a point beside it.
    let (way, _) = FlingTests.end(velocity)
    let closed = Length(units: velocity * 4995 * 48 / 100 - 2400)
    #expect((way - closed).magnitude <= Length(units: 48))
  }

  @Test(arguments: [10, 100, 1000, 3200, 8000, 1_000_000] as [Int64])
  func fastGoesAsFarAsTheClosedForm(_ velocity: Int64) {
    // 0.0995 v − 0.1 pt: between 0.985 and 0.995 pt/s are left, so a tenth of that.
    var fling = Fling(start: .zero, velocity: .pt(velocity), rate: .fast)
    let way = fling.advance(to: .ms(100_000))
    #expect(fling.isOver)
    let closed = Length(units: velocity * 995 * 48 / 100 - 480)
    #expect((way - closed).magnitude <= Length(units: 48))
  }

  @Test func stopsAtTheMillisecondOfItsEdge() {
    var fling = Fling(start: .ms(5), velocity: .pt(1000))
    // 0.999 pt in the first millisecond, 1.996 pt in two.
    let way = fling.advance(to: .ms(500), edge: .pt(1))
    #expect(fling.now == .ms(7))
    #expect(way > .pt(1) && way < .pt(2) && fling.isAt(.pt(1)))
    var back = Fling(start: .ms(5), velocity: .pt(-1000))
    #expect(back.advance(to: .ms(500), edge: .pt(-1)) == -way)
    var there = Fling(start: .zero, velocity: .pt(1000))
    #expect(there.advance(to: .ms(500), edge: .zero) == .zero)
  }

  @Test(arguments: [(1, 1), (2, 347), (1000, 3451), (1_000_000, 6900)] as [(Int64, Int64)])
  func stopsBelowAPointASecond(_ velocity: Int64, _ milliseconds: Int64) {
    // ln v ÷ −ln 0.998 milliseconds.
    let (_, time) = FlingTests.end(velocity)
    #expect((time - milliseconds).magnitude <= 1)
  }

  @Test(arguments: [1000, -4321, 8000] as [Int64])
  func doesNotDependOnTheFrameRate(_ velocity: Int64) {
    var places: [[Length]] = []
    for rate in [60, 90, 120, 144] as [Int64] {
      var fling = Fling(start: .zero, velocity: .pt(velocity))
      var common: [Length] = []
      for number in 0...(6 * rate) {
        let way = fling.advance(to: .ofFrame(number, rate: rate))
        // Every sixth of a second each of the rates has a frame.
        if number % (rate / 6) == 0 { common.append(way) }
      }
      places.append(common)
    }
    for other in places { #expect(other == places[0]) }
    #expect(places[0].count == 37)
  }

  @Test func isSymmetric() {
    for time in stride(from: Int64(0), to: 5_000_000, by: 33_333) {
      #expect(FlingTests.way(2345, until: time) == -FlingTests.way(-2345, until: time))
    }
  }

  @Test func neverTurnsBack() {
    var fling = Fling(start: .ms(10), velocity: .pt(700))
    var last = Length.zero
    for time in 0..<4000 as Range<Int64> {
      let way = fling.advance(to: Time(microseconds: time * 1700))
      #expect(way >= last)
      last = way
    }
    #expect(fling.isOver)
    #expect(fling.advance(to: .ms(1_000_000_000)) == last)
  }

  @Test(arguments: [0, 1, -1, 4799, -4799] as [Int64])
  func slowFlingIsOverBeforeItBegins(_ units: Int64) {
    var fling = Fling(start: .zero, velocity: Length(units: units))
    #expect(fling.isOver)
    #expect(fling.advance(to: .ms(100)) == .zero)
  }

  @Test func beforeItsStartItIsNowhere() {
    var fling = Fling(start: .ms(100), velocity: .pt(1000))
    #expect(fling.advance(to: .ms(50)) == .zero)
    #expect(fling.advance(to: .ms(100)) == .zero)
    #expect(fling.advance(to: .ms(101)) > .zero)
  }
}
