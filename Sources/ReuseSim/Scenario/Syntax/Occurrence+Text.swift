extension Occurrence {
  /// How it is written, behind `when`.
  var text: String {
    switch self {
    case .itemAppears(let item): return "\(item.text) \(Word.appears.rawValue)"
    case .itemDisappears(let item): return "\(item.text) \(Word.disappears.rawValue)"
    case .near(let end, let count):
      let words: [Word] = [.items, .of, .the, end == .end ? .end : .top]
      return "\(Word.within.rawValue) \(count) "
        + words.map { $0.rawValue }.joined(separator: " ")
    case .comparison(let left, let relation, let right):
      return "\(left.text) \(relation.rawValue) \(right.text)"
    case .scrollingStops: return "\(Word.scrolling.rawValue) \(Word.stops.rawValue)"
    case .scrollLands: return "\(Word.scroll.rawValue) \(Word.lands.rawValue)"
    case .itemArrives(let item): return "\(item.text) \(Word.arrives.rawValue)"
    case .prefetchAsks(let item):
      let words = "\(Word.prefetch.rawValue) \(Word.asks.rawValue)"
      guard let item else { return words }
      return "\(words) \(Word.for.rawValue) \(item.text)"
    case .keyboardShows: return "\(Word.keyboard.rawValue) \(Word.shows.rawValue)"
    case .keyboardHides: return "\(Word.keyboard.rawValue) \(Word.hides.rawValue)"
    case .windowLeaves: return "\(Word.window.rawValue) \(Word.leaves.rawValue)"
    case .windowReturns: return "\(Word.window.rawValue) \(Word.returns.rawValue)"
    }
  }
}

extension LoadCondition {
  /// How it is written.
  var text: String {
    let words = "\(Word.unless.rawValue) \(Word.loading.rawValue)"
    guard case .named(let name) = self else { return words }
    return "\(words) \(name.value)"
  }
}

extension OffsetWrite {
  /// How it is written, behind its command's word.
  var text: String {
    switch self {
    case .by(let way): "\(Reading.offset.rawValue) \(Word.by.rawValue) \(way.text)"
    case .to(let offset): "\(Reading.offset.rawValue) \(Word.to.rawValue) \(offset.text)"
    }
  }
}

extension ItemOperand {
  /// How it is written.
  var text: String {
    switch self {
    case .reference(let reference): reference.text
    case .id(let value): "\(Word.item.rawValue) \(value.text)"
    }
  }
}
