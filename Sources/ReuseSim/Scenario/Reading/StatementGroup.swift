/// Statements of a script that count alike: what stands in a group of a higher level wins.
struct StatementGroup {
  /// Where statements stand.
  struct Level: Hashable, Comparable {
    /// Larger ones win.
    private let rank: Int

    /// Before the first scenario.
    static let shared = Level(rank: 0)
    /// In a scenario.
    static let scenario = Level(rank: 1)
    /// In a variant before the first scenario.
    static let sharedVariant = Level(rank: 2)
    /// In a variant of a scenario.
    static let variant = Level(rank: 3)

    /// In a file that is imported, when `later` others come behind it.
    static func imported(before later: Int) -> Level { Level(rank: -1 - later) }

    /// Whether every scenario has them.
    var isShared: Bool { self <= .shared || self == .sharedVariant }

    static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  /// Where they stand.
  var level: Level
  /// The statements, in order; none names a scenario or a variant.
  var statements: [Located<Statement>]
  /// How many statements they are, those in their blocks included.
  let weight: Int64

  /// Makes a group.
  init(_ level: Level, _ statements: [Located<Statement>]) {
    self.level = level
    self.statements = statements
    weight = StatementGroup.weight(of: statements)
  }

  /// A weight that is too large for any script; a sum for each run fits 64 bits.
  private static let largestWeight: Int64 = 1_000_000_000_000_000

  private static func weight(of statements: [Located<Statement>]) -> Int64 {
    statements.reduce(0) { min(largestWeight, $0 + weight(of: $1.value)) }
  }

  /// How many statements a statement is: those in its block included, each for every round of it, and a round
  /// at least one.
  static func weight(of statement: Statement) -> Int64 {
    let block = statement.block.map { weight(of: $0.lines.compactMap { $0.statement }) } ?? 0
    let inner = statement.command?.rounds.map { product(block, $0) } ?? block
    switch statement {
    case .every(let rounds, _), .everyBlock(let rounds, _): return product(inner, rounds.rounds)
    default: return min(largestWeight, 1 + inner)
    }
  }

  private static func product(_ weight: Int64, _ rounds: Int64) -> Int64 {
    let (product, overflow) = max(1, weight).multipliedReportingOverflow(by: rounds)
    return overflow ? largestWeight : min(largestWeight, product)
  }
}

extension Statement {
  /// The command that it states, if it states one.
  fileprivate var command: CommandStatement? {
    switch self {
    case .at(_, let command), .every(_, let command), .command(let command): command
    default: nil
    }
  }
}

extension CommandStatement {
  /// How often the commands of its block happen, if it repeats them.
  fileprivate var rounds: Int64? {
    if case .repeated(let count, _, _) = self { Int64(count) } else { nil }
  }
}
