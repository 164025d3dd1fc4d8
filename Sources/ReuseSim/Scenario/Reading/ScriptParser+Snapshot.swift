extension ScriptParser {
  /// What follows `apply`.
  mutating func snapshot() throws(SyntaxError) -> SnapshotStatement {
    try require(.snapshot)
    var snapshot = SnapshotStatement([])
    if accept(.in) {
      try require(.section)
      snapshot.section = try sectionID()
    }
    try require(.of)
    if accept(.nothing) { return snapshot }
    let first = index
    repeat {
      snapshot.parts.append(try snapshotPart())
      if snapshot.parts.count > ScriptLimits.snapshotParts {
        throw outOfRange(first, "a snapshot has at most \(ScriptLimits.snapshotParts) parts")
      }
    } while accept(.comma)
    return snapshot
  }

  private mutating func snapshotPart() throws(SyntaxError) -> SnapshotStatement.Part {
    if accept(.item) {
      let id = try itemID()
      return .items(id, id)
    }
    if accept(.items) {
      let first = index
      let low = try itemID()
      try require(.dots)
      let high = try itemID()
      if high < low { throw outOfRange(first, "the lower id comes first") }
      return .items(low, high)
    }
    var items = NewItems(count: try count(), kind: nil)
    try require(.new)
    if accept(.of) { items.kind = try name("a cell's name") }
    return .new(items)
  }
}
