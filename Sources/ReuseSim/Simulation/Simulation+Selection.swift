extension Simulation {
  /// Where an item is now.
  func index(of reference: ItemReference) -> Int? {
    switch reference {
    case .id(let id): return virtualizer.sizes.index(of: id)
    case .index(let index):
      let sizes = virtualizer.sizes
      return 0..<sizes.itemCount ~= index ? sizes.sections.element(ofItem: index) : nil
    }
  }

  /// Where items go that are put at a place now; `nil` when the list has no sections.
  ///
  /// A position belongs to the section of the item that stands there, and the end to the last section.
  func place(of place: Place) -> ItemPlace? {
    let sections = virtualizer.sizes.sections
    if sections.count == 0 { return nil }
    switch place {
    case .index(let index): return self.place(atItem: max(0, index))
    case .end: return endOfList
    case .before(let reference):
      guard let index = index(of: reference) else { return endOfList }
      return self.place(index, in: sections.section(ofElement: index))
    case .after(let reference):
      guard let index = index(of: reference) else { return endOfList }
      return self.place(index + 1, in: sections.section(ofElement: index))
    case .startOfSection(let id):
      guard let section = sections.section(withID: id) else { return endOfList }
      return self.place(section.items.lowerBound, in: section)
    case .endOfSection(let id):
      guard let section = sections.section(withID: id) else { return endOfList }
      return self.place(section.items.upperBound, in: section)
    }
  }

  /// The place of the item at a position, counted among items only, or the end.
  ///
  /// - Precondition: the list has sections.
  func place(atItem item: Int) -> ItemPlace {
    let sections = virtualizer.sizes.sections
    if item >= sections.itemCount { return endOfList }
    let index = sections.element(ofItem: item)
    return ItemPlace(section: sections.section(ofElement: index), index: index)
  }

  private var endOfList: ItemPlace {
    let sections = virtualizer.sizes.sections
    let last = sections[sections.count - 1]
    return ItemPlace(section: last, index: last.items.upperBound)
  }

  /// An index, moved to where a section's items are.
  private func place(_ index: Int, in section: Section) -> ItemPlace {
    ItemPlace(
      section: section,
      index: max(section.items.lowerBound, min(index, section.items.upperBound)))
  }

  /// The indices that a selection stands for now, in order, none of them empty, and each in one section.
  func ranges(of selection: ItemSelection) -> [Range<Int>] {
    switch selection {
    case .one(let reference):
      guard let index = index(of: reference) else { return [] }
      return [index..<(index + 1)]
    case .ids(let first, let last):
      return ranges(ofIDs: first.rawValue, last.rawValue).flatMap {
        virtualizer.sizes.sections.itemRanges(in: $0)
      }
    case .run(let count, let start):
      let sections = virtualizer.sizes.sections
      let lower = max(0, min(start, sections.itemCount))
      let upper = lower + max(0, min(count, sections.itemCount - lower))
      if lower == upper { return [] }
      let last = sections.element(ofItem: upper - 1)
      return sections.itemRanges(in: sections.element(ofItem: lower)..<(last + 1))
    case .section(let id):
      guard let section = virtualizer.sizes.sections.section(withID: id) else { return [] }
      return section.items.isEmpty ? [] : [section.items]
    case .all:
      return virtualizer.sizes.sections.itemRanges(in: 0..<list.count)
    }
  }

  /// Looks the ids up one by one when they are few, else walks over the list: never more work than the list
  /// is long.
  private func ranges(ofIDs first: Int64, _ last: Int64) -> [Range<Int>] {
    guard first <= last else { return [] }
    if last - first < 64 {
      var indices: [Int] = []
      for id in first...last {
        if let index = virtualizer.sizes.index(of: ItemID(id)) { indices.append(index) }
      }
      indices.sort()
      return indices.reduce(into: []) { Simulation.append($1..<($1 + 1), to: &$0) }
    }
    var ranges: [Range<Int>] = []
    var index = 0
    for run in list.runs(in: 0..<list.count) {
      let lower = max(first, run.firstID.rawValue)
      let upper = min(last, run.firstID.rawValue + Int64(run.count) - 1)
      if lower <= upper {
        let start = index + Int(lower - run.firstID.rawValue)
        Simulation.append(start..<(start + Int(upper - lower) + 1), to: &ranges)
      }
      index += run.count
    }
    return ranges
  }

  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
