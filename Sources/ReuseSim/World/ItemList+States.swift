extension ItemList {
  /// What an item remembers.
  ///
  /// - Complexity: O(log n).
  func state(at index: Int) -> ItemState {
    let item = order.item(at: index)
    return states[item.id.rawValue] ?? initialStates[kind(of: item.reuseIdentifier)]
  }

  /// How much of an item's height is there for content that has not arrived; `nil` when none of it is.
  ///
  /// - Complexity: O(log n), and O(log b) for b blocks.
  func placeholderHeight(at index: Int) -> Length? {
    let item = order.item(at: index)
    let kind = kind(of: item.reuseIdentifier)
    if kinds[kind].contentParts.isEmpty { return nil }
    let id = item.id.rawValue
    let block = block(of: item.id, item.reuseIdentifier)
    let surroundings = surroundings(of: item.reuseIdentifier)
    let state = states[id] ?? initialStates[kind]
    var height = Length.zero
    let placeholders = block.parts.first { $0.kind == kind }?.placeholders ?? []
    for (part, placeholder) in placeholders.enumerated() where !state.hasArrived(part) {
      if let placeholder { height += placeholder.height(at: id - block.firstID, in: surroundings) }
    }
    return height > .zero ? height : nil
  }

  /// Has an item remember something. A height that was set on its own stays.
  ///
  /// - Returns: whether its height changed.
  /// - Complexity: O(log n).
  @discardableResult
  mutating func setState(_ state: ItemState, at index: Int) -> Bool {
    let before = height(at: index)
    _ = changeStates(in: index..<(index + 1)) { _, old in old = state }
    return height(at: index) != before
  }

  /// Changes what items remember; `change` gets each item's kind and state. Heights that were set on their own
  /// stay.
  ///
  /// - Returns: the items whose state changed, in order, as stretches that are as long as can be.
  /// - Complexity: O(log n), and O(number of items).
  mutating func changeStates(
    in range: Range<Int>, _ change: (_ kind: Int, inout ItemState) -> Void
  ) -> [Range<Int>] {
    var result: [ItemRun] = []
    var changed: [Range<Int>] = []
    var index = range.lowerBound
    for run in order.runs(in: range) {
      let kind = kind(of: run.reuseIdentifier)
      for id in run.firstID.rawValue..<(run.firstID.rawValue + Int64(run.count)) {
        var item = run
        (item.firstID, item.count) = (ItemID(id), 1)
        var state = states[id] ?? initialStates[kind]
        let old = state
        change(kind, &state)
        if state != old {
          replaceState(of: &item, by: state)
          if let last = changed.last, last.upperBound == index {
            changed[changed.count - 1] = last.lowerBound..<(index + 1)
          } else {
            changed.append(index..<(index + 1))
          }
        }
        ItemList.append(item, to: &result)
        index += 1
      }
    }
    if !changed.isEmpty { order.replaceSubrange(range, with: result) }
    return changed
  }

  /// Gives one item another state, which may change how its height is known.
  private mutating func replaceState(of item: inout ItemRun, by state: ItemState) {
    let id = item.firstID.rawValue
    let kind = kind(of: item.reuseIdentifier)
    let isInitial = state == initialStates[kind]
    states[id] = isInitial ? nil : state
    if item.size.isMeasured { return }
    let block = block(of: item.firstID, item.reuseIdentifier)
    let surroundings = surroundings(of: item.reuseIdentifier)
    if item.size == .estimated {
      formulaHeight -= block.formula.height(at: id - block.firstID, in: surroundings)
    }
    let height = block.height(of: id, kind: kind, state: state, in: surroundings)
    if isInitial { formulaHeight += height }
    item.size = isInitial ? .estimated : .assumed(height)
  }

  /// Works the heights of items with a state out again, after what all heights depend on has changed.
  ///
  /// - Complexity: O(log n) for each of them.
  mutating func renewHeightsOfStates() {
    for place in 0..<states.count {
      let id = states.entry(at: place).id
      if let index = order.index(of: ItemID(id)) { renewHeightOfState(at: index) }
    }
  }

  /// Works the height of an item out again, if it has a state that has a part in it.
  ///
  /// - Complexity: O(log n).
  mutating func renewHeightOfState(at index: Int) {
    let item = order.item(at: index)
    guard !item.isMeasured, let state = states[item.id.rawValue] else { return }
    let height = block(of: item.id, item.reuseIdentifier).height(
      of: item.id.rawValue, kind: kind(of: item.reuseIdentifier), state: state,
      in: surroundings(of: item.reuseIdentifier))
    if height != item.height { order.setSize(.assumed(height), at: index) }
  }

  /// Forgets what the items of a run remember.
  mutating func forgetStates(_ run: ItemRun) {
    let first = run.firstID.rawValue
    if run.size != .estimated { states.remove(first..<(first + Int64(run.count))) }
  }

  private static func append(_ item: ItemRun, to runs: inout [ItemRun]) {
    if let last = runs.last, last.size == item.size,
      last.reuseIdentifier == item.reuseIdentifier,
      last.firstID.rawValue + Int64(last.count) == item.firstID.rawValue
    {
      runs[runs.count - 1].count += item.count
    } else {
      runs.append(item)
    }
  }
}
