/// Where an item is: so many items from the start of a section.
public struct ItemPlace: Hashable, Sendable {
  /// The place of its section among the sections.
  public var section: Int
  /// Its place among the items of that.
  public var item: Int

  /// Makes a place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

// Lists with headers: items by their place in a section, where an index of the list counts headers and footers, too.
extension VirtualList {
  /// The sections: what each has, and where.
  public var sections: SectionTable { engine.sizes.sections }

  /// Where an item is; `nil` when it is not in the list, and of a header or footer.
  ///
  /// - Complexity: O(log n).
  public func place(of id: ItemID) -> ItemPlace? {
    guard id.isItem, let index = index(of: id) else { return nil }
    let section = sections.section(ofElement: index)
    return ItemPlace(section: section.index, item: index - section.items.lowerBound)
  }

  /// The index among all elements of an item, or of the place behind the last one of a section.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: there is such a section, and it has so many items at least.
  public func index(of place: ItemPlace) -> Int {
    precondition(0..<sections.count ~= place.section, "there is such a section")
    let items = sections[place.section].items
    precondition(
      0...items.count ~= place.item, "a place is in 0... the number of its section's items")
    return items.lowerBound + place.item
  }

  /// Puts new items into a section.
  ///
  /// - Complexity: O(log n + v) for each run, for v cells.
  /// - Precondition: there is such a place; ids are in `0..<`2⁴⁰ and none is in the list.
  public mutating func insert(_ runs: [ItemRun], at place: ItemPlace) {
    insert(runs, at: index(of: place), inSection: place.section)
  }

  /// Takes items away that stand together in a section.
  ///
  /// - Complexity: O(log n + v) for v cells, and what was allocated for the items.
  /// - Precondition: there are so many.
  public mutating func remove(count: Int = 1, at place: ItemPlace) {
    let index = index(of: place)
    precondition(count >= 0, "the number of items is not negative")
    remove(index..<(index + count))
  }

  /// Moves items that stand together in a section.
  ///
  /// - Parameters:
  ///   - source: where the first of them is.
  ///   - target: where that one is afterwards.
  ///   - count: how many they are.
  /// - Complexity: O(log n) for each run of them, and O(v log v) for v cells.
  /// - Precondition: there are so many, and there is such a place without them.
  public mutating func move(from source: ItemPlace, to target: ItemPlace, count: Int = 1) {
    // An index counts without what is moved, which stands before all of a later section.
    let first = index(of: ItemPlace(section: target.section, item: 0))
    let shift = source.section < target.section ? count : 0
    move(
      from: index(of: source), to: first - shift + target.item, count: count,
      inSection: target.section)
  }

  /// Puts a section in, with the header and footer that its style has.
  ///
  /// - Returns: the section. The ids of its header and footer are made of its ``Section/id``:
  ///   ``ItemID/header(ofSection:)``, ``ItemID/footer(ofSection:)``. Remember what it is about under that id.
  /// - Complexity: O(log n + v) for each run, for v cells.
  /// - Precondition: the engine has such a style, `index` is in `0...` the number of sections, ids are in `0..<`2⁴⁰ and
  ///   none is in the list.
  @discardableResult
  public mutating func insertSection(
    style number: Int = 0, items runs: [ItemRun], at index: Int
  ) -> Section {
    begin()
    return engine.insertSection(style: number, items: runs, at: index)
  }

  /// Takes a section away with all it has.
  ///
  /// - Complexity: O(log n + v) for v cells, and what was allocated for the items.
  /// - Precondition: there is such a section.
  public mutating func removeSection(_ index: Int) {
    begin()
    engine.removeSection(index)
  }
}
