import Testing

@testable import ReuseSim

/// An even movement goes exactly its distance, in whatever steps it is asked.
@Suite struct MotionTests {
  @Test(arguments: [1000, -1000, 1, -1, 0, 4_800_000_000_000] as [Int64])
  func goesItsDistanceInAnySteps(_ units: Int64) {
    for step in [1, 7, 16_666, 99_999, 250_000] as [Int64] {
      var glide = Glide(
        start: .ms(3), duration: .ms(100), distance: Length(units: units))
      var sum = Length.zero
      var time: Int64 = 0
      while Time(microseconds: time) < glide.end {
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
    var glide = Glide(start: .zero, duration: .ms(100), distance: .pt(100))
    let steps = (0...4).map { glide.advance(to: .ms($0 * 25)) }
    #expect(steps == [.zero, .pt(25), .pt(25), .pt(25), .pt(25)])
  }

  @Test func roundsTowardsItsStart() {
    var up = Glide(start: .zero, duration: .ms(3), distance: Length(units: 10))
    #expect(up.advance(to: .ms(2)) == Length(units: 6))
    var down = Glide(start: .zero, duration: .ms(3), distance: Length(units: -10))
    #expect(down.advance(to: .ms(2)) == Length(units: -6))
  }

  @Test func withoutDurationItIsOverAtOnce() {
    var glide = Glide(start: .ms(5), duration: .zero, distance: .pt(7))
    #expect(glide.end == .ms(5))
    #expect(glide.advance(to: .ms(5)) == .pt(7))
    #expect(glide.advance(to: .ms(5)) == .zero)
  }

  @Test func phasesAreThoseOfTheMovements() {
    let glide = Glide(start: .zero, duration: .ms(1), distance: .zero)
    let point = FingerPoint(time: .zero, y: .zero)
    let finger = Finger(start: .zero, path: [point], lifts: false)
    let thumb = ThumbDrag(start: .zero, duration: .zero, from: 0, to: 0)
    let scroll = ScrollTo(
      .target(.top), start: .zero, duration: .zero, curve: .linear, line: 1)
    let turn = ScrollTo(.page(1), start: .zero, duration: .zero, curve: .linear, line: 1)
    let fling = Fling(start: .zero, velocity: .zero)
    let spring = Spring(
      start: .zero, displacement: .zero, fineVelocity: 0, scale: 1, rate: .normal)
    let motions: [Motion] = [
      .none, .glide(glide), .finger(finger), .thumb(thumb), .fling(fling, gone: .zero),
      .spring(spring), .scroll(scroll), .scroll(turn),
    ]
    let phases: [Phase] = [.rest, .animation, .drag, .drag, .fling, .fling, .animation, .fling]
    #expect(motions.map { $0.phase } == phases)
    #expect(motions.filter { $0.isRelative } == [motions[1], motions[2], motions[4]])
  }

  @Test func productsAreWide() {
    #expect(
      Length.product(Length(units: .max), .max - 1, over: .max) == Length(units: .max - 1))
    #expect(
      Length.product(Length(units: -.max), .max - 1, over: .max) == Length(units: -.max + 1))
    #expect(Length.product(.pt(5), 0, over: 3) == .zero)
  }
}
