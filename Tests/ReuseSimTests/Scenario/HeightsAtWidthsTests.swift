import Testing

@testable import ReuseSim

/// A file with heights for several widths of the list: the widest that is not wider counts.
@Suite struct HeightsAtWidthsTests {
  private static func result(_ lines: String) -> ScriptResult {
    let text = "scenario \"a\"\ndevice 390x844\n" + lines + "\n"
    return readScript(bytes: Array(text.utf8), path: "a") { name in
      switch name {
      case "feed.csv": .bytes(Array("60 30 5\n90 40\n90 40\n".utf8))
      case "half-headed.csv": .bytes(Array("x 30\n90 40\n".utf8))
      default: .failure("no such file")
      }
    }
  }

  @Test(
    arguments: [
      (1, [60, 90, 90]), (389, [60, 90, 90]), (390, [60, 90, 90]), (843, [60, 90, 90]),
      (844, [30, 40, 40]), (9000, [30, 40, 40]),
    ] as [(Int64, [Int64])])
  func theWidestThatIsNotWiderCounts(width: Int64, heights: [Int64]) throws {
    let result = HeightsAtWidthsTests.result(
      "rows heights from \"feed.csv\" column 1 at 390, column 2 at 844")
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let scenario = try #require(result.scenarios.first)
    var list = ItemList(
      kinds: scenario.kinds, seed: 1,
      surroundings: Surroundings(width: .pt(390), textScale: Rational(1)))
    list.insert(scenario.items, at: 0)
    list.insert([ItemBlock(count: 2, kind: 0)], at: 3)
    #expect(list.contentHeight == .pt(60 + 90 + 90 + 60 + 90))
    list.change(Surroundings(width: .pt(width), textScale: Rational(2)))
    let all = heights + heights.prefix(2)
    #expect((0..<5).map { list.height(at: $0).units / 4800 } == all)
    #expect(list.contentHeight == .pt(all.reduce(0, +)))
    let known = list.runsWithHeights(in: 0..<5)
    #expect(
      known.flatMap { [ItemSize](repeating: $0.size, count: $0.count) }
        == all.map { .assumed(.pt($0)) })
    #expect(list.stretchCount >= Int64(known.count))
  }

  @Test(
    arguments: [
      ("column 1 at 390, column 3 at 844", "this line has 2 columns"),
      ("column 1 at 390, column 2 at 390", "'column 2 at 390' is not accepted"),
      ("column 1 at 390, column 2 at 20", "'column 2 at 20' is not accepted"),
      ("column 1 at 390, 2 at 844", "expected 'column', found '2'"),
      ("column 1 at 390, column 2", "expected 'at', found the end of the line"),
      ("column 1 at 0", "'0' is not accepted"),
      ("column 1 at 400, column 2 at 844", "no column is for a list that is 390 wide"),
    ] as [(String, String)])
  func saysWhatIsWrong(columns: String, message: String) {
    let result = HeightsAtWidthsTests.result("rows heights from \"feed.csv\" \(columns)")
    #expect(result.diagnostics.map { $0.message }.contains(message), "\(result.diagnostics)")
  }

  /// A heading over one column only makes it shorter than the other.
  @Test func columnsAreOfOneLength() {
    let result = HeightsAtWidthsTests.result(
      "rows heights from \"half-headed.csv\" column 1 at 390, column 2 at 844")
    #expect(
      result.diagnostics.map { $0.message } == ["column 1 has 1 heights and column 2 has 2"])
  }

  /// `at` behind a column is the place of an insert unless a width follows.
  @Test func placesAreNoWidths() throws {
    let text =
      "cell A { heights from \"feed.csv\" column 2 }\nitems 3 of A\n"
      + "at 1s insert of A at end heights from \"feed.csv\" column 2 at 844"
    let result = HeightsAtWidthsTests.result(text)
    #expect(result.diagnostics.map { $0.severity } == [.warning])
    #expect(
      try Document(parsing: Array(result.document.printed.utf8), path: "a") == result.document)
  }
}
