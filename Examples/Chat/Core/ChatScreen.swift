import Virtualization

/// What the chat is shown in, and what it shows: everything but the list, which hands it on while it lays out.
struct ChatScreen {
  var messages: [ItemID: Message] = [:]
  /// Which day a section is, by the section's id.
  var days: [Int64: Int] = [:]
  /// The views, by their cells: numbers go on counting up where a pool is bounded, so this is no array.
  var views: [CellID: MessageView] = [:]
  /// How wide the screen is, in points.
  var width: Int
  /// Where the scroll view is.
  var offset = Length.zero
  var contentHeight = Length.zero
  /// How many views were made.
  private(set) var madeCount = 0

  init(width: Int) { self.width = width }

  /// Has a cell's view show its item, and makes the view if there is none yet.
  mutating func configure(_ cell: DisplayedCell) {
    if views[cell.cell] == nil {
      views[cell.cell] = MessageView(isHeader: cell.reuseIdentifier == Chat.header)
      madeCount += 1
    }
    views[cell.cell]?.width = width
    views[cell.cell]?.text =
      switch cell.item.role {
      case .item: messages[cell.item]?.text ?? ""
      case .header(let section), .footer(let section): "Day \(days[section] ?? 0)"
      }
  }

  /// How tall a cell's view wants to be.
  func height(of cell: DisplayedCell) -> Length { views[cell.cell]?.fittingHeight ?? .zero }

  /// Puts a cell's view where it belongs.
  private mutating func place(_ cell: DisplayedCell) {
    views[cell.cell]?.y = cell.position
    views[cell.cell]?.height = cell.height
    views[cell.cell]?.isOnScreen = cell.isOnScreen
  }

  /// Does what a layout says.
  mutating func carryOut(_ update: ListUpdate) {
    for cell in update.left { views[cell.cell]?.isOnScreen = false }
    for entered in update.entered {
      if !entered.showsItem { configure(entered.cell) }
      place(entered.cell)
    }
    for cell in update.moved { place(cell) }
    for cell in update.discarded { views[cell] = nil }
    contentHeight = update.contentHeight
    offset = update.offset
  }
}
