import Foundation
import Testing
import Virtualization

/// The code of the articles in the documentation catalog is compiled and does what they say.
@Suite struct ArticleTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The first piece of code in an article.
  private static func code(of article: String) throws -> String {
    let text = try text("Sources/Virtualization/Virtualization.docc/\(article).md")
    let parts = text.components(separatedBy: "```swift\n")
    return try #require(parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil)
  }

  @Test func exampleOfAListIsTheOneThatIsTested() throws {
    let tested = try ArticleTests.text("Tests/VirtualizationTests/Support/MessageList.swift")
    #expect(try ArticleTests.code(of: "PutItUnderYourList") == tested)
  }

  @Test func exampleOfPoliciesIsTheOneThatIsTested() throws {
    let this = try ArticleTests.text("Tests/VirtualizationTests/ArticleTests.swift")
    let code = try ArticleTests.code(of: "ChoosingPolicies").split(separator: "\n")
    #expect(this.contains(code.map { "    " + $0 }.joined(separator: "\n") + "\n"))
  }

  @Test func firstMessageStaysWhereItIs() {
    var screen = MessageList()
    screen.insert((0..<50).map { Message(ItemID(Int64($0) + 100), lines: $0 % 5 + 1) }, at: 0)
    screen.scroll(by: Length(points: 700))
    let before = screen.shown()
    screen.insert((0..<20).map { Message(ItemID($0), lines: 3) }, at: 0)
    #expect(screen.shown() == before)
    #expect(before.count > 5)
    #expect(Set(before.map { $0.cell }).count == before.count)
  }

  @Test func expandedMessageGrowsInItsPlace() throws {
    var screen = MessageList()
    screen.insert((0..<50).map { Message(ItemID($0), lines: 1) }, at: 0)
    let before = screen.shown()
    screen.toggleDetails(of: before[2].item)
    let after = screen.shown()
    #expect(after[2].y == before[2].y)
    #expect(after[3].y - before[3].y == Length(points: 100))
    #expect(after[3].item == before[3].item)
  }

  @Test func chatFollowsItsEnd() {
    let chat = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 60))],
        viewport: Viewport(height: Length(points: 800), shortContent: .atEnd),
        anchorPolicy: AnchorPolicy(hold: .item(.lastVisible)),
        correctionPolicy: CorrectionPolicy(timing: .beforeLayout),
        measuredSizePolicy: .keptByID,
        learning: LearningPolicy(.mean),
        endPolicy: .follows(within: Length(points: 40))),
      widthChange: .turnsSizesIntoEstimates)
    var list = chat
    list.insert(count: 40, firstID: ItemID(0), at: 0)
    list.show(.end)
    _ = list.layOut { _, _ in Length(points: 50) }
    list.insert(count: 1, firstID: ItemID(40), at: 40)
    let update = list.layOut { _, _ in Length(points: 70) }
    #expect(update.offset + Length(points: 800) == update.contentHeight)
    #expect(list.cells.last?.item == ItemID(40))
  }
}

/// What the article's list shows.
struct Message {
  var id: ItemID
  var lines: Int
  var isExpanded = false

  init(_ id: ItemID, lines: Int) {
    self.id = id
    self.lines = lines
  }
}

/// A row of the article's list.
struct MessageView {
  var message: Message?
  var isOnScreen = false
  var y = Length.zero

  mutating func show(_ message: Message) { self.message = message }

  var height: Length {
    guard let message else { return .zero }
    return Length(points: 20 + Int64(message.lines) * 16 + (message.isExpanded ? 100 : 0))
  }
}

extension MessageList {
  /// A message on screen.
  struct Shown: Hashable {
    var item: ItemID
    var cell: Int
    var y: Length
  }

  /// What is on screen, from top to bottom.
  func shown() -> [Shown] {
    views.indices.compactMap { cell in
      guard views[cell].isOnScreen, let message = views[cell].message else { return nil }
      return Shown(item: message.id, cell: cell, y: views[cell].y)
    }.sorted { $0.y < $1.y }
  }
}
