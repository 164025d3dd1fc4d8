/// A change of the space before an element, which moves it and all after it.
public struct SpaceChange: Hashable, Sendable {
  /// The index of the element.
  public var index: Int
  /// The space before it until now.
  public var before: Length
  /// The space before it now.
  public var after: Length
}

/// What the header and the footer of a section count as, where it has them.
public struct SectionBounds: Hashable, Sendable {
  /// What the header counts as.
  public var header: ItemSize
  /// What the footer counts as.
  public var footer: ItemSize

  /// Makes a value; without arguments both count as estimated.
  public init(header: ItemSize = .estimated, footer: ItemSize = .estimated) {
    self.header = header
    self.footer = footer
  }
}

extension ListLayout {
  /// Puts a section in.
  ///
  /// - Parameter bounds: what its header and its footer count as.
  /// - Returns: the section.
  /// - Precondition: `index` is in `0...sections.count`, there is such a style, and no id is in the list.
  /// - Complexity: O(log n) for each run.
  mutating func insertSection(
    style number: Int, items runs: [ItemRun], bounds: SectionBounds = SectionBounds(), at index: Int
  ) -> Section {
    let count = runs.reduce(0) { $0 + $1.count }
    let section = sections.insert(style: number, itemCount: count, at: index)
    var slotRuns: [ItemRun] = []
    if section.style.hasStart {
      let header = ItemID.header(ofSection: section.id)
      slotRuns.append(boundary(header, boundaryClasses[number].start, bounds.header))
    }
    append(runs, isFirst: true, to: &slotRuns)
    if section.style.hasEnd {
      let footer = ItemID.footer(ofSection: section.id)
      slotRuns.append(boundary(footer, boundaryClasses[number].end, bounds.footer))
    }
    let place = section.elements.lowerBound
    slots.replaceSubrange(place..<place, with: slotRuns)
    return section
  }

  /// Takes a section away with all its elements.
  mutating func removeSection(_ section: Section) {
    slots.replaceSubrange(section.elements, with: [])
    sections.remove(section)
  }

  /// Puts items into a section.
  ///
  /// - Returns: how much farther away from them the item is that was the section's first.
  /// - Precondition: `index` is one of the section's items', or the one after.
  mutating func insertItems(
    _ runs: [ItemRun], at index: Int, in section: Section
  ) -> SpaceChange? {
    let count = runs.reduce(0) { $0 + $1.count }
    if count == 0 { return nil }
    let isFirst = index == section.items.lowerBound
    var slotRuns: [ItemRun] = []
    append(runs, isFirst: isFirst, to: &slotRuns)
    slots.replaceSubrange(index..<index, with: slotRuns)
    sections.addItems(count, to: section.index)
    if !isFirst || section.items.isEmpty { return nil }
    return setFirst(false, at: index + count)
  }

  /// Takes items of one section away.
  ///
  /// - Returns: how much nearer the next item comes when it is the section's first now.
  mutating func removeItems(_ range: Range<Int>) -> SpaceChange? {
    if range.isEmpty { return nil }
    let section = sections.section(ofElement: range.lowerBound)
    slots.replaceSubrange(range, with: [])
    sections.addItems(-range.count, to: section.index)
    let leavesFirst =
      range.lowerBound == section.items.lowerBound && range.upperBound < section.items.upperBound
    return leavesFirst ? setFirst(true, at: range.lowerBound) : nil
  }

  /// Gives the items around both ends of a move the space that they have after it.
  ///
  /// - Parameters:
  ///   - target: counts after the removal.
  ///   - count: how many items move together.
  /// - Returns: the changes, in order.
  mutating func prepareMove(
    from source: Int, to target: Int, count: Int = 1, in section: Section
  ) -> [SpaceChange] {
    if lineSpacing == .zero { return [] }
    let old = sections.section(ofElement: source)
    let isInside = old.index == section.index
    // The index of the section's first item after the removal.
    let first = section.items.lowerBound - (source < section.elements.lowerBound ? count : 0)
    let wasFirst = source == old.items.lowerBound
    let becomesFirst = target == first
    if isInside && wasFirst && becomesFirst { return [] }
    var changes: [SpaceChange?] = []
    if wasFirst && old.items.count > count {
      changes.append(setFirst(true, at: source + count))
    }
    if wasFirst != becomesFirst { changes.append(setFirst(becomesFirst, at: source)) }
    if becomesFirst && section.items.count > 0 {
      changes.append(setFirst(false, at: section.items.lowerBound))
    }
    return changes.compactMap { $0 }
  }

  /// Moves items of one section between places that were prepared for them.
  mutating func move(from source: Int, to target: Int, count: Int = 1, in section: Section) {
    let old = sections.section(ofElement: source)
    let runs = slots.runs(in: source..<(source + count))
    slots.replaceSubrange(source..<(source + count), with: [])
    slots.replaceSubrange(target..<target, with: runs)
    if old.index == section.index { return }
    sections.addItems(-count, to: old.index)
    sections.addItems(count, to: section.index)
  }

  /// Changes what is believed of the heights of elements.
  ///
  /// - Precondition: the runs describe the same elements as `range`.
  /// - Complexity: O(log n) for each run.
  mutating func setSizes(_ range: Range<Int>, as runs: [ItemRun]) {
    if isPlain {
      slots.replaceSubrange(range, with: runs)
      return
    }
    var result: [ItemRun] = []
    var new = runs[...]
    for old in slots.runs(in: range) {
      var left = old
      while left.count > 0, let next = new.first {
        var part = left
        part.count = min(left.count, next.count)
        let space = classes[Int(old.reuseIdentifier.rawValue)].space
        part.size = next.size.adding(space)
        ItemRun.append(part, to: &result)
        left.firstID.rawValue += Int64(part.count)
        left.count -= part.count
        new[new.startIndex].count -= part.count
        if next.count == part.count { new.removeFirst() }
      }
    }
    slots.replaceSubrange(range, with: result)
  }

  /// Changes what is believed of the height of one element.
  ///
  /// - Complexity: O(log n).
  mutating func setSize(_ size: ItemSize, at index: Int) {
    if isPlain {
      slots.setSize(size, at: index)
      return
    }
    let slot = slots.item(at: index)
    slots.setSize(size.adding(classes[Int(slot.reuseIdentifier.rawValue)].space), at: index)
  }

  /// Makes every element of a range count as its estimate again.
  mutating func forgetSizes(in range: Range<Int>) { slots.forgetSizes(in: range) }

  /// Gives an item the space of its section's first item, or of another.
  private mutating func setFirst(_ isFirst: Bool, at index: Int) -> SpaceChange? {
    if lineSpacing == .zero { return nil }
    let item = item(at: index)
    let old = isFirst ? lineSpacing : .zero
    let new = isFirst ? .zero : lineSpacing
    slots.replaceSubrange(
      index..<(index + 1),
      with: [
        ItemRun(
          firstID: item.id, count: 1,
          reuseIdentifier: itemClass(item.reuseIdentifier, isFirst: isFirst),
          size: item.size.adding(new))
      ])
    return SpaceChange(index: index, before: old, after: new)
  }

  /// Appends the slots of items.
  ///
  /// - Parameter isFirst: whether the first of them is the first of its section.
  private func append(_ runs: [ItemRun], isFirst: Bool, to result: inout [ItemRun]) {
    if lineSpacing == .zero {
      result += runs
      return
    }
    var isFirst = isFirst
    for run in runs where run.count > 0 {
      var rest = run
      if isFirst {
        isFirst = false
        var first = run
        first.count = 1
        result.append(first)
        rest.firstID.rawValue += 1
        rest.count -= 1
      }
      if rest.count == 0 { continue }
      rest.reuseIdentifier = itemClass(run.reuseIdentifier, isFirst: false)
      rest.size = run.size.adding(lineSpacing)
      result.append(rest)
    }
  }

  private func boundary(_ id: ItemID, _ number: Int, _ size: ItemSize) -> ItemRun {
    ItemRun(
      firstID: id, count: 1, reuseIdentifier: ReuseIdentifier(UInt16(number)),
      size: size.adding(classes[number].space))
  }
}
