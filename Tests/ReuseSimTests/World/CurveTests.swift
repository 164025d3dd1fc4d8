import Testing

@testable import ReuseSim

/// An eased movement is t²(3 − 2t); a thumb is the part of its way that a time is.
@Suite struct CurveTests {
  @Test(
    arguments: [(0, 0), (1, 5), (2, 16), (3, 27), (4, 32)] as [(Int64, Int64)])
  func easedQuartersAreThirtySeconds(_ quarter: Int64, _ thirtySeconds: Int64) {
    let (done, whole) = Curve.eased.progress(quarter * 25, of: 100)
    #expect(done * 32 == whole * thirtySeconds)
    let linear = Curve.linear.progress(quarter * 25, of: 100)
    #expect(linear.done == quarter * 25 && linear.whole == 100)
  }

  @Test func neverTurnsBack() {
    var last: Int64 = -1
    for elapsed in 0...10_007 as ClosedRange<Int64> {
      let (done, whole) = Curve.eased.progress(elapsed, of: 10_007)
      #expect(done >= last && done <= whole)
      last = done
    }
    #expect(last == 1 << 20)
  }

  @Test func thumbIsAPartOfTheRange() {
    let drag = ThumbDrag(start: .ms(100), duration: .ms(1000), from: 100_000, to: 800_000)
    let legal = Viewport(height: .pt(400), topInset: .pt(40))
      .legalOffsets(contentHeight: .pt(1360))
    let offsets = [0, 100, 600, 1100, 9000].map { drag.offset(at: .ms($0), in: legal) }
    #expect(offsets == [60, 60, 410, 760, 760].map { .pt($0) })
    let jump = ThumbDrag(start: .zero, duration: .zero, from: 0, to: 1_000_000)
    #expect(jump.offset(at: .zero, in: legal) == .pt(960))
    let nothing = Viewport(height: .pt(400)).legalOffsets(contentHeight: .zero)
    #expect(jump.offset(at: .zero, in: nothing) == .zero)
  }
}
