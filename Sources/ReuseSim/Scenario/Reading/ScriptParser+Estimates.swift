extension ScriptParser {
  /// What follows `estimate`.
  mutating func estimate() throws(SyntaxError) -> EstimateStatement {
    let first = index
    // As in UIKit, an estimate of 0 means that there are none: every height is asked for beforehand.
    let isZero = next?.kind == .number(ScriptNumber(whole: 0, millionths: 0))
    if isZero { advance() }
    if isZero || accept(.exact) {
      if accept(.learns) {
        throw SyntaxError(
          span: span(from: first), message: "where every height is known, nothing is learned",
          help: "estimate POINTS learns …, with more than 0 points")
      }
      return .exact
    }
    if accept(.heights) { return EstimateStatement(.heights(try heights(tellCount: false))) }
    let height = try length("an estimate", upTo: ScriptLimits.itemHeight, isPositive: true)
    return EstimateStatement(.constant(height), learning: accept(.learns) ? try learning() : nil)
  }

  /// What follows `learns`.
  private mutating func learning() throws(SyntaxError) -> LearningStatement {
    var learning = LearningStatement(
      try choose(LearningPolicy.Statistic.kinds) { $0.word })
    switch learning.statistic {
    case .meanOfLast:
      learning.statistic = .meanOfLast(try windowCount("a number of measurements"))
      if accept(.fed) { learning.fed = try windowCount("how often they are fed") }
    case .meanOfRing: learning.statistic = .meanOfRing(try windowCount("a number of places"))
    case .mean, .meanOfVisible, .medianOfVisible, .medianOnce, .first: break
    }
    for scope in LearningPolicy.Scope.allCases where learning.scope == nil && accept(scope.word) {
      learning.scope = scope
    }
    while !isAtEnd {
      if learning.rounding == nil, accept(.roundedTo) {
        learning.rounding = try length("a height", upTo: ScriptLimits.itemHeight)
      } else if learning.application == nil, accept(.for) {
        learning.application = try choose(LearningPolicy.Application.allCases) { $0.word }
      } else if learning.condition == nil, accept(.while) {
        learning.condition = try choose(LearningPolicy.Condition.allCases) { $0.word }
      } else {
        break
      }
    }
    return learning
  }

  private mutating func windowCount(_ description: String) throws(SyntaxError) -> Int {
    Int(try whole(description, from: 1, to: Int64(LearningPolicy.maximumWindow)))
  }

  /// What follows `sizes`.
  mutating func sizes() throws(SyntaxError) -> SizesStatement {
    var key: MeasuredSizePolicy.Key?
    for known in MeasuredSizePolicy.Key.allCases where key == nil && accept(known.word) {
      key = known
    }
    var onReload: SizeFate?
    if accept(.droppedOnReload) {
      onReload = .dropsSizes
    } else if accept(.estimatesOnReload) {
      onReload = .turnsSizesIntoEstimates
    }
    var onRelease: SizeFate?
    if accept(.droppedOnRelease) {
      onRelease = .dropsSizes
    } else if accept(.estimatesOnRelease) {
      onRelease = .turnsSizesIntoEstimates
    }
    guard key != nil || onReload != nil || onRelease != nil else { throw unexpected() }
    return SizesStatement(key: key, onReload: onReload, onRelease: onRelease)
  }
}
