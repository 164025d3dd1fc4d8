import Testing

@testable import ReuseSim

/// A finger is where its path says, and leaves the velocity of its last part.
@Suite struct FingerTests {
  private static func finger(_ points: [(Int64, Int64)], lifts: Bool = true) -> Finger {
    Finger(
      start: .ms(1000),
      path: points.map { FingerPoint(time: .ms($0.0), y: .pt($0.1)) }, lifts: lifts)
  }

  @Test func goesAlongItsPath() {
    var finger = FingerTests.finger([(0, 600), (100, 500), (150, 420), (250, 520)])
    let ways = [900, 1000, 1050, 1100, 1125, 1150, 1200, 1250, 9000].map {
      finger.advance(to: .ms($0))
    }
    #expect(ways == [0, 0, 50, 50, 40, 40, -50, -50, 0].map { .pt($0) })
    #expect(finger.end == .ms(1250))
  }

  @Test func skipsPointsInALongFrame() {
    var finger = FingerTests.finger([(0, 600), (100, 500), (150, 420), (250, 520)])
    #expect(finger.advance(to: .ms(1200)) == .pt(130))
    #expect(finger.advance(to: .ms(5000)) == .pt(-50))
  }

  @Test(
    arguments: [
      ([(0, 600), (100, 500), (150, 420)], 1600), ([(0, 420), (50, 500)], -1600),
      ([(0, 600), (100, 500), (199, 500)], 1000), ([(0, 600), (100, 500), (200, 500)], 0),
      ([(0, 600), (100, 500), (150, 500), (190, 500)], 1000), ([(0, 600)], 0),
      ([(0, 600), (300, 600)], 0),
    ] as [([(Int64, Int64)], Int64)])
  func leavesItsLastSpeed(_ points: [(Int64, Int64)], _ velocity: Int64) {
    #expect(FingerTests.finger(points).releaseVelocity == .pt(velocity))
    #expect(FingerTests.finger(points, lifts: false).releaseVelocity == .zero)
  }

  @Test func leavesNoMoreThanTheFastest() {
    let path = [
      FingerPoint(time: .zero, y: .zero),
      FingerPoint(time: Time(microseconds: 1), y: .pt(ScriptLimits.distance)),
    ]
    let velocity = Finger(start: .zero, path: path, lifts: true).releaseVelocity
    #expect(velocity < -Fling.fastest)
    let fling = Fling(start: .zero, velocity: velocity)
    #expect(fling.fineVelocity == Fling(start: .zero, velocity: -Fling.fastest).fineVelocity)
  }
}
