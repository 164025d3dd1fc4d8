/// A command as a script states it.
public enum CommandStatement: Hashable, Sendable {
  /// See ``Command/scrollBy(_:over:)``.
  case scrollBy(Length, over: Time?)
  /// See ``Command/scrollToItem(_:_:over:)``; the top without an alignment.
  case scrollToItem(ItemReference, Alignment?, over: Time?)
  /// A finger moves up or down.
  case drag(up: Bool, Length, over: Time)
  /// See ``Command/fling(_:)``.
  case fling(Length)
  /// See ``Command/insert(_:_:)``.
  case insert(NewItems, Place)
  /// See ``Command/remove(_:)``.
  case remove(ItemSelection)
  /// See ``Command/move(_:to:)``.
  case move(ItemReference, to: Place)
  /// See ``Command/reload(_:)``.
  case reload(ItemSelection)
  /// See ``Command/reloadData``.
  case reloadData
  /// See ``Command/resize(_:_:)``.
  case resize(ItemSelection, Length)
  /// See ``Command/batch(_:)``.
  case batch(Block)
  /// See ``Command/viewportHeight(_:)``.
  case viewportHeight(Length)
  /// See ``Command/width(_:)``.
  case width(Length)
  /// See ``Command/rotate``.
  case rotate
  /// See ``Command/textSize(_:)``.
  case textSize(Rational)
}
