/// What may happen in a run, by all its commands, at whatever depth: what policies about it need to mean anything.
struct Happenings: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Items come in.
  static let insertion = Happenings(rawValue: 1 << 0)
  /// Items go away.
  static let removal = Happenings(rawValue: 1 << 1)
  /// Items get other places.
  static let move = Happenings(rawValue: 1 << 2)
  /// The app applies a snapshot.
  static let snapshot = Happenings(rawValue: 1 << 3)
  /// Several changes are one transaction.
  static let batch = Happenings(rawValue: 1 << 4)
  /// Some items are asked for again.
  static let reload = Happenings(rawValue: 1 << 5)
  /// All are.
  static let reloadData = Happenings(rawValue: 1 << 6)
  /// Cells say that they need another height.
  static let invalidation = Happenings(rawValue: 1 << 7)
  /// An item gets the focus.
  static let focus = Happenings(rawValue: 1 << 8)
  /// The list gets another width, or text another size.
  static let otherWidth = Happenings(rawValue: 1 << 9)
  /// The window gets another height.
  static let otherHeight = Happenings(rawValue: 1 << 10)
  /// The device is rotated.
  static let rotation = Happenings(rawValue: 1 << 11)
  /// The content insets change.
  static let otherInsets = Happenings(rawValue: 1 << 12)
  /// A keyboard comes up or goes.
  static let keyboard = Happenings(rawValue: 1 << 13)
  /// The list leaves its window.
  static let leaving = Happenings(rawValue: 1 << 14)
  /// A finger moves the content, or has let go of it.
  static let finger = Happenings(rawValue: 1 << 15)
  /// Momentum may be left that does not say itself how fast it is lost.
  static let momentum = Happenings(rawValue: 1 << 16)
  /// A finger moves the thumb of the scroll indicator.
  static let thumb = Happenings(rawValue: 1 << 17)
  /// The reader is taken so far.
  static let scrollBy = Happenings(rawValue: 1 << 18)
  /// The reader is taken to an item, an end of the content or an offset, or starts there.
  static let scrollTo = Happenings(rawValue: 1 << 19)
  /// The app takes the reader to another content offset.
  static let navigation = Happenings(rawValue: 1 << 20)
  /// The app moves the content offset to undo a shift.
  static let appCorrection = Happenings(rawValue: 1 << 21)

  /// The app has the list laid out.
  static let layoutNow = Happenings(rawValue: 1 << 22)

  /// Items come, go or move.
  static let structure: Happenings = [.insertion, .removal, .move, .snapshot]
  /// The user or a navigation moves the content.
  static let movement: Happenings = [.finger, .thumb, .scrollBy, .scrollTo, .navigation]

  /// What may happen in a scenario.
  ///
  /// - Complexity: O(n) for n commands, those in blocks included.
  init(in scenario: Scenario) {
    self = scenario.start == .top ? [] : .scrollTo
    for command in scenario.commands { insert(command.command) }
    for trigger in scenario.triggers { insert(trigger.block) }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private mutating func insert(_ block: AppBlock) {
    for step in block.steps { insert(step.command) }
  }

  private mutating func insert(_ command: Command) {
    formUnion(Happenings.of(command))
    switch command {
    case .batch(let commands): for command in commands { insert(command) }
    case .block(let block), .after(_, _, let block), .load(_, _, _, let block),
      .branch(_, _, _, let block):
      insert(block)
    default: break
    }
  }

  /// What a command is, but for those inside it.
  private static func of(_ command: Command) -> Happenings {
    switch command {
    case .scrollBy: .scrollBy
    case .scrollToItem, .scrollTo: .scrollTo
    case .drag, .dragPath, .touch, .fling(_, nil): [.finger, .momentum]
    case .fling: .finger
    case .dragThumb: .thumb
    case .insert, .insertSections: .insertion
    case .remove, .removeSection: .removal
    case .move: .move
    case .reload, .reloadSection: .reload
    case .reloadData: .reloadData
    case .focus: .focus
    case .invalidateSize: .invalidation
    case .batch: .batch
    case .apply: [.snapshot, .batch]
    case .viewportHeight: .otherHeight
    case .width, .textSize: .otherWidth
    case .rotate: [.rotation, .otherWidth, .otherHeight]
    case .setInsets: .otherInsets
    case .keyboard: .keyboard
    case .leaveWindow: .leaving
    case .correctOffset: .appCorrection
    case .layoutNow: .layoutNow
    case .navigateOffset: .navigation
    case .resize, .act, .type, .miscount, .set, .changeContent, .invalidateLayout, .reconfigure,
      .mount, .unmount,
      .returnToWindow, .block, .bind, .after, .load, .branch:
      []
    }
  }
}
