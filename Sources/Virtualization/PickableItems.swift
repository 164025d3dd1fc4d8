/// Items among which an anchor policy picks, and the part of the content that is visible inside the insets.
protocol PickableItems {
  /// Where the visible part starts.
  var top: Length { get }
  /// Where it ends.
  var bottom: Length { get }
  /// One of them; `nil` when it is not among them.
  func element(_ id: ItemID) -> IndexedItem?
  /// The first item that is seen, ends after a line and is wanted.
  func first(from start: Length, where isWanted: (IndexedItem) -> Bool) -> IndexedItem?
  /// The last item that is seen, begins before a line and is wanted.
  func last(upTo end: Length, where isWanted: (IndexedItem) -> Bool) -> IndexedItem?
}

extension PickableItems {
  /// Whether an item is seen.
  func overlaps(_ item: IndexedItem) -> Bool {
    item.height > .zero && item.position < bottom && item.end > top
  }

  private func contains(_ item: IndexedItem) -> Bool {
    item.position >= top && item.end <= bottom
  }

  /// The line by which an item is picked.
  func line(of pick: AnchorPolicy.Pick) -> Length { pick.line(from: top, to: bottom) }

  /// The item that is picked: one that goes before the others, if it is seen; a header or footer where no item is
  /// visible.
  func item(_ pick: AnchorPolicy.Pick, before preferred: ItemID? = nil) -> IndexedItem? {
    if let preferred, let item = element(preferred), overlaps(item) { return item }
    return item(pick) { $0.id.isItem } ?? item(pick) { _ in true }
  }

  private func item(
    _ pick: AnchorPolicy.Pick, where isWanted: (IndexedItem) -> Bool
  ) -> IndexedItem? {
    let line = line(of: pick)
    switch pick {
    case .firstIntersecting:
      return first(from: top, where: isWanted)
    case .firstFullyVisible:
      return first(from: top) { isWanted($0) && contains($0) } ?? first(from: top, where: isWanted)
    case .lastVisible:
      return last(upTo: bottom, where: isWanted)
    case .lastFullyVisible:
      return last(upTo: bottom) { isWanted($0) && contains($0) }
        ?? last(upTo: bottom, where: isWanted)
    case .secondUnlessAligned:
      guard let first = first(from: top, where: isWanted) else { return nil }
      if first.position == top { return first }
      return self.first(from: first.end, where: isWanted) ?? first
    case .nearest:
      guard let after = first(from: line, where: isWanted) else {
        return last(upTo: bottom, where: isWanted)
      }
      guard after.position > line, let before = last(upTo: line, where: isWanted) else {
        return after
      }
      return after.position - line < line - before.end ? after : before
    case .below:
      return first(from: line, where: isWanted) ?? last(upTo: min(line, bottom), where: isWanted)
    }
  }
}

extension AnchorPolicy.Pick {
  /// The line by which an item is picked between two places.
  fileprivate func line(from top: Length, to bottom: Length) -> Length {
    switch self {
    case .firstIntersecting, .firstFullyVisible, .secondUnlessAligned: top
    case .lastVisible, .lastFullyVisible: bottom
    case .nearest(let share): top + share.of(bottom - top)
    case .below(let distance): top + distance
    }
  }
}

extension Viewport {
  /// Where the part starts, and where it ends, in which what is visible is held, from the start of the viewport.
  func part(_ underInsets: AnchorPolicy.UnderInsets) -> (top: Length, bottom: Length) {
    switch underInsets {
    case .ignored: (topInset, height - bottomInset)
    case .counted: (.zero, height)
    }
  }

  /// The line by which an item is picked, from the start of the viewport.
  func line(of pick: AnchorPolicy.Pick, _ underInsets: AnchorPolicy.UnderInsets) -> Length {
    let part = part(underInsets)
    return pick.line(from: part.top, to: part.bottom)
  }
}

/// Items that were shown, where they were.
struct SeenItems: PickableItems {
  /// They, from the first to the last.
  let items: [IndexedItem]
  let top: Length
  let bottom: Length

  func element(_ id: ItemID) -> IndexedItem? { items.first { $0.id == id } }

  func first(from start: Length, where isWanted: (IndexedItem) -> Bool) -> IndexedItem? {
    items.first { overlaps($0) && $0.end > start && isWanted($0) }
  }

  func last(upTo end: Length, where isWanted: (IndexedItem) -> Bool) -> IndexedItem? {
    items.last { overlaps($0) && $0.position < end && isWanted($0) }
  }
}
