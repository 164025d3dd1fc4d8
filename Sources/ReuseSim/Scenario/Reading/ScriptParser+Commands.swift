extension ScriptParser {
  /// What follows the first word of a command.
  mutating func command(_ word: Word) throws(SyntaxError) -> CommandStatement {
    if let command = try fieldCommand(word) { return command }
    switch word {
    case .scroll: return try scroll()
    case .drag: return try drag()
    case .touch: return .touch(accept(.for) ? try time(isPositive: true) : nil)
    case .fling:
      let speed = try length("a speed", upTo: ScriptLimits.velocity, canBeNegative: true)
      for rate in DecelerationRate.allCases where accept(rate.word) { return .fling(speed, rate) }
      return .fling(speed)
    case .insert:
      if let sections = try newSections() { return sections }
      let (items, place) = try newItems(isPlaced: true)
      return .insert(items, place)
    case .remove:
      if accept(.section) { return .removeSection(try sectionID()) }
      return .remove(try selection(ofItems: true))
    case .move:
      let item = try reference()
      try require(.to)
      return .move(item, to: try place())
    case .reload:
      if accept(.data) { return .reloadData }
      if accept(.section) { return .reloadSection(try sectionID()) }
      return .reload(try selection())
    case .resize:
      let items = try selection()
      try require(.to)
      return .resize(items, try height(), quietly: accept(.quietly))
    case .focus: return .focus(accept(.nothing) ? nil : try reference())
    case .invalidate:
      if accept(.layout) { return .invalidateLayout }
      try require(.size)
      try require(.of)
      return .invalidateSize(try selection())
    case .reconfigure: return .reconfigure(try selection())
    case .batch: return .batch(try block(at: .batch))
    case .keep:
      try require(.mounted)
      return .mount(try reference())
    case .release: return .unmount(try reference())
    case .apply: return .apply(try snapshot())
    case .repeat: return try repetition()
    case .width:
      return .width(try length("a width", upTo: ScriptLimits.deviceSize, isPositive: true))
    case .rotate: return .rotate
    case .keyboard: return try keyboard()
    case .leave, .returnTo: return try windowCommand(word)
    case .textSize: return .textSize(try textScale())
    case .viewport:
      try require(.height)
      return .viewportHeight(
        try length("a height", upTo: ScriptLimits.deviceSize))
    default: return try appCommand(word)
    }
  }

  private mutating func repetition() throws(SyntaxError) -> CommandStatement {
    let place = start?.place ?? .command
    let count = try whole("a number of rounds", from: 1, to: ScriptLimits.rounds)
    var step: Time?
    let first = index
    if accept(.every) {
      step = try time(isPositive: true)
      if place == .batch || place == .block {
        let noun = place == .batch ? "a batch" : "a block of the app"
        throw SyntaxError(
          span: span(from: first), message: "rounds at several times in \(noun)",
          help: "\(noun) happens at once: write the repetition around it")
      }
    }
    return .repeated(count: Int(count), every: step, try block(at: place))
  }

  /// What follows `every` at the start of a line.
  mutating func regular() throws(SyntaxError) -> Statement {
    let step = try time(isPositive: true)
    let first = accept(.from) ? try time() : nil
    try require(.until)
    let place = index
    let last = try time()
    if last < first ?? .zero {
      throw outOfRange(place, "the last round comes at or after the first one")
    }
    let rounds = EveryStatement(step: step, from: first, until: last)
    if rounds.rounds > ScriptLimits.rounds {
      throw outOfRange(
        place, "there would be \(rounds.rounds) rounds; at most \(ScriptLimits.rounds) are accepted"
      )
    }
    if next?.kind == .symbol(.openBrace) { return .everyBlock(rounds, try block(at: .command)) }
    return .every(rounds, try command(try startWord(at: .command)))
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
