extension ScriptParser {
  /// What follows `scroll`.
  mutating func scroll() throws(SyntaxError) -> CommandStatement {
    if accept(.by) {
      let distance = try length("a distance", upTo: ScriptLimits.distance, canBeNegative: true)
      let (duration, curve) = try duration()
      return .scrollBy(distance, over: duration, curve: curve)
    }
    try require(.to)
    if let place = try scrollPlace() {
      let (duration, curve) = try duration()
      return .scrollTo(place, over: duration, curve: curve)
    }
    let item = try element()
    var alignment: Alignment?
    if accept(.align) { alignment = try choose(Alignment.allCases) { $0.word } }
    let (duration, curve) = try duration()
    return .scrollToItem(item, alignment, over: duration, curve: curve)
  }

  private mutating func scrollPlace() throws(SyntaxError) -> ScrollPlace? {
    if accept(.top) { return .top }
    if accept(.end) { return .end }
    guard accept(.offset) else { return nil }
    return .offset(
      try length("a content offset", upTo: ScriptLimits.distance, canBeNegative: true))
  }

  /// How long it takes, if that is said, and how it gets there.
  mutating func duration() throws(SyntaxError) -> (time: Time?, curve: Curve) {
    guard accept(.over) else { return (nil, .linear) }
    let time = try time(isPositive: true)
    return (time, accept(.eased) ? .eased : .linear)
  }

  /// What follows `drag`.
  mutating func drag() throws(SyntaxError) -> CommandStatement {
    if accept(.thumb) { return try dragThumb() }
    if accept(.path) {
      let path = try path()
      return .dragPath(path, lifts: accept(.lift))
    }
    if accept(.from) {
      let from = try y()
      try require(.to)
      let to = try y()
      try require(.over)
      let time = try time(isPositive: true)
      return .dragLine(from: from, to: to, over: time, lifts: accept(.lift))
    }
    let isUp = try choose([true, false]) { $0 ? .up : .down }
    let distance = try length("a distance", upTo: ScriptLimits.distance)
    try require(.over)
    let time = try time(isPositive: true)
    return .drag(up: isUp, distance, over: time, lifts: accept(.lift))
  }

  private mutating func dragThumb() throws(SyntaxError) -> CommandStatement {
    try require(.from)
    let from = try part()
    try require(.to)
    let to = try part()
    try require(.over)
    return .dragThumb(from: from, to: to, over: try time(isPositive: true))
  }

  /// A part of a whole, in millionths.
  private mutating func part() throws(SyntaxError) -> Int64 {
    let first = index
    let number = try number("a part of its way")
    guard number.whole < 1 || (number.whole == 1 && number.isWhole) else {
      throw outOfRange(first, "a part of the thumb's way is a number from 0 to 1")
    }
    return Int64(number.whole) * 1_000_000 + number.millionths
  }

  private mutating func y() throws(SyntaxError) -> Length {
    try length("a place on the glass", upTo: ScriptLimits.deviceSize)
  }

  private mutating func path() throws(SyntaxError) -> [FingerPoint] {
    var path: [FingerPoint] = []
    repeat {
      let first = index
      let time = try time()
      if let last = path.last, time <= last.time {
        throw outOfRange(first, "a finger's times rise: this one is after \(last.time.text)")
      }
      path.append(FingerPoint(time: time, y: try y()))
      if path.count > ScriptLimits.pathPoints {
        throw outOfRange(first, "a path has at most \(ScriptLimits.pathPoints) points")
      }
    } while accept(.comma)
    return path
  }
}
