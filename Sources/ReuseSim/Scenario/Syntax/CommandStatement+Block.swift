extension CommandStatement {
  /// The block that the command opens.
  var block: Block? {
    switch self {
    case .batch(let block), .repeated(_, _, let block), .insertSections(_, _, let block),
      .appBlock(let block), .after(_, _, let block), .load(_, _, _, let block),
      .branch(_, _, _, let block):
      block
    default: nil
    }
  }

  /// The same command with another block; itself when it opens none.
  func with(_ block: Block) -> CommandStatement {
    switch self {
    case .batch: .batch(block)
    case .repeated(let count, let step, _): .repeated(count: count, every: step, block)
    case .insertSections(let count, let place, _): .insertSections(count, place, block)
    case .appBlock: .appBlock(block)
    case .after(let time, let latest, _): .after(time, upTo: latest, block)
    case .load(let name, let time, let latest, _): .load(name, after: time, upTo: latest, block)
    case .branch(let left, let relation, let right, _): .branch(left, relation, right, block)
    default: self
    }
  }
}
