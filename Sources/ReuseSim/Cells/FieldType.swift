/// What a field of a cell can be.
public enum FieldType: Hashable, Sendable {
  /// On or off: a check mark, an expanded description, a swiped row.
  case flag
  /// One of some words.
  case choice([String])
  /// A number: likes, a rating.
  case number
  /// What somebody typed.
  case text
  /// The content offset of a scroll view inside the cell: a carousel.
  case scrollOffset
  /// A clock, a progress or a playback: it runs on wherever its cell is, until somebody stops it.
  case timer
  /// An animation of the cell's layers: the system ends it when the cell leaves the screen.
  case animation
  /// Whether the item is selected.
  case selection
  /// Whether what is typed goes to the cell: at most one cell has it.
  case focus
  /// A constraint that is active or not.
  case constraint
  /// Something that the cell's code puts into the cell, a label or a gesture recognizer: one is right.
  case subview
  /// The view of a child that belongs to the item, of which there is one, in one cell at a time.
  case hostedView

  /// What a field of this type is in a cell that nobody has touched.
  public var blank: FieldValue {
    switch self {
    case .flag, .selection, .focus, .constraint: .flag(false)
    case .choice(let words): .choice(words.first ?? "")
    case .number, .subview: .number(0)
    case .text: .text("")
    case .scrollOffset: .offset(.zero)
    case .timer, .animation: .stopped
    case .hostedView: .noView
    }
  }

  /// Whether a field of this type can have a value.
  public func has(_ value: FieldValue) -> Bool {
    switch (self, value) {
    case (.flag, .flag), (.selection, .flag), (.focus, .flag), (.constraint, .flag),
      (.number, .number), (.subview, .number), (.text, .text), (.scrollOffset, .offset),
      (.timer, .stopped), (.timer, .running), (.animation, .stopped), (.animation, .running),
      (.hostedView, .noView), (.hostedView, .view):
      true
    case (.choice(let words), .choice(let word)): words.contains(word)
    default: false
    }
  }
}
