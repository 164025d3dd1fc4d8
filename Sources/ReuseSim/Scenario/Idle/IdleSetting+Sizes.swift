extension IdleSetting {
  /// Settings about estimates and measured sizes.
  static let sizeSettings: [IdleSetting] = [
    IdleSetting(
      word: .estimate, reason: "every cell kind has an estimate of its own",
      cure: "leave it out, or the 'estimate' of a cell"
    ) { run in
      guard case .constant = run.policies.estimate.start, run.policies.estimate.learning == nil
      else { return false }
      return run.changes { $0.estimate } && !run.scenario.kinds.isEmpty
        && run.scenario.kinds.allSatisfy { $0.estimate != nil }
    },
    IdleSetting(
      word: .estimate, part: .perKind, reason: "there is only one cell kind",
      cure: "leave it out, or have items of two kinds"
    ) { run in
      run.policies.estimate.learning?.scope == .reuseIdentifier
        && run.changes { $0.estimate.learning?.scope } && run.scenario.kinds.count < 2
    },
    IdleSetting(
      word: .estimate, part: .notScrollingTo, reason: "nothing scrolls to an item or a place",
      cure: "add a command such as 'scroll to item 3'"
    ) { run in
      run.policies.estimate.learning?.condition == .notScrollingTo
        && run.changes { $0.estimate.learning?.condition } && run.lacks(.scrollTo)
    },
    IdleSetting(
      word: .sizes, part: .keptByIndex, reason: "no item ever gets another index",
      cure: "add a command that inserts, removes or moves items"
    ) { run in
      run.policies.measuredSizes.key == .index && run.changes { $0.measuredSizes.key }
        && run.lacks(.structure)
    },
    IdleSetting(
      word: .sizes, part: .droppedOnReload, reason: "the data is never reloaded",
      cure: "add the command 'reload data'"
    ) { $0.neverReloads(to: .dropsSizes) },
    IdleSetting(
      word: .sizes, part: .estimatesOnReload, reason: "the data is never reloaded",
      cure: "add the command 'reload data'"
    ) { $0.neverReloads(to: .turnsSizesIntoEstimates) },
    IdleSetting(
      word: .widthChange, reason: "neither the width nor the size of text changes",
      cure: "add a command such as 'rotate', 'width' or 'text-size'"
    ) { run in run.changes { $0.widthChange } && run.keepsWidths },
    IdleSetting(
      word: .widthChange,
      reason: "every height is known beforehand, and at another width known again",
      cure: "state another estimate than 'exact'"
    ) { run in
      run.changes { $0.widthChange } && run.policies.estimate == .exact
        && run.scenario.kinds.allSatisfy { $0.estimate == nil }
    },
    IdleSetting(
      word: .selfSizing, reason: "no cell on screen asks to be measured",
      cure: "add 'when FIELD adds …', late content, or the command 'invalidate size'"
    ) { run in
      run.changes { $0.selfSizing } && run.lacks(.invalidation)
        && run.scenario.kinds.allSatisfy { $0.additions.isEmpty && $0.contentParts.isEmpty }
    },
    IdleSetting(
      word: .selfSizing, part: .includingConstraints,
      reason: "no height changes by a constraint alone",
      cure: "add 'when FIELD adds …, by constraint', or write 'enabled'"
    ) { run in
      run.policies.selfSizing == .enabledIncludingConstraints
        && run.platform.selfSizing == .enabled
        && run.scenario.kinds.allSatisfy { kind in
          kind.additions.allSatisfy { !$0.isByConstraint }
        }
    },
  ]
}

extension StatedRun {
  /// Whether it states what becomes of sizes when the data is reloaded, and that never happens.
  fileprivate func neverReloads(to fate: SizeFate) -> Bool {
    policies.measuredSizes.onReload == fate && changes { $0.measuredSizes.onReload }
      && lacks(.reloadData) && (lacks(.snapshot) || policies.snapshot == .diff)
  }
}
