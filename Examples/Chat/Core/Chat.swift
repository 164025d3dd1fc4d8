import Virtualization

/// A chat without a screen: days under headers that stay at the top, older messages that are loaded while one reads, one
/// that is being written, a keyboard, a device that is turned.
public struct Chat {
  var list: VirtualList
  var screen: ChatScreen
  /// How many views waited to be used again at most, of messages.
  private(set) var mostWaiting = 0

  static let bubble = ReuseIdentifier(0)
  static let header = ReuseIdentifier(1)

  public init(width: Int, height: Int64) {
    screen = ChatScreen(width: width)
    list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 76)), SizeEstimate(Length(points: 24))],
        viewport: Viewport(height: Length(points: height), shortContent: .atEnd),
        anchorPolicy: AnchorPolicy(
          hold: .item(.lastVisible), edge: .leading, place: .viewportShare),
        correctionPolicy: CorrectionPolicy(timing: .beforeLayout), measuredSizePolicy: .keptByID,
        learning: LearningPolicy(.mean, scope: .reuseIdentifier),
        endPolicy: .follows(within: Length(points: 40), unlessMovedUp: true),
        cellPolicy: CellPolicy(
          overscan: Overscan(
            .directed(behind: .none, ahead: .screens(thousandths: 500), atRest: .lastDirection)),
          pool: PoolPolicy(capacity: 5, trimming: .afterPass)),
        sectionStyles: [SectionStyle(header: Chat.header)], pinsHeaders: true),
      widthChange: .turnsSizesIntoEstimates)
  }

  /// Opens the chat at its end, where a list would begin at its start.
  mutating func open(with messages: [Message]) {
    append(messages)
    list.show(.end)
    layOut()
  }

  /// New messages come in at the end.
  mutating func receive(_ messages: [Message]) {
    append(messages)
    layOut()
  }

  private mutating func append(_ messages: [Message]) {
    for group in noted(messages) {
      let place = list.sections.count
      if place > 0, screen.days[list.sections[place - 1].id] == group.day {
        let count = list.sections[place - 1].items.count
        list.insert(group.runs, at: ItemPlace(section: place - 1, item: count))
      } else {
        let section = list.insertSection(items: group.runs, at: place)
        screen.days[section.id] = group.day
      }
    }
  }

  /// Older messages are loaded.
  mutating func load(_ messages: [Message]) {
    for group in noted(messages).reversed() {
      if list.sections.count > 0, screen.days[list.sections[0].id] == group.day {
        list.insert(group.runs, at: ItemPlace(section: 0, item: 0))
      } else {
        let section = list.insertSection(items: group.runs, at: 0)
        screen.days[section.id] = group.day
      }
    }
    layOut()
  }

  /// Takes messages into the model, and says of each day which there are.
  private mutating func noted(_ messages: [Message]) -> [(day: Int, runs: [ItemRun])] {
    var groups: [(day: Int, runs: [ItemRun])] = []
    for message in messages {
      screen.messages[message.id] = message
      let run = ItemRun(
        firstID: message.id, count: 1, reuseIdentifier: Chat.bubble, size: .estimated)
      if groups.last?.day == message.day {
        groups[groups.count - 1].runs.append(run)
      } else {
        groups.append((message.day, [run]))
      }
    }
    return groups
  }

  /// More words of a message come in.
  mutating func write(_ words: String, to id: ItemID) {
    guard let index = list.index(of: id) else { return }
    screen.messages[id]?.text += words
    list.remeasure(index..<(index + 1))
    layOut()
  }

  /// A message is deleted; a day that has no other goes with it.
  mutating func delete(_ id: ItemID) {
    guard let place = list.place(of: id) else { return }
    screen.messages[id] = nil
    if list.sections[place.section].items.count == 1 {
      list.removeSection(place.section)
    } else {
      list.remove(at: place)
    }
    layOut()
  }

  /// The user moves the scroll view, which says where it is.
  mutating func userScrolls(by way: Int64) {
    screen.offset += Length(points: way)
    scrollViewDidScroll()
  }

  /// What the scroll view tells: a movement of the user, or the echo of the list's own.
  mutating func scrollViewDidScroll() {
    list.hostScrolled(to: screen.offset)
    if list.needsLayout { layOut() }
  }

  /// Shows a message at the top, below its day.
  mutating func show(_ id: ItemID) {
    list.show(.item(id, .top))
    layOut()
  }

  /// Shows the end.
  mutating func showEnd() {
    list.show(.end)
    layOut()
  }

  /// A keyboard covers the end: what is read goes along.
  mutating func showKeyboard(height: Int64) {
    let change = Length(points: height) - list.viewport.bottomInset
    list.setViewport(bottomInset: Length(points: height))
    list.moveWithViewport(by: change)
    layOut()
  }

  /// The device is turned.
  mutating func turn(width: Int, height: Int64) {
    screen.width = width
    list.setViewport(height: Length(points: height))
    list.widthChanged()
    layOut()
  }

  private mutating func layOut() {
    let update = list.layOut(with: &screen) { screen, cell in
      screen.configure(cell)
      return screen.height(of: cell)
    }
    screen.carryOut(update)
    let used = list.cells.count { $0.reuseIdentifier == Chat.bubble }
    let waiting = screen.views.values.count { !$0.isHeader } - used
    mostWaiting = max(mostWaiting, waiting)
  }
}
