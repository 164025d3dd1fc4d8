// Sections.
extension Simulation {
  /// Puts a section in.
  ///
  /// - Parameter isTold: whether there is more to say than that its elements came in.
  mutating func insertSection<Observer: TraceObserver>(
    _ block: SectionBlock, at place: Int, isTold: Bool, _ observer: inout Observer
  ) {
    let sections = virtualizer.sizes.sections
    let start = place < sections.count ? sections[place].elements.lowerBound : list.count
    let id = sections.nextID
    if id >= Int64(ScriptLimits.createdSections) { limit = .createdSections }
    if limit != nil || createsTooMuch(block.items) { return }
    let firstID = list.nextID
    let model = scenario.sectionModels[block.model]
    let style = structure.styles[block.model]
    var index = start
    if style.hasStart {
      list.insert(.header(ofSection: id), kind: model.header, at: index)
      index += 1
    }
    list.insert(block.items, at: index, sideInset: structure.side(ofModel: block.model))
    let items = index..<(index + Int(list.nextID - firstID))
    if style.hasEnd {
      list.insert(.footer(ofSection: id), kind: model.footer, at: items.upperBound)
    }
    if knowsTooMuch { return }
    rounding(.inserted, &observer) {
      let (header, footer) = (
        start..<items.lowerBound, items.upperBound..<(items.upperBound + (style.hasEnd ? 1 : 0))
      )
      let bounds = SectionBounds(
        header: $0.believedRuns(header).first?.size ?? .estimated,
        footer: $0.believedRuns(footer).first?.size ?? .estimated)
      $0.virtualizer.insertSection(
        style: block.model, items: $0.believedRuns(items), bounds: bounds, at: place)
      if isTold { $1.observe(.sectionInserted(id, at: place)) }
      $0.tellInserted(header, .header(ofSection: id), &$1)
      $0.tellInserted(items, ItemID(firstID), &$1)
      $0.tellInserted(footer, .footer(ofSection: id), &$1)
    }
    restoreDisplacedSizes(&observer)
  }

  /// Puts sections in where a place says.
  mutating func insertSections<Observer: TraceObserver>(
    _ block: SectionBlock, at place: SectionPlace, _ observer: inout Observer
  ) -> Bool {
    let count = virtualizer.sizes.sections.count
    let first: Int
    switch place {
    case .end: first = count
    case .index(let index): first = max(0, min(index, count))
    }
    for number in 0..<max(block.count, 0) {
      insertSection(block, at: first + number, isTold: true, &observer)
      if limit != nil { break }
    }
    return block.count > 0
  }

  /// Takes a section away.
  mutating func removeSection<Observer: TraceObserver>(
    _ id: Int64, _ observer: inout Observer
  ) -> Bool {
    guard let section = virtualizer.sizes.sections.section(withID: id) else { return false }
    let elements = section.elements
    let cause = elements.isEmpty ? nil : causeOfRemoval(elements)
    removeFromModel(elements)
    rounding(.removed, &observer) {
      $0.virtualizer.removeSection(section.index)
      $1.observe(.sectionRemoved(id, at: section.index))
      guard let cause else { return }
      $1.observe(.removed(at: elements.lowerBound, count: elements.count))
      $0.tellShift(from: elements.lowerBound, cause, &$1)
    }
    restoreDisplacedSizes(&observer)
    return true
  }

  /// Asks for all of a section again.
  mutating func reloadSection<Observer: TraceObserver>(
    _ id: Int64, _ observer: inout Observer
  ) -> Bool {
    guard let section = virtualizer.sizes.sections.section(withID: id) else { return false }
    if section.elements.isEmpty { return false }
    return reload([section.elements], &observer)
  }

  /// Tells that the space before an item changed, which moves it and all after it.
  mutating func tellSpace<Observer: TraceObserver>(
    _ space: SpaceChange?, _ observer: inout Observer
  ) {
    guard let space else { return }
    let item = virtualizer.sizes.item(at: space.index)
    tellShift(
      from: space.index,
      Cause(
        kind: .spacing, items: ItemSpan(item.id, index: space.index),
        amount: space.after - space.before, before: space.before, after: space.after),
      &observer)
  }
}

/// Where items go: an index among the elements, and the section it belongs to.
struct ItemPlace: Hashable, Sendable {
  var section: Section
  var index: Int
}
