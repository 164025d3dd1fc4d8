import Testing

@testable import ReuseSim

/// Faults that random scenarios found, each in the smallest script that shows it: rows on a screen of 100 × 300.
@Suite struct FoundBySearchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// What is expected is in the script.
    var script: String

    var testDescription: String { name }
  }

  @Test(arguments: rows) func holds(_ row: Row) throws {
    let text = """
      scenario "a"
      device 100x300 @2x 60Hz
      platform keep-offset
      cell Row { height 100 }
      \(row.script)
      expect no violations
      """
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let report = try #require(result.scenarios.first).report()
    for expectation in report.expectations {
      #expect(expectation.held, "\(expectation.text): \(expectation.actual)")
    }
    #expect(report.violations.map { $0.message } == [])
  }

  static let rows: [Row] = [
    Row(
      // Twenty rows come and go above the line, which is at 1200 and for that time at 3200.
      name: "deltas that are made up for only on the way up go with every change",
      script: """
        estimate exact
        anchor hold deltas line 1/2 first never structure starts-up-to while scrolling-up
        items 50 of Row
        at 0ms scroll by 1000
        at 100ms do {
          insert 20 of Row at 0
          remove items 50..69
          scroll by -50
        }
        expect offset = 950
        """),
    Row(
      // Row 4 is ready below the screen. The app finds the content 40 lower, and goes down by that.
      name: "a known height is known although a cell is ready for it",
      script: """
        estimate exact
        overscan 200
        items 20 of Row
        at 100ms do {
          resize item 4 to 60
          navigate offset by 2000 - content.height
        }
        expect offset = 40
        """),
    Row(
      // Row 9 grows above the screen and pushes row 12 off it, which grows, too, and whose cell is asked when it is seen again.
      name: "a known height is known although its cell is not asked off screen",
      script: """
        estimate exact
        overscan 600 measured when-shown
        items 20 of Row
        at 0ms   scroll by 1000
        at 100ms resize items 9..12 to 250
        expect content.height = 2600
        """),
    Row(
      // Row 0 is 60 without its photo and 120 with it. It is ready above the screen when that comes.
      name: "content comes for a cell that is not asked off screen, and nobody tells of it",
      script: """
        estimate exact
        overscan 200 measured when-shown
        arrival tells-nobody
        cell Post {
          height 20
          photo 1:1 placeholder 40, latency 200ms
        }
        items 20 of Post
        items 1 of Row
        at 100ms scroll by 100
        expect content.error = 0
        """),
    Row(
      // Row 0 is 60 without its photo and 120 with it. It is ready above the screen when that comes.
      name: "content comes for a cell that is not asked off screen, and the app configures it",
      script: """
        estimate exact
        overscan 200 measured when-shown
        arrival reconfigures
        cell Post {
          height 20
          photo 1:1 placeholder 40, latency 200ms
        }
        items 20 of Post
        items 1 of Row
        at 100ms scroll by 100
        expect content.error = 0
        """),
    Row(
      name: "a section with a header takes the sizes of places, and that is told",
      script: """
        estimate exact
        sizes kept-by-index
        cell Head { height 20 }
        section {
          header Head
          items 9 of Row heights 40 70 100
        }
        at 100ms insert section at 0 {
          header Head
          items 1 of Row
        }
        expect jump.max = 120
        """),
    Row(
      // The held row has to be at 10.2, which is no pixel.
      name: "what rounding cut off is lost to an anchor that is kept",
      script: """
        estimate exact
        anchor hold first-fully-visible kept until-scroll
        corrections rounding pixels
        items 50 of Row
        at 0ms scroll by 1000
        at 100ms insert 1 of Row at 0 heights 10.2
        at 200ms resize item 40 to 50
        """),
    Row(
      name: "what is owed while nobody sees it is owed once",
      script: """
        anchor hold first-fully-visible
        corrections when-idle 100ms
        layout-off-window runs
        items 50 of Row
        at 0ms scroll by 1000
        at 10ms scroll by 300 over 200ms
        at 100ms do {
          insert 1 of Row at 0
          leave window for 50ms
        }
        """),
    Row(
      // Row 0 goes down to 20 at the top and is 100 again when the finger has left it: row 1 goes 80 up and down again.
      name: "what is forgotten at the top and measured below it moves nothing",
      script: """
        estimate 20
        anchor hold below 150 unless at-top
        items 20 of Row
        at 95ms {
          reload item 0
          drag up 50 over 200ms
        }
        expect offset = 50
        """),
    Row(
      // The first five places keep what was measured there until their cells are asked, and all other rows what is known of them.
      name: "what nobody has measured keeps its own estimate where sizes belong to places",
      script: """
        estimate exact
        sizes kept-by-index
        items 21 of Row heights 40 70 100
        at 100ms insert 1 of Row at 0 heights 60
        expect content.height = 7 * 210 + 60
        expect content.error = 0
        """),
    Row(
      // Row 6 goes from 100 down to 20 and is 100 again: row 7 goes 80 up and down again.
      name: "which way the user goes is known before the frame's changes are settled",
      script: """
        estimate 20
        anchor hold last-fully-visible unless scrolling-down
        items 20 of Row
        at 0ms   scroll by 500
        at 100ms {
          reload item 6
          scroll by 30
        }
        expect offset = 530
        expect jump.max = 0
        """),
    Row(
      // A row of 77 comes in above the reader. The end is held against that alone, and not against the heights that places hand
      // on, with those that are stated for who gets a new place: these are one change.
      name: "heights that places hand on and heights that are stated then are one change",
      script: """
        estimate exact
        sizes kept-by-index
        anchor hold end against structure
        rows heights 100 150 80 120 90 60 200 100 110 130 x 40
        at 0ms   scroll by 1000
        at 100ms insert 1 of Row at 3 heights 77
        at 200ms remove index 5
        expect at 150ms offset = 1077
        """),
    Row(
      // Row 20 is on screen and goes before others that are; a mean of three heights is a fraction.
      name: "what rounding moves is told of rows that were moved before others on screen",
      script: """
        estimate 120 learns mean
        items 60 of Row heights 100 101 103
        at 0ms   scroll by 2000
        at 100ms do {
          move item 20 to 18
          remove index 7
        }
        """),
    Row(
      // A scroll takes over from the thumb, and then the end comes 100 nearer, all in one frame.
      name: "a finger that is gone within a frame holds off no clamp",
      script: """
        estimate exact
        anchor hold first-intersecting
        corrections at-once touched waits
        items 20 of Row
        at 0ms   scroll to end
        at 100ms drag thumb from 1 to 0.9 over 500ms
        at 200ms {
          scroll to end
          viewport height 400
        }
        expect offset = 1600
        """),
    Row(
      // The last row but one goes, which the clamp makes up for; the row that comes on screen is measured then.
      name: "a clamp is not owed to whom is picked behind it",
      script: """
        estimate exact
        anchor hold last-fully-visible kept each-change
        corrections next-frame
        items 21 of Row heights 60
        at 0ms   scroll to end
        at 100ms remove 1 at 19
        expect offset = 20 * 60 - 300
        """),
  ]
}
