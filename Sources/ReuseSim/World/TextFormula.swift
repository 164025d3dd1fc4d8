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

  /// The height of an item's text: as many lines as its characters fill, but at most the largest height there is.
  func height(at number: Int64, in surroundings: Surroundings) -> Length {
    let drawn = isConstant ? 0 : Int64(random.number(below: steps, at: firstID + number))
    let characters = lowest + drawn
    let width = metrics.characterWidth.scaled(by: surroundings.textScale)
    let inLine = max(1, surroundings.width.units / max(1, width.units))
    let lines = characters / inLine + (characters % inLine == 0 ? 0 : 1)
    let line = metrics.lineHeight.scaled(by: surroundings.textScale)
    let (units, overflow) = line.units.multipliedReportingOverflow(by: lines)
    return overflow ? .maximumItemHeight : min(Length(units: units), .maximumItemHeight)
  }
}

extension Length {
  /// This length times a factor, rounded to the nearest unit, halves up; the largest height of an item when that
  /// is smaller.
  ///
  /// - Precondition: neither is negative.
  func scaled(by factor: Rational) -> Length {
    if factor.numerator == factor.denominator { return self }
    precondition(units >= 0 && factor.numerator >= 0, "what has a size is not negative")
    let divisor = UInt64(factor.denominator)
    let (high, low) = units.magnitude.multipliedFullWidth(by: factor.numerator.magnitude)
    let (sum, carries) = low.addingReportingOverflow(divisor / 2)
    let whole = high + (carries ? 1 : 0)
    // Above 2^64 the quotient fits no word, and is far above every height.
    if whole >= divisor { return .maximumItemHeight }
    let limit = Length.maximumItemHeight
    let quotient = divisor.dividingFullWidth((whole, sum)).quotient
    return quotient < limit.units.magnitude ? Length(units: Int64(quotient)) : limit
  }
}
