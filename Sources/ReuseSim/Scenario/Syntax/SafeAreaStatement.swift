/// A safe area as a script states it: what is left out is not covered.
public struct SafeAreaStatement: Hashable, Sendable {
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

  /// The safe area.
  public var area: SafeArea {
    SafeArea(
      top: top ?? .zero, bottom: bottom ?? .zero, left: left ?? .zero, right: right ?? .zero)
  }

  /// The statement that says all of it.
  var completed: SafeAreaStatement {
    SafeAreaStatement(
      top: area.top, bottom: area.bottom, left: area.left, right: area.right)
  }

  /// How it is written, behind `safe-area`.
  var text: String {
    var words: [String] = []
    for (word, length) in [(Word.top, top), (.bottom, bottom), (.left, left), (.right, right)] {
      if let length { words.append("\(word.rawValue) \(length.description)") }
    }
    return words.joined(separator: " ")
  }
}
