/// Something that happens to the list at a stated time.
///
/// Every command means something in every state: positions are clamped to the list, and a command that
/// finds nothing to act on does nothing and says so in the trace. So every subset of a script's commands is
/// a legal script.
public indirect enum Command: Hashable, Sendable {
  /// The reader is taken this far: at once, or over a time. Positive is towards the end.
  case scrollBy(Length, over: Time?, curve: Curve = .linear)

  /// The reader is taken to an item: at once, or over a time.
  case scrollToItem(ItemReference, Alignment, over: Time?, curve: Curve = .linear)

  /// The reader is taken to an end of the content or to a content offset: at once, or over a time.
  case scrollTo(ScrollPlace, over: Time?, curve: Curve = .linear)

  /// A finger moves evenly by a distance; the content offset grows by it (a finger that goes up). When it lifts
  /// moving, it leaves momentum; otherwise it comes to rest before.
  case drag(Length, over: Time, lifts: Bool = false)

  /// A finger touches the glass and moves evenly from each point to the next; the times rise.
  case dragPath([FingerPoint], lifts: Bool)

  /// A finger moves the scroll indicator's thumb evenly between two places on its way, in millionths of it.
  case dragThumb(from: Int64, to: Int64, over: Time)

  /// A finger touches the glass, which stops what moves, stays there for a time and is gone.
  case touch(Time)

  /// A finger lets go at a velocity, in length a second; positive is towards the end. Without a rate the
  /// platform's counts.
  case fling(Length, DecelerationRate? = nil)

  /// New items come in.
  case insert([ItemBlock], Place)

  /// Items go away.
  case remove(ItemSelection)

  /// One item gets another place; the place counts after its removal.
  case move(ItemReference, to: Place)

  /// Items are asked for again: their measured sizes are forgotten, their cells exchanged.
  case reload(ItemSelection)

  /// The list is asked for everything again.
  case reloadData

  /// The true height of items changes. An item that was measured reports its new size in the same frame; quietly, one off
  /// screen does not before a cell shows it.
  case resize(ItemSelection, Length, quietly: Bool = false)

  /// New sections come in.
  case insertSections(SectionBlock, at: SectionPlace)

  /// The section with this id goes away, with its header, its items and its footer.
  case removeSection(Int64)

  /// All of the section with this id is asked for again, its header and footer included.
  case reloadSection(Int64)

  /// A user does something to a field of an item, in the cell that shows it; nobody can to what is not on screen.
  /// What a finger does that stays for a time is done when it lifts, in the cell that it touched.
  case act(UserAction, on: ItemReference, field: String, for: Time? = nil)

  /// A user types a text: it goes to the cell that has the focus.
  case type(String)
  /// A user gives the focus to an item, or takes it away.
  case focus(ItemReference?)

  /// A field of items gets a value in the model, on screen or off it.
  case set(ItemSelection, field: String, to: FieldValue)

  /// The data source comes to have so many items more than the list is told of, or fewer; when the list asks for
  /// everything again, it is told.
  case miscount(Int64)

  /// A part of items gets other content, which the model does not have yet; without a name all parts do.
  case changeContent(ItemSelection, part: ContentPart.Name?)

  /// The cells of items say that they need another height.
  case invalidateSize(ItemSelection)

  /// The layout is asked for everything again: every cell on screen is measured.
  case invalidateLayout

  /// The cells of items are configured again, and measured.
  case reconfigure(ItemSelection)

  /// An item has a cell wherever it is, which is used for no other.
  case mount(ItemReference)

  /// The cell of an item that has it wherever it is goes when the item is not in view.
  case unmount(ItemReference)

  /// Several commands as one transaction, in order; without any, every cell on screen is measured.
  case batch([Command])

  /// The app says which items there are from now on, in which order.
  case apply(Snapshot)

  /// The viewport gets another height.
  case viewportHeight(Length)

  /// The list gets another width.
  case width(Length)

  /// The viewport's width and height change places.
  case rotate

  /// The content insets change, those that are named, at once or evenly over a time.
  case setInsets(top: Length?, bottom: Length?, over: Time?)

  /// The keyboard is shown at a height, or hidden at a height of zero: at once, or evenly over a time.
  case keyboard(Length, over: Time?)

  /// The list leaves its window, for a time or until it is put back: another screen covers it.
  case leaveWindow(for: Time?)

  /// The list is put back into its window.
  case returnToWindow

  /// The user reads text this many times as large as standard.
  case textSize(Rational)

  /// The app does several things as one transaction.
  case block(AppBlock)

  /// A value gets a name for the rest of its block.
  case bind(String, Expression)

  /// What depends on layout is laid out at once: cells, measurements, the anchor, the clamp.
  case layoutNow

  /// The app moves the content offset to undo a shift: no part of the user's movement.
  case correctOffset(OffsetWrite)

  /// The app takes the reader to another content offset, at once.
  case navigateOffset(OffsetWrite)

  /// The app does something later: after a time, or one drawn up to another.
  case after(Time, upTo: Time? = nil, AppBlock)

  /// The app loads something and does something with it later, unless a load of this name is under way: after a
  /// time, or one drawn up to another.
  case load(String, after: Time, upTo: Time? = nil, AppBlock)

  /// The app does something if two values compare.
  case branch(Expression, Relation, Expression, AppBlock)
}

/// A command and when it is due.
public struct TimedCommand: Hashable, Sendable {
  /// When it is due; it is carried out in the first frame at or after this time.
  public var time: Time
  /// What happens.
  public var command: Command
  /// The line of the script it stands in, from 1; 0 when it comes from no script.
  public var line: Int
  /// Which round of its repetitions it belongs to, from 1; 0 when it is not repeated.
  public var round: Int

  /// Makes a timed command.
  public init(time: Time, command: Command, line: Int = 0, round: Int = 0) {
    self.time = time
    self.command = command
    self.line = line
    self.round = round
  }
}

/// One item, by name or by place.
public enum ItemReference: Hashable, Sendable {
  /// The item with this id, or the header or footer. Ids of items count creations from 0.
  case id(ItemID)
  /// The item at this position now, counted among items only.
  case index(Int)
}

/// Some items.
public enum ItemSelection: Hashable, Sendable {
  /// One item.
  case one(ItemReference)
  /// The items with these ids, both bounds included, that are in the list.
  case ids(ItemID, ItemID)
  /// This many items from a position on.
  case run(count: Int, at: Int)
  /// The items of the section with this id.
  case section(Int64)
  /// All items.
  case all
}

/// Where sections are put.
public enum SectionPlace: Hashable, Sendable {
  /// Before the section that is now at this place; a place past the end is the end.
  case index(Int)
  /// After the last section.
  case end
}

/// Where items are put.
public enum Place: Hashable, Sendable {
  /// Before the item that is now at this position; a position past the end is the end.
  case index(Int)
  /// After the last item of the last section.
  case end
  /// Before this item; the end when it is not in the list.
  case before(ItemReference)
  /// After this item; the end when it is not in the list.
  case after(ItemReference)
  /// Before the first item of the section with this id; the end when it is not in the list.
  case startOfSection(Int64)
  /// After the last item of the section with this id; the end when it is not in the list.
  case endOfSection(Int64)
}

/// A number of new items.
public struct ItemBlock: Hashable, Sendable {
  /// How many.
  public var count: Int
  /// Their cell kind: a position in the scenario's kinds. Without a meaning when they have several.
  public var kind: Int
  /// How tall they are, when not as their cell kind says; a table counts from the block's first item.
  public var heights: HeightModel?
  /// Their cell kinds, when they have several.
  public var mix: KindMix?

  /// Makes a block of one kind.
  public init(count: Int, kind: Int, heights: HeightModel? = nil) {
    self.count = count
    self.kind = kind
    self.heights = heights
    mix = nil
  }

  /// Makes a block of several kinds.
  public init(count: Int, mix: KindMix, heights: HeightModel? = nil) {
    self.count = count
    kind = mix.shares[0].kind
    self.heights = heights
    self.mix = mix
  }
}
