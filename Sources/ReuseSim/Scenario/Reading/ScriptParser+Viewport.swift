extension ScriptParser {
  /// What follows the first word of a line about the viewport.
  mutating func viewportSetting(_ word: Word) throws(SyntaxError) -> Statement {
    switch word {
    case .safeArea: return try safeArea()
    case .insetAdjustment:
      return .insetAdjustment(try choose(ViewportPolicies.InsetAdjustment.allCases) { $0.word })
    case .keyboard, .keyboardDismiss, .keyboardLift, .keyboardHeard:
      return .keyboard(try keyboardPolicy(word))
    case .insetsChange:
      let policy = try insetsChange()
      guard accept(.for) else { return .insetsChange(policy) }
      return .insetsChange(
        policy, part: try choose(ViewportPolicies.WindowPart.allCases) { $0.word })
    case .atTop: return .atTop(try startPolicy())
    case .atEnd: return .atEnd(try endPolicy())
    case .layoutOffWindow:
      return .layoutOffWindow(try choose(ViewportPolicies.OffWindow.allCases) { $0.word })
    case .onReturn: return .onReturn(try choose(ViewportPolicies.OnReturn.allCases) { $0.word })
    case .shortContent: return .shortContent(try choose(GlassEdge.allCases) { $0.word })
    case .inverted: return .inverted
    default: return .start(try startPosition())
    }
  }

  private mutating func keyboardPolicy(_ word: Word) throws(SyntaxError) -> KeyboardStatement {
    switch word {
    case .keyboardDismiss:
      return .dismiss(try choose(ViewportPolicies.KeyboardDismiss.allCases) { $0.word })
    case .keyboardLift:
      return .lift(try choose(ViewportPolicies.KeyboardLift.allCases) { $0.word })
    case .keyboardHeard:
      return .heard(try choose(ViewportPolicies.KeyboardHearing.allCases) { $0.word })
    default: return .effect(try choose(ViewportPolicies.Keyboard.allCases) { $0.word })
    }
  }

  private mutating func startPosition() throws(SyntaxError) -> StartPosition {
    try require(.at)
    if accept(.top) { return .top }
    if accept(.end) { return .end }
    if accept(.offset) {
      return .offset(
        try length("an offset", upTo: ScriptLimits.distance, canBeNegative: true))
    }
    let item = try reference()
    guard accept(.align) else { return .item(item, nil) }
    return .item(item, try choose(Alignment.allCases) { $0.word })
  }

  /// The insets that are named, at least one.
  mutating func insets() throws(SyntaxError) -> (top: Length?, bottom: Length?) {
    var top: Length?
    var bottom: Length?
    if accept(.top) { top = try inset() }
    if accept(.bottom) { bottom = try inset() }
    if top == nil, accept(.top) { top = try inset() }
    if top == nil && bottom == nil { throw unexpected() }
    return (top, bottom)
  }

  private mutating func inset() throws(SyntaxError) -> Length {
    try length("an inset", upTo: ScriptLimits.deviceSize)
  }

  private mutating func safeArea() throws(SyntaxError) -> Statement {
    let isRotated = accept(.rotated)
    var area = SafeAreaStatement()
    var isEmpty = true
    while !isAtEnd || isEmpty {
      if area.top == nil, accept(.top) {
        area.top = try inset()
      } else if area.bottom == nil, accept(.bottom) {
        area.bottom = try inset()
      } else if area.left == nil, accept(.left) {
        area.left = try inset()
      } else if area.right == nil, accept(.right) {
        area.right = try inset()
      } else if isEmpty {
        throw unexpected()
      } else {
        break
      }
      isEmpty = false
    }
    return .safeArea(rotated: isRotated, area)
  }

  private mutating func insetsChange() throws(SyntaxError) -> ViewportPolicies.InsetsChange {
    if accept(.keepsOffset) { return .keepsOffset }
    if accept(.keepsEnd) { return .keepsEnd(within: try nearness()) }
    try require(.keepsBottomEdge)
    return .keepsBottomEdge
  }

  private mutating func endPolicy() throws(SyntaxError) -> EndPolicy {
    if accept(.stays) { return .stays }
    let onlyAppends = accept(.followsAppends)
    let holds = !onlyAppends && accept(.holds)
    if !onlyAppends && !holds { try require(.follows) }
    let distance = try nearness()
    let unlessMovedUp = accept(.unless)
    if unlessMovedUp { try require(.movedUp) }
    if onlyAppends { return .followsAppends(within: distance, unlessMovedUp: unlessMovedUp) }
    return holds
      ? .holds(within: distance, unlessMovedUp: unlessMovedUp)
      : .follows(within: distance, unlessMovedUp: unlessMovedUp)
  }

  private mutating func startPolicy() throws(SyntaxError) -> StartPolicy {
    if accept(.holdsAnchor) { return .holdsAnchor }
    try require(.follows)
    return .follows(within: try nearness())
  }

  private mutating func nearness() throws(SyntaxError) -> Length {
    try require(.within)
    return try length("a distance", upTo: ScriptLimits.distance)
  }

  /// What follows `leave` and `return`.
  mutating func windowCommand(_ word: Word) throws(SyntaxError) -> CommandStatement {
    if word == .returnTo {
      try require(.to)
      try require(.window)
      return .returnToWindow
    }
    try require(.window)
    return .leaveWindow(for: accept(.for) ? try time(isPositive: true) : nil)
  }

  /// What follows `keyboard` as a command.
  mutating func keyboard() throws(SyntaxError) -> CommandStatement {
    if accept(.hides) { return .keyboardHides(over: try duration().time) }
    try require(.shows)
    let height = try length("a height", upTo: ScriptLimits.deviceSize, isPositive: true)
    return .keyboardShows(height, over: try duration().time)
  }
}
