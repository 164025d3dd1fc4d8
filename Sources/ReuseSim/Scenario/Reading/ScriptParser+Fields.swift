extension ScriptParser {
  /// What a cell's items remember, after the first word.
  mutating func field() throws(SyntaxError) -> Statement {
    let name = try name("a field's name")
    try require(.colon)
    try require(.flag)
    var isOn: Bool?
    if accept(.equal) { isOn = try choose([true, false]) { $0 ? .yes : .no } }
    var isKeptInCell: Bool?
    if accept(.comma) {
      try require(.kept)
      try require(.in)
      isKeptInCell = try choose([false, true]) { $0 ? .cell : .model }
    }
    return .field(name, isOnAtFirst: isOn, isKeptInCell: isKeptInCell)
  }

  /// What a field adds to the height, after the first word.
  mutating func addition() throws(SyntaxError) -> Statement {
    let isNegated = next?.kind == .word(.not) && !startsAddition(behind: index)
    if isNegated { advance() } else { expected.add(.not) }
    let field = try name("a field")
    try require(.adds)
    let parts = try parts()
    let isByConstraint = accept(.comma)
    if isByConstraint {
      try require(.by)
      try require(.constraint)
    }
    return .adds(field, isOn: !isNegated, parts, byConstraint: isByConstraint)
  }

  /// Whether `adds` follows a token: then that is a field's name, whatever it says.
  private func startsAddition(behind place: Int) -> Bool {
    place + 1 < tokens.count && tokens[place + 1].kind == .word(.adds)
  }
}
