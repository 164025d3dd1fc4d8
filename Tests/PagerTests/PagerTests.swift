import Testing

@testable import PagerCore

@Suite struct PagerTests {
  /// A pager on a screen, with text as tall as asked for and one row for the status.
  private func pager(_ text: String, _ columns: Int = 10, _ height: Int = 4) -> Pager {
    Pager(FileText(Array(text.utf8)), name: "text", columns: columns, height: height + 1)
  }

  private func lines(_ count: Int) -> String {
    (1...count).map { "line \($0)\n" }.joined()
  }

  private func rows(_ pager: inout Pager) -> [String] { Array(pager.screen().dropLast()) }

  private func press(_ keys: String, _ pager: inout Pager) {
    for key in Key.keys(of: Array(keys.utf8)) { pager.press(key) }
  }

  @Test(arguments: [
    ("", ["line 1", "line 2", "line 3", "line 4"]),
    ("j", ["line 2", "line 3", "line 4", "line 5"]),
    ("jjjk", ["line 3", "line 4", "line 5", "line 6"]),
    ("12j", ["line 13", "line 14", "line 15", "line 16"]),
    ("k", ["line 1", "line 2", "line 3", "line 4"]),
    (" ", ["line 5", "line 6", "line 7", "line 8"]),
    ("  b", ["line 5", "line 6", "line 7", "line 8"]),
    ("d", ["line 3", "line 4", "line 5", "line 6"]),
    ("  u", ["line 7", "line 8", "line 9", "line 10"]),
    ("G", ["line 97", "line 98", "line 99", "line 100"]),
    ("Gj", ["line 97", "line 98", "line 99", "line 100"]),
    ("Gg", ["line 1", "line 2", "line 3", "line 4"]),
    ("40G", ["line 40", "line 41", "line 42", "line 43"]),
    ("7g", ["line 7", "line 8", "line 9", "line 10"]),
    ("99999999999999999999G", ["line 97", "line 98", "line 99", "line 100"]),
    ("0G", ["line 1", "line 2", "line 3", "line 4"]),
    ("50%", ["line 51", "line 52", "line 53", "line 54"]),
    ("100%", ["line 97", "line 98", "line 99", "line 100"]),
    ("%", ["line 1", "line 2", "line 3", "line 4"]),
    ("/ 2\n", ["line 2", "line 3", "line 4", "line 5"]),
    ("/ 2\nn", ["line 20", "line 21", "line 22", "line 23"]),
    ("/line 99\nn", ["line 97", "line 98", "line 99", "line 100"]),
    ("/ 3\u{7F}4\n", ["line 4", "line 5", "line 6", "line 7"]),
    ("/ 3\u{1B}j", ["line 2", "line 3", "line 4", "line 5"]),
    ("\u{1B}[B\u{1B}[6~\u{1B}OA", ["line 5", "line 6", "line 7", "line 8"]),
    ("\u{1B}[F\u{1B}[H\u{1B}[200~", ["line 1", "line 2", "line 3", "line 4"]),
  ])
  func keysLeadTo(keys: String, expected: [String]) {
    var pager = pager(lines(100))
    press(keys, &pager)
    #expect(rows(&pager) == expected)
  }

  @Test(arguments: [
    ("", "text  line 1 of 100  0%"), ("G", "text  line 97 of 100  (END)"), ("12", ":12"),
    ("/ab", "/ab"), ("/zz\n", "Not found: zz"), ("n", "Nothing to search for"),
    ("/zz\nj", "text  line 2 of 100  0%"),
  ])
  func statusSaysWhereOneIs(keys: String, status: String) {
    var pager = pager(lines(100), 40)
    press(keys, &pager)
    #expect(pager.screen().last == status)
  }

  @Test(arguments: ["q", "jq", "\u{3}"])
  func readerLeaves(keys: String) {
    var pager = pager(lines(9))
    #expect(!pager.isDone)
    press(keys, &pager)
    #expect(pager.isDone)
  }

  @Test(arguments: [("", 0), ("\n", 1), ("a", 1), ("a\nb", 2), ("a\nb\n\n", 3), ("\r\n\n", 2)])
  func shortTextsAreWhole(text: String, count: Int) {
    var pager = pager(text)
    press("jkG gb%/x\nn", &pager)
    #expect(pager.lines.count == count)
    #expect(pager.topLine == min(count, 1))
    #expect(rows(&pager).count == 4)
  }

  @Test func wrapsWhatIsTooLong() {
    var pager = pager("0123456789abcde\nx\n", 10, 4)
    #expect(rows(&pager) == ["0123456789", "abcde", "x", "~"])
  }

  /// The same text stays on top of all of 50 sizes, though its row begins elsewhere.
  @Test func resizingKeepsTheTextOnTop() {
    let text = (1...60).map { "\($0)-" + String(repeating: "abcdefghij", count: $0 % 7) + "\n" }
    var pager = pager(text.joined(), 20, 6)
    press("37G4j", &pager)
    let before = rows(&pager)
    let place = pager.place
    for step in 0..<50 {
      pager.resize(columns: 3 + step * 7 % 60, height: 3 + step * 5 % 9)
      let line = pager.lines.line(at: place)
      let start = pager.topByte
      #expect(pager.topLine == line + 1)
      #expect(start <= place && place < start + 3 + step * 7 % 60)
    }
    pager.resize(columns: 20, height: 7)
    #expect(rows(&pager) == before)
  }

  /// Rows that were never seen have any number of rows: whichever way one goes, nothing is left out.
  @Test(arguments: [1, 2, 3, 7])
  func pagesJoin(height: Int) {
    let text = (1...60).map { "\($0)-" + String(repeating: "abcdefghij", count: $0 % 5) + "\n" }
    var down = pager(text.joined(), 12, height)
    var all: [String] = []
    var place = -1
    while down.place != place {
      place = down.place
      all.append(contentsOf: rows(&down))
      press(" ", &down)
    }
    // The last page overlaps the one before.
    let total = text.reduce(0) { $0 + ($1.utf8.count - 1 + 11) / 12 }
    var up = pager(text.joined(), 12, height)
    press("G", &up)
    var back = Array(rows(&up).reversed())
    while up.place > 0 {
      press("k", &up)
      back.append(rows(&up)[0])
    }
    #expect(back.count == total)
    var pages = pager(text.joined(), 12, height)
    press("G", &pages)
    press("b", &pages)
    #expect(rows(&pages) == Array(back.reversed()[(total - 2 * height)..<(total - height)]))
    #expect(
      Array(all.prefix(total - total % height))
        == Array(back.reversed().prefix(total - total % height)))
  }

  @Test func measuresOnlyWhatItShows() {
    var pager = pager(lines(5000), 20, 24)
    #expect(pager.measuredLineCount == 24)
    press("G", &pager)
    #expect(pager.measuredLineCount == 48)
    pager.resize(columns: 30, height: 25)
    #expect(pager.measuredLineCount == 24)
  }

  @Test func linesThatAreFoundLaterAppear() {
    let text = String(repeating: "0123456789abcde\n", count: 40_000)
    var pager = pager(text, 20, 4)
    #expect(!pager.isComplete)
    #expect(pager.screen().last == "text  line 1 of 1638")
    while !pager.isComplete { pager.scan(atLeast: 1 << 16) }
    press("G", &pager)
    #expect(pager.topLine == 39_997)
  }
}
