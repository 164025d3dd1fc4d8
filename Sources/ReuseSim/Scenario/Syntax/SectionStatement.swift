/// Section insets as a script states them: a side that is left out has none.
public struct SectionInsetsStatement: Hashable, Sendable {
  public var top: Length?
  public var bottom: Length?
  public var left: Length?
  public var right: Length?

  /// Makes a statement.
  public init(
    top: Length? = nil, bottom: Length? = nil, left: Length? = nil, right: Length? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// The statement that says everything about insets.
  public init(_ insets: SectionInsets) {
    self.init(top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right)
  }

  /// The insets.
  public var insets: SectionInsets {
    SectionInsets(
      top: top ?? .zero, bottom: bottom ?? .zero, left: left ?? .zero, right: right ?? .zero)
  }

  /// How it is written, behind `insets` or `section-insets`.
  var text: String {
    var words: [String] = []
    if let top { words.append("\(Word.top.rawValue) \(top.description)") }
    if let bottom { words.append("\(Word.bottom.rawValue) \(bottom.description)") }
    if let left { words.append("\(Word.left.rawValue) \(left.description)") }
    if let right { words.append("\(Word.right.rawValue) \(right.description)") }
    return words.joined(separator: " ")
  }
}

extension SectionPlace {
  /// How it is written.
  var text: String {
    switch self {
    case .index(let place): String(place)
    case .end: Word.end.rawValue
    }
  }
}
