/// How tall the texts of one block of items are.
struct TextFormula: Hashable, Sendable {
  private let metrics: TextMetrics
  private let lowest: Int64
  private let steps: UInt64
  private let random: Random
  private let firstID: Int64

  /// Makes the formula of a block whose first item has an id.
  init(_ text: TextModel, metrics: TextMetrics, random: Random, firstID: Int64) {
    self.metrics = metrics
    lowest = text.lowest
    steps = UInt64(max(0, text.highest - text.lowest)) + 1
    self.random = random
    self.firstID = firstID
  }

  /// Whether every item has as many characters.
  var isConstant: Bool { steps == 1 }

  /// The height of an item's text: as many lines as its characters fill.
  func height(at number: Int64, in surroundings: Surroundings) -> Length {
    let drawn = isConstant ? 0 : Int64(random.number(below: steps, at: firstID + number))
    let characters = lowest + drawn
    let width = metrics.characterWidth.scaled(by: surroundings.textScale)
    let inLine = max(1, surroundings.width.units / max(1, width.units))
    let lines = (characters + inLine - 1) / inLine
    return min(metrics.lineHeight.scaled(by: surroundings.textScale) * lines, .maximumItemHeight)
  }
}

extension Length {
  /// This length times a positive factor, rounded to the nearest unit.
  func scaled(by factor: Rational) -> Length {
    if factor.numerator == factor.denominator { return self }
    return Length(
      units: (units * factor.numerator + factor.denominator / 2) / factor.denominator)
  }
}
