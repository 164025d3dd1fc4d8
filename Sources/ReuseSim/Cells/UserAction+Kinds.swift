extension UserAction {
  /// Whether it can be done to a field of a type.
  func fits(_ type: FieldType) -> Bool { result(on: type.blank, of: type, at: .zero) != nil }

  /// The words of what can be done to a field of a type.
  static func verbs(for type: FieldType) -> [Word] {
    var word = ""
    if case .choice(let words) = type { word = words.first ?? "" }
    let all: [UserAction] = [
      .tap, .type(""), .choose(word), .scroll(.zero), .swipe(opens: true), .select(true),
      .select(false), .play(true), .play(false),
    ]
    return all.filter { $0.fits(type) }.map { $0.word }
  }
}
