import Testing

@testable import ReuseSim

/// How tall texts are, against numbers worked out by hand.
@Suite struct TextFormulaTests {
  struct Row: Sendable {
    var characters: Int64
    var metrics: TextMetrics
    var width: Length
    var scale: Rational
    var height: Length

    /// A row with the standard metrics of a size; lengths in points, the height in units.
    init(
      _ characters: Int64, size: Int64, width: Int64, scale: Rational = Rational(1), units: Int64
    ) {
      self.init(characters, .standard(.pt(size)), width: .pt(width), scale: scale, units: units)
    }

    init(
      _ characters: Int64, _ metrics: TextMetrics, width: Length, scale: Rational = Rational(1),
      units: Int64
    ) {
      self.characters = characters
      self.metrics = metrics
      self.width = width
      self.scale = scale
      height = Length(units: units)
    }
  }

  private static let tight = TextMetrics(
    size: .pt(17), characterWidth: Length(units: 40_320), lineHeight: .pt(22))
  private static let tiny = TextMetrics.standard(Length(units: 1))
  private static let huge = TextMetrics(
    size: .pt(1000), characterWidth: .pt(1000), lineHeight: .pt(1000))
  private static let endless = TextMetrics(
    size: .pt(1), characterWidth: Length(units: 1), lineHeight: Length(units: .max))
  private static let limit = Length.maximumItemHeight.units

  static let rows: [Row] = [
    // 17 pt: characters of 8.5, lines of 20.4. 390 ÷ 8.5 = 45.9, so 45 in a line and 60 in two.
    Row(60, size: 17, width: 390, units: 2 * 97_920),
    Row(45, size: 17, width: 390, units: 97_920), Row(46, size: 17, width: 390, units: 2 * 97_920),
    // 844 ÷ 8.5 = 99.3.
    Row(60, size: 17, width: 844, units: 97_920), Row(99, size: 17, width: 844, units: 97_920),
    Row(100, size: 17, width: 844, units: 2 * 97_920),
    // 15 pt: characters of 7.5, just 52 in a line of 390; lines of 18. 480 ÷ 52 = 9.2.
    Row(480, size: 15, width: 390, units: 10 * 86_400),
    Row(52, size: 15, width: 390, units: 86_400),
    // 16 pt: characters of 8, 48 in a line; lines of 19.2. 400 ÷ 48 = 8.3.
    Row(400, size: 16, width: 390, units: 9 * 92_160), Row(0, size: 16, width: 390, units: 0),
    Row(1, size: 16, width: 390, units: 92_160),
    // Where no character fits there is one in each line all the same.
    Row(7, size: 16, width: 7, units: 7 * 92_160), Row(7, size: 16, width: 0, units: 7 * 92_160),
    Row(7, size: 16, width: 8, units: 7 * 92_160), Row(7, size: 16, width: 16, units: 4 * 92_160),
    // Twice as large: characters of 16, 24 in a line; lines of 38.4.
    Row(60, size: 16, width: 390, scale: Rational(2), units: 3 * 184_320),
    // Half as large: 97 in a line; lines of 9.6.
    Row(60, size: 16, width: 390, scale: ratio(1, 2), units: 46_080),
    // 1.3 times: characters of 10.4, 37 in a line; lines of 24.96.
    Row(60, size: 16, width: 390, scale: ratio(13, 10), units: 2 * 119_808),
    // A third: lines of 6.4.
    Row(60, size: 16, width: 390, scale: ratio(1, 3), units: 30_720),
    // Metrics of the script: characters of 8.4, 46 in a line; lines of 22.
    Row(60, tight, width: .pt(390), units: 2 * 105_600),
    // The smallest size there is: characters of a unit, and twenty lines of 10 units where three fit in a line.
    Row(60, tiny, width: .pt(390), units: 1),
    Row(60, tiny, width: Length(units: 30), scale: ratio(1, 10), units: 0),
    Row(60, tiny, width: Length(units: 30), scale: Rational(10), units: 20 * 10),
    // What is too tall is as tall as can be.
    Row(447, huge, width: .pt(1), units: 447 * 4_800_000),
    Row(448, huge, width: .pt(1), units: limit),
    Row(100_000, huge, width: .pt(1), scale: Rational(10), units: limit),
    Row(2, endless, width: Length(units: 1), units: limit),
    Row(.max, endless, width: Length(units: .max), scale: Rational(.max), units: limit),
    Row(0, endless, width: .pt(1), units: 0),
  ]

  @Test(arguments: rows) func isAsTallAsItsLines(_ row: Row) {
    let model = TextModel(lowest: row.characters, highest: row.characters, size: row.metrics.size)
    let formula = TextFormula(
      model, metrics: row.metrics, random: Random(seed: 1, purpose: .content), firstID: 0)
    #expect(formula.isConstant)
    let surroundings = Surroundings(width: row.width, textScale: row.scale)
    #expect(formula.height(at: 5, in: surroundings) == row.height)
  }

  @Test(
    arguments: [
      (48_000, 1, 3, 16_000), (1, 1, 2, 1), (1, 1, 3, 0), (2, 1, 3, 1), (5, 1, 2, 3), (5, 3, 2, 8),
      (0, 10, 1, 0), (7, 1, 1, 7), (7, 0, 1, 0), (3, .max, .max - 1, 3),
      (4800, 447_392, 1, 4800 * 447_392), (4800, 447_393, 1, limit), (.max, .max, 1, limit),
      (.max, .max, .max, .max), (.max, 1, .max, 1), (.max, 1, 2, limit),
    ] as [(Int64, Int64, Int64, Int64)])
  func scalesToTheNearestUnit(units: Int64, over: Int64, under: Int64, result: Int64) throws {
    let factor = try #require(Rational(over, over: under))
    #expect(Length(units: units).scaled(by: factor) == Length(units: result))
  }

  /// How many characters are drawn depends on the id, not on the width or on how ids are grouped.
  @Test func drawsCharactersByID() {
    let model = TextModel(lowest: 20, highest: 400, size: .pt(16))
    func heights(_ firstID: Int64, _ numbers: Range<Int64>, width: Int64) -> [Length] {
      let formula = TextFormula(
        model, metrics: .standard(.pt(16)), random: Random(seed: 3, purpose: .content),
        firstID: firstID)
      let surroundings = Surroundings(width: .pt(width), textScale: Rational(1))
      return numbers.map { formula.height(at: $0, in: surroundings) }
    }
    #expect(heights(0, 10..<60, width: 390) == heights(10, 0..<50, width: 390))
    // On a width of one character the height tells the number: between 20 and 400, and not always the same.
    let characters = heights(0, 0..<500, width: 8).map { $0.units / 92_160 }
    #expect(characters.allSatisfy { 20...400 ~= $0 })
    #expect(Set(characters).count > 200)
    #expect(
      heights(0, 0..<500, width: 390).map { $0.units / 92_160 } == characters.map { ($0 + 47) / 48 }
    )
  }

  private static func ratio(_ over: Int64, _ under: Int64) -> Rational {
    Rational(over, over: under) ?? .zero
  }
}
