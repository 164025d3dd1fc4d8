/// A cell and the item that it was given: on screen, or ready beyond its edges.
public struct DisplayedCell: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// The item's place in the list.
  public var index: Int
  /// The item's reuse identifier.
  public var reuseIdentifier: ReuseIdentifier
  /// The cell.
  public var cell: CellID
  /// Where the item starts, from the start of the content.
  public var position: Length
  /// The height it counts as.
  public var height: Length
  /// Whether its cell has to be asked for its height.
  public var needsMeasure: Bool
  /// Whether its item changed since then and nobody asks its cell: the next one is asked.
  public var isStale = false
  /// Whether it is a header that is held at the inside of the top inset, away from its own place.
  public var isPinned = false
  /// Whether it is on screen; otherwise it is ready for when its item comes there.
  public var isOnScreen = true
}

extension DisplayedCell {
  /// What stands for an item while no cell has been found for it.
  init(missingFor item: IndexedItem) {
    self.init(
      item: item.id, index: item.index, reuseIdentifier: item.reuseIdentifier, cell: CellID(-1),
      position: item.position, height: item.height, needsMeasure: false)
  }
}

/// A part of the viewport in which nothing has to be shown: space between elements, or the place that a pinned
/// header has left.
public struct VisibleSpace: Hashable, Sendable {
  /// Where it begins, from the start of the content.
  public var position: Length
  /// How tall it is.
  public var height: Length
}

/// A change to which cell shows what, in the order in which a list's owner carries it out.
public enum CellUpdate: Hashable, Sendable {
  /// The cell loses its item, and comes off the screen if it is there.
  case leave(DisplayedCell, to: Rest)
  /// The cell comes off the screen, if it is there, and is kept with its item.
  case keep(DisplayedCell)
  /// The cell is given its item, and put on the screen if it belongs there.
  case enter(DisplayedCell, from: Origin)
  /// The cell, which was kept with its item, comes back as it is, and is put on the screen if it belongs there.
  case restore(DisplayedCell)
  /// The cell is put on the screen with the item that it has already.
  case show(DisplayedCell)
  /// The cell comes off the screen and stays ready.
  case hide(DisplayedCell)
  /// A cell that waits in the pool is thrown away.
  case discard(CellID, ReuseIdentifier)
  /// A cell is made that waits in the pool from here on.
  case make(CellID, ReuseIdentifier)

  /// Where a cell comes from that is given an item.
  public enum Origin: Hashable, Sendable {
    /// It is made.
    case new
    /// It waited.
    case pool
    /// It waited, told this reuse identifier, and its content is made anew for another, or because it was of none.
    case retyped(from: ReuseIdentifier)
  }

  /// Where a cell goes that loses its item.
  public enum Rest: Hashable, Sendable {
    /// It waits to be used again.
    case pool
    /// There was no room: it is thrown away.
    case discarded
  }
}

/// What a measurement changed.
public struct Remeasurement: Hashable, Sendable {
  /// The item's place in the list.
  public var index: Int
  /// What was believed before.
  public var before: ItemSize
  /// The height it counted as before.
  public var oldHeight: Length
  /// The height it counts as now.
  public var newHeight: Length
}

/// How a content offset moved by itself in an update.
public struct Correction: Hashable, Sendable {
  /// The part that keeps the anchor in place.
  public var anchor: Length
  /// The part that moves the offset back into the legal range.
  public var clamp: Length
  /// The part that rounds it to a pixel.
  public var rounding = Length.zero

  /// All of it.
  public var total: Length { anchor + clamp + rounding }
}
