/// A policy about which items have cells, and about cells that leave them.
public enum CellPolicyStatement: Hashable, Sendable {
  /// Which items count as in view.
  case range(RangeStatement)
  /// How far beyond the viewport items have cells; `nil` when none has.
  case overscan(OverscanStatement?)
  /// Where cells wait that left their items.
  case pool(PoolStatement)
  /// How many cells are kept for the items that they showed.
  case keep(Int)
  /// Whether the item that has the focus has a cell wherever it is.
  case focusedCell(isKept: Bool)
  /// For what content is asked for before a cell needs it.
  case prefetchWindow(WindowStatement)

  /// The word the line starts with.
  var word: Word {
    switch self {
    case .range: .visibleRange
    case .overscan: .overscan
    case .pool: .pool
    case .keep: .keep
    case .focusedCell: .focusedCell
    case .prefetchWindow: .prefetchWindow
    }
  }

  /// What follows that word.
  var text: String {
    switch self {
    case .range(let range): range.text
    case .overscan(let overscan): overscan?.text ?? Word.without.rawValue
    case .pool(let pool): pool.text
    case .keep(let count):
      "\(count) "
        + [Word.cells, .for, .the, .same, .item].map { $0.rawValue }.joined(separator: " ")
    case .focusedCell(let isKept): (isKept ? Word.kept : .reused).rawValue
    case .prefetchWindow(let window): window.text
    }
  }

  /// The same with everything said.
  var completed: CellPolicyStatement {
    switch self {
    case .range(let range): .range(RangeStatement(range.policy))
    case .overscan(let overscan): .overscan(overscan.map { OverscanStatement($0.policy) })
    case .pool(let pool): .pool(PoolStatement(pool.policy))
    case .keep, .focusedCell: self
    case .prefetchWindow(let window): .prefetchWindow(WindowStatement(window.prefetch))
    }
  }

  /// States it in a script's own policies.
  func apply(to overrides: inout CellOverrides) {
    switch self {
    case .range(let range): overrides.range = range.policy
    case .overscan(let overscan): overrides.overscan = .some(overscan?.policy)
    case .pool(let pool): overrides.pool = pool.policy
    case .keep(let count): overrides.keptCount = count
    case .focusedCell(let isKept): overrides.keepsFocusedCell = isKept
    case .prefetchWindow(let window): overrides.prefetch = window.prefetch
    }
  }
}

extension CellPolicy {
  /// The settings that state it, one for each part.
  var statements: [Statement] {
    [
      .cells(.range(RangeStatement(range))),
      .cells(.overscan(overscan.map { OverscanStatement($0) })),
      .cells(.pool(PoolStatement(pool))), .cells(.keep(keptCount)),
      .cells(.focusedCell(isKept: keepsFocusedCell)),
      .cells(.prefetchWindow(WindowStatement(prefetch))),
    ]
  }
}
