import Testing

@testable import ReuseSim

/// What is said of faults whose reason is not in the line of the field; Documentation/reuse-faults.md has those of the
/// known classes.
@Suite struct DiagnosisTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// What stands between the cell's height and its end, and behind `items`.
    let cell: String
    let story: String
    let said: [String]
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "a cell that is used again cancels for another cell",
      cell: "photo latency 300ms, cancel at reuse",
      story: "pool unbounded exchange enter-first\nat 100ms reload item 1\nat 200ms scroll by 100",
      said: [
        "item 1's 'photo' shows placeholder in cell 4, a fresh cell would show content of item 1; its request was "
          + "cancelled at 0.2 s (frame 12), and no other was sent; configure for item 1 put placeholder there at 0.1 s "
          + "(frame 6); since then the cell was shown at 0.1 s (frame 6); a cell that is used again cancels what was "
          + "asked for its former item, though another cell may have that by then"
      ]),
    Row(
      name: "a cell hands over what was meant for another item",
      cell: "field n: number, kept in both saved at-once",
      story: "at 100ms tap item 3 n for 200ms\nat 150ms insert 1 of A at 0",
      said: [
        "the user made item 3's 'n' 1 in cell 3 at 0.3 s (frame 18), and the model says 0; the cell handed it over for "
          + "item 40; the cell keeps 'n' and hands it over at once, to the item that it has by then; also on item 40"
      ]),
    Row(
      name: "a timer that nobody stops and nobody sets",
      cell: "field video: timer\nconfigure skips video",
      story: "at 100ms start item 0 video\nat 200ms scroll by 100",
      said: [
        "item 4's 'video' shows running since 0.1s in cell 0, a fresh cell would show stopped; the user made it running "
          + "since 0.1s on item 0 at 0.1 s (frame 6); since then the cell was taken off the screen, pooled, dequeued, "
          + "prepared, configured for item 4 and shown at 0.2 s (frame 12); didEndDisplaying does not stop 'video', "
          + "configure does not set 'video', and prepareForReuse does not reset it"
      ]),
  ]

  @Test(arguments: rows) func isSaid(_ row: Row) throws {
    let script = """
      scenario "a"
      device   320x400 @2x 60Hz
      platform uikit-table
      estimate 100
      cell A {
      height 100
      \(row.cell)
      }
      items 40 of A
      \(row.story)
      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let report = try #require(result.scenarios.first).report()
    #expect(report.violations.map { $0.message } == row.said)
  }
}
