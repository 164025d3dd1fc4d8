/// Where an item was shown last, with what has moved it on the glass since.
struct ShownPlace: Hashable, Sendable {
  /// The item.
  var item: ItemID
  /// Where it starts, counted as its neighbors are: only differences mean something.
  var position: Length
  /// How tall it is.
  var height: Length
}

// What is held in place of a deleted item is held where the reader saw it, whatever else has come, gone or moved since.
extension Virtualizer {
  /// Takes note of what is on screen, if the policy holds an item for which another one may take over.
  ///
  /// - Complexity: O(v) for v displayed cells.
  mutating func noteShown() {
    shown.empty()
    arrived.empty()
    gap = nil
    guard case .item = anchorPolicy.hold, anchorPolicy.whenDeleted != .keepOffset,
      // Who picks anew for each change goes by the geometry just before it.
      anchorPolicy.keeping != .eachChange
    else { return }
    for cell in displayed where cell.isOnScreen && !cell.isPinned {
      shown.append(ShownPlace(item: cell.item, position: cell.position, height: cell.height))
    }
    // What is kept may have been left by the clamp where it is not seen.
    if let kept, shownPlace(of: kept.item) == nil, let index = sizes.index(of: kept.item) {
      let item = sizes.item(at: index)
      shown.append(ShownPlace(item: item.id, position: item.position, height: item.height))
    }
  }

  /// Has places count as they are now: what is held from here on was chosen on them.
  mutating func forgetShown() {
    shown.empty()
    gap = nil
  }

  /// Takes note of items that nobody has seen.
  mutating func noteArrival(of runs: [ItemRun]) {
    if shown.isEmpty { return }
    for run in runs {
      let first = run.firstID.rawValue
      let end = first + Int64(run.count)
      if let last = arrived.last, last.upperBound == first {
        arrived[arrived.count - 1] = last.lowerBound..<end
      } else {
        arrived.append(first..<end)
      }
    }
  }

  /// Whether an item came in this update.
  func isNew(_ item: ItemID) -> Bool { arrived.contains { $0.contains(item.rawValue) } }

  /// Where an item was shown; `nil` when it was not.
  func shownPlace(of item: ItemID) -> ShownPlace? { shown.first { $0.item == item } }

  /// Two elements where they were seen last; where they are now when one of them was not.
  func lastSeen(_ index: Int, _ other: Int) -> (IndexedItem, IndexedItem) {
    var pair = (sizes.item(at: index), sizes.item(at: other))
    if let first = shownPlace(of: pair.0.id), let second = shownPlace(of: pair.1.id) {
      (pair.0.position, pair.0.height) = (first.position, first.height)
      (pair.1.position, pair.1.height) = (second.position, second.height)
    }
    return pair
  }

  /// Carries out a change that is not compensated: it moves what was shown.
  ///
  /// - Complexity: O(v log n) for v items that were shown, and the change.
  mutating func moveShown(_ change: (inout Virtualizer) -> Void) {
    let before = shown.map { place in sizes.index(of: place.item).map { sizes.item(at: $0) } }
    change(&self)
    // A change that moves the user on to other items has forgotten these.
    guard shown.count == before.count else { return }
    for place in shown.indices {
      guard let old = before[place], let index = sizes.index(of: old.id) else { continue }
      let new = sizes.item(at: index)
      shown[place].position += new.position - old.position
      shown[place].height += new.height - old.height
    }
  }
}
