// What layout does in lists with space between elements, and with sections.
extension Virtualizer {
  /// Finds what is visible, the space between, and the header that is pinned.
  mutating func findVisibleElements(to bottom: Length) {
    var found: [IndexedItem] = []
    var spaces: [VisibleSpace] = []
    swap(&found, &visibleItems)
    swap(&spaces, &visibleSpaces)
    let (top, pinned) = (offset, pinnedHeader)
    sizes.forEachSlot(in: top..<bottom) { item, known in
      if known.before > .zero {
        spaces.append(VisibleSpace(position: item.position - known.before, height: known.before))
      }
      if item.index == pinned?.index {
        spaces.append(VisibleSpace(position: item.position, height: item.height))
      } else if item.height > .zero && item.position < bottom && item.end > top {
        found.append(item)
      }
      if known.after > .zero {
        spaces.append(VisibleSpace(position: item.end, height: known.after))
      }
    }
    if let pinned {
      let place = found.firstIndex { $0.index > pinned.index } ?? found.count
      found.insert(pinned, at: place)
    }
    swap(&found, &visibleItems)
    swap(&spaces, &visibleSpaces)
  }

  /// The header that is held away from its own place, where it is held: that of the section which reaches
  /// across the inside of the top inset, as far down as the section's end lets it.
  ///
  /// - Complexity: O(log n).
  var pinnedHeader: IndexedItem? {
    let line = offset + viewport.topInset
    guard pinsHeaders, line > .zero, viewport.topInset < viewport.height,
      let reached = sizes.item(atOffset: line)
    else { return nil }
    let section = sizes.sections.section(ofElement: reached.index)
    guard let index = section.header else { return nil }
    var header = sizes.item(at: index)
    let end = sizes.position(of: section.elements.upperBound)
    let position = min(line, end - header.height)
    if position <= header.position || header.height <= .zero { return nil }
    header.position = position
    return header
  }

  /// Says of the displayed cells which is that of the pinned header.
  mutating func markPinnedHeader() {
    guard pinsHeaders, let index = pinnedHeader?.index else { return }
    for place in displayed.indices where displayed[place].index == index {
      displayed[place].isPinned = true
    }
  }
}
