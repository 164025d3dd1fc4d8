import Testing

@testable import ReuseSim

/// The rubber band is its formula, and can be read backwards.
@Suite struct RubberBandTests {
  /// The viewport's height, what a finger pulled, and what is seen of it in units: 55 x d ÷ (55 x + 100 d), cut.
  @Test(
    arguments: [
      (960, 5, 13_162), (960, 10, 26_249), (960, 100, 249_694), (960, 400, 859_118),
      (960, 960, 1_635_096), (844, 1, 2_638), (844, 100_000, 3_989_972), (960, 0, 0), (0, 5, 0),
    ] as [(Int64, Int64, Int64)])
  func showsSoMuchOfAPull(_ height: Int64, _ pull: Int64, _ units: Int64) {
    let band = RubberBand(dimension: .pt(height))
    #expect(band.stretch(.pt(pull)).units == units)
    #expect(band.stretch(.pt(-pull)).units == -units)
  }

  @Test(arguments: [1, 2, 3, 100, 4800, 960 * 4800] as [Int64])
  func everyStretchHasAPull(_ height: Int64) {
    let band = RubberBand(dimension: Length(units: height))
    for stretch in stride(from: Int64(0), to: height, by: max(1, Int(height / 997))) {
      let pull = band.pull(Length(units: stretch))
      #expect(band.stretch(pull).units == stretch)
      #expect(pull == .zero || band.stretch(pull - Length(units: 1)).units < stretch)
      #expect(band.pull(Length(units: -stretch)) == -pull)
    }
  }

  @Test func growsSlowerThanTheFinger() {
    let band = RubberBand(dimension: .pt(1))
    var last = Length.zero
    for units in 1...20_000 as ClosedRange<Int64> {
      let stretch = band.stretch(Length(units: units))
      #expect(stretch == last || stretch == last + Length(units: 1))
      last = stretch
    }
  }

  @Test func holdsTheLargest() {
    let band = RubberBand(dimension: .pt(ScriptLimits.deviceSize))
    #expect(band.stretch(.pt(ScriptLimits.distance)) < .pt(ScriptLimits.deviceSize))
    #expect(band.pull(band.dimension) <= RubberBand.farthest)
    #expect(band.stretch(RubberBand.farthest * 200) == band.stretch(RubberBand.farthest))
    let phone = RubberBand(dimension: .pt(960))
    let most = Length.pt(960) - Length(units: 1)
    #expect(phone.stretch(phone.pull(most)) == most)
    // What is left from a taller viewport counts as the most.
    #expect(phone.pull(most + .pt(5)) == phone.pull(most))
  }
}
