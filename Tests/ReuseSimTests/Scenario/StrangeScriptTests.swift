import ReuseSim
import Testing

/// Scripts that say more than the language can say: each strange word is named, once.
@Suite struct StrangeScriptTests {
  private func messages(_ text: String) -> [String] {
    readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("no such file") }
      .diagnostics.map { "\($0.line): \($0.message)" }
  }

  @Test func anExpandableArticle() {
    let text = #"""
      # An expandable description must survive reuse (UIKit self-sizing list, iOS 16 and later).
      scenario "Expandable articles"

      device     390x844 @3x 120Hz
      insets     top 12 bottom 12
      platform   uikit-list                       # a named set of policies; any one can be overridden below
      reader     holds first-visible
      estimate   200
      self-sizing enabled                         # disabled | enabled | including-constraints
      anchor     hold first-fully-visible         # UIKit itself would keep the offset and push the reader away

      cell Article {
        height    text 60 chars size 17 + 24
        field     expanded: flag = no, kept in model        # "kept in cell" is the classic mistake
        when expanded adds text 480 chars size 15
        photo     3:2 placeholder 44, latency 80ms..600ms, answers to model
      }

      items 500 of Article

      at 0s      tap item 3 expanded
      at 200ms   fling 3200
      at 1.5s    insert 20 of Article at 0
      at 2s      rotate
      at 3s      scroll to item 3 align top

      expect no violations
      expect jump.max <= 1/3
      expect at 4s item 3 at 0
      expect cells.created <= 24
      """#
    #expect(messages(text) == [])
  }
}
