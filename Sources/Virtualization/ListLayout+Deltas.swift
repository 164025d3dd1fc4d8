/// How far a line across the content has to move for a change, by the rules for deltas.
struct LineDelta {
  /// How the change is looked at.
  private enum Change {
    /// Nothing of it counts.
    case none
    /// What it did to the height of the content counts.
    case all
    /// Sizes changed: what is before an index moves it.
    case sizes(boundary: Int, before: Length)
    /// Elements went away: so much of them was before the line.
    case removal(before: Length)
    /// Elements went away, so much of them before the line, and so much came in before it.
    case move(removed: Length, inserted: Length)
  }

  private var change = Change.none
  private let contentHeight: Length

  /// Looks at a list before a change.
  ///
  /// - Parameters:
  ///   - line: where the line is in the content.
  ///   - bottom: where the visible part ends.
  ///   - structure: which elements come, go or move; `nil` when only sizes change.
  /// - Complexity: O(log n).
  init(
    _ rule: DeltaRules.Rule, in layout: ListLayout, line: Length, bottom: Length,
    _ structure: ListChange?
  ) {
    contentHeight = layout.contentHeight
    if rule == .never { return }
    if rule == .always {
      change = .all
      return
    }
    let boundary = layout.boundary(rule, line: line, bottom: bottom)
    switch structure {
    case nil:
      change = .sizes(boundary: boundary, before: layout.position(of: boundary))
    case .insert(_, let index):
      // What comes in starts and ends where it comes in.
      if rule.admits(layout.position(of: index), line: line) { change = .all }
    case .remove(let count, let index):
      change = .removal(before: layout.height(of: index..<(index + count), before: boundary))
    case .move(let count, let source, let target):
      let range = source..<(source + count)
      let removed = layout.height(of: range, before: boundary)
      let height = layout.position(of: range.upperBound) - layout.position(of: source)
      let place =
        target <= source
        ? layout.position(of: target) : layout.position(of: target + count) - height
      let isBefore = rule.admits(place, line: line - removed)
      change = .move(removed: removed, inserted: isBefore ? height : .zero)
    }
  }

  /// How far the line moves, after the change.
  ///
  /// - Complexity: O(log n).
  func amount(in layout: ListLayout) -> Length {
    switch change {
    case .none: .zero
    case .all: layout.contentHeight - contentHeight
    case .sizes(let boundary, let before): layout.position(of: boundary) - before
    case .removal(let before): -before
    case .move(let removed, let inserted): inserted - removed
    }
  }
}

extension DeltaRules.Rule {
  /// Whether something without height is before the line.
  fileprivate func admits(_ position: Length, line: Length) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .startsBefore, .endsBefore, .startsBeforeEndsInside: position < line
    case .startsUpTo, .endsUpTo: position <= line
    }
  }
}

extension ListLayout {
  /// How many elements are before a line: the index of the first that is not.
  fileprivate func boundary(
    _ rule: DeltaRules.Rule, line: Length, bottom: Length
  ) -> Int {
    let unit = Length(units: 1)
    switch rule {
    case .never: return 0
    case .always: return count
    case .endsUpTo: return slots.item(atOffset: line)?.index ?? count
    case .endsBefore: return slots.item(atOffset: line - unit)?.index ?? count
    case .startsUpTo:
      guard let item = item(atOffset: line) else { return count }
      return item.position <= line ? item.index + 1 : item.index
    case .startsBefore, .startsBeforeEndsInside:
      guard let item = item(atOffset: line - unit) else { return count }
      let starting = item.position < line ? item.index + 1 : item.index
      if rule == .startsBefore { return starting }
      return min(starting, slots.item(atOffset: bottom - unit)?.index ?? count)
    }
  }

  /// The height of those elements of a range that are before an index, with their space.
  fileprivate func height(of range: Range<Int>, before boundary: Int) -> Length {
    let end = min(max(boundary, range.lowerBound), range.upperBound)
    return position(of: end) - position(of: range.lowerBound)
  }
}
