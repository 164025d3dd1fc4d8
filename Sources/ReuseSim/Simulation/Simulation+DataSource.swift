// What a data source can get wrong beside what its cells show.
extension Simulation {
  /// A data source that dequeues twice takes a cell from the pool and gives it to nobody.
  mutating func dequeueAnother<Observer: TraceObserver>(
    like cell: DisplayedCell, _ observer: inout Observer
  ) {
    guard scenario.kinds[Int(cell.reuseIdentifier.rawValue)].code.dequeuesTwice else { return }
    let dequeued = virtualizer.takeCell(cell.reuseIdentifier)
    var lost = cell
    lost.cell = dequeued.cell
    tell(dequeued.isNew ? .create : .dequeue, lost, &observer)
    if !dequeued.isNew && policies.cells.pool.reset == .atDequeue {
      tell(.prepareForReuse, lost, &observer)
    }
  }

  /// The data source has another number of items than the list is told of.
  ///
  /// - Returns: whether that is another one.
  mutating func miscount(by difference: Int64) -> Bool {
    let (sum, overflow) = dataSource.surplus.addingReportingOverflow(difference)
    if overflow || difference == 0 { return false }
    dataSource.surplus = sum
    return true
  }

  /// After the updates of a frame a list asks how many items there are, and compares that with what it was told.
  mutating func compareCounts<Observer: TraceObserver>(_ observer: inout Observer) {
    guard dataSource.isAsked else { return }
    dataSource.isAsked = false
    let believed = virtualizer.sizes.itemCount
    let count = dataSource.itemCount(believed)
    if count == Int64(believed) { return }
    observer.observe(.countsDiffer(list: Int64(believed), dataSource: count))
  }

  /// A data source with fewer items than the list believes is asked for one that it does not have.
  func ask<Observer: TraceObserver>(for item: ItemID, at index: Int, _ observer: inout Observer) {
    guard dataSource.surplus < 0, item.isItem else { return }
    let place = Int64(virtualizer.sizes.sections.itemCount(beforeElement: index))
    let count = dataSource.itemCount(virtualizer.sizes.itemCount)
    if place >= count { observer.observe(.asked(item, at: place, dataSource: count)) }
  }
}
