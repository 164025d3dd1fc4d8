import Testing

@testable import ReuseSim

/// The spring that brings content back goes the way that its equation says.
@Suite struct SpringTests {
  /// Where it is, from (x₀ + (v₀ + 10 x₀) t) e^(−10 t) with 60 digits, cut to whole units.
  struct Row: Sendable {
    var displacement: Int64
    var velocity: Int64
    var milliseconds: Int64
    var units: Int64
  }

  static let rows: [Row] = [
    Row(displacement: 100, velocity: 0, milliseconds: 100, units: 353_164),
    Row(displacement: 100, velocity: 0, milliseconds: 200, units: 194_882),
    Row(displacement: 100, velocity: 0, milliseconds: 500, units: 19_405),
    Row(displacement: 0, velocity: 1000, milliseconds: 50, units: 145_567),
    Row(displacement: 0, velocity: 1000, milliseconds: 100, units: 176_582),
    Row(displacement: 0, velocity: 1000, milliseconds: 400, units: 35_166),
    Row(displacement: 0, velocity: 8000, milliseconds: 100, units: 1_412_657),
    Row(displacement: 52, velocity: -300, milliseconds: 100, units: 130_670),
    Row(displacement: 400, velocity: 2000, milliseconds: 250, units: 748_615),
    Row(displacement: 400, velocity: 2000, milliseconds: 700, units: 20_134),
  ]

  private static func spring(_ displacement: Int64, _ velocity: Int64) -> Spring {
    Spring(
      start: .zero, displacement: .pt(displacement),
      fineVelocity: Length(points: velocity).units * Fling.fineness, scale: 3, rate: .normal)
  }

  @Test(arguments: rows) func isWhereItsEquationSays(_ row: Row) {
    var spring = SpringTests.spring(row.displacement, row.velocity)
    let units = spring.advance(to: .ms(row.milliseconds)).units
    #expect((units - row.units).magnitude <= 1)
    var mirrored = SpringTests.spring(-row.displacement, -row.velocity)
    #expect(mirrored.advance(to: .ms(row.milliseconds)).units == -units)
  }

  @Test func doesNotDependOnItsSteps() {
    var once = SpringTests.spring(0, 5000)
    var often = once
    for time in stride(from: Int64(0), to: 1_000_000, by: 3_337) {
      _ = often.advance(to: Time(microseconds: time))
    }
    #expect(often.advance(to: .ms(1000)) == once.advance(to: .ms(1000)))
    #expect(!once.isOver)
  }

  @Test(arguments: [(100, 0), (0, 900), (-40, -1), (0, 0)] as [(Int64, Int64)])
  func endsAtTheEdge(_ displacement: Int64, _ velocity: Int64) {
    var spring = SpringTests.spring(displacement, velocity)
    var last = Length.zero
    var time: Int64 = 0
    while !spring.isOver && time < 5000 {
      time += 1
      last = spring.advance(to: .ms(time))
    }
    #expect(spring.isOver && !spring.hasCrossed)
    #expect(last == .zero)
    // It ends when less than half of a third of a point is left: e^(-10 t) (1 + 10 t) of 100 pt within 1.1 s.
    #expect(time < 1100)
  }

  @Test func fastInwardsItCrossesItsEdge() {
    // From 50 pt beyond at 1000 pt/s back: u = -1000 + 500, so x = 0 at t = 0.1 s; v is -500 e^(-1) = -183.9 there.
    var spring = SpringTests.spring(50, -1000)
    #expect(spring.advance(to: .ms(99)) > .zero)
    #expect(!spring.hasCrossed)
    let place = spring.advance(to: .ms(500))
    #expect(spring.hasCrossed && place <= .zero && place > .pt(-1))
    let velocity = spring.fineVelocity / Fling.fineness
    #expect(velocity < -178 * 4800 && velocity > -185 * 4800)
  }
}
