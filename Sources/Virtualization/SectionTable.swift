/// What the sections of a list have, as two prefix sums over them.
private struct SectionSums: Sendable {
  /// How many elements each section has: its size, in units.
  var elements = SizeIndex(estimates: [SizeEstimate(.zero)])
  /// How many items each section has.
  var items = SizeIndex(estimates: [SizeEstimate(.zero)])
}

/// The sections of a list: which elements and which items belong to each.
///
/// An element is an item, a header or a footer; a section that has an inset but no header or footer
/// there has an element without a cell in its place. The table is two prefix sums over the sections, one
/// of elements and one of items, so every question and every change takes logarithmic time.
public struct SectionTable: Sendable {
  /// The styles that sections can have.
  public let styles: [SectionStyle]
  /// How many elements and items each section has. A row of one, so that a list which is handed over has two indices
  /// less in it.
  private var sums: [SectionSums]
  /// The style of each section that was ever made, by id.
  private var styleNumbers: [UInt16] = []
  /// How many sections have items.
  public private(set) var occupiedCount = 0
  /// The insets of all sections, together.
  public private(set) var insetHeight = Length.zero
  /// How many headers and footers there are that have cells.
  public private(set) var boundaryCellCount = 0
  /// Whether a style has more than items.
  private let hasBoundaries: Bool

  /// Makes a table of no sections.
  init(styles: [SectionStyle]) {
    self.styles = styles
    sums = [SectionSums()]
    hasBoundaries = styles.contains { $0.hasStart || $0.hasEnd }
  }

  /// How many sections there are.
  public private(set) var count = 0
  /// The id that the next new section gets.
  public var nextID: Int64 { Int64(styleNumbers.count) }
  /// How many items all sections have.
  public private(set) var itemCount = 0
  /// How many elements all sections have.
  public private(set) var elementCount = 0

  /// The section at a place.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(log s) for s sections.
  public subscript(index: Int) -> Section { section(sums[0].elements.item(at: index)) }

  /// The place of the section with an id; `nil` when it is not in the list.
  ///
  /// - Complexity: O(log s).
  public func index(ofSection id: Int64) -> Int? { sums[0].elements.index(of: ItemID(id)) }

  /// The section with an id; `nil` when it is not in the list.
  ///
  /// - Complexity: O(log s).
  public func section(withID id: Int64) -> Section? { index(ofSection: id).map { self[$0] } }

  /// The section that an element belongs to.
  ///
  /// - Precondition: `element` is in `0..<elementCount`.
  /// - Complexity: O(log s).
  public func section(ofElement element: Int) -> Section {
    guard let found = sums[0].elements.item(atOffset: Length(units: Int64(element))) else {
      preconditionFailure("the index of an element is in 0..<elementCount")
    }
    return section(found)
  }

  /// The index among the elements of an item, counted among items only.
  ///
  /// - Precondition: `item` is in `0..<itemCount`.
  /// - Complexity: O(log s).
  public func element(ofItem item: Int) -> Int {
    if !hasBoundaries { return item }
    guard let found = sums[0].items.item(atOffset: Length(units: Int64(item))) else {
      preconditionFailure("the index of an item is in 0..<itemCount")
    }
    return self[found.index].items.lowerBound + (item - Int(found.position.units))
  }

  /// How many items stand before an element.
  ///
  /// - Precondition: `element` is in `0...elementCount`.
  /// - Complexity: O(log s).
  public func itemCount(beforeElement element: Int) -> Int {
    if !hasBoundaries { return element }
    if element >= elementCount { return itemCount }
    let section = section(ofElement: element)
    let inside = max(0, min(element - section.items.lowerBound, section.items.count))
    return Int(sums[0].items.position(of: section.index).units) + inside
  }

  /// Whether some elements are items, and all of one section.
  ///
  /// - Complexity: O(log s).
  func areItems(_ range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= elementCount else { return false }
    if range.isEmpty || (!hasBoundaries && count == 1) { return true }
    let items = section(ofElement: range.lowerBound).items
    return items.lowerBound <= range.lowerBound && range.upperBound <= items.upperBound
  }

  /// The items among some elements, as ranges of elements that each lie in one section.
  ///
  /// - Precondition: `elements` is in `0..<elementCount`.
  /// - Complexity: O(log s) for each section.
  public func itemRanges(in elements: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var element = elements.lowerBound
    while element < elements.upperBound {
      let section = section(ofElement: element)
      let found = section.items.clamped(to: elements)
      if !found.isEmpty { ranges.append(found) }
      element = section.elements.upperBound
    }
    return ranges
  }

  private func section(_ entry: IndexedItem) -> Section {
    let first = Int(entry.position.units)
    let number = Int(styleNumbers[Int(entry.id.rawValue)])
    return Section(
      id: entry.id.rawValue, index: entry.index, styleNumber: number, style: styles[number],
      elements: first..<(first + Int(entry.height.units)))
  }

  /// Makes a section.
  ///
  /// - Returns: it, in its place.
  /// - Precondition: `index` is in `0...count`, and there is such a style.
  /// - Complexity: O(log s).
  mutating func insert(style number: Int, itemCount: Int, at index: Int) -> Section {
    let id = nextID
    let style = styles[number]
    styleNumbers.append(UInt16(number))
    let elements = itemCount + (style.hasStart ? 1 : 0) + (style.hasEnd ? 1 : 0)
    sums[0].elements.replaceSubrange(index..<index, with: [SectionTable.entry(id, elements)])
    sums[0].items.replaceSubrange(index..<index, with: [SectionTable.entry(id, itemCount)])
    count += 1
    elementCount += elements
    self.itemCount += itemCount
    note(style, isOccupied: itemCount > 0, sign: 1)
    return self[index]
  }

  /// Takes a section away.
  mutating func remove(_ section: Section) {
    sums[0].elements.replaceSubrange(section.index..<(section.index + 1), with: [])
    sums[0].items.replaceSubrange(section.index..<(section.index + 1), with: [])
    count -= 1
    elementCount -= section.elements.count
    itemCount -= section.items.count
    note(section.style, isOccupied: !section.items.isEmpty, sign: -1)
  }

  /// Changes how many items a section has.
  mutating func addItems(_ change: Int, to index: Int) {
    let items = Int(sums[0].items.item(at: index).height.units)
    let elements = Int(sums[0].elements.item(at: index).height.units)
    sums[0].items.setSize(.measured(Length(units: Int64(items + change))), at: index)
    sums[0].elements.setSize(.measured(Length(units: Int64(elements + change))), at: index)
    itemCount += change
    elementCount += change
    occupiedCount += (items + change > 0 ? 1 : 0) - (items > 0 ? 1 : 0)
  }

  private mutating func note(_ style: SectionStyle, isOccupied: Bool, sign: Int) {
    let insets = style.topInset + style.bottomInset
    insetHeight += insets * Int64(sign)
    boundaryCellCount += sign * ((style.header == nil ? 0 : 1) + (style.footer == nil ? 0 : 1))
    if isOccupied { occupiedCount += sign }
  }

  private static func entry(_ id: Int64, _ count: Int) -> ItemRun {
    ItemRun(
      firstID: ItemID(id), count: 1, reuseIdentifier: ReuseIdentifier(0),
      size: .measured(Length(units: Int64(count))))
  }
}
