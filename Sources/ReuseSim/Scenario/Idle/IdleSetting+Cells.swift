extension IdleSetting {
  /// Settings about which items have cells, and about cells that leave them.
  static let cellSettings: [IdleSetting] = [
    IdleSetting(
      word: .overscan, part: .movement, reason: "nothing moves the content",
      cure: "add a command that scrolls, drags or flings"
    ) { run in
      guard let overscan = run.policies.cells.overscan, overscan.movement != .none else {
        return false
      }
      return run.changes { $0.cells.overscan?.movement } && run.lacks(.movement)
    },
    IdleSetting(
      word: .pool, part: .trimmed, reason: "there are never too many cells in the pool",
      cure: "say how many may wait: pool 5 trimmed after-pass"
    ) { run in
      run.changes { $0.cells.pool.trimming } && run.policies.cells.pool.capacity == nil
    },
    IdleSetting(
      word: .pool, part: .discards, reason: "there are never too many cells in the pool",
      cure: "say how many may wait: pool 5 discards last-made"
    ) { run in
      run.changes { $0.cells.pool.surplus } && run.policies.cells.pool.capacity == nil
    },
    IdleSetting(
      word: .pool, part: .perList, reason: "any number of cells waits",
      cure: "say how many may wait: pool 5 per-list"
    ) { run in
      run.changes { $0.cells.pool.scope } && run.policies.cells.pool.capacity == nil
    },
    IdleSetting(
      word: .pool, part: .waiting, reason: "no cell waits to be used again",
      cure: "let some wait: pool 5 waiting with-item"
    ) { run in run.changes { $0.cells.pool.waiting } && run.poolsNothing },
    IdleSetting(
      word: .pool, part: .takes, reason: "at most one cell of a kind waits",
      cure: "let more of them wait: pool 5 takes oldest"
    ) { run in
      let pool = run.policies.cells.pool
      return run.changes { $0.cells.pool.order } && pool.trimming == .onEntry
        && pool.capacity.map { $0 < 2 } == true
    },
    IdleSetting(
      word: .pool, part: .reset, reason: "no cell is ever used again",
      cure: "let some wait: pool 5 reset at-enqueue"
    ) { run in run.changes { $0.cells.pool.reset } && run.poolsNothing },
    IdleSetting(
      word: .pool, part: .onResize, reason: "no cell waits to be used again",
      cure: "let some wait: pool 5 on-resize emptied"
    ) { run in run.changes { $0.cells.pool.isEmptiedOnResize } && run.poolsNothing },
    IdleSetting(
      word: .pool, part: .onResize, reason: "the list keeps its width and height",
      cure: "add a command such as 'rotate' or 'width'"
    ) { run in
      run.changes { $0.cells.pool.isEmptiedOnResize } && run.lacks([.otherWidth, .otherHeight])
        && (run.lacks(.keyboard) || run.policies.viewport.keyboard != .resizes)
    },
  ]

  /// Settings about the item that has the focus, and about how far data is prefetched.
  static let lookAheadSettings: [IdleSetting] = [
    IdleSetting(
      word: .focusedCell, reason: "no item ever has the focus",
      cure: "add a command such as 'focus item 3'"
    ) { run in run.changes { $0.cells.keepsFocusedCell } && run.lacks(.focus) },
    IdleSetting(
      word: .prefetchWindow, part: .movement, reason: "nothing moves the content",
      cure: "add a command that scrolls, drags or flings"
    ) { run in
      run.policies.cells.prefetch.movement != .none && run.changes { $0.cells.prefetch.movement }
        && run.scenario.prefetch != .off && run.lacks(.movement)
    },
  ]

  /// Settings about sections and what items have when nobody says it.
  static let spaceSettings: [IdleSetting] = [
    IdleSetting(
      word: .headers, reason: "no section has a header",
      cure: "state one in the block of a section: header NAME"
    ) { run in
      run.changes { $0.pinsHeaders } && run.scenario.sectionModels.allSatisfy { $0.header == nil }
    },
    IdleSetting(
      word: .itemHeight, reason: "every item has a height of its own",
      cure: "leave it out, or the 'height' of a cell"
    ) { run in run.changes { $0.itemHeight } && !run.usesItemHeight },
    IdleSetting(
      word: .arrival, reason: "no content comes late",
      cure: "add a line such as 'image 3:2' to a cell"
    ) { run in
      run.scenario.arrival != .reportsSize
        && run.scenario.kinds.allSatisfy { $0.contentParts.isEmpty }
    },
    IdleSetting(
      word: .prefetch, reason: "no content comes late",
      cure: "add a line such as 'image 3:2' to a cell"
    ) { run in
      run.scenario.prefetch != .off && run.scenario.kinds.allSatisfy { $0.contentParts.isEmpty }
        && !run.heedsPrefetch
    },
    IdleSetting(
      word: .prefetchWindow, reason: "nothing is asked for before a cell needs it",
      cure: "state 'prefetch on'"
    ) { run in run.changes { $0.cells.prefetch } && run.scenario.prefetch == .off },
  ]
}
