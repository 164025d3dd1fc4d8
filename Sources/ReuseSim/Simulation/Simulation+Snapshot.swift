extension Simulation {
  /// Applies a snapshot: what it does not name goes away, what it names gets its order, and new items come in, as
  /// one transaction. Sizes stay with their items.
  ///
  /// - Returns: whether that changes anything.
  /// - Complexity: O(k log k + k log n) for k pieces of items that stand together, and the number of the list's runs.
  mutating func apply<Observer: TraceObserver>(
    _ snapshot: Snapshot, _ observer: inout Observer
  ) -> Bool {
    let sections = virtualizer.sizes.sections
    if sections.count == 0 && snapshot.section == nil {
      let new: [ItemBlock] = snapshot.parts.compactMap {
        if case .new(let block) = $0 { block } else { nil }
      }
      return insert(new, at: nil, &observer)
    }
    guard let section = section(of: snapshot) else { return false }
    let order = order(of: snapshot, in: section.items)
    let gone = SnapshotOrder.gaps(of: order.keptRanges, in: section.items)
    let isShorter = remove(gone, &observer)
    let isOtherOrder = arrange(order.pieces, inSection: section.index, &observer)
    let isLonger = insertNew(order.parts, inSection: section.index, &observer)
    if limit != nil { return true }
    guard isShorter || isOtherOrder || isLonger else { return false }
    if policies.snapshot == .reloadsData { reloadData(&observer) }
    return true
  }

  private func section(of snapshot: Snapshot) -> Section? {
    let sections = virtualizer.sizes.sections
    if let id = snapshot.section { return sections.section(withID: id) }
    return sections.count == 1 ? sections[0] : nil
  }

  private func order(of snapshot: Snapshot, in items: Range<Int>) -> SnapshotOrder {
    var order = SnapshotOrder()
    for part in snapshot.parts {
      switch part {
      case .items(let first, let last): order.add(pieces(ofIDs: first, last, in: items))
      case .new(let block): order.add(block)
      }
    }
    return order
  }

  /// Looks the ids up one by one when they are few, else walks over the section.
  ///
  /// - Returns: the items, in the order of their ids.
  private func pieces(
    ofIDs first: ItemID, _ last: ItemID, in items: Range<Int>
  ) -> [SnapshotOrder.Piece] {
    guard first <= last else { return [] }
    var pieces: [SnapshotOrder.Piece] = []
    if last.rawValue - first.rawValue < 64 {
      for id in first.rawValue...last.rawValue {
        guard let index = virtualizer.sizes.index(of: ItemID(id)), items.contains(index) else {
          continue
        }
        pieces.append(SnapshotOrder.Piece(firstID: ItemID(id), count: 1, index: index))
      }
      return pieces
    }
    var index = items.lowerBound
    for run in list.runs(in: items) {
      let start = run.firstID.rawValue
      let low = max(first.rawValue, start)
      let high = min(last.rawValue, start + Int64(run.count) - 1)
      if low <= high {
        pieces.append(
          SnapshotOrder.Piece(
            firstID: ItemID(low), count: Int(high - low) + 1, index: index + Int(low - start)))
      }
      index += run.count
    }
    return pieces.sorted { $0.firstID < $1.firstID }
  }

  /// Gives the items of a section their order: each piece that cannot stay goes behind the one before it.
  private mutating func arrange<Observer: TraceObserver>(
    _ pieces: [SnapshotOrder.Piece], inSection section: Int, _ observer: inout Observer
  ) -> Bool {
    var isMoved = false
    var end = virtualizer.sizes.sections[section].items.lowerBound
    for (piece, stays) in zip(pieces, SnapshotOrder.staying(pieces)) {
      guard let source = virtualizer.sizes.index(of: piece.firstID) else { continue }
      if stays {
        end = source + piece.count
        continue
      }
      let target = end > source ? end - piece.count : end
      let place = ItemPlace(section: virtualizer.sizes.sections[section], index: target)
      moveInSection(source..<(source + piece.count), to: place, &observer)
      end = target + piece.count
      isMoved = true
    }
    return isMoved
  }

  /// Puts new items in between the others of a section, which are in their order.
  private mutating func insertNew<Observer: TraceObserver>(
    _ parts: [SnapshotOrder.Part], inSection section: Int, _ observer: inout Observer
  ) -> Bool {
    var isAnyNew = false
    var index = virtualizer.sizes.sections[section].items.lowerBound
    for part in parts where limit == nil {
      switch part {
      case .kept(let piece): index += piece.count
      case .new(let block):
        let place = ItemPlace(section: virtualizer.sizes.sections[section], index: index)
        let count = list.count
        if insert([block], at: place, &observer) { isAnyNew = true }
        index += list.count - count
      }
    }
    return isAnyNew
  }
}
