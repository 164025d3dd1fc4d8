extension ScriptParser {
  /// What follows the first word of a policy about cells.
  mutating func cellPolicy(_ word: Word) throws(SyntaxError) -> CellPolicyStatement {
    switch word {
    case .visibleRange: .range(try visibleRange())
    case .overscan: .overscan(try overscan())
    case .pool: .pool(try pool())
    case .keep: .keep(try keptCells())
    case .focusedCell: .focusedCell(isKept: try choose([true, false]) { $0 ? .kept : .reused })
    case .prefetchWindow: .prefetchWindow(try prefetchWindow())
    default: throw unexpected()
    }
  }

  /// What follows `visible-range`.
  private mutating func visibleRange() throws(SyntaxError) -> RangeStatement {
    try require(.touching)
    var range = RangeStatement(touching: try choose(RangePolicy.Touching.allCases) { $0.word })
    while !isAtEnd {
      if range.includesEmptyItems == nil, accept(.empty) {
        range.includesEmptyItems = try choose([true, false]) { $0 ? .included : .skipped }
      } else if range.retention == nil, accept(.kept) {
        range.retention = try retention()
      } else {
        break
      }
    }
    return range
  }

  private mutating func retention() throws(SyntaxError) -> RangePolicy.Retention {
    if accept(.never) { return .none }
    if accept(.covering) {
      return .covering(try length("a distance", upTo: ScriptLimits.deviceSize))
    }
    try require(.within)
    return .within(try length("a distance", upTo: ScriptLimits.deviceSize))
  }

  /// What follows `overscan`; `nil` when there is none.
  private mutating func overscan() throws(SyntaxError) -> OverscanStatement? {
    if accept(.without) { return nil }
    let first = index
    var overscan = OverscanStatement(try windowSides())
    let end = index
    while !isAtEnd {
      if try acceptWindowOption(&overscan.window) {
        continue
      } else if overscan.spills == nil, accept(.spills) {
        overscan.spills = try choose([true, false]) { $0 ? .yes : .no }
      } else if overscan.measuring == nil, accept(.measured) {
        overscan.measuring = try choose(Overscan.Measuring.allCases) { $0.word }
      } else {
        break
      }
    }
    if overscan.spills == true, !overscan.window.sides.areAlike {
      var span = span(from: first)
      span.end = tokens[end - 1].end
      throw SyntaxError(
        span: span, message: "items and a length do not add up",
        help: "what spills over goes to the other side: state both as items, or both as a length")
    }
    return overscan
  }

  /// What follows `prefetch-window`.
  private mutating func prefetchWindow() throws(SyntaxError) -> WindowStatement {
    var window = try windowSides()
    while !isAtEnd { if !(try acceptWindowOption(&window)) { break } }
    return window
  }

  /// Takes how far a window reaches beyond the viewport.
  private mutating func windowSides() throws(SyntaxError) -> WindowStatement {
    if accept(.before) {
      let before = try amount()
      try require(.after)
      return WindowStatement(.fixed(before: before, after: try amount()))
    }
    if accept(.behind) {
      let behind = try amount()
      try require(.ahead)
      return WindowStatement(
        .directed(behind: behind, ahead: try amount(), atRest: .lastDirection), saysRest: false)
    }
    let amount = try amount()
    return WindowStatement(.fixed(before: amount, after: amount))
  }

  /// Takes what else is said of a window, if that comes next.
  private mutating func acceptWindowOption(
    _ window: inout WindowStatement
  ) throws(SyntaxError) -> Bool {
    if case .directed(let behind, let ahead, _) = window.sides, !window.saysRest, accept(.atRest) {
      let rest = try choose(Overscan.Rest.allCases) { $0.word }
      window.sides = .directed(behind: behind, ahead: ahead, atRest: rest)
      window.saysRest = true
      return true
    }
    guard window.movement == nil, accept(.movement) else { return false }
    window.movement = try movementEffect()
    return true
  }

  private mutating func movementEffect() throws(SyntaxError) -> Overscan.Movement {
    if accept(.without) { return .none }
    if accept(.extends) { return .extends(thousandths: try thousandths("a factor")) }
    try require(.shifts)
    return .shifts(thousandths: try thousandths("a factor"))
  }

  /// Takes an amount of overscan: a number of points, items or screens.
  private mutating func amount() throws(SyntaxError) -> Overscan.Amount {
    let unit = index + 1 < tokens.count ? tokens[index + 1].kind : nil
    if unit == .word(.items) {
      let count = try whole("a number of items", from: 0, to: Overscan.maximumCount)
      try require(.items)
      return .items(Int(count))
    }
    if unit == .word(.screens) {
      let thousandths = try thousandths("a number of screens")
      try require(.screens)
      return .screens(thousandths: thousandths)
    }
    let length = try length("a distance", upTo: ScriptLimits.deviceSize)
    if isAtEnd { expected.add(Word.items.rawValue) }
    return .points(length)
  }

  /// Takes a number from 0 to 100 with at most three decimal places.
  private mutating func thousandths(_ description: String) throws(SyntaxError) -> Int64 {
    let first = index
    let number = try number(description)
    guard number.millionths % 1000 == 0, number.whole < 100 || number.whole == 100 && number.isWhole
    else {
      throw outOfRange(
        first, "\(description) is a number from 0 to 100 with at most three decimal places")
    }
    return Int64(number.whole) * 1000 + number.millionths / 1000
  }

  /// What follows `pool`.
  private mutating func pool() throws(SyntaxError) -> PoolStatement {
    var pool: PoolStatement
    if accept(.unbounded) {
      pool = PoolStatement(capacity: nil)
    } else if accept(.without) {
      pool = PoolStatement(capacity: 0)
    } else {
      pool = PoolStatement(
        capacity: Int(try whole("a number of cells", from: 0, to: ScriptLimits.items)))
    }
    for scope in PoolPolicy.Scope.allCases where pool.scope == nil && accept(scope.word) {
      pool.scope = scope
    }
    let first = index
    while !isAtEnd, try acceptPart(of: &pool) {}
    if isAtEnd, pool.waiting == .withItem, pool.reset == .atEnqueue {
      throw SyntaxError(
        span: span(from: first),
        message: "a cell that is prepared for reuse when it comes in has no item to wait with",
        help: "write 'reset at-dequeue', or 'waiting bare'")
    }
    return pool
  }

  /// Takes one part of a pool that was not stated yet.
  private mutating func acceptPart(of pool: inout PoolStatement) throws(SyntaxError) -> Bool {
    if pool.trimming == nil, accept(.trimmed) {
      pool.trimming = try choose(PoolPolicy.Trimming.allCases) { $0.word }
    } else if pool.surplus == nil, accept(.discards) {
      pool.surplus = try choose(PoolPolicy.Surplus.allCases) { $0.word }
    } else if pool.order == nil, accept(.takes) {
      pool.order = try choose(PoolPolicy.Order.allCases) { $0.word }
    } else if pool.waiting == nil, accept(.waiting) {
      pool.waiting = try choose(PoolPolicy.Waiting.allCases) { $0.word }
    } else if pool.kinds == nil, accept(.kinds) {
      pool.kinds = try choose(PoolPolicy.Kinds.allCases) { $0.word }
    } else if pool.madeAhead == nil, accept(.madeAhead) {
      pool.madeAhead = Int(try whole("a number of cells", from: 0, to: ScriptLimits.keptCells))
    } else if pool.exchange == nil, accept(.exchange) {
      pool.exchange = try choose(PoolPolicy.Exchange.allCases) { $0.word }
    } else if pool.leaving == nil, accept(.leaving) {
      pool.leaving = try choose(PoolPolicy.Leaving.allCases) { $0.word }
    } else if pool.reset == nil, accept(.reset) {
      pool.reset = try choose(PoolPolicy.Reset.allCases) { $0.word }
    } else if pool.isEmptiedOnResize == nil, accept(.onResize) {
      pool.isEmptiedOnResize = try choose([false, true]) { $0 ? .emptied : .kept }
    } else {
      return false
    }
    return true
  }

  /// What follows `keep`.
  private mutating func keptCells() throws(SyntaxError) -> Int {
    let count = try whole("a number of cells", from: 0, to: ScriptLimits.keptCells)
    for word in [Word.cells, .for, .the, .same, .item] { try require(word) }
    return Int(count)
  }
}

extension Overscan.Sides {
  /// Whether both sides are lengths, or both are items.
  fileprivate var areAlike: Bool {
    switch self {
    case .fixed(let one, let other), .directed(let one, let other, _):
      one.countsItems == other.countsItems
    }
  }
}

extension Overscan.Amount {
  fileprivate var countsItems: Bool {
    if case .items = self { true } else { false }
  }
}
