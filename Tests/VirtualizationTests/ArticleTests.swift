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
    screen.userScrolls(by: Length(points: 700))
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

  /// Its echoes, and a second event before the first was answered.
  @Test func scrollViewAndListAgree() {
    var screen = MessageList()
    screen.insert((0..<50).map { Message(ItemID(Int64($0) + 100), lines: $0 % 5 + 1) }, at: 0)
    screen.userScrolls(by: Length(points: 700))
    screen.scrollViewDidScroll()
    let before = screen.shown()
    screen.insert((0..<20).map { Message(ItemID($0), lines: 3) }, at: 0)
    screen.scrollViewDidScroll()
    #expect(screen.shown() == before)
    #expect(screen.screen.scrollView.offset == screen.list.offset)
    #expect(screen.screen.scrollView.contentHeight == screen.list.contentHeight)
  }

  @Test func chatFollowsItsEnd() {
    var chat = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 60))],
        viewport: Viewport(height: Length(points: 800), shortContent: .atEnd),
        anchorPolicy: AnchorPolicy(hold: .item(.lastVisible), edge: .leading),
        correctionPolicy: CorrectionPolicy(timing: .beforeLayout),
        measuredSizePolicy: .keptByID,
        learning: LearningPolicy(.mean),
        endPolicy: .follows(within: Length(points: 40), unlessMovedUp: true),
        cellPolicy: CellPolicy(pool: PoolPolicy(capacity: 10, trimming: .afterPass))),
      widthChange: .turnsSizesIntoEstimates)
    chat.insert(count: 40, firstID: ItemID(0), at: 0)
    chat.show(.end)
    _ = chat.layOut { _, _ in Length(points: 50) }
    chat.insert(count: 1, firstID: ItemID(40), at: 40)
    let update = chat.layOut { _, _ in Length(points: 70) }
    #expect(update.offset + Length(points: 800) == update.contentHeight)
    #expect(chat.cells.last?.item == ItemID(40))
    // Who moves up is let go, and a message that grows moves nothing that he reads.
    chat.scroll(by: Length(points: -30))
    _ = chat.layOut { _, _ in Length(points: 50) }
    let before = chat.item(at: 39).position - chat.offset
    chat.remeasure(40..<41)
    _ = chat.layOut { _, _ in Length(points: 500) }
    #expect(chat.item(at: 39).position - chat.offset == before)
    #expect(chat.item(at: 40).height == Length(points: 500))
  }

  /// A far jump with a pool of five: cells that enter take those that leave before what is too much goes.
  @Test(arguments: [(PoolPolicy.Trimming.onEntry, 15), (.afterPass, 10)])
  func poolIsTrimmedBehindAPass(trimming: PoolPolicy.Trimming, made: Int) {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 60))],
        viewport: Viewport(height: Length(points: 600)),
        anchorPolicy: AnchorPolicy(hold: .item(.firstIntersecting)),
        measuredSizePolicy: .keptByID,
        cellPolicy: CellPolicy(pool: PoolPolicy(capacity: 5, trimming: trimming))))
    list.insert(count: 1000, firstID: ItemID(0), at: 0)
    _ = list.layOut { _, _ in Length(points: 60) }
    list.show(.end)
    _ = list.layOut { _, _ in Length(points: 60) }
    #expect(list.engine.pool.createdCount == made)
  }

  /// A reader in the middle of a row of 3000 turns the device, and it is 1500 tall: the share of it that is at the top is
  /// the same, or its start is as far above as before, which is beyond its end.
  @Test(
    arguments: [
      (.leading, -1500, -1500), (.fraction, -750, -1550),
    ] as [(AnchorPolicy.Edge, Int64, Int64)])
  func tallRowIsHeldByItsShare(edge: AnchorPolicy.Edge, turned: Int64, grown: Int64) {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 60))],
        viewport: Viewport(height: Length(points: 600)),
        anchorPolicy: AnchorPolicy(hold: .item(.firstIntersecting), edge: edge),
        measuredSizePolicy: .keptByID))
    func layOut(_ tall: Int64) -> Length {
      _ = list.layOut { item, _ in Length(points: item == ItemID(20) ? tall : 60) }
      return list.item(at: 20).position - list.offset
    }
    list.insert(count: 100, firstID: ItemID(0), at: 0)
    list.show(.item(ItemID(20), .top))
    #expect(layOut(3000) == .zero)
    list.scroll(by: Length(points: 1500))
    #expect(layOut(3000) == Length(points: -1500))
    let before = list
    list.widthChanged()
    #expect(layOut(1500) == Length(points: turned))
    // What it costs: a row that grows by 100 at its end.
    list = before
    list.remeasure(20..<21)
    #expect(layOut(3100) == Length(points: grown))
  }
}

/// What the article's list is in.
struct ScrollView {
  var offset = Length.zero
  var contentHeight = Length.zero
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
    screen.views.indices.compactMap { cell in
      let view = screen.views[cell]
      guard view.isOnScreen, let message = view.message else { return nil }
      return Shown(item: message.id, cell: cell, y: view.y - screen.scrollView.offset)
    }.sorted { $0.y < $1.y }
  }

  /// Moves the scroll view, which says so.
  mutating func userScrolls(by way: Length) {
    screen.scrollView.offset += way
    scrollViewDidScroll()
  }
}
