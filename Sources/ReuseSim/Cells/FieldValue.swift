/// What a field of a cell, or of an item in the model, is at a moment.
///
/// Values tell what they are themselves: two are equal when somebody who looks at the screen sees the same.
public enum FieldValue: Hashable, Sendable {
  /// A flag, a selection, a focus or a constraint that is on or off.
  case flag(Bool)
  /// One of the words that a choice has.
  case choice(String)
  /// A number, or how many copies of a subview there are.
  case number(Int64)
  /// A text.
  case text(String)
  /// How far the content of a scroll view inside the cell is scrolled.
  case offset(Length)
  /// A timer, playback or animation that does not run.
  case stopped
  /// A timer, playback or animation that runs since a time of the run.
  case running(since: Time)
  /// Content that is not there.
  case placeholder
  /// Content of an item, in a version: 0 is the one that the item came with.
  case content(of: ItemID, version: Int64)
  /// No hosted view.
  case noView
  /// The hosted view of an item; there is one of each.
  case view(of: ItemID)

  /// Whether it counts as on where a height depends on it: anything but what a field without effect has.
  public var isOn: Bool {
    switch self {
    case .flag(let isOn): isOn
    case .choice, .content, .view, .running: true
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .offset(let offset): offset != .zero
    case .stopped, .placeholder, .noView: false
    }
  }

  /// How traces and messages write it.
  public var text: String {
    switch self {
    case .flag(let isOn): isOn ? "yes" : "no"
    case .choice(let word): word
    case .number(let number): String(number)
    case .text(let text): CanonicalText.quoted(text)
    case .offset(let offset): offset.description
    case .stopped: "stopped"
    case .running(let start): "running since \(start.secondsText)s"
    case .placeholder: "placeholder"
    case .content(let item, let version):
      version == 0 ? "content of \(item)" : "content of \(item) version \(version)"
    case .noView: "no view"
    case .view(let item): "view of \(item)"
    }
  }

  /// The same, but what runs does so since a time.
  func started(at time: Time) -> FieldValue {
    if case .running = self { .running(since: time) } else { self }
  }

  /// Whether code that asks for this value takes another for it: what runs is alike whenever it started, and content is
  /// whosever it is.
  func isLike(_ other: FieldValue) -> Bool {
    switch (self, other) {
    case (.running, .running), (.content, .content): true
    default: self == other
    }
  }
}
