/// Statements of a script that count alike: what stands in a group of a higher level wins.
struct StatementGroup {
  /// Where statements stand.
  enum Level: Int, Comparable {
    /// Before the first scenario.
    case shared
    /// In a scenario.
    case scenario
    /// In a variant before the first scenario.
    case sharedVariant
    /// In a variant of a scenario.
    case variant

    /// Whether every scenario has them.
    var isShared: Bool { self == .shared || self == .sharedVariant }

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where they stand.
  var level: Level
  /// The statements, in order; none names a scenario or a variant.
  var statements: [Located<Statement>]
  /// How many statements they are, those in their blocks included.
  let weight: Int

  /// Makes a group.
  init(_ level: Level, _ statements: [Located<Statement>]) {
    self.level = level
    self.statements = statements
    weight = StatementGroup.weight(of: statements)
  }

  private static func weight(of statements: [Located<Statement>]) -> Int {
    var weight = 0
    for statement in statements {
      weight += 1
      if let block = statement.value.block {
        weight += StatementGroup.weight(of: block.lines.compactMap { $0.statement })
      }
    }
    return weight
  }
}
