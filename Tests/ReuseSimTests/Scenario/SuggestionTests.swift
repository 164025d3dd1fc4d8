import Testing

@testable import ReuseSim

@Suite struct SuggestionTests {
  private let words = ["scroll", "drag", "insert", "items", "item", "jump.max", "jump.p95"]

  @Test(arguments: [
    ("scrol", "scroll"), ("scorll", "scroll"), ("Scroll", "scroll"), ("SCROLL", "scroll"),
    ("scrolling", "scroll"), ("grad", nil), ("drga", "drag"), ("ites", "items"), ("itm", "item"),

    ("ietm", "item"), ("imte", nil), ("insret", "insert"), ("jmp.max", "jump.max"),
    ("jump.p59", "jump.p95"),
    ("tap", nil), ("", nil), ("x", nil), ("rotate", nil), ("scroll", "scroll"),
  ])
  func findsTheNearest(word: String, nearest: String?) {
    #expect(Suggestion.nearest(to: word, among: words) == nearest)
  }

  @Test func takesTheFirstOfEquallyNearOnes() {
    #expect(Suggestion.nearest(to: "dog", among: ["dig", "dug"]) == "dig")
  }

  @Test func leavesLongWordsAlone() {
    let word = String(repeating: "a", count: 41)
    #expect(Suggestion.nearest(to: word, among: [word]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcd", "acbd", 1), ("abc", "cab", 2), ("flaw", "lawn", 2),
  ])
  func countsSlips(first: String, second: String, slips: Int) {
    #expect(Suggestion.distance(Array(first.utf8), Array(second.utf8)) == slips)
    #expect(Suggestion.distance(Array(second.utf8), Array(first.utf8)) == slips)
  }
}
