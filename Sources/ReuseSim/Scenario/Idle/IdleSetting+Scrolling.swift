extension IdleSetting {
  /// Settings about how the content offset is moved for what is held.
  static let correctionSettings: [IdleSetting] = [
    IdleSetting(
      word: .corrections, reason: "the anchor holds nothing",
      cure: "say what is held, such as: anchor hold first-fully-visible"
    ) { run in run.changes { $0.corrections } && run.correctsNothing },
    IdleSetting(
      word: .corrections, part: .batchEnd, reason: "there is no batch",
      cure: "add a 'batch' or an 'apply'"
    ) { $0.waitsInVain(for: .atEnd) },
    IdleSetting(
      word: .corrections, part: .batchEndLast, reason: "there is no batch",
      cure: "add a 'batch' or an 'apply'"
    ) { $0.waitsInVain(for: .lastAtEnd) },
    IdleSetting(
      word: .corrections, part: .clamp, reason: "there is no batch",
      cure: "add a 'batch' or an 'apply'"
    ) { run in
      run.policies.corrections.clamp == .batchEnd && run.changes { $0.corrections }
        && run.lacks(.batch)
    },
    IdleSetting(
      word: .corrections, part: .touched, reason: "no finger is ever on the glass",
      cure: "add a 'drag' or a 'touch'"
    ) { run in
      run.policies.corrections.touched == .waits && run.changes { $0.corrections }
        && run.lacks([.finger, .thumb])
    },
    IdleSetting(
      word: .corrections, part: .countedInBatches, reason: "there is no batch",
      cure: "add a 'batch' or an 'apply'"
    ) { run in
      run.policies.corrections.overscroll == .countedInBatches && run.changes { $0.corrections }
        && !run.holdsNothing && run.lacks(.batch)
    },
    IdleSetting(
      word: .corrections, part: .positions, reason: "neither the thumb nor a line has a position",
      cure: "hold an item or the end, or write 'rounding pixels'"
    ) { run in
      run.changes { $0.corrections.rounding } && run.policies.corrections.rounding == .positions
        && run.holdsNoPosition
    },
    IdleSetting(
      word: .corrections, part: .beforeScroll, reason: "nothing moves the content",
      cure: "add a command that scrolls, drags or flings"
    ) { run in
      run.changes { $0.corrections.beforeScroll } && !run.holdsNothing && run.lacks(.movement)
    },
    IdleSetting(
      word: .corrections, part: .overscroll, reason: "nothing is ever beyond an edge",
      cure: "state 'edges bounce'"
    ) { run in
      run.changes { $0.corrections.overscroll } && !run.holdsNothing
        && (run.policies.edges == .hard || run.lacks(.finger))
    },
    IdleSetting(
      word: .echo, reason: "the list never writes the content offset",
      cure: "say what is held, such as: anchor hold first-fully-visible"
    ) { run in
      run.changes { $0.echo } && run.policies.echo != .awaited && run.writesNoOffset
    },
    IdleSetting(
      word: .echo, reason: "nothing depends on which way the user scrolls, or when he did",
      cure: "state a policy that does, such as 'corrections when-idle 150ms'"
    ) { run in run.changes { $0.echo } && run.policies.echo.isTakenForUser && run.heedsNoScrolling
    },
    IdleSetting(
      word: .echo, part: .awaited,
      reason: "it does not follow its end twice in a frame, and hears of its writes in time",
      cure: "state 'at-end follows within 0', and have it laid out with 'layout now'"
    ) { run in run.changes { $0.echo } && run.policies.echo == .awaited && run.hearsInTime },
  ]

  /// Settings about movements.
  static let scrollSettings: [IdleSetting] = [
    IdleSetting(
      word: .scrollTo, reason: "nothing scrolls to an item or a place",
      cure: "add a command such as 'scroll to item 3'"
    ) { run in run.changes { $0.scrollsRetarget } && run.lacks(.scrollTo) },
    IdleSetting(
      word: .edges, reason: "no finger moves the content", cure: "add a 'drag' or a 'fling'"
    ) { run in run.changes { $0.edges } && run.lacks(.finger) },
    IdleSetting(
      word: .deceleration, reason: "there is no momentum that it would count for",
      cure: "add a 'fling', or a 'drag' that lifts"
    ) { run in run.changes { $0.deceleration } && run.lacks(.momentum) },
    IdleSetting(
      word: .paging, reason: "no finger moves the content", cure: "add a 'drag' or a 'fling'"
    ) { run in run.changes { $0.paging } && run.lacks(.finger) },
    IdleSetting(
      word: .offsetWrite, reason: "nobody writes the content offset",
      cure: "say what is held, such as: anchor hold first-fully-visible"
    ) { run in run.changes { $0.offsetWrite } && run.writesNoOffset },
    IdleSetting(
      word: .offsetWrite, reason: "nothing moves the content",
      cure: "add a command that scrolls, drags or flings"
    ) { run in run.changes { $0.offsetWrite } && run.lacks(.movement) },
    IdleSetting(
      word: .snapshot, reason: "no snapshot is applied", cure: "add a command such as 'apply …'"
    ) { run in run.changes { $0.snapshot } && run.lacks(.snapshot) },
  ]
}

extension StatedRun {
  /// Whether corrections wait for the end of a batch that never comes.
  fileprivate func waitsInVain(for batches: CorrectionPolicy.Batches) -> Bool {
    policies.corrections.batches == batches && changes { $0.corrections.batches } && !holdsNothing
      && lacks(.batch)
  }
}
