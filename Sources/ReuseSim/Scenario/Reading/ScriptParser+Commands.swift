extension ScriptParser {
  /// What follows the first word of a command.
  mutating func command(_ word: Word) throws(SyntaxError) -> CommandStatement {
    switch word {
    case .scroll: return try scroll()
    case .drag:
      let isUp = try choose([true, false]) { $0 ? .up : .down }
      let distance = try length("a distance", upTo: ScriptLimits.distance)
      try require(.over)
      return .drag(up: isUp, distance, over: try time(isPositive: true))
    case .fling:
      return .fling(try length("a speed", upTo: ScriptLimits.velocity, canBeNegative: true))
    case .insert:
      let (items, place) = try newItems(isPlaced: true)
      return .insert(items, place)
    case .remove: return .remove(try selection())
    case .move:
      let item = try reference()
      try require(.to)
      return .move(item, to: try place())
    case .reload:
      if accept(.data) { return .reloadData }
      return .reload(try selection())
    case .resize:
      let items = try selection()
      try require(.to)
      return .resize(items, try height())
    case .batch: return .batch(try block(at: .batch))
    case .width:
      return .width(try length("a width", upTo: ScriptLimits.deviceSize, isPositive: true))
    case .rotate: return .rotate
    case .textSize: return .textSize(try textScale())
    case .viewport:
      try require(.height)
      return .viewportHeight(
        try length("a height", upTo: ScriptLimits.deviceSize))
    default: throw unexpected()
    }
  }

  private mutating func scroll() throws(SyntaxError) -> CommandStatement {
    if accept(.by) {
      let distance = try length("a distance", upTo: ScriptLimits.distance, canBeNegative: true)
      return .scrollBy(distance, over: try duration())
    }
    try require(.to)
    let item = try reference()
    var alignment: Alignment?
    if accept(.align) { alignment = try choose(Alignment.allCases) { $0.word } }
    return .scrollToItem(item, alignment, over: try duration())
  }

  private mutating func duration() throws(SyntaxError) -> Time? {
    accept(.over) ? try time(isPositive: true) : nil
  }

  private mutating func textScale() throws(SyntaxError) -> Rational {
    let first = index
    let (low, high) = (ScriptLimits.leastTextScale, Rational(ScriptLimits.textScale))
    let number = try number("a factor")
    guard let factor = number.rational, !factor.isLess(than: low), !high.isLess(than: factor)
    else { throw outOfRange(first, "a factor is a number from \(low.text) to \(high.text)") }
    return factor
  }
}
