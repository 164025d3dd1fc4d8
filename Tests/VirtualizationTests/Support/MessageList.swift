import Virtualization

/// A list of messages on a screen.
struct MessageList {
  var list = VirtualList(viewportHeight: Length(points: 800), estimate: Length(points: 60))
  var messages: [ItemID: Message] = [:]
  var views: [MessageView] = []

  /// Newer messages come in at the end, older ones before the first.
  mutating func insert(_ new: [Message], at index: Int) {
    for message in new { messages[message.id] = message }
    let runs = new.map {
      ItemRun(firstID: $0.id, count: 1, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
    }
    list.insert(runs, at: index)
    layOut()
  }

  /// The user scrolls.
  mutating func scroll(by way: Length) {
    list.scroll(by: way)
    layOut()
  }

  /// A message is taller or shorter from now on, and its view stays.
  mutating func toggleDetails(of id: ItemID) {
    guard let index = list.index(of: id) else { return }
    messages[id]?.isExpanded.toggle()
    list.remeasure(index..<(index + 1))
    layOut()
  }

  private mutating func layOut() {
    var (views, messages) = (views, messages)
    func configure(_ cell: CellID, with item: ItemID) {
      while views.count <= Int(cell.rawValue) { views.append(MessageView()) }
      if let message = messages[item] { views[Int(cell.rawValue)].show(message) }
    }
    let update = list.layOut { item, cell in
      configure(cell, with: item)
      return views[Int(cell.rawValue)].height
    }
    for cell in update.left { views[Int(cell.cell.rawValue)].isOnScreen = false }
    for entered in update.entered {
      if !entered.showsItem { configure(entered.cell.cell, with: entered.cell.item) }
      views[Int(entered.cell.cell.rawValue)].isOnScreen = true
    }
    for cell in list.cells { views[Int(cell.cell.rawValue)].y = cell.position - update.offset }
    self.views = views
  }
}
