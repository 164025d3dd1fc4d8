extension ScriptParser {
  /// Whether a number comes next, with or without a minus sign.
  var startsNumber: Bool {
    guard let next else { return false }
    if case .number = next.kind { return true }
    guard next.kind == .symbol(.minus), index + 1 < tokens.count,
      case .number = tokens[index + 1].kind
    else { return false }
    return tokens[index + 1].start == next.end
  }

  /// Takes a number without a sign.
  mutating func number(_ description: String) throws(SyntaxError) -> ScriptNumber {
    guard let token = next, case .number(let number) = token.kind else {
      expected.add(description)
      throw unexpected()
    }
    advance()
    return number
  }

  /// Takes a whole number within bounds.
  mutating func whole(
    _ description: String, from lowest: Int64, to highest: Int64
  ) throws(SyntaxError) -> Int64 {
    let first = index
    let isNegative = next?.kind == .symbol(.minus)
    if isNegative { advance() }
    let number = try number(description)
    let isSmall = number.whole <= UInt64(Int64.max)
    let value = isSmall ? (isNegative ? -1 : 1) * Int64(number.whole) : highest
    guard number.isWhole, isSmall, value >= lowest, value <= highest else {
      throw outOfRange(first, "\(description) is a whole number from \(lowest) to \(highest)")
    }
    return value
  }

  /// Takes a count of items, at least 1.
  mutating func count(_ description: String = "a count") throws(SyntaxError) -> Int {
    Int(try whole(description, from: 1, to: ScriptLimits.items))
  }

  /// Takes a number of points.
  ///
  /// - Parameter isPositive: Whether zero is too little.
  mutating func length(
    _ description: String, upTo highest: Int64, canBeNegative: Bool = false,
    isPositive: Bool = false
  ) throws(SyntaxError) -> Length {
    let first = index
    var isNegative = false
    if next?.kind == .symbol(.minus) {
      isNegative = true
      advance()
    } else if canBeNegative, next?.kind == .symbol(.plus) {
      advance()
    }
    let number = try number(description)
    let limit = Length(points: highest)
    guard let size = number.length, size <= limit, !(isPositive && size == .zero),
      canBeNegative || !isNegative
    else {
      let lowest = canBeNegative ? "-\(highest)" : "0"
      throw outOfRange(
        first,
        isPositive
          ? "\(description) is a number from \(Length(units: 1).description) to \(highest)"
          : "\(description) is a number from \(lowest) to \(highest)")
    }
    if let unit = next, case .word(let word) = unit.kind, unit.start == tokens[index - 1].end,
      word != .times
    {
      throw outOfRange(first, "\(description) is a number of points without a unit", andUnit: true)
    }
    return isNegative ? -size : size
  }

  /// Takes a size of text.
  mutating func textSize() throws(SyntaxError) -> Length {
    try length("a size of text", upTo: ScriptLimits.textSize, isPositive: true)
  }

  /// Takes a height of an item.
  mutating func height() throws(SyntaxError) -> Length {
    try length("a height", upTo: ScriptLimits.itemHeight)
  }

  /// Takes a time.
  ///
  /// - Parameter isPositive: Whether zero is too little.
  mutating func time(isPositive: Bool = false) throws(SyntaxError) -> Time {
    let first = index
    let description = "a time such as 200ms or 1.5s"
    if next?.kind == .symbol(.minus) {
      advance()
      _ = try number(description)
      throw outOfRange(first, "a time is not negative", andUnit: true)
    }
    guard case .number(let number) = next?.kind, index + 1 < tokens.count,
      case .word(let unit?) = tokens[index + 1].kind,
      let scale = ScriptParser.microseconds(of: unit)
    else {
      expected.add(description)
      throw unexpected()
    }
    advance()
    advance()
    let limit = ScriptLimits.seconds * 1_000_000
    guard number.whole <= UInt64(limit) else {
      throw outOfRange(first, "a time is at most \(ScriptLimits.seconds)s, a day")
    }
    let fraction = number.millionths * scale
    let total = Int64(number.whole) * scale + fraction / 1_000_000
    if fraction % 1_000_000 != 0 {
      throw outOfRange(first, "a time is a whole number of microseconds, such as 0.016667s")
    }
    if total > limit {
      throw outOfRange(first, "a time is at most \(ScriptLimits.seconds)s, a day")
    }
    if isPositive && total == 0 {
      throw outOfRange(first, "a time here is longer than 0s")
    }
    return Time(microseconds: total)
  }

  /// An error about a value that was taken, from its first token on.
  func outOfRange(_ first: Int, _ help: String, andUnit: Bool = false) -> SyntaxError {
    var span = span(from: first)
    if andUnit, let next, next.start == span.end { span.end = next.end }
    return SyntaxError(
      span: span,
      message: "\(ScriptParser.quote(source.text(span.start, span.end))) is not accepted",
      help: help)
  }

  private static func microseconds(of unit: Word) -> Int64? {
    switch unit {
    case .milliseconds: 1_000
    case .seconds: 1_000_000
    default: nil
    }
  }
}
