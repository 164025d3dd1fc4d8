/// What a layout of a ``VirtualList`` asks its owner to do: take the cells of `left` off the screen, put those of
/// `entered` on it, place those of `moved` anew, and take over the offset and the height of the content.
public struct ListUpdate: Hashable, Sendable {
  /// Where the viewport's top is now, from the start of the content. A scroll view has to be told when it is not where
  /// the user has taken it.
  public var offset: Length
  /// How far of that the content offset moved by itself.
  public var correction: Correction
  /// Where the content ends now.
  public var contentHeight: Length
  /// How many passes the layout took.
  public var passes: Int
  /// Whether everything came to rest; if not, there is more to do in the next layout.
  public var isSettled: Bool
  /// The cells that do not show their item any more, as they were; in the order the list had. Where the engine has cells
  /// ready beyond the screen's edges there are some that were never on it: ``DisplayedCell/isOnScreen`` tells.
  public var left: [DisplayedCell] = []
  /// The cells that have another item now, or one that was reloaded, or that come back with theirs; in the list's order.
  /// A cell may be in `left`, too: it changed hands. It belongs on screen if its ``DisplayedCell/isOnScreen`` says so.
  public var entered: [EnteredCell] = []
  /// The cells that have the same item as before in another place or with another height, or that come on screen or go off
  /// it with their item (``DisplayedCell/isOnScreen``), or are pinned or let go; in the list's order.
  public var moved: [DisplayedCell] = []
  /// The cells that nothing will be shown in any more, because the engine's pool has no room for them.
  public var discarded: [CellID] = []
}

/// A cell that was given an item.
public struct EnteredCell: Hashable, Sendable {
  /// The cell, its item and its frame. Numbers of cells count up from 0: one that is met for the first time, here or
  /// while measuring, has to be made.
  public var cell: DisplayedCell
  /// Whether it shows its item already: it was measured with it in this layout, or was kept for it.
  public var showsItem: Bool
}
