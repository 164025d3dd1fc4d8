import Testing

@testable import ReuseSim

/// What the app does: blocks, readings, offset writes, timers, loads and triggers.
@Suite struct AppSideTests {
  /// Thirty rows of 100 pt that count as 50 until they are measured, 400 pt of them on screen.
  private static let list = """
    scenario "a"
    device 100x400 @2x 60Hz
    cell A { height 100 }
    estimate 50
    items 30 of A

    """

  private func scenario(_ lines: String, platform: String = "keep-offset") -> Scenario? {
    let script = Array((AppSideTests.list + "platform \(platform)\n" + lines + "\n").utf8)
    let result = readScript(bytes: script, path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return result.scenarios.first
  }

  private func report(_ lines: String, platform: String = "keep-offset") -> RunReport? {
    scenario(lines, platform: platform)?.report()
  }

  /// The trace without the lines that name commands and values.
  private func trace(_ lines: String, platform: String) -> [Substring] {
    (scenario(lines, platform: platform)?.traceText() ?? "").split(separator: "\n").filter {
      !$0.hasPrefix("command ") && !$0.hasPrefix("named ")
    }
  }

  // MARK: Offset writes

  @Test(
    arguments: [
      // Inserted rows count as 50 each: 150 above, undone or not, or twice.
      ("insert 3 at 0\ncorrect offset by 150", 0, 1, 150),
      ("insert 3 at 0", 150, 0, 0),
      ("correct offset by 150", -150, 1, 150),
      ("insert 3 at 0\ncorrect offset by 300", -150, 1, 300),
      ("insert 3 at 0\ncorrect offset to offset + 150", 0, 1, 150),
      ("correct offset by 100\ncorrect offset by -100", 0, 0, 0),
      // A navigation is no jump.
      ("navigate offset by 150", 0, 0, 0),
      ("navigate offset to 0", 0, 0, 0),
      // Ten rows are measured; at the end eight more are. 2400 pt leave 2000 to scroll; the rest is clamped.
      ("correct offset to 5000", -1500, 1, 1500),
      ("remove 3 at 0\ncorrect offset by -3 * height of index 0", 0, 1, 300),
    ] as [(String, Int64, Int64, Int64)])
  func movesTheOffset(_ block: String, _ drift: Int64, _ count: Int64, _ total: Int64) {
    let report = report("at 0s scroll by 500\nat 100ms do {\n\(block)\n}\nexpect no violations")
    #expect(report?.isAsExpected == true)
    #expect(report?.points(.drift) == Rational(drift))
    #expect(report?.metrics[.correctionCount] == count)
    #expect(report?.points(.correctionTotal) == Rational(total))
  }

  /// A list that holds its anchor holds it where the app put it.
  @Test func goesOnTopOfWhatThePlatformHolds() {
    let lines = "at 0s scroll by 500\nat 100ms do {\ninsert 3 at 0\ncorrect offset by 300\n}"
    let report = report(lines, platform: "ideal")
    #expect(report?.points(.drift) == Rational(-300))
    #expect(
      report?.jumps.first?.causes.map { $0.kind } == [.inserted, .anchorCorrection, .appCorrection])
    #expect(report?.violations == [])
  }

  /// There and back again is nothing, whatever else happens.
  @Test(arguments: Platform.all.map { $0.name }) func undoneWriteIsNothing(_ platform: String) {
    let changes = "resize item 3 to 210\nremove item 1\ninsert 2 at 4"
    let plain = "at 0s scroll by 700 over 300ms\nat 100ms do {\n\(changes)\n}"
    let undone = """
      at 0s scroll by 700 over 300ms
      at 100ms do {
      correct offset by 77.25
      \(changes)
      correct offset by -77.25
      }
      """
    #expect(trace(plain, platform: platform) == trace(undone, platform: platform))
  }

  // MARK: Layout now

  /// What is laid out at once is what the frame would have laid out.
  @Test(arguments: Platform.all.map { $0.name }) func layoutNowIsTheFramesLayout(_ platform: String)
  {
    let changes = [
      "resize item 3 to 210", "remove item 1", "insert 2 at 4", "remove all items", "reload data",
      "insert 30 at 0", "viewport height 250", "remove 25 at 0",
    ]
    for change in changes {
      let plain = "at 0s scroll by 2000\nat 100ms do {\n\(change)\n}"
      let now = "at 0s scroll by 2000\nat 100ms do {\n\(change)\nlayout now\n}"
      #expect(trace(plain, platform: platform) == trace(now, platform: platform), "\(change)")
    }
  }

  /// Readings see the layout, and what a layout brought on screen and another took off has flashed: the four inserted
  /// rows, and four of the initial layout, which eight would fit by their estimates.
  @Test func layoutNowIsSeen() {
    let report = report(
      """
      at 100ms do {
        let before = content.height
        insert 4 at 0
        let inserted = content.height - before
        layout now
        let after = content.height - before
        remove 4 at 0
        if inserted = 200 { if after = 400 { resize item 0 to 120 } }
      }
      expect height of item 0 = 120
      expect cells.flashed = 8
      expect no violations
      """)
    #expect(report?.expectations.filter { !$0.held } == [])
  }

  /// The usual way to hold what is on top by hand.
  @Test func holdsByHand() {
    let report = report(
      """
      at 0s scroll by 730
      at 100ms do {
        let top = first-visible
        let y = y of item top
        insert 7 at 0
        resize item 2 to 31
        reload data
        layout now
        correct offset by y of item top - y
      }
      expect y of item 7 = -30 at every frame from 100ms
      expect jump.max = 0
      """)
    #expect(report?.expectations.filter { !$0.held } == [])
  }

  // MARK: Values

  @Test(
    arguments: [
      (
        "let a = 1 / (offset - offset)\ncorrect offset by a",
        [
          (7, "this did nothing: a division by zero"), (8, "this did nothing: 'a' has no value"),
        ]
      ),
      ("correct offset to place of item 99", [(7, "this did nothing: item 99 is not in the list")]),
      (
        "correct offset by 1 / 0.000001 * 1000000",
        [
          (7, "this did nothing: an offset or a way of more than 1000000000 pt")
        ]
      ),
      (
        "if index of index 40 = 3 { reload data }",
        [
          (7, "this did nothing: index 40 is not in the list")
        ]
      ),
      (
        "remove item 99\nremove item 98",
        [
          (7, "this found nothing to do"), (8, "this found nothing to do"),
        ]
      ),
    ] as [(String, [(Int, String)])])
  func whatHasNoValueDoesNothing(_ block: String, _ warnings: [(Int, String)]) {
    let lines = "at 0s do {\n\(block)\n}"
    let script = lines.replacing("at 0s", with: "at 100ms")
    let found = report(script)?.warnings
    #expect(found == warnings.map { RunWarning(line: $0.0 + 1, message: $0.1) })
  }

  // MARK: Timers and loads

  @Test func timersComeInTime() {
    let trace = trace(
      """
      at 100ms do {
        let a = 7
        after 50ms do { resize item 0 to a0 }
      }
      """.replacing("a0", with: "70"), platform: "keep-offset")
    let frames = trace.filter { $0.hasPrefix("frame ") || $0.contains("resized") }
    let place = frames.firstIndex { $0.contains("resized") } ?? 0
    // 150 ms is the time of frame 9.
    #expect(place > 0 && frames[place - 1] == "frame 9 0.15s")
  }

  /// A load that is under way is not begun again, and what it minds does not count.
  @Test func loadsGuard() {
    let report = report(
      """
      when within 30 items of the end again unless loading more {
        if items < 33 {
          load more after 100ms { insert 1 at end }
          load more after 10ms { insert 100 at end }
        }
      }
      expect items = 33
      """)
    #expect(report?.isAsExpected == true)
    #expect(report?.warnings == [])
  }

  // MARK: Triggers

  @Test(
    arguments: [
      ("offset > 50 again", "scroll by 100\nat 200ms scroll by -100\nat 300ms scroll by 100", 2),
      ("offset > 50 once", "scroll by 100\nat 200ms scroll by -100\nat 300ms scroll by 100", 1),
      ("offset > 50", "scroll by 100\nat 200ms scroll by -100\nat 300ms scroll by 100", 1),
      ("offset = 0", "reload data", 1),
      ("item 9 appears again", "scroll by 800\nat 200ms scroll by -800\nat 300ms scroll by 800", 2),
      ("item 0 disappears again", "scroll by 800\nat 200ms scroll by -800", 1),
      ("item 0 disappears again", "remove item 0", 1),
      ("index 0 disappears again", "remove item 0", 0),
      ("within 26 items of the end again", "reload data", 1),
      ("within 25 items of the end again", "reload data", 0),
      ("within 25 items of the end again", "remove all items", 1),
      ("within 0 items of the top again", "scroll by 800\nat 200ms scroll by -800", 2),
      ("scrolling stops again", "scroll by 800 over 100ms\nat 300ms fling 100", 2),
      ("scroll lands again", "scroll by 800 over 100ms\nat 300ms scroll to item 0 over 100ms", 1),
      // The scroll ends in the frame in which something else takes over.
      ("scroll lands again", "scroll to item 20 over 100ms\nat 200ms scroll by -9 over 50ms", 1),
      ("scroll lands again", "scroll to item 20 over 100ms\nat 200ms touch", 1),
      ("scroll lands again", "scroll to item 20 over 100ms\nat 199ms touch", 0),
      ("scroll lands again", "scroll to item 20 over 100ms\nat 200ms leave window for 1s", 1),
      ("scroll lands again", "leave window for 1s\nat 200ms scroll to item 9\nat 2s touch", 1),
      ("window leaves again", "leave window for 200ms\nat 1s leave window", 2),
      ("window leaves again", "leave window\nat 100ms return to window", 1),
      ("window returns again", "leave window\nat 100ms return to window", 1),
      ("window returns again", "leave window for 1s\nat 2s leave window for 400ms", 2),
      ("window returns", "leave window", 0),
      ("item 0 disappears again", "leave window for 1s", 0),
      ("item 0 appears again", "leave window for 1s", 1),
      ("height of item 99 > 0 again", "reload data", 0),
      ("keyboard shows again", "keyboard shows 100 over 200ms\nat 1s keyboard hides", 1),
      ("keyboard shows again", "keyboard shows 9\nat 1s keyboard hides\nat 2s keyboard shows 9", 2),
      ("keyboard shows again", "keyboard shows 9\nat 1s keyboard shows 19 over 200ms", 2),
      ("keyboard shows again", "keyboard shows 9\nat 1s keyboard shows 19", 1),
      ("keyboard shows again", "keyboard shows 100 over 200ms\nat 200ms keyboard hides", 0),
      ("keyboard hides again", "keyboard shows 100 over 200ms\nat 200ms keyboard hides", 1),
      ("keyboard hides again", "keyboard shows 9", 0),
    ] as [(String, String, Int)])
  func triggersFire(_ occurrence: String, _ commands: String, _ count: Int) {
    let lines = "end at 3s\nat 100ms \(commands)\nwhen \(occurrence) { let a = 1 }"
    let named = (scenario(lines)?.traceText() ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("named a") }
    #expect(named.count == count)
    let warned = report(lines)?.warnings.map { $0.message } ?? []
    let silent = occurrence.replacing(" again", with: "")
    #expect(warned == (count == 0 ? ["'\(silent)' never happened"] : []))
  }

  /// An item arrives when its content does, wherever it is; what is lost or for another item is no arrival.
  @Test(
    arguments: [
      ("item 1 arrives", 1), ("item 1 arrives again", 1), ("index 1 arrives again", 1),
      ("item 20 arrives again", 0), ("item 99 arrives", 0),
    ])
  func arrivalsFire(_ occurrence: String, _ count: Int) {
    let script = """
      scenario "a"
      device 100x400 @2x 60Hz
      cell A { photo 100 placeholder 50, latency 300ms, answers to model }
      estimate 50
      items 30 of A
      at 100ms scroll by 600
      when \(occurrence) { let a = content.height }
      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let lines = result.scenarios[0].traceText().split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("named a") }.count == count)
    // Rows 0 to 7 arrive together, in frame 18, and the app acts in the frame behind it.
    let before = lines.prefix { !$0.hasPrefix("named a") }
    #expect(count == 0 || before.last { $0.hasPrefix("frame") } == "frame 19 0.316666s")
  }

  /// A drawn delay is between its bounds, the same in each run with the seed, and another with another.
  @Test func delaysAreDrawn() {
    let lines = """
      at 100ms do {
        after 100ms..300ms do { let a = 1 }
        after 100ms..300ms do { let b = 1 }
        after 200ms..200ms do { let c = 1 }
      }
      """
    func times(_ lines: String) -> [String] {
      var frame: Substring = ""
      var times: [String] = []
      for line in (scenario(lines)?.traceText() ?? "").split(separator: "\n") {
        if line.hasPrefix("frame") { frame = line.split(separator: " ")[1] }
        if line.hasPrefix("named") { times.append("\(line.split(separator: " ")[1]) \(frame)") }
      }
      return times.sorted()
    }
    let first = times(lines)
    #expect(first == times(lines))
    #expect(first.count == 3)
    #expect(first[0].dropFirst(2) != first[1].dropFirst(2), "one moment, two draws")
    // 300 ms is frame 18; the bounds are frames 12 and 24.
    #expect(first[2] == "c 18")
    for drawn in first { #expect((12...24).contains(Int(drawn.dropFirst(2)) ?? 0)) }
    #expect(times("seed 2\n" + lines) != first)
    // Nothing that another moment draws shifts it.
    let other = "at 50ms do {\n  after 1ms..9ms do { let z = 1 }\n}\n"
    #expect(times(other + lines).dropLast() == first[...])
  }

  /// What fires itself again and again is ended.
  @Test func stormsEnd() {
    let report = report("when scrolling stops again { navigate offset by 0 }\nat 0s scroll by 1")
    #expect(report?.limit == .firings)
    #expect((report?.frames ?? 0) < 1_100)
  }

  /// Nobody is able to create more items than there are ids.
  @Test func itemsRunOut() {
    let report = report(
      "when scrolling stops again {\ninsert 100000000 at end\nnavigate offset by 0\n}\nat 0s scroll by 1"
    )
    #expect(report?.limit == .createdItems)
  }

  /// The recipe of most chats, as it is usually written.
  @Test func olderMessagesHold() {
    let script = Array(ScriptSamples.olderMessages.utf8)
    let result = readScript(bytes: script, path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let report = result.scenarios.first?.report()
    #expect(report?.expectations.filter { !$0.held } == [])
    #expect(report?.warnings == [])
  }

  // MARK: Expectations

  @Test(
    arguments: [
      ("offset = 50 when scrolling stops", true, "2 times"),
      ("offset = 50 when scroll lands", false, "it never happened"),
      ("offset = 0 when offset > 0", false, "50 in frame 7, 0.116666 s"),
      ("offset = 50 at every frame from 200ms", true, "in every such frame"),
      ("offset = 50 at every frame from 50ms", false, "0 in frame 3, 0.05 s"),
      ("offset = 50 between 120ms and 1s", true, "in every such frame"),
      ("offset = 50 between 100ms and 1s", false, "0 in frame 6, 0.1 s"),
      ("offset = 50 between 117ms and 118ms", false, "no frame was between"),
      ("offset = 50 between 1s and 4s", false, "the run ended before that time"),
      ("content.height = 50 * unmeasured + 100 * measured at every frame", true, "in every frame"),
      ("place of item 4 = y of item 4 + offset at every frame", true, "in every frame"),
      ("y of item 99 = 0", false, "item 99 is not in the list"),
      ("viewport.height - inset.top - inset.bottom = 400", true, "400"),
    ] as [(String, Bool, String)])
  func expectationsHaveMoments(_ text: String, _ held: Bool, _ actual: String) {
    let report = report(
      "end at 2s\nat 110ms scroll by 50\nat 300ms scroll by 0\nexpect \(text)")
    #expect(report?.expectations.map { $0.held } == [held])
    #expect(report?.expectations.map { $0.actual } == [actual])
  }
}
