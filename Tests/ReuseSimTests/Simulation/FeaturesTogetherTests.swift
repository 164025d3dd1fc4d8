import Testing

@testable import ReuseSim

/// What went wrong where two parts of the language meet.
@Suite struct FeaturesTogetherTests {
  private func report(_ script: String) throws -> RunReport {
    let text = "scenario \"a\"\n" + script + "\n"
    let result = readScript(bytes: Array(text.utf8), path: "a.scenario") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return try #require(result.scenarios.first).report()
  }

  private func check(_ script: String) throws {
    let report = try report(script)
    #expect(report.violations.map { $0.message } == [])
    #expect(report.expectations.filter { !$0.held }.map { "\($0.text): \($0.actual)" } == [])
  }

  /// A block of the app creates as many items as a script may, and once more.
  @Test func sectionsCannotCreateItemsWithoutEnd() throws {
    let items = try report(
      """
      cell Row { height 1 }
      at 0s do {
        repeat 22 {
          insert section at end { items 100000000 of Row }
        }
      }
      """)
    #expect(items.limit == .createdItems)
  }

  @Test func aListMayHaveSectionsAndNoCells() throws {
    try check(
      """
      section { insets top 20 }
      expect content.height = 20
      """)
  }

  /// A list that nobody has seen the end of does not open there.
  @Test func aListThatFollowsItsEndBeginsAtItsTop() throws {
    try check(
      """
      at-end follows within 40
      rows heights 100 x 50
      expect at 0s index 0 at 0
      """)
  }

  /// On the glass of an inverted list the header of its first section is held at the bottom.
  @Test func pinnedHeadersHaveAPlaceInInvertedLists() throws {
    try check(
      """
      device 390x800
      inverted
      headers pinned
      cell Day { height 30 }
      cell Row { height 100 }
      sections 3 { header Day  items 20 of Row }
      at 100ms scroll by 500
      expect header 0 at 770
      """)
  }

  /// A write that ends what moves the content is an end of scrolling like any other.
  @Test func aWriteThatStopsTheContentIsNoticed() throws {
    try check(
      """
      offset-write stops
      rows heights 100 x 100
      at 100ms fling 2000
      at 300ms correct offset by 50
      when scrolling stops { insert 1 at end heights 100 }
      expect items = 101
      """)
  }

  /// As much of the screen waits in an inverted list as in any other.
  @Test func placeholdersCountInInvertedLists() throws {
    let script = """
      device 300x500
      cell Row { image 1:1 placeholder 100, latency 400ms }
      items 40 of Row
      end at 300ms
      """
    let upright = try report(script)
    let inverted = try report("inverted\n" + script)
    #expect(upright.metrics[.placeholderArea] > 0)
    #expect(inverted.metrics[.placeholderArea] == upright.metrics[.placeholderArea])
  }

  /// Cells that are configured again ask for what has not arrived.
  @Test func configuringAgainAsksAgain() throws {
    let report = try report(
      """
      cell Row { image 1:1 placeholder 100, latency 100ms, fails 1 times for items 0 }
      items 1 of Row
      at 1s reconfigure item 0
      """)
    #expect(report.metrics[.requestCount] == 2)
    #expect(report.metrics[.requestFailed] == 1)
  }
}
