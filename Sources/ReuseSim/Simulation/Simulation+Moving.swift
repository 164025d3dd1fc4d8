extension Simulation {
  /// Gives one item another place.
  mutating func move<Observer: TraceObserver>(
    _ reference: ItemReference, to place: Place, _ observer: inout Observer
  ) -> Bool {
    guard let source = index(of: reference), virtualizer.sizes.item(at: source).id.isItem,
      let target = target(of: place, forItemAt: source)
    else { return false }
    let changesWidth = list.move(
      from: source, to: target.index,
      sideInset: structure.side(ofModel: target.section.styleNumber))
    moveInBelief(source..<(source + 1), to: target, &observer)
    if changesWidth { changeWidth(ofItemAt: target.index, &observer) }
    return true
  }

  /// Gives items that stand together another place in their section; `target` counts after their removal.
  mutating func moveInSection<Observer: TraceObserver>(
    _ range: Range<Int>, to target: ItemPlace, _ observer: inout Observer
  ) {
    list.moveInSection(range, to: target.index)
    moveInBelief(range, to: target, &observer)
  }

  /// Has the list hear that items have moved.
  private mutating func moveInBelief<Observer: TraceObserver>(
    _ range: Range<Int>, to target: ItemPlace, _ observer: inout Observer
  ) {
    rounding(.moved, &observer) { $0.prepareAndTell(range, to: target, &$1) }
    rounding(.moved, &observer) { $0.moveAndTell(range, to: target, &$1) }
    restoreDisplacedSizes(&observer)
  }

  /// Changes the space around both ends of a move, which is told by the indices from before it.
  private mutating func prepareAndTell<Observer: TraceObserver>(
    _ range: Range<Int>, to target: ItemPlace, _ observer: inout Observer
  ) {
    let spaces = virtualizer.prepareMove(
      from: range.lowerBound, to: target.index, count: range.count,
      inSection: target.section.index)
    for space in spaces { tellSpace(space, &observer) }
  }

  private mutating func moveAndTell<Observer: TraceObserver>(
    _ range: Range<Int>, to target: ItemPlace, _ observer: inout Observer
  ) {
    let (source, section) = (range.lowerBound, target.section.index)
    let items = span(of: range)
    let start = virtualizer.sizes.position(of: source)
    let height = virtualizer.sizes.position(of: range.upperBound) - start
    virtualizer.move(from: source, to: target.index, count: range.count, inSection: section)
    observer.observe(.moved(items.first, count: range.count, from: source, to: target.index))
    let way = virtualizer.sizes.position(of: target.index) - start
    tellMove(items, way: way, height: height, to: target.index, &observer)
  }

  /// Where an item goes, counted after its removal; `nil` when it stays where it is.
  private func target(of place: Place, forItemAt source: Int) -> ItemPlace? {
    let sizes = virtualizer.sizes
    let old = sizes.sections.section(ofElement: source)
    var gap: ItemPlace
    if case .index(let index) = place {
      // A place written as a position counts after the item's removal; the others are where they are now.
      let item = sizes.sections.itemCount(beforeElement: source)
      let target = max(0, min(index, sizes.itemCount - 1))
      if target == item { return nil }
      gap = self.place(atItem: target < item ? target : target + 1)
    } else {
      guard let found = self.place(of: place) else { return nil }
      gap = found
    }
    if gap.index > source { gap.index -= 1 }
    return gap.index == source && gap.section.index == old.index ? nil : gap
  }

  /// The moved items go their way, those between their old and their new place make room the other way.
  private mutating func tellMove<Observer: TraceObserver>(
    _ items: ItemSpan, way: Length, height: Length, to target: Int, _ observer: inout Observer
  ) {
    let (source, count) = (items.index, items.count)
    let steps: [(index: Int, amount: Length)] =
      target > source
      ? [(source, -height), (target, way + height), (target + count, -way)]
      : [(target, way), (target + count, height - way), (source + count, -height)]
    for step in steps {
      tellShift(
        from: step.index, Cause(kind: .moved, items: items, amount: step.amount), &observer)
    }
  }

  /// An item that came into a section of another width: on screen it is measured again, what becomes of its size
  /// off screen the policy says.
  private mutating func changeWidth<Observer: TraceObserver>(
    ofItemAt index: Int, _ observer: inout Observer
  ) {
    let range = index..<(index + 1)
    if let runs = runsAfterChange(range) {
      telling(.width, range, &observer) {
        $0.virtualizer.setSizes(range, as: runs, because: .layout)
      }
    }
    thisUpdate.narrowed.append(virtualizer.sizes.item(at: index).id)
    virtualizer.invalidateSizes(in: range)
  }
}
