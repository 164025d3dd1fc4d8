import Testing

@testable import Virtualization

/// Sections and spaces against arrays and loops: every sequence of three edits on two small sections, empty or not.
@Suite struct ListLayoutTests {
  /// A section of the naive model.
  private struct NaiveSection {
    var id: Int64
    var style: Int
    var items: [Int64]
  }

  private static let spacing = Length(units: 10)
  private static let height = Length(units: 100)
  private static let styles = [
    SectionStyle.plain,
    SectionStyle(
      header: ReuseIdentifier(1), topInset: Length(units: 3), bottomInset: Length(units: 5)),
    SectionStyle(footer: ReuseIdentifier(1)),
  ]

  private struct Pair {
    var layout = ListLayout(
      estimates: [SizeEstimate(height), SizeEstimate(Length(units: 20))], lineSpacing: spacing,
      styles: styles)
    var naive: [NaiveSection] = []
    var nextID: Int64 = 0

    mutating func insertSection(_ style: Int, _ count: Int, at index: Int) {
      let new = layout.insertSection(style: style, items: runs(count), at: index)
      naive.insert(
        NaiveSection(id: new.id, style: style, items: Array(nextID..<(nextID + Int64(count)))),
        at: index)
      nextID += Int64(count)
    }

    mutating func insert(_ count: Int, at offset: Int, in index: Int) {
      let section = layout.sections[index]
      let place = section.items.lowerBound + offset
      _ = layout.insertItems(runs(count), at: place, in: section)
      naive[index].items.insert(contentsOf: nextID..<(nextID + Int64(count)), at: offset)
      nextID += Int64(count)
    }

    private func runs(_ count: Int) -> [ItemRun] {
      count == 0
        ? []
        : [
          ItemRun(
            firstID: ItemID(nextID), count: count, reuseIdentifier: ReuseIdentifier(0),
            size: .estimated)
        ]
    }

    /// Does one of the edits.
    ///
    /// - Returns: whether it fits; one that does not does nothing.
    mutating func edit(_ number: Int) -> Bool {
      let index = number % 2
      if index >= naive.count { return false }
      let count = naive[index].items.count
      switch number / 2 {
      case 0: insert(1, at: 0, in: index)
      case 1: insert(2, at: count, in: index)
      case 2 where count > 0:
        let first = layout.sections[index].items.lowerBound
        _ = layout.removeItems(first..<(first + 1))
        naive[index].items.removeFirst()
      case 3 where count > 0 && naive.count > 1:
        moveFirst(from: index, to: 1 - index)
      case 4:
        layout.removeSection(layout.sections[index])
        naive.remove(at: index)
      case 5: insertSection(1, 1, at: index)
      default: return false
      }
      return true
    }

    /// Moves the first item of a section to the end of another.
    private mutating func moveFirst(from index: Int, to target: Int) {
      let source = layout.sections[index].items.lowerBound
      let section = layout.sections[target]
      let place = section.items.upperBound - (source < section.items.upperBound ? 1 : 0)
      _ = layout.prepareMove(from: source, to: place, in: section)
      layout.move(from: source, to: place, in: section)
      naive[target].items.append(naive[index].items.removeFirst())
    }

    /// The cells by loops: ids, places and heights.
    var cells: [(id: ItemID, position: Length, height: Length)] {
      var cells: [(id: ItemID, position: Length, height: Length)] = []
      var y = Length.zero
      for section in naive {
        let style = styles[section.style]
        if style.header != nil {
          cells.append((.header(ofSection: section.id), y, Length(units: 20)))
          y += Length(units: 20)
        }
        y += style.topInset
        for (number, id) in section.items.enumerated() {
          if number > 0 { y += spacing }
          cells.append((ItemID(id), y, height))
          y += height
        }
        y += style.bottomInset
        if style.footer != nil {
          cells.append((.footer(ofSection: section.id), y, Length(units: 20)))
          y += Length(units: 20)
        }
      }
      return cells
    }
  }

  @Test(arguments: 0..<3, 0..<3) func everySequenceMatchesLoops(_ first: Int, _ second: Int) {
    for counts in [0, 5, 7] {
      var pair = Pair()
      pair.insertSection(first, counts % 3, at: 0)
      pair.insertSection(second, counts / 3, at: 1)
      if let edits = mismatch(after: pair, [], more: 3) {
        Issue.record("styles \(first) and \(second), counts \(counts), edits \(edits)")
      }
    }
  }

  /// The first edits that lead to a difference, of up to so many more: each goes on from a copy of what those
  /// before it led to.
  private func mismatch(after pair: Pair, _ edits: [Int], more: Int) -> [Int]? {
    if !matches(pair) { return edits }
    if more == 0 { return nil }
    for edit in 0..<12 {
      var next = pair
      guard next.edit(edit) else { continue }
      if let found = mismatch(after: next, edits + [edit], more: more - 1) { return found }
    }
    return nil
  }

  private func matches(_ pair: Pair) -> Bool {
    let layout = pair.layout
    let items = (0..<layout.count).map { layout.item(at: $0) }
    let found = items.filter { $0.reuseIdentifier != .none }
    let cells = pair.cells
    if layout.invariantViolation() != nil || found.count != cells.count { return false }
    for (item, cell) in zip(found, cells) {
      if item.id != cell.id || item.position != cell.position || item.height != cell.height {
        return false
      }
    }
    let ids = pair.naive.flatMap { $0.items }
    for (number, id) in ids.enumerated() {
      if layout.item(at: layout.sections.element(ofItem: number)).id != ItemID(id) { return false }
    }
    let known = cells.reduce(Length.zero) { $0 + $1.height } + layout.spaceHeight
    return layout.contentHeight == known && layout.sections.itemCount == ids.count
  }
}
