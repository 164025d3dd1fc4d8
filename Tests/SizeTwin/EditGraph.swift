import Virtualization

/// All trees that all sequences of changes of lists of a few items lead to, in nodes of two entries.
///
/// Every change of every tree is made. Its result must keep the invariants and have the naive twin's
/// runs; the first time a tree comes up, it must answer every question right, under all estimates.
package struct EditGraph {
  /// What an item's size may be.
  private let sizes: [ItemSize]
  private let maximumCount: Int
  /// Whether lists that differ in the order of ids differ, and not only in which neighbours have
  /// consecutive ones.
  private let tellsIDOrders: Bool
  /// The trees whose changes are to be made.
  private var frontier: [State] = []
  private var names: Set<[UInt8]> = []
  /// How many trees there are.
  package private(set) var treeCount = 0
  /// How many changes were made.
  package private(set) var changeCount = 0
  private var failure: String?

  /// The estimates under which changes are made, in turn: heights 0, 1, 2 and one and a half.
  private static let estimates = [
    SizeEstimate(Length(units: 1)), SizeEstimate(.zero), SizeEstimate(Length(units: 2)),
    SizeEstimate(sum: Length(units: 3), count: 2),
  ]

  package init(sizes: [ItemSize], maximumCount: Int, tellsIDOrders: Bool) {
    self.sizes = sizes
    self.maximumCount = maximumCount
    self.tellsIDOrders = tellsIDOrders
  }

  /// Goes through all trees.
  ///
  /// - Returns: The first change that went wrong.
  package mutating func run() -> String? {
    let estimates = [EditGraph.estimates[0]]
    let empty = State(
      index: SizeIndex(estimates: estimates, nodeCapacity: 2),
      naive: NaiveSizes(estimates: estimates))
    names.insert(name(of: empty))
    treeCount = 1
    frontier = [empty]
    while let state = frontier.popLast() {
      makeReplacements(of: state)
      makeMoves(of: state)
      makeSizeChanges(of: state)
      if failure != nil { return failure }
    }
    return nil
  }

  // MARK: Changes

  private mutating func makeReplacements(of state: State) {
    let count = state.naive.items.count
    for start in 0...count {
      for end in start...count {
        let room = maximumCount - count + (end - start)
        if end > start {
          visit(state) { $0.replace(start..<end, with: []) }
          let same = state.naive.runs(in: start..<end)
          visit(state) { $0.replace(start..<end, with: same) }
        }
        for size in sizes where room >= 1 {
          visit(state) { $0.replace(start..<end, with: [$0.run(1, size)]) }
          for second in sizes where room >= 2 {
            // Two of one size are one run.
            if second == size {
              visit(state) { $0.replace(start..<end, with: [$0.run(2, size)]) }
              continue
            }
            visit(state) {
              $0.replace(start..<end, with: [$0.run(1, size), $0.run(1, second, after: 1)])
            }
          }
          if room >= 3 { visit(state) { $0.replace(start..<end, with: [$0.run(3, size)]) } }
        }
      }
    }
  }

  private mutating func makeMoves(of state: State) {
    let count = state.naive.items.count
    for start in 0..<count {
      for end in (start + 1)...count {
        let runs = state.naive.runs(in: start..<end)
        for target in 0...(count - (end - start)) where target != start {
          visit(state) {
            $0.replace(start..<end, with: [])
            $0.replace(target..<target, with: runs)
          }
        }
      }
    }
  }

  private mutating func makeSizeChanges(of state: State) {
    let count = state.naive.items.count
    for place in 0..<count {
      for size in sizes where size != state.naive.items[place].size {
        visit(state) {
          $0.index.setSize(size, at: place)
          $0.naive.items[place].size = size
        }
      }
      for end in (place + 1)...count {
        visit(state) {
          $0.index.forgetSizes(in: place..<end)
          $0.naive.forgetSizes(in: place..<end)
        }
      }
    }
  }

  // MARK: Visiting

  private mutating func visit(_ state: State, _ change: (inout State) -> Void) {
    if failure != nil { return }
    var next = state
    change(&next)
    changeCount += 1
    if let found = next.brokenInvariant ?? enter(&next) {
      failure = "\(state.index.picture) → \(next.index.picture): \(found)"
    }
  }

  /// Makes a tree one of those to go on from, if it is new.
  ///
  /// - Returns: The first answer of it that is wrong.
  private mutating func enter(_ state: inout State) -> String? {
    if !names.insert(name(of: state)).inserted { return nil }
    treeCount += 1
    for turn in 0..<EditGraph.estimates.count {
      let estimate = EditGraph.estimates[(treeCount + turn) % EditGraph.estimates.count]
      state.index.setEstimate(estimate, for: ReuseIdentifier(0))
      state.naive.estimates[0] = estimate
      if let found = difference(state.index, state.naive) { return found }
    }
    frontier.append(state)
    return nil
  }

  /// What tells trees apart: the shape, the sizes of the items, and which of their ids are consecutive.
  private func name(of state: State) -> [UInt8] {
    let items = state.naive.items
    var name = state.index.shape.map { UInt8($0) }
    for place in items.indices {
      name.append(UInt8(sizes.firstIndex(of: items[place].size) ?? 255))
      if tellsIDOrders {
        name.append(UInt8(items.count { $0.id < items[place].id }))
        name.append(items.contains { $0.id == items[place].id + 1 } ? 1 : 0)
      } else if place > 0 {
        name.append(items[place].id == items[place - 1].id + 1 ? 1 : 0)
      }
    }
    return name
  }

  private struct State {
    var index: SizeIndex
    var naive: NaiveSizes

    mutating func replace(_ range: Range<Int>, with runs: [ItemRun]) {
      index.replaceSubrange(range, with: runs)
      naive.replaceSubrange(range, with: runs)
    }

    /// Items with the ids after the largest one.
    func run(_ count: Int, _ size: ItemSize, after before: Int64 = 0) -> ItemRun {
      let last = naive.items.map { $0.id }.max() ?? -1
      return ItemRun(
        firstID: ItemID(last + 1 + before), count: count, reuseIdentifier: ReuseIdentifier(0),
        size: size)
    }

    var brokenInvariant: String? {
      if let violation = index.invariantViolation() { return violation }
      if index.count != naive.items.count { return "count" }
      return index.runs(in: 0..<index.count) == naive.runs(in: 0..<index.count) ? nil : "runs"
    }
  }
}
