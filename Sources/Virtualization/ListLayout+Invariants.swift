// Recomputes what the layout keeps, and compares.
extension ListLayout {
  /// The first difference between what is kept and what follows from the sections, in words; `nil` when there
  /// is none.
  ///
  /// - Complexity: O(n).
  package func invariantViolation() -> String? {
    if let found = slots.invariantViolation() { return found }
    if sections.elementCount != slots.count {
      return "the sections have \(sections.elementCount) elements, but the list \(slots.count)"
    }
    if isPlain { return nil }
    for index in 0..<sections.count {
      if let found = violation(in: sections[index]) { return found }
    }
    return nil
  }

  /// As `invariantViolation()`, but only for the way to some elements.
  ///
  /// - Complexity: O(log n × node capacity) for each leaf.
  package func pathViolation(in range: Range<Int>) -> String? { slots.pathViolation(in: range) }

  private func violation(in section: Section) -> String? {
    if section.style.hasStart {
      let id = ItemID.header(ofSection: section.id)
      let place = section.elements.lowerBound
      let known = ElementClass(
        reuseIdentifier: section.style.header ?? .none, before: .zero, after: section.style.topInset
      )
      if let found = violation(id, known, at: place) { return found }
    }
    if section.style.hasEnd {
      let id = ItemID.footer(ofSection: section.id)
      let place = section.elements.upperBound - 1
      let known = ElementClass(
        reuseIdentifier: section.style.footer ?? .none, before: section.style.bottomInset,
        after: .zero)
      if let found = violation(id, known, at: place) { return found }
    }
    var index = section.items.lowerBound
    for run in slots.runs(in: section.items) {
      let known = classes[Int(run.reuseIdentifier.rawValue)]
      let isFirst = index == section.items.lowerBound
      let before: Length = isFirst ? .zero : lineSpacing
      if !run.firstID.isItem || known.before != before || known.after != .zero
        || (isFirst && run.count > 1 && lineSpacing > .zero)
      {
        return "\(run.firstID) at index \(index) has the space of another element"
      }
      index += run.count
    }
    return nil
  }

  private func violation(_ id: ItemID, _ known: ElementClass, at index: Int) -> String? {
    let slot = slots.item(at: index)
    if slot.id != id { return "\(id) has to be at index \(index), but \(slot.id) is" }
    if classes[Int(slot.reuseIdentifier.rawValue)] != known {
      return "\(id) has the space of another element"
    }
    return nil
  }
}
