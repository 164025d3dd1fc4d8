import Foundation
import Testing
import Virtualization

@testable import ChatCore

@Suite struct ChatTests {
  /// The story is what it was, word for word: `RECORD=1` writes it anew and fails.
  @Test func storyIsTheGolden() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("story.txt")
    let told = Story.told()
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try told.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("the story was written anew")
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == told)
  }

  /// What is seen is what the model has, edge to edge, whatever happens.
  @Test func viewsShowTheModel() {
    var chat = Chat(width: 375, height: 600)
    func message(_ number: Int64) -> Message {
      let text = String(repeating: "word ", count: 1 + Int(number * 31 % 70))
      return Message(id: ItemID(number), day: Int(number / 20), text: text)
    }
    chat.open(with: (5000..<5020).map(message))
    for step in 0..<60 {
      let number = Int64(step)
      switch step * 7 % 9 {
      case 0: chat.load(((4990 - number * 10)..<(5000 - number * 10)).map(message))
      case 1: chat.receive([message(5020 + number)])
      case 2: if let last = chat.lastOnScreen { chat.write(" and more of it", to: last) }
      case 3: if let last = chat.lastOnScreen { chat.delete(last) }
      case 4: chat.showKeyboard(height: step % 2 == 0 ? 260 : 0)
      case 5: chat.turn(width: step % 2 == 0 ? 667 : 375, height: step % 2 == 0 ? 300 : 600)
      case 6: chat.show(ItemID(5000 + number % 20))
      default: chat.userScrolls(by: -150)
      }
      var end: Length?
      for seen in chat.glass {
        #expect(seen.text == chat.expectedText(of: seen.item), "step \(step)")
        if seen.isPinned { continue }
        if let end { #expect(end == seen.y, "step \(step)") }
        end = seen.y + seen.height
      }
      #expect(chat.glass.count > 1)
      #expect(chat.mostWaiting <= 5)
    }
  }
}

extension Chat {
  fileprivate func expectedText(of item: ItemID) -> String {
    switch item.role {
    case .item: screen.messages[item]?.text ?? "nothing"
    case .header(let section), .footer(let section): "Day \(screen.days[section] ?? -1)"
    }
  }
}
