/// One fact of a run. A run is nothing but a row of these: metrics and guarantees are folds over them.
///
/// A frame's facts come in this order: `frame`; what was delivered (`command` and what it did); `motion`; what became
/// of the keyboard with it; for each layout pass `pass` and what happened in it; `unsettled`; `restless`, `corrected`, `anchor`,
/// `anchorTarget` and `referenceTarget`; a keyboard that a finger let go because the offset was written; `request` for what is prefetched, or is
/// not wanted any more; `landed` or `abandoned`; `shown`, each perhaps with a `placeholder`, `pinned` and `prepared` in the list's order, then `space` and
/// `whereabouts`; `commit`.
///
/// Indices count the list's elements: items, and the headers and footers of sections.
public enum TraceEvent: Hashable, Sendable {
  /// A frame begins.
  case frame(number: Int64, time: Time)

  /// The command in this line of the script is carried out.
  case command(line: Int)

  /// That command is repeated, and this is which round of it, from 1.
  case round(Int)

  /// The command found nothing to do; `isPart` when that is true of a part of a batch and not of all.
  case nothingToDo(line: Int, isPart: Bool = false)

  /// The app has named a value.
  case named(String, Rational)

  /// Nothing came of the command in this line of the script, because a value in it could not be found.
  case noValue(line: Int, EvaluationFailure)

  /// Items came in before the item that was at an index; their ids count up.
  case inserted(at: Int, count: Int, firstID: ItemID)

  /// Elements went away.
  case removed(at: Int, count: Int)

  /// A section came in, before the section that was at a place among the sections. What it has is told as
  /// `inserted`.
  case sectionInserted(Int64, at: Int)

  /// A section went away. What it had is told as `removed`.
  case sectionRemoved(Int64, at: Int)

  /// An item got another place, perhaps with those behind it; `to` counts after their removal.
  case moved(ItemID, count: Int = 1, from: Int, to: Int)

  /// A user tapped an item on screen.
  case tapped(ItemID, index: Int)

  /// The user gave the focus to an item, or took it away.
  case focused(ItemID?)

  /// A user changed a field of an item in the cell that shows it, to this value.
  case edited(ItemID, CellID, field: String, FieldValue)

  /// The listeners in the cell have heard of the edit of the item, so many of them.
  case editEnded(ItemID, CellID, field: String, listeners: Int)

  /// A field of items has another value in the model.
  case fieldSet(ItemSpan, field: String, FieldValue, by: ModelWriter)

  /// After an update the list has this many items by what it was told, and its data source has another number.
  case countsDiffer(list: Int64, dataSource: Int64)

  /// The data source is asked for an item at a position, and has only so many.
  case asked(ItemID, at: Int64, dataSource: Int64)

  /// A part of an item has other content from now on: this version.
  case contentChanged(ItemID, part: ContentPart.Name, version: Int64)

  /// A field of a cell, or a part whose content comes later, has this value from now on.
  case presented(CellID, field: String, FieldValue, by: CellWriter)

  /// Everything from an index on moved along the content, its end included.
  case shifted(from: Int, Cause)

  /// The viewport got another height.
  case viewport(height: Length)

  /// What covers the viewport where the list starts, and where it ends, is another amount: a content inset, the safe
  /// area or a keyboard.
  case insets(start: Length, end: Length)

  /// The keyboard begins to get this tall; zero hides it.
  case keyboard(height: Length)

  /// A finger has the keyboard take so much of the glass; all of its height when it is let go where it rests.
  case keyboardHeld(height: Length)

  /// The list got another width.
  case width(Length)

  /// Text got another size: so many times the standard one.
  case textSize(Rational)

  /// The list left its window: from this frame on nothing of it is shown.
  case leftWindow

  /// The list is in its window again, and shown from this frame on.
  case returnedToWindow

  /// The app had the list laid out, in this line of the script, while it was not in its window: sizes may be wrong there.
  case laidOutOffWindow(line: Int)

  /// The content offset moved because of the user or a navigation, after clamping. A gesture or navigation that
  /// begins in this frame says so, and a navigation that takes the reader to an end of the content to which.
  case motion(Phase, delta: Length, begins: Bool, toward: ContentEnd?)

  /// Something happens to a request for late content.
  case request(RequestFact)

  /// A layout pass begins.
  case pass(Int)

  /// A cell was called.
  case cell(CellCall, CellID, ReuseIdentifier, ItemID?)

  /// A cell told its item's height; `first` when it was not measured before, `changed` when that is another
  /// height than it counted as.
  case measured(ItemID, index: Int, height: Length, first: Bool, changed: Bool)

  /// Unmeasured elements of a reuse identifier count as something else, which was learned.
  case estimate(ReuseIdentifier, SizeEstimate)

  /// The content offset moved by itself.
  case corrected(Cause.Kind, Length)

  /// Something became of a correction that is not made in the frame of its change.
  case postponed(Postponement, Length)

  /// What the anchor policy did about the frame's changes.
  case anchor(AnchorOutcome)

  /// The held point of the anchor and where on the glass it has to be by the end of the frame.
  case anchorTarget(ItemID, Anchor.Point, y: Length, HoldTerms)

  /// What the anchor policy holds that is no item, and where that wants the content offset by the end of the frame, before
  /// the clamp.
  case referenceTarget(HeldReference, offset: Length, HoldTerms)

  /// Layout did not settle: this item keeps changing between two heights.
  case unsettled(ItemID, Length, Length)

  /// What was learned of this kind did not settle: unmeasured elements count as the first, which shows what makes it the
  /// second.
  case restless(ReuseIdentifier, SizeEstimate, SizeEstimate)

  /// The size of an element was forgotten and measured again without end: it is the first when its cell leaves the screen,
  /// and what it counts as without it, the second, brings it back.
  case restlessSize(ItemID, Length, SizeEstimate)

  /// A scroll to an item, or to an end or another place of the content, ended: how far from where it was asked to
  /// be, after how many frames.
  case landed(ItemID?, error: Length, frames: Int)

  /// A scroll to an item, from a line of the script, ended because the item went away.
  case abandoned(ItemID, line: Int)

  /// An item is on screen at the end of the frame, its leading edge `y` below the viewport's top edge: its top, in an
  /// inverted list its bottom.
  case shown(ItemID, index: Int, cell: CellID, y: Length, height: Length)

  /// So much of the item that was shown just before is there for content that has not arrived.
  case placeholder(ItemID, height: Length)

  /// A header is on screen at the end of the frame, away from its own place because it is pinned.
  case pinned(ItemID, index: Int, cell: CellID, y: Length, height: Length)

  /// A cell has an item and is ready off screen at the end of the frame, where the item is.
  case prepared(ItemID, index: Int, cell: CellID, y: Length, height: Length)

  /// Nothing has to be shown in this part of the viewport: it is space between elements, or the place that a
  /// pinned header has left.
  case space(y: Length, height: Length)

  /// An item that was on screen in the previous frame is still in the list, but not on screen.
  case whereabouts(ItemID, index: Int, y: Length)

  /// The frame ends.
  case commit(FrameState)

  /// The run ends, in the middle of a frame or behind it, because of a limit.
  case stopped(RunLimit)
}

/// What becomes of a correction that is not made in the frame of its change.
public enum Postponement: String, CaseIterable, Sendable {
  /// It waits from now on.
  case owed
  /// It is made, as a part of what the frame corrects.
  case paid
  /// It will not be made.
  case dropped
  /// It waited for the end of a batch, and a later one took its place.
  case overwritten
}

/// What moves the content.
public enum Phase: String, CaseIterable, Sendable {
  /// Nothing.
  case rest
  /// A finger.
  case drag
  /// The momentum that a finger left.
  case fling
  /// A navigation.
  case animation
}

/// An end of the content; the raw value is its name in traces.
public enum ContentEnd: String, CaseIterable, Sendable {
  case top
  case end
}

/// What a cell is told.
public enum CellCall: String, CaseIterable, Sendable {
  /// It is made, because none was left to use again.
  case create
  /// It is taken from the pool.
  case dequeue
  /// Its content is made anew for another kind, or because it was of none.
  case retype
  /// It is told to forget its former item.
  case prepareForReuse = "prepare"
  /// It is given an item.
  case configure
  /// It is asked how tall it wants to be.
  case measure
  /// It is about to be on screen.
  case willDisplay = "will-display"
  /// It is no longer on screen.
  case didEndDisplaying = "end-display"
  /// It is put aside with the item that it has.
  case keep
  /// It comes back with that item as it is.
  case restore
  /// It is put into the pool.
  case enqueue
  /// It is thrown away.
  case discard
}

/// The list at the end of a frame.
public struct FrameState: Hashable, Sendable {
  /// The content offset.
  public var offset: Length
  /// The smallest legal content offset.
  public var lowestOffset: Length
  /// The largest legal content offset.
  public var highestOffset: Length
  /// The height of the content, as the list believes.
  public var contentHeight: Length
  /// The sum of all true heights.
  public var trueContentHeight: Length
  /// The viewport's height.
  public var viewportHeight: Length
  /// How much of the viewport's end is covered.
  public var bottomInset: Length
  /// How many items the list has, headers and footers not counted.
  public var items: Int
  /// How many elements are measured, headers and footers included.
  public var measured: Int
  /// How many cells have an item and are shown: those on screen, or, while the list is not in its window, those that were and keep it.
  public var displayed: Int
  /// How many cells wait in the pool.
  public var pooled: Int
  /// How many cells have an item and are ready off screen.
  public var prepared: Int
  /// How many cells are kept off screen for the items that they show.
  public var kept: Int
  /// How many cells were thrown away so far.
  public var discarded: Int
  /// How many requests for late content are open.
  public var openRequests: Int
  /// How much of the viewport's start is covered.
  public var topInset: Length
  /// Where content is that does not fill the viewport.
  public var shortContent: Viewport.ShortContent
  /// Whether the list begins at the bottom of the glass.
  public var isInverted: Bool

  /// Makes the state; without more words the smallest legal offset is as far beyond the content's start as that is covered.
  public init(
    offset: Length, lowestOffset: Length, highestOffset: Length, contentHeight: Length,
    trueContentHeight: Length, viewportHeight: Length, bottomInset: Length, items: Int,
    measured: Int, displayed: Int, pooled: Int, prepared: Int = 0, kept: Int = 0,
    discarded: Int = 0, openRequests: Int = 0, topInset: Length? = nil,
    shortContent: Viewport.ShortContent = .atStart, isInverted: Bool = false
  ) {
    self.offset = offset
    self.lowestOffset = lowestOffset
    self.highestOffset = highestOffset
    self.contentHeight = contentHeight
    self.trueContentHeight = trueContentHeight
    self.viewportHeight = viewportHeight
    self.bottomInset = bottomInset
    self.items = items
    self.measured = measured
    self.displayed = displayed
    self.pooled = pooled
    self.prepared = prepared
    self.kept = kept
    self.discarded = discarded
    self.openRequests = openRequests
    self.topInset = topInset ?? -lowestOffset
    self.shortContent = shortContent
    self.isInverted = isInverted
  }
}
