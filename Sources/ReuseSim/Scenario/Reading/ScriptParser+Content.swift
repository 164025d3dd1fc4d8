extension ScriptParser {
  /// A part whose content comes later, after its name.
  mutating func contentPart(
    _ name: ContentPart.Name
  ) throws(SyntaxError) -> ContentPartStatement {
    var part = ContentPartStatement(name)
    part.shape = try optionalShape()
    var isFirst = part.shape == nil
    while !isAtEnd {
      if !isFirst { try require(.comma) }
      isFirst = false
      try explainedLoadingOption(&part)
    }
    return part
  }

  /// An option; where an error would say how the whole line is written, it says how this option is.
  private mutating func explainedLoadingOption(
    _ part: inout ContentPartStatement
  ) throws(SyntaxError) {
    let first = next
    do throws(SyntaxError) {
      try loadingOption(&part)
    } catch {
      guard error.help == form, case .word(let word?) = first?.kind, next != first else {
        throw error
      }
      var explained = error
      explained.help = Vocabulary.loadingForms(of: word).joined(separator: ", or ")
      throw explained
    }
  }

  /// A shape, if one comes next.
  private mutating func optionalShape() throws(SyntaxError) -> ImageShape? {
    expected.add("a height")
    expected.add("a ratio such as 3:2")
    if startsNumber || next?.kind == .word(.drawn) { return try shape() }
    expected.add(.drawn)
    return nil
  }

  /// How tall an image is.
  mutating func shape() throws(SyntaxError) -> ImageShape {
    let height: ImageShape.Height
    if accept(.drawn) {
      height = .drawn(try ratios())
    } else if startsRatio {
      height = .inTurn(try ratios())
    } else {
      expected.add("a ratio such as 3:2")
      height = .fixed(try self.height())
    }
    guard accept(.placeholder) else { return ImageShape(height) }
    return ImageShape(height, placeholder: try self.height())
  }

  private var startsRatio: Bool {
    guard startsNumber, index + 1 < tokens.count else { return false }
    return tokens[index + 1].kind == .symbol(.colon)
  }

  private mutating func ratios() throws(SyntaxError) -> [AspectRatio] {
    let first = index
    var ratios: [AspectRatio] = []
    repeat {
      if ratios.count == ScriptLimits.ratios {
        throw outOfRange(first, "an image has at most \(ScriptLimits.ratios) ratios")
      }
      let width = try whole("a width", from: 1, to: ScriptLimits.ratioSide)
      try require(.colon)
      let height = try whole("a height", from: 1, to: ScriptLimits.ratioSide)
      ratios.append(AspectRatio(width: width, height: height))
    } while startsRatio
    expected.add("a ratio such as 3:2")
    return ratios
  }

  private mutating func loadingOption(
    _ part: inout ContentPartStatement
  ) throws(SyntaxError) {
    if part.latency == nil, accept(.latency) {
      part.latency = try latency()
    } else if part.failures == nil, accept(.fails) {
      part.failures = try failureModel()
    } else if part.retries == nil, accept(.retry) {
      part.retries = try retries()
    } else if part.cancelling == nil, accept(.cancel) {
      try cancelling(&part)
    } else if part.answers == nil, accept(.answers) {
      try require(.to)
      part.answers = accept(.model) ? .model : try capturedTarget()
    } else {
      try rareLoadingOption(&part)
    }
  }

  /// An option about answers that come in another way than usual.
  private mutating func rareLoadingOption(
    _ part: inout ContentPartStatement
  ) throws(SyntaxError) {
    if part.repeats == nil, accept(.twice) {
      try require(.after)
      part.repeats = try latencyTime()
    } else if !part.asksEachTime, accept(.asks) {
      try require(.each)
      try require(.time)
      part.asksEachTime = true
    } else if !part.takesOldAnswers, accept(.takes) {
      try require(.old)
      try require(.answers)
      part.takesOldAnswers = true
    } else if !part.setsPlaceholderLast, accept(.placeholder) {
      try require(.last)
      part.setsPlaceholderLast = true
    } else {
      throw unexpected()
    }
  }

  private mutating func cancelling(_ part: inout ContentPartStatement) throws(SyntaxError) {
    if accept(.at) {
      try require(.reuse)
      part.cancelling = .atReuse
    } else {
      try require(.when)
      try require(.hidden)
      part.cancelling = .whenHidden
    }
    guard accept(.unless) else { return }
    try require(.due)
    try require(.within)
    part.cancelsTooLate = try latencyTime()
  }

  private mutating func capturedTarget() throws(SyntaxError) -> ContentPart.Answers {
    try require(.captured)
    return try choose(ContentPart.Answers.allCases.filter { $0 != .model }) {
      $0.capturedWord ?? .model
    }
  }

  private mutating func latency() throws(SyntaxError) -> LatencyModel {
    if accept(.table) { return try latencyTable() }
    if accept(.heavy) {
      let (low, high) = try latencyRange(isHeavy: true)
      return .heavy(low, high)
    }
    let first = index
    let low = try latencyTime()
    guard accept(.dots) else { return .fixed(low) }
    let high = try latencyTime()
    if high < low { throw outOfRange(first, "the shorter time comes first") }
    return .range(low, high)
  }

  private mutating func latencyRange(
    isHeavy: Bool
  ) throws(SyntaxError) -> (low: Time, high: Time) {
    let first = index
    let low = try latencyTime()
    if low == .zero { throw outOfRange(first, "twice no time is no time: begin above 0s") }
    try require(.dots)
    let high = try latencyTime()
    if high < low { throw outOfRange(first, "the shorter time comes first") }
    return (low, high)
  }

  private mutating func latencyTime() throws(SyntaxError) -> Time {
    let first = index
    let time = try time()
    if time > ScriptLimits.latency {
      throw outOfRange(first, "an answer takes at most \(ScriptLimits.latency.text)")
    }
    return time
  }

  private mutating func latencyTable() throws(SyntaxError) -> LatencyModel {
    var entries: [LatencyModel.Entry] = []
    while !accept(.else) {
      let first = index
      let item = try itemID()
      if let last = entries.last, last.item >= item {
        throw outOfRange(first, "ids count up from entry to entry, each once")
      }
      try require(.colon)
      entries.append(LatencyModel.Entry(item, try latencyTime()))
      try require(.comma)
    }
    return .table(entries, otherwise: try latencyTime())
  }

  private mutating func failureModel() throws(SyntaxError) -> FailureModel {
    var times: Int64?
    if startsNumber {
      let first = index
      let part = try whole("a number", from: 1, to: ScriptLimits.attempts)
      if accept(.in) {
        let whole = try whole("a number", from: 1, to: ScriptLimits.attempts)
        if whole < part { throw outOfRange(first, "no more than all attempts fail") }
        return .chance(part, of: whole)
      }
      try require(.often)
      times = part
    }
    try require(.for)
    try require(.items)
    var items: [ItemID] = []
    repeat {
      let first = index
      let item = try itemID()
      if let last = items.last, last >= item {
        throw outOfRange(first, "ids count up, each once")
      }
      items.append(item)
    } while acceptCommaBeforeNumber()
    return .items(items, times: times)
  }

  /// Takes a comma when a number follows it; another comma stands before the next option.
  private mutating func acceptCommaBeforeNumber() -> Bool {
    guard next?.kind == .symbol(.comma), index + 1 < tokens.count,
      case .number = tokens[index + 1].kind
    else { return false }
    advance()
    return true
  }

  private mutating func retries() throws(SyntaxError) -> RetryModel {
    try require(.after)
    let delay = try latencyTime()
    try require(.up)
    try require(.to)
    let limit = try whole("a number of times", from: 1, to: ScriptLimits.retries)
    try require(.often)
    return RetryModel(delay: delay, limit: limit)
  }

  /// What follows `prefetch`.
  mutating func prefetch() throws(SyntaxError) -> PrefetchStatement {
    if accept(.off) { return .off }
    try require(.on)
    if isAtEnd || !accept(.cancel) { return .on(nil) }
    return .on(try choose(PrefetchRule.Cancelling.allCases) { $0.word })
  }
}
