extension UserAction {
  /// The word that its command starts with.
  var word: Word {
    switch self {
    case .tap: .tap
    case .type: .type
    case .choose: .choose
    case .scroll: .drag
    case .swipe: .swipe
    case .select(let isOn): isOn ? .select : .deselect
    case .play(let starts): starts ? .start : .stop
    }
  }

  /// What follows it.
  func text(on item: ItemReference, field: String) -> String {
    let place = "\(item.text) \(field)"
    switch self {
    case .tap, .select, .play: return place
    case .type(let text): return "\(CanonicalText.quoted(text)) \(Word.in.rawValue) \(place)"
    case .choose(let word): return "\(place) \(word)"
    case .scroll(let way): return "\(place) \(Word.by.rawValue) \(way.description)"
    case .swipe(let opens): return "\(place) \((opens ? Word.open : .closed).rawValue)"
    }
  }
}
