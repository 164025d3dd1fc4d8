import Virtualization

/// A list of messages in a scroll view.
struct MessageList {
  var list = VirtualList(viewportHeight: Length(points: 800), estimate: Length(points: 60))
  var screen = MessageScreen()

  /// Newer messages come in at the end, older ones before the first.
  mutating func insert(_ new: [Message], at index: Int) {
    for message in new { screen.messages[message.id] = message }
    let runs = new.map {
      ItemRun(firstID: $0.id, count: 1, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
    }
    list.insert(runs, at: index)
    layOut()
  }

  /// The scroll view says where it is: the user scrolled, or it echoes what it was told.
  mutating func scrollViewDidScroll() {
    list.hostScrolled(to: screen.scrollView.offset)
    if list.needsLayout { layOut() }
  }

  /// A message is taller or shorter from now on, and its view stays.
  mutating func toggleDetails(of id: ItemID) {
    guard let index = list.index(of: id) else { return }
    screen.messages[id]?.isExpanded.toggle()
    list.remeasure(index..<(index + 1))
    layOut()
  }

  private mutating func layOut() {
    let update = list.layOut(with: &screen) { screen, cell in
      screen.configure(cell)
      return screen.views[Int(cell.cell.rawValue)].height
    }
    for cell in update.left { screen.views[Int(cell.cell.rawValue)].isOnScreen = false }
    for entered in update.entered {
      if !entered.showsItem { screen.configure(entered.cell) }
      screen.place(entered.cell)
    }
    for cell in update.moved { screen.place(cell) }
    screen.scrollView.contentHeight = update.contentHeight
    screen.scrollView.offset = update.offset
  }
}

/// What the messages are shown in.
struct MessageScreen {
  var messages: [ItemID: Message] = [:]
  var views: [MessageView] = []
  var scrollView = ScrollView()

  /// Has a cell's view show its item.
  mutating func configure(_ cell: DisplayedCell) {
    let number = Int(cell.cell.rawValue)
    while views.count <= number { views.append(MessageView()) }
    if let message = messages[cell.item] { views[number].show(message) }
  }

  /// Puts a cell's view where it belongs in the content.
  mutating func place(_ cell: DisplayedCell) {
    let number = Int(cell.cell.rawValue)
    views[number].y = cell.position
    views[number].isOnScreen = cell.isOnScreen
  }
}
