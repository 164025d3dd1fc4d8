extension ListLayout {
  /// Where the slot of the element at an index begins; where the content ends when the index is the count.
  ///
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: O(log n).
  public func position(of index: Int) -> Length { slots.position(of: index) }

  /// The element at an index: the place and the height of its cell.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(log n).
  public func item(at index: Int) -> IndexedItem { framed(slots.item(at: index)) }

  /// The element whose slot holds an offset: the first that ends after it; `nil` when there is none.
  ///
  /// - Complexity: O(log n).
  public func item(atOffset offset: Length) -> IndexedItem? {
    slots.item(atOffset: offset).map { framed($0) }
  }

  /// The index of an element; `nil` when it is not in the list.
  ///
  /// - Complexity: O(log n × node capacity).
  public func index(of id: ItemID) -> Int? { slots.index(of: id) }

  /// The elements in a range as runs, as they were put in.
  ///
  /// - Complexity: O(log n) for each leaf, O(1) for each run.
  public func runs(in range: Range<Int>) -> [ItemRun] {
    let runs = slots.runs(in: range)
    if isPlain { return runs }
    var result: [ItemRun] = []
    for var run in runs {
      let known = classes[Int(run.reuseIdentifier.rawValue)]
      run.reuseIdentifier = known.reuseIdentifier
      run.size = run.size.adding(-known.space)
      ItemRun.append(run, to: &result)
    }
    return result
  }

  /// Calls `body` with each element whose slot overlaps a stretch of the content, in order, and with the
  /// slot's bounds.
  ///
  /// - Complexity: O(log n) for each leaf and each row of slots without height, O(1) for each slot.
  @inline(__always)
  func forEachSlot(in stretch: Range<Length>, _ body: (IndexedItem, ElementClass) -> Void) {
    let (isPlain, classes) = (isPlain, classes)
    slots.forEachItem(in: stretch) { slot in
      body(ListLayout.framed(slot, isPlain, classes), classes[Int(slot.reuseIdentifier.rawValue)])
    }
  }

  /// Calls `body` with the elements in a range, in order.
  ///
  /// - Precondition: the range is within the list.
  /// - Complexity: O(log n) for each leaf, O(1) for each element.
  @inline(__always)
  func forEachElement(in range: Range<Int>, _ body: (IndexedItem) -> Void) {
    if range.isEmpty { return }
    let (isPlain, classes) = (isPlain, classes)
    slots.forEachItem(from: range.lowerBound) { slot in
      body(ListLayout.framed(slot, isPlain, classes))
      return slot.index + 1 < range.upperBound
    }
  }

  /// The elements in a range, in order.
  ///
  /// - Precondition: the range is within the list.
  /// - Complexity: O(log n) for each leaf, O(1) for each element.
  package func elements(in range: Range<Int>) -> [IndexedItem] {
    var elements: [IndexedItem] = []
    elements.reserveCapacity(range.count)
    forEachElement(in: range) { elements.append($0) }
    return elements
  }

  /// What a slot is without its space.
  @inline(__always)
  func framed(_ slot: IndexedItem) -> IndexedItem { ListLayout.framed(slot, isPlain, classes) }

  /// The same for closures, for which the layout would be copied.
  @inline(__always)
  private static func framed(
    _ slot: IndexedItem, _ isPlain: Bool, _ classes: [ElementClass]
  ) -> IndexedItem {
    if isPlain { return slot }
    let known = classes[Int(slot.reuseIdentifier.rawValue)]
    var item = slot
    item.position += known.before
    item.height -= known.space
    item.reuseIdentifier = known.reuseIdentifier
    return item
  }

  /// The first item at or after an index; `nil` when there is none.
  ///
  /// - Complexity: O(log s) for s sections.
  func item(atOrAfter index: Int) -> Int? {
    let item = sections.itemCount(beforeElement: index)
    return item < sections.itemCount ? sections.element(ofItem: item) : nil
  }

  /// The last item before an index; `nil` when there is none.
  ///
  /// - Complexity: O(log s) for s sections.
  func item(before index: Int) -> Int? {
    let item = sections.itemCount(beforeElement: index)
    return item > 0 ? sections.element(ofItem: item - 1) : nil
  }
}

extension ItemSize {
  /// This size with a space added to what is known; an estimate stays one.
  func adding(_ space: Length) -> ItemSize {
    switch self {
    case .estimated: .estimated
    case .assumed(let height): .assumed(height + space)
    case .measured(let height): .measured(height + space)
    case .remembered(let height): .remembered(height + space)
    }
  }
}
