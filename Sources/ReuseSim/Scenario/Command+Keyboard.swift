extension Scenario {
  /// Whether a keyboard may come up.
  var hasKeyboard: Bool {
    commands.contains { $0.command.movesKeyboard } || triggers.contains { $0.block.movesKeyboard }
  }
}

extension Command {
  fileprivate var movesKeyboard: Bool {
    switch self {
    case .keyboard: true
    case .batch(let commands): commands.contains { $0.movesKeyboard }
    case .block(let block), .after(_, _, let block), .load(_, _, _, let block),
      .branch(_, _, _, let block):
      block.movesKeyboard
    default: false
    }
  }
}

extension AppBlock {
  fileprivate var movesKeyboard: Bool { steps.contains { $0.command.movesKeyboard } }
}
