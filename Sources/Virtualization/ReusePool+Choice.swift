// Which of the cells that wait is used, and which is thrown away.
extension ReusePool {
  /// Among which cells one is looked for.
  enum Choice: CaseIterable {
    /// Those of the identifier.
    case own
    /// Those of none.
    case ofNone
    /// Those of any, where identifiers are mixed.
    case any
  }

  /// A cell that waits: where it is.
  enum Place: Hashable {
    /// Without an item, in a row.
    case bare(row: Int, Int)
    /// With its item.
    case kept(Int)
  }

  /// Takes a cell that waits; `nil` when there is none of that kind.
  mutating func take(
    _ choice: Choice, _ identifier: ReuseIdentifier, _ distance: (ItemID) -> Int?
  ) -> DequeuedCell? {
    let row = Int(identifier.rawValue)
    let last = waiting.count - 1
    let place: Place? =
      switch choice {
      case .own: place(in: row..<(row + 1), identifier, distance)
      case .ofNone: place(in: last..<(last + 1), nil, distance)
      case .any: policy.kinds == .mixed ? self.place(in: 0..<last, nil, distance) : nil
      }
    switch place {
    case .bare(let row, let number):
      pooledCount -= 1
      let entry = waiting[row].remove(at: number)
      return DequeuedCell(
        cell: entry.cell, isNew: false, reuseIdentifier: entry.reuseIdentifier,
        isOfNone: row == last)
    case .kept(let number):
      let cell = kept.remove(at: number)
      return DequeuedCell(
        cell: cell.cell, isNew: false, reuseIdentifier: cell.reuseIdentifier, left: cell)
    case nil: return nil
    }
  }

  /// Takes a cell of an identifier that waits without an item, or makes one.
  mutating func takeBare(_ identifier: ReuseIdentifier) -> DequeuedCell {
    let row = Int(identifier.rawValue)
    guard !waiting[row].isEmpty else { return make(identifier) }
    pooledCount -= 1
    return DequeuedCell(
      cell: waiting[row].removeLast().cell, isNew: false, reuseIdentifier: identifier)
  }

  /// Which of the cells in some rows is taken next.
  ///
  /// - Parameter identifier: that of cells that wait with an item; `nil` when any will do.
  private func place(
    in rows: Range<Int>, _ identifier: ReuseIdentifier?, _ distance: (ItemID) -> Int?
  ) -> Place? {
    let isOfNone = rows.lowerBound == waiting.count - 1
    let resting = isOfNone ? 0 : restingCount
    switch policy.order {
    case .newest, .oldest:
      // Who shows nothing is used before those that keep something.
      let isNewest = policy.order == .newest
      if let place = bare(in: rows, isLast: isNewest) { return place }
      let fits = { (place: Int) in
        identifier.map { kept[place].reuseIdentifier == $0 } ?? true
      }
      let places = 0..<resting
      return (isNewest ? places.last(where: fits) : places.first(where: fits)).map { .kept($0) }
    case .firstMade: return made(in: rows, identifier, resting, isLast: false)
    case .farthest: return farthest(in: rows, identifier, resting, distance)
    }
  }

  /// The cell without an item that came into some rows first, or last.
  private func bare(in rows: Range<Int>, isLast: Bool) -> Place? {
    var best: (place: Place, turn: Int)?
    for row in rows where !waiting[row].isEmpty {
      let number = isLast ? waiting[row].count - 1 : 0
      let turn = waiting[row][number].turn
      if let best, (turn > best.turn) != isLast { continue }
      best = (.bare(row: row, number), turn)
    }
    return best?.place
  }

  /// The cell of some rows, or that waits with an item, that was made first, or last.
  private func made(
    in rows: Range<Int>, _ identifier: ReuseIdentifier?, _ resting: Int, isLast: Bool
  ) -> Place? {
    var best: (place: Place, cell: CellID)?
    func look(at place: Place, _ cell: CellID) {
      if let best, (cell > best.cell) != isLast { return }
      best = (place, cell)
    }
    for row in rows {
      for number in waiting[row].indices {
        look(at: .bare(row: row, number), waiting[row][number].cell)
      }
    }
    for number in 0..<resting {
      if let identifier, kept[number].reuseIdentifier != identifier { continue }
      look(at: .kept(number), kept[number].cell)
    }
    return best?.place
  }

  /// The cell of some rows, or that waits with an item, whose item is farthest away.
  private func farthest(
    in rows: Range<Int>, _ identifier: ReuseIdentifier?, _ resting: Int,
    _ distance: (ItemID) -> Int?
  ) -> Place? {
    var best: (place: Place, far: Int, cell: CellID)?
    func look(at place: Place, _ item: ItemID?, _ cell: CellID) {
      let far = item.flatMap { distance($0) } ?? Int.max
      if let best, far < best.far || far == best.far && best.cell < cell { return }
      best = (place, far, cell)
    }
    for row in rows {
      for number in waiting[row].indices {
        let entry = waiting[row][number]
        look(at: .bare(row: row, number), entry.item, entry.cell)
      }
    }
    for number in 0..<resting {
      if let identifier, kept[number].reuseIdentifier != identifier { continue }
      look(at: .kept(number), kept[number].item, kept[number].cell)
    }
    return best?.place
  }

  // MARK: Too many

  /// Whether more cells of an identifier wait than may.
  func isTooFull(_ identifier: ReuseIdentifier) -> Bool {
    guard let capacity = policy.capacity else { return false }
    let resting = restingCount
    if policy.scope == .list { return pooledCount + resting > capacity }
    var count = waiting[Int(identifier.rawValue)].count
    for cell in kept.prefix(resting) where cell.reuseIdentifier == identifier { count += 1 }
    return count > capacity
  }

  /// The cell that goes when too many of an identifier wait, and where it is.
  func surplus(of identifier: ReuseIdentifier) -> (cell: CellID, place: Place)? {
    let row = Int(identifier.rawValue)
    let isOfList = policy.scope == .list
    let rows = isOfList ? 0..<waiting.count : row..<(row + 1)
    let place: Place?
    switch policy.surplus {
    case .lastMade:
      place = made(in: rows, isOfList ? nil : identifier, restingCount, isLast: true)
    case .lastIn:
      place =
        bare(in: rows, isLast: true)
        ?? kept[..<restingCount].lastIndex { isOfList || $0.reuseIdentifier == identifier }
        .map { .kept($0) }
    }
    return place.map { (cell(at: $0), $0) }
  }

  private func cell(at place: Place) -> CellID {
    switch place {
    case .bare(let row, let number): waiting[row][number].cell
    case .kept(let number): kept[number].cell
    }
  }

  /// Takes a cell away that is too many; `nil` when none of an identifier is.
  ///
  /// - Returns: the cell, with its item when it waited with one.
  mutating func shed(_ identifier: ReuseIdentifier) -> DequeuedCell? {
    guard isTooFull(identifier), let (cell, place) = surplus(of: identifier) else { return nil }
    discardedCount += 1
    switch place {
    case .bare(let row, let number):
      pooledCount -= 1
      let entry = waiting[row].remove(at: number)
      return DequeuedCell(cell: cell, isNew: false, reuseIdentifier: entry.reuseIdentifier)
    case .kept(let number):
      let left = kept.remove(at: number)
      return DequeuedCell(
        cell: cell, isNew: false, reuseIdentifier: left.reuseIdentifier, left: left)
    }
  }

  /// Takes a cell away that waits with its item, because the pool is emptied; `nil` when none does.
  mutating func shedResting() -> DisplayedCell? {
    guard restingCount > 0 else { return nil }
    discardedCount += 1
    return kept.removeFirst()
  }

  /// Ends a pass: where identifiers are mixed, cells whose items went away are of none from here on.
  mutating func endPass(isInList: (ItemID) -> Bool) {
    guard policy.kinds == .mixed else { return }
    let none = waiting.count - 1
    for row in 0..<none where waiting[row].contains(where: { $0.lostItem }) {
      var left = 0
      for var entry in waiting[row] {
        let isOfNone = entry.lostItem && entry.item.map { !isInList($0) } ?? true
        entry.lostItem = false
        if isOfNone {
          waiting[none].append(entry)
        } else {
          waiting[row][left] = entry
          left += 1
        }
      }
      waiting[row].removeSubrange(left...)
    }
  }
}
