extension Scenario {
  /// Whether a keyboard may come up.
  var hasKeyboard: Bool {
    hasCommand {
      if case .keyboard = $0 { true } else { false }
    }
  }

  /// Whether the list may leave its window.
  var leavesWindow: Bool {
    hasCommand {
      if case .leaveWindow = $0 { true } else { false }
    }
  }

  /// Whether the script has sections, so that there is something to tell about them.
  var hasSections: Bool {
    if sections.count > 1 || sections.contains(where: { $0.count > 1 || $0.model != 0 }) {
      return true
    }
    return hasCommand {
      switch $0 {
      case .insertSections, .removeSection, .reloadSection: true
      default: false
      }
    }
  }

  /// Whether something like this is in the script, at whatever depth.
  private func hasCommand(_ isLikeThis: (Command) -> Bool) -> Bool {
    commands.contains { $0.command.contains(isLikeThis) }
      || triggers.contains { $0.block.contains(isLikeThis) }
  }
}

extension Command {
  /// Whether this is such a command, or one inside it is.
  fileprivate func contains(_ isLikeThis: (Command) -> Bool) -> Bool {
    if isLikeThis(self) { return true }
    return switch self {
    case .batch(let commands): commands.contains { $0.contains(isLikeThis) }
    case .block(let block), .after(_, _, let block), .load(_, _, _, let block),
      .branch(_, _, _, let block):
      block.contains(isLikeThis)
    default: false
    }
  }
}

extension AppBlock {
  fileprivate func contains(_ isLikeThis: (Command) -> Bool) -> Bool {
    steps.contains { $0.command.contains(isLikeThis) }
  }
}
