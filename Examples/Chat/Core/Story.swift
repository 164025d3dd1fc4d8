import Virtualization

/// What happens to a chat, told as text: after each step what is seen where, and how far what was seen before has moved.
public struct Story {
  private var chat = Chat(width: 375, height: 600)
  private var text = ""

  /// The whole story.
  public static func told() -> String {
    var story = Story()
    story.beginning()
    story.reading()
    story.windows()
    story.writing()
    story.end()
    return story.text
  }

  /// Messages of one to eight lines, thirty a day.
  private static func messages(_ range: Range<Int64>) -> [Message] {
    range.map { number in
      let words = 1 + Int(number * 7919 % 60)
      let text = "\(number)" + String(repeating: " word", count: words)
      return Message(id: ItemID(number), day: Int(number / 30), text: text)
    }
  }

  private mutating func beginning() {
    step("The first message is at the bottom") { $0.open(with: Story.messages(1000..<1001)) }
    step("Eight more fill the screen, and the end is followed") {
      $0.receive(Story.messages(1001..<1009))
    }
    step("A new day begins") { $0.receive(Story.messages(1009..<1024)) }
  }

  private mutating func reading() {
    step("The reader goes up, and the day above is at the top") { chat in
      for _ in 0..<9 { chat.userScrolls(by: -120) }
    }
    step("The scroll view echoes what it was told") { $0.scrollViewDidScroll() }
    step("Six days of older messages are loaded") { $0.load(Story.messages(820..<1000)) }
    step("A new message comes in at the end") { $0.receive(Story.messages(1024..<1025)) }
    step("A message above is deleted") { $0.delete(ItemID(999)) }
    step("The last message on screen is written on") { chat in
      if let last = chat.lastOnScreen {
        chat.write(String(repeating: " more", count: 20), to: last)
      }
    }
  }

  private mutating func windows() {
    step("The keyboard comes: what is read goes along") { $0.showKeyboard(height: 260) }
    step("The keyboard goes") { $0.showKeyboard(height: 0) }
    step("The device is turned") { $0.turn(width: 667, height: 300) }
    step("And back") { $0.turn(width: 375, height: 600) }
    step("The first unread message, below its day") { $0.show(ItemID(871)) }
  }

  private mutating func writing() {
    step("To the end") { $0.showEnd() }
    step("The keyboard comes at the end") { $0.showKeyboard(height: 260) }
    step("The last message is written, and followed") { chat in
      for _ in 0..<4 { chat.write(String(repeating: " token", count: 8), to: ItemID(1024)) }
    }
    step("The reader goes up slowly while it goes on, and is let go") { chat in
      for _ in 0..<4 {
        chat.userScrolls(by: -10)
        chat.write(String(repeating: " token", count: 8), to: ItemID(1024))
      }
    }
    step("He comes down to the end, and it is followed again") { chat in
      chat.userScrolls(by: 200)
      chat.write(String(repeating: " token", count: 8), to: ItemID(1024))
    }
  }

  private mutating func end() {
    text +=
      "\n\(chat.screen.madeCount) views were made for \(chat.screen.messages.count) messages; "
      + "at most \(chat.mostWaiting) of messages waited.\n"
  }

  /// Does something, and tells what is seen then.
  private mutating func step(_ title: String, _ happens: (inout Chat) -> Void) {
    let before = chat.glass
    happens(&chat)
    if !text.isEmpty { text += "\n" }
    text += "# \(title)\n"
    var moved: [Length] = []
    for old in before where !old.isPinned {
      guard let new = chat.glass.first(where: { $0.item == old.item && !$0.isPinned }) else {
        continue
      }
      if !moved.contains(new.y - old.y) { moved.append(new.y - old.y) }
    }
    if !moved.isEmpty {
      let ways = moved.map { $0.description }.joined(separator: ", ")
      text += moved == [.zero] ? "nothing moved\n" : "moved by \(ways)\n"
    }
    text += "offset \(chat.screen.offset) of \(chat.screen.contentHeight)\n"
    for seen in chat.glass {
      let words = seen.text.split(separator: " ").prefix(3).joined(separator: " ")
      text += "  \(seen.y) + \(seen.height)  \(words)\(seen.isPinned ? "  (pinned)" : "")\n"
    }
  }
}

/// What is seen of a view.
struct Seen {
  var item: ItemID
  /// Where it is on the glass.
  var y: Length
  var height: Length
  var text: String
  var isPinned: Bool
}

extension Chat {
  /// What is seen, from top to bottom, as the views have it.
  var glass: [Seen] {
    list.cells.compactMap { cell in
      guard let view = screen.views[cell.cell], view.isOnScreen else { return nil }
      return Seen(
        item: cell.item, y: view.y - screen.offset, height: view.height, text: view.text,
        isPinned: cell.isPinned)
    }
  }

  /// The last message that is seen.
  var lastOnScreen: ItemID? { glass.last { $0.item.isItem }?.item }
}
