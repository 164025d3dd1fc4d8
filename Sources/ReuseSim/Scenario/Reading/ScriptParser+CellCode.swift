extension ScriptParser {
  /// A line about the code of a cell, after its first word.
  mutating func cellCode(_ word: Word) throws(SyntaxError) -> CellCodeStatement {
    switch word {
    case .configure: return try configure()
    case .prepareForReuse: return .prepareForReuse(try resets(canBeEverywhere: true))
    case .endDisplay: return .endDisplay(try resets(canBeEverywhere: false))
    case .willDisplay:
      try require(.sets)
      return .willDisplay(try names())
    case .listeners:
      let listening = try choose(CellCode.Listening.allCases) { $0.word }
      let areRemoved = accept(.comma)
      if areRemoved { for word in [Word.removed, .in, .prepareForReuse] { try require(word) } }
      return .listeners(listening, areRemoved: areRemoved)
    case .edits:
      try require(.go)
      try require(.to)
      return .edits(try choose(CellCode.Target.allCases) { $0.words })
    case .changes:
      try require(.reach)
      return .changes(try choose(CellCode.Reach.allCases) { $0.words })
    case .dataSource:
      try require(.dequeues)
      try require(.twice)
      return .dequeuesTwice
    case .measuring:
      try require(.adds)
      return .measuring(
        try length("a height", upTo: ScriptLimits.deviceSize, isPositive: true))
    default: throw unexpected()
    }
  }

  private mutating func configure() throws(SyntaxError) -> CellCodeStatement {
    if accept(.skips) { return .configure(try partName(), .never) }
    if accept(.adds) { return .configure(try partName(), .adds) }
    try require(.sets)
    let name = try partName()
    if accept(.always) { return .configure(name, .always) }
    if accept(.when) { return .configure(name, .when(try value())) }
    if accept(.unless) { return .configure(name, .unless(try value())) }
    return .configure(name, nil)
  }

  private mutating func resets(
    canBeEverywhere: Bool
  ) throws(SyntaxError) -> [CellCodeStatement.Reset] {
    try require(.resets)
    var resets: [CellCodeStatement.Reset] = []
    repeat {
      var reset = CellCodeStatement.Reset(try partName())
      if accept(.to) {
        reset.value = try value()
      } else if canBeEverywhere {
        reset.isEverywhere = accept(.everywhere)
      }
      resets.append(reset)
    } while accept(.comma)
    return resets
  }

  private mutating func names() throws(SyntaxError) -> [Located<String>] {
    var names = [try partName()]
    while accept(.comma) { names.append(try partName()) }
    return names
  }

  private mutating func partName() throws(SyntaxError) -> Located<String> {
    try name("a field or part of the cell")
  }

  /// Takes the words of one of some values that have several.
  private mutating func choose<Value>(
    _ values: [Value], _ words: (Value) -> [Word]
  ) throws(SyntaxError) -> Value {
    var values = values
    var place = 0
    while values.count > 1 || values.first.map({ words($0).count > place }) == true {
      guard let word = values.map({ words($0)[place] }).first(where: { accept($0) }) else {
        throw unexpected()
      }
      values = values.filter { words($0)[place] == word }
      place += 1
    }
    return values[0]
  }
}
