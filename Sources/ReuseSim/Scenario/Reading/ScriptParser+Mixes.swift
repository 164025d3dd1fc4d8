extension ScriptParser {
  /// The kind of items, or kinds that take turns, after the word that announces them.
  mutating func kinds(of items: inout NewItems) throws(SyntaxError) {
    let (first, firstExpected) = (index, expected)
    let name = try name("a cell's name")
    if next?.kind == .symbol(.comma) || startsCount {
      (index, expected) = (first, firstExpected)
      items.mix = try mix(isDrawn: false)
    } else {
      items.kind = name
    }
  }

  /// Kinds that take turns, or are drawn, after the word that announces them.
  mutating func mix(isDrawn: Bool) throws(SyntaxError) -> MixStatement {
    let first = index
    let separator: Token.Symbol = isDrawn ? .colon : .comma
    var shares = [try share()]
    repeat {
      try require(separator)
      if shares.count == ScriptLimits.shares {
        throw outOfRange(first, "at most \(ScriptLimits.shares) kinds are put together")
      }
      shares.append(try share())
    } while next?.kind == .symbol(separator)
    expected.add(separator)
    return MixStatement(isDrawn: isDrawn, shares: shares)
  }

  private mutating func share() throws(SyntaxError) -> MixStatement.Share {
    let kind = try name("a cell's name")
    guard startsCount else {
      expected.add("a count")
      return MixStatement.Share(kind: kind)
    }
    return MixStatement.Share(
      kind: kind, count: try whole("a count", from: 1, to: ScriptLimits.shareCount))
  }

  private var startsCount: Bool {
    if case .number = next?.kind { true } else { false }
  }
}
