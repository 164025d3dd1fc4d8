extension IdleSetting {
  /// Settings about the window and what covers it.
  static let windowSettings: [IdleSetting] = [
    IdleSetting(
      word: .rotated, reason: "the device is never rotated", cure: "add the command 'rotate'"
    ) { run in run.scenario.rotatedSafeArea != nil && run.lacks(.rotation) },
    IdleSetting(
      word: .insetAdjustment, reason: "there is no safe area", cure: "state one: safe-area …"
    ) { run in
      run.changes { $0.viewport.insetAdjustment } && run.scenario.safeArea == SafeArea()
        && (run.scenario.rotatedSafeArea ?? SafeArea()) == SafeArea()
    },
    keyboard(.keyboard) { $0.changes { $0.viewport.keyboard } },
    keyboard(.keyboardDismiss) { $0.changes { $0.viewport.keyboardDismiss } },
    keyboard(.keyboardLift) { $0.changes { $0.viewport.keyboardLift } },
    keyboard(.keyboardHeard) { $0.changes { $0.viewport.keyboardHeard } },
    IdleSetting(
      word: .keyboardDismiss, reason: "no finger moves the content",
      cure: "add a 'drag' or a 'fling'"
    ) { run in run.changes { $0.viewport.keyboardDismiss } && run.lacks(.finger) },
    IdleSetting(
      word: .keyboardLift, reason: "no finger takes the keyboard along",
      cure: "state 'keyboard-dismiss interactive'"
    ) { run in
      run.changes { $0.viewport.keyboardLift }
        && run.policies.viewport.keyboardDismiss != .interactive
    },
    IdleSetting(
      word: .keyboardHeard, reason: "the keyboard only covers the glass",
      cure: "state 'keyboard insets' or 'keyboard resizes'"
    ) { run in
      run.changes { $0.viewport.keyboardHeard } && run.policies.viewport.keyboard == .covers
    },
    IdleSetting(
      word: .insetsChange, reason: "neither insets nor the viewport's height change",
      cure: "add a command such as 'rotate', 'set insets' or 'keyboard shows'"
    ) { run in run.changes { $0.viewport.insetsChange } && run.keepsWindow },
    IdleSetting(
      word: .atEnd, reason: "who is exactly at the end is held there by the anchor",
      cure: "follow it from farther away, or hold something else"
    ) { $0.followsWhatItHolds },
    IdleSetting(
      word: .atEnd, reason: "who has to be exactly at the end is let go whichever way he moves",
      cure: "follow from farther away, or leave 'unless moved-up' out"
    ) { run in
      switch run.policies.viewport.atEnd {
      case .follows(within: .zero, unlessMovedUp: true),
        .holds(within: .zero, unlessMovedUp: true),
        .followsAppends(within: .zero, unlessMovedUp: true):
        run.changes { $0.viewport.atEnd }
      case .stays, .follows, .holds, .followsAppends: false
      }
    },
    IdleSetting(
      word: .layoutOffWindow, reason: "the list never leaves its window",
      cure: "add the command 'leave window'"
    ) { run in run.changes { $0.viewport.offWindow } && run.lacks(.leaving) },
    IdleSetting(
      word: .onReturn, reason: "the list never leaves its window",
      cure: "add the command 'leave window'"
    ) { run in run.changes { $0.viewport.onReturn } && run.lacks(.leaving) },
  ]

  private static func keyboard(
    _ word: Word, _ changes: @escaping @Sendable (StatedRun) -> Bool
  ) -> IdleSetting {
    IdleSetting(
      word: word, reason: "no keyboard comes up", cure: "add the command 'keyboard shows POINTS'"
    ) { run in changes(run) && run.lacks(.keyboard) }
  }
}

extension StatedRun {
  /// Whether the end is followed only by who is exactly there, whom the anchor holds there anyway.
  fileprivate var followsWhatItHolds: Bool {
    switch policies.viewport.atEnd {
    case .follows(within: .zero, _), .followsAppends(within: .zero, _): break
    case .stays, .follows, .holds, .followsAppends: return false
    }
    return changes { $0.viewport.atEnd } && policies.anchor == AnchorPolicy(hold: .end)
      && policies.corrections == CorrectionPolicy() && keepsWindow
  }
}
