/// A command as a script states it.
public enum CommandStatement: Hashable, Sendable {
  /// See ``Command/scrollBy(_:over:curve:)``.
  case scrollBy(Length, over: Time?, curve: Curve = .linear)
  /// See ``Command/scrollToItem(_:_:over:curve:)``; the top without an alignment.
  case scrollToItem(ItemReference, Alignment?, over: Time?, curve: Curve = .linear)
  /// See ``Command/scrollTo(_:over:curve:)``.
  case scrollTo(ScrollPlace, over: Time?, curve: Curve = .linear)
  /// A finger moves up or down.
  case drag(up: Bool, Length, over: Time, lifts: Bool = false)
  /// A finger moves from one place on the glass to another.
  case dragLine(from: Length, to: Length, over: Time, lifts: Bool)
  /// See ``Command/dragPath(_:lifts:)``.
  case dragPath([FingerPoint], lifts: Bool)
  /// See ``Command/dragThumb(from:to:over:)``.
  case dragThumb(from: Int64, to: Int64, over: Time)
  /// See ``Command/touch(_:)``; no time at all without one.
  case touch(Time?)
  /// See ``Command/fling(_:_:)``.
  case fling(Length, DecelerationRate? = nil)
  /// See ``Command/insert(_:_:)``.
  case insert(NewItems, Place)
  /// See ``Command/insertSections(_:at:)``; one section without a count.
  case insertSections(Int?, SectionPlace, Block)
  /// See ``Command/removeSection(_:)``.
  case removeSection(Int64)
  /// See ``Command/reloadSection(_:)``.
  case reloadSection(Int64)
  /// See ``Command/remove(_:)``.
  case remove(ItemSelection)
  /// See ``Command/move(_:to:)``.
  case move(ItemReference, to: Place)
  /// See ``Command/reload(_:)``.
  case reload(ItemSelection)
  /// See ``Command/reloadData``.
  case reloadData
  /// See ``Command/resize(_:_:)``.
  case resize(ItemSelection, Length, quietly: Bool = false)
  /// See ``Command/act(_:on:field:for:)``.
  case act(Located<UserAction>, on: ItemReference, field: Located<String>, for: Time? = nil)
  /// See ``Command/type(_:)``.
  case type(String)
  /// See ``Command/miscount(_:)``.
  case miscount(Int64)
  /// See ``Command/focus(_:)``.
  case focus(ItemReference?)
  /// See ``Command/set(_:field:to:)``.
  case set(ItemSelection, field: Located<String>, to: Located<ValueStatement>)
  /// See ``Command/changeContent(_:part:)``.
  case changeContent(ItemSelection, ContentPart.Name?)
  /// See ``Command/invalidateSize(_:)``.
  case invalidateSize(ItemSelection)
  /// See ``Command/invalidateLayout``.
  case invalidateLayout
  /// See ``Command/reconfigure(_:)``.
  case reconfigure(ItemSelection)
  /// See ``Command/mount(_:)``.
  case mount(ItemReference)
  /// See ``Command/unmount(_:)``.
  case unmount(ItemReference)
  /// See ``Command/batch(_:)``.
  case batch(Block)
  /// See ``Command/apply(_:)``.
  case apply(SnapshotStatement)
  /// The block's commands so many times, one round after another or at the same time.
  case repeated(count: Int, every: Time?, Block)
  /// See ``Command/viewportHeight(_:)``.
  case viewportHeight(Length)
  /// See ``Command/width(_:)``.
  case width(Length)
  /// See ``Command/rotate``.
  case rotate
  /// See ``Command/setInsets(top:bottom:over:)``.
  case setInsets(top: Length?, bottom: Length?, over: Time?)
  /// The keyboard comes.
  case keyboardShows(Length, over: Time?)
  /// The keyboard goes.
  case keyboardHides(over: Time?)
  /// See ``Command/leaveWindow(for:)``.
  case leaveWindow(for: Time?)
  /// See ``Command/returnToWindow``.
  case returnToWindow
  /// See ``Command/textSize(_:)``.
  case textSize(Rational)
  /// See ``Command/block(_:)``.
  case appBlock(Block)
  /// See ``Command/bind(_:_:)``; only in a block of the app.
  case bind(Located<String>, Expression)
  /// See ``Command/layoutNow``.
  case layoutNow
  /// See ``Command/correctOffset(_:)``.
  case correctOffset(OffsetWrite)
  /// See ``Command/navigateOffset(_:)``.
  case navigateOffset(OffsetWrite)
  /// See ``Command/after(_:upTo:_:)``.
  case after(Time, upTo: Time? = nil, Block)
  /// See ``Command/load(_:after:upTo:_:)``.
  case load(Located<String>, after: Time, upTo: Time? = nil, Block)
  /// See ``Command/branch(_:_:_:_:)``; only in a block of the app.
  case branch(Expression, Relation, Expression, Block)
}
