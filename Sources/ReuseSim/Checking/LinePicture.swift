/// What a frame showed, and what moves the line across it that rules for deltas hold.
///
/// A trace tells where everything is that was shown. What was above that is before the line, what was below is not.
struct LinePicture: Sendable {
  /// How far the line moved along the content so far.
  private(set) var moved = Length.zero
  private let rules: DeltaRules
  /// Where the line is, and where the visible part ends.
  private let line: Length
  private let bottom: Length
  /// What was shown, without gaps, counted from where the content offset is wanted.
  private var items: [FrameFold.SeenItem]

  /// Looks at what the frame before showed; `nil` when that has gaps, or nothing is shown.
  init?(_ frame: FrameFold, _ before: FrameState, _ rules: DeltaRules) {
    self.rules = rules
    let visible = before.viewportHeight - before.topInset - before.bottomInset
    line = before.topInset + rules.line.of(visible)
    bottom = before.viewportHeight - before.bottomInset
    items = frame.shownBefore
    if items.isEmpty { return nil }
    for (item, next) in zip(items, items.dropFirst())
    where next.index != item.index + 1 || next.y != item.y + item.height {
      return nil
    }
    for place in items.indices { items[place].y -= frame.postponed.paid }
  }

  /// Goes on with a change.
  ///
  /// - Returns: `false` when what is shown does not tell what it does to the line.
  mutating func follow(_ change: FrameFold.Change) -> Bool {
    switch change {
    case .viewport, .insets: return false
    case .list(let change):
      for place in items.indices.reversed() {
        if let index = change.index(of: items[place].index) {
          items[place].index = index
        } else {
          items.remove(at: place)
        }
      }
      return !items.isEmpty
    case .shifted(let from, let cause):
      guard let rule = rule(for: cause), let counts = counts(cause, tellingFrom: from, rule) else {
        return false
      }
      for place in items.indices {
        if items[place].index >= from { items[place].y += cause.amount }
        if cause.resizes(itemAt: items[place].index, tellingFrom: from) {
          items[place].height += cause.amount
        }
        if counts { items[place].y -= cause.amount }
      }
      if counts { moved += cause.amount }
      return true
    }
  }

  /// The rule for a change; `nil` when it depends on which way the user scrolls.
  private func rule(for cause: Cause) -> DeltaRules.Rule? {
    let directed: DeltaRules.Directed
    switch (cause.origin ?? cause.kind).group {
    case .firstMeasurements?: directed = rules.first
    case .remeasurements?, .droppedSizes?, .layout?: directed = rules.again
    case .estimates?: directed = rules.estimates
    case .structure?: directed = rules.structure
    default: return nil
    }
    return directed.up == directed.usual && directed.down == directed.usual ? directed.usual : nil
  }

  /// Whether a change is one of what is before the line.
  private func counts(
    _ cause: Cause, tellingFrom from: Int, _ rule: DeltaRules.Rule
  ) -> Bool? {
    if rule == .never { return false }
    if rule == .always { return true }
    guard cause.kind.isSize, let span = cause.items, span.index + span.count == from,
      let first = items.first, let last = items.last
    else { return nil }
    if from <= first.index { return first.y < line ? true : nil }
    if span.index > last.index { return last.y + last.height > line ? false : nil }
    guard span.count == 1, let item = items.first(where: { $0.index == span.index }) else {
      return nil
    }
    let end = item.y + item.height
    switch rule {
    case .never: return false
    case .always: return true
    case .startsBefore: return item.y < line
    case .startsUpTo: return item.y <= line
    case .endsBefore: return end < line
    case .endsUpTo: return end <= line
    case .startsBeforeEndsInside: return item.y < line && end < bottom
    }
  }
}
