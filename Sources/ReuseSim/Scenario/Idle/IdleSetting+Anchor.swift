extension IdleSetting {
  /// Settings about what stays in place: the parts of `anchor`.
  static let anchorSettings: [IdleSetting] =
    heldItem + heldChanges + [
      suppression(
        .atRest, .scrollingUp, .scrollingUp, needs: .movement, "nothing moves the content",
        "add a command that scrolls, drags or flings"),
      suppression(
        .atRest, .scrollingDown, .scrollingDown, needs: .movement, "nothing moves the content",
        "add a command that scrolls, drags or flings"),
      suppression(
        .always, .animating, .animating, needs: [.scrollBy, .scrollTo, .finger],
        "no scroll is ever under way", "add a command such as 'scroll by 500 over 300ms'"),
      suppression(
        .always, .inBatch, .inBatch, needs: .batch, "there is no batch",
        "add a 'batch' or an 'apply'"),
      IdleSetting(
        word: .anchor, part: .up, reason: "nothing moves the content",
        cure: "add a command that scrolls, drags or flings"
      ) { $0.hasIdleDirection { $0.up != $0.usual } },
      IdleSetting(
        word: .anchor, part: .down, reason: "nothing moves the content",
        cure: "add a command that scrolls, drags or flings"
      ) { $0.hasIdleDirection { $0.down != $0.usual } },
    ]

  /// What is said of an item that is held.
  private static let heldItem: [IdleSetting] = [
    IdleSetting(
      word: .anchor, part: .focusedFirst, reason: "no item ever has the focus",
      cure: "add a command such as 'focus item 3'"
    ) { run in
      run.policies.anchor.focusedFirst && run.changes { $0.anchor } && run.lacks(.focus)
    },
    IdleSetting(
      word: .anchor, part: .whenDeleted, reason: "no item ever goes away",
      cure: "add a command that removes items"
    ) { run in
      run.policies.anchor.whenDeleted != .nextSurvivor && run.changes { $0.anchor }
        && run.lacks([.removal, .snapshot])
        && (run.policies.anchor.whenMoved == .held || run.lacks(.move))
    },
    IdleSetting(
      word: .anchor, part: .underInsets, reason: "insets cover nothing",
      cure: "state some: insets top 40"
    ) { run in
      run.policies.anchor.underInsets == .counted && run.changes { $0.anchor } && run.lacksInsets
    },
    IdleSetting(
      word: .anchor, part: .whenMoved, reason: "no item ever gets another place",
      cure: "add a command that moves items"
    ) { run in
      run.policies.anchor.whenMoved == .asDeleted && run.changes { $0.anchor }
        && run.lacks([.move, .snapshot])
    },
    IdleSetting(
      word: .anchor, part: .whenNothing, reason: "what is held is picked for each frame anyway",
      cure: "hold it longer: 'kept until-scroll'"
    ) { run in
      run.policies.anchor.whenNothing == .kept && run.changes { $0.anchor }
        && !run.policies.anchor.keeping.outlivesUpdates
    },
    IdleSetting(
      word: .anchor, part: .newBehind, reason: "no item ever comes in",
      cure: "add a command that inserts items"
    ) { run in
      run.policies.anchor.newBehind == .held && run.changes { $0.anchor }
        && run.lacks([.insertion, .move, .snapshot])
    },
    IdleSetting(
      word: .anchor, part: .place, reason: "the viewport keeps its height",
      cure: "add a command such as 'rotate', or a keyboard with 'keyboard resizes'"
    ) { run in
      run.policies.anchor.place == .viewportShare && run.changes { $0.anchor }
        && run.keepsViewportHeight
    },
    IdleSetting(
      word: .anchor, part: .viewportResize, reason: "the viewport keeps its height",
      cure: "add a command such as 'rotate', or a keyboard with 'keyboard resizes'"
    ) { run in
      run.policies.anchor.suppressions.contains(.viewportResize) && run.changes { $0.anchor }
        && run.keepsViewportHeight
    },
    IdleSetting(
      word: .anchor, part: .scrollingFor, reason: "nothing depends on which way the user scrolls",
      cure: "state what does, such as 'unless scrolling-up'"
    ) { run in
      let anchor = run.policies.anchor
      return anchor.directionTime != 0 && run.changes { $0.anchor }
        && anchor.condition != .scrollingUp && run.deltaRules?.isDirected != true
        && anchor.suppressions.isDisjoint(with: [.scrollingUp, .scrollingDown])
    },
  ]

  /// What is said of the changes that count.
  private static let heldChanges: [IdleSetting] = [
    IdleSetting(
      word: .anchor, part: .estimates, reason: "estimates never change",
      cure: "let them be learned: 'estimate POINTS learns …'"
    ) { run in
      run.changes { $0.anchor } && run.policies.estimate.learning == nil
        && (run.names(.estimates) || run.deltaRules.map { $0.estimates != .never } == true)
    },
    IdleSetting(
      word: .anchor, part: .structure, reason: "no item comes, goes or moves",
      cure: "add a command that inserts, removes or moves items"
    ) { run in
      run.changes { $0.anchor } && run.lacks(.structure)
        && (run.names(.structure) || run.deltaRules.map { $0.structure != .never } == true)
    },
    IdleSetting(
      word: .anchor, part: .layout, reason: "neither the width nor the size of text changes",
      cure: "add a command such as 'rotate', 'width' or 'text-size'"
    ) { run in run.changes { $0.anchor } && run.names(.layout) && run.keepsWidths },
    IdleSetting(
      word: .anchor, part: .droppedSizes, reason: "no size is ever forgotten, and nothing reloaded",
      cure: "add a command such as 'reload data', or a policy such as 'sizes dropped-on-release'"
    ) { run in
      run.changes { $0.anchor } && run.names(.droppedSizes)
        && run.lacks([.reload, .reloadData, .snapshot, .leaving])
        && run.policies.measuredSizes.onRelease == .keepsSizes
    },
  ]

  /// When a reason for which nothing is compensated cannot be given.
  private enum Proviso {
    /// Whenever what it needs does not happen.
    case always
    /// Unless the list takes its own writes of the offset for scrolling.
    case atRest
  }

  private static func suppression(
    _ proviso: Proviso, _ part: Word, _ suppression: AnchorPolicy.Suppressions,
    needs needed: Happenings, _ reason: String, _ cure: String
  ) -> IdleSetting {
    IdleSetting(word: .anchor, part: part, reason: reason, cure: cure) { run in
      run.policies.anchor.suppressions.contains(suppression) && run.changes { $0.anchor }
        && run.lacks(needed) && (proviso == .always || !run.policies.echo.isTakenForUser)
    }
  }
}

extension StatedRun {
  /// Whether nothing gives the viewport another height.
  fileprivate var keepsViewportHeight: Bool {
    lacks(.otherHeight) && (lacks(.keyboard) || policies.viewport.keyboard != .resizes)
  }

  /// Whether a rule for deltas differs in a direction in which nobody scrolls.
  fileprivate func hasIdleDirection(_ differs: (DeltaRules.Directed) -> Bool) -> Bool {
    guard let rules = deltaRules, changes({ $0.anchor }), lacks(.movement),
      !policies.echo.isTakenForUser
    else { return false }
    return [rules.first, rules.again, rules.estimates, rules.structure].contains(where: differs)
  }
}
