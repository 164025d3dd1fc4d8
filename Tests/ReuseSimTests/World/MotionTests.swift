import Testing

@testable import ReuseSim

/// An even movement goes exactly its distance, in whatever steps it is asked.
@Suite struct MotionTests {
  @Test(arguments: [1000, -1000, 1, -1, 0, 4_800_000_000_000] as [Int64])
  func goesItsDistanceInAnySteps(_ units: Int64) {
    for step in [1, 7, 16_666, 99_999, 250_000] as [Int64] {
      var glide = Glide(
        phase: .drag, start: .ms(3), duration: .ms(100), distance: Length(units: units))
      var sum = Length.zero
      var time: Int64 = 0
      while !glide.isOver(at: Time(microseconds: time)) {
        time += step == 1 ? 1000 : step
        let whole = Length(units: units)
        sum += glide.advance(to: Time(microseconds: time))
        #expect(sum.magnitude <= whole.magnitude)
      }
      #expect(sum == Length(units: units))
      #expect(glide.advance(to: .ms(10_000)) == .zero)
    }
  }

  @Test func isEven() {
    var glide = Glide(phase: .drag, start: .zero, duration: .ms(100), distance: .pt(100))
    let steps = (0...4).map { glide.advance(to: .ms($0 * 25)) }
    #expect(steps == [.zero, .pt(25), .pt(25), .pt(25), .pt(25)])
  }

  @Test func roundsTowardsItsStart() {
    var up = Glide(phase: .drag, start: .zero, duration: .ms(3), distance: Length(units: 10))
    #expect(up.advance(to: .ms(2)) == Length(units: 6))
    var down = Glide(phase: .drag, start: .zero, duration: .ms(3), distance: Length(units: -10))
    #expect(down.advance(to: .ms(2)) == Length(units: -6))
  }

  @Test func withoutDurationItIsOverAtOnce() {
    var glide = Glide(phase: .drag, start: .ms(5), duration: .zero, distance: .pt(7))
    #expect(!glide.isOver(at: .ms(4)))
    #expect(glide.advance(to: .ms(5)) == .pt(7))
    #expect(glide.isOver(at: .ms(5)))
  }

  @Test func phasesAreThoseOfTheMovements() {
    let glide = Glide(phase: .drag, start: .zero, duration: .ms(1), distance: .zero)
    let scroll = TargetScroll(
      target: .item(ItemID(0), .top), end: .zero, line: 1, last: .zero)
    let fling = Fling(start: .zero, velocity: .zero)
    let motions: [Motion] = [.none, .glide(glide), .fling(fling, gone: .zero), .scroll(scroll)]
    #expect(motions.map { $0.phase } == [.rest, .drag, .fling, .animation])
  }

  @Test func productsAreWide() {
    #expect(
      Length.product(Length(units: .max), .max - 1, over: .max) == Length(units: .max - 1))
    #expect(
      Length.product(Length(units: -.max), .max - 1, over: .max) == Length(units: -.max + 1))
    #expect(Length.product(.pt(5), 0, over: 3) == .zero)
  }
}
