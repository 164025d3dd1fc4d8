import Testing

@testable import ReuseSim

/// Where a list begins, against numbers worked out by hand: a hundred rows of 100, estimated 50, on a screen of 400.
@Suite struct StartPositionTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    let start: StartPosition
    /// Whether it aims again while rows are measured, the offset where it begins, and how far that is from where it was
    /// asked to be.
    let retargets: Bool
    let offset: Int64
    let error: Int64

    init(_ start: StartPosition, retargets: Bool = false, offset: Int64, error: Int64) {
      (self.start, self.retargets, self.offset, self.error) = (start, retargets, offset, error)
    }

    var testDescription: String { "\(start) \(retargets)" }
  }

  private static let item = ItemReference.id(ItemID(50))

  private static let rows = [
    // Nothing above row 50 is measured.
    Row(.item(item, nil), offset: 2500, error: 0),
    Row(.item(.index(50), .top), retargets: true, offset: 2500, error: 0),
    // Rows 43 to 50 are measured, 50 more each.
    Row(.item(item, .bottom), offset: 2150, error: 400),
    Row(.item(item, .bottom), retargets: true, offset: 43 * 50 + 800 - 400, error: 0),
    // 2500 − 175 is in row 46; then row 50 is at 46 × 50 + 400, and belongs 150 below the top.
    Row(.item(item, .center), offset: 2325, error: 225),
    Row(.item(item, .center), retargets: true, offset: 2550, error: 0),
    // Rows 92 to 99.
    Row(.end, offset: 4600, error: 400),
    Row(.end, retargets: true, offset: 5000, error: 0),
    Row(.item(.index(99), .top), offset: 4600, error: 400),
    Row(.item(.index(99), .top), retargets: true, offset: 5000, error: 0),
    Row(.offset(.pt(1234)), offset: 1234, error: 0),
    Row(.offset(.pt(4900)), offset: 4600, error: 300),
    Row(.offset(.pt(4900)), retargets: true, offset: 4900, error: 0),
    Row(.offset(.pt(-50)), offset: 0, error: 0),
    Row(.offset(.pt(99_999)), retargets: true, offset: 5000, error: 0),
  ]

  private static func list(_ start: StartPosition, _ count: Int = 100, retargets: Bool) -> Scenario
  {
    var scenario = Scenario.rows(count)
    scenario.start = start
    scenario.startLine = 7
    scenario.overrides.scrollsRetarget = retargets
    return scenario
  }

  @Test(arguments: rows) private func begins(_ row: Row) {
    let scenario = StartPositionTests.list(row.start, retargets: row.retargets)
    #expect(scenario.simulation(frames: 1).virtualizer.offset == .pt(row.offset))
    let report = scenario.report()
    #expect(report.points(.landingError) == Rational(row.error))
    #expect(report.metrics[.landingFrames] == 1)
    #expect(report.jumps == [])
    #expect(report.violations == [])
    #expect(report.warnings == [])
  }

  /// Nothing more happens than what a scroll at once does in the first frame.
  @Test(arguments: rows) private func isAScrollInFrameZero(_ row: Row) {
    guard case .item(let item, let alignment) = row.start else { return }
    let start = StartPositionTests.list(row.start, retargets: row.retargets)
    var plain = StartPositionTests.list(.top, retargets: row.retargets)
    plain.overrides.estimate = .exact
    let scrolled = plain.at(0, .scrollToItem(item, alignment ?? .top, over: nil))
    #expect(start.estimating(.exact).lastPicture() == scrolled.lastPicture())
  }

  @Test func topIsWhereAListBeginsAnyway() {
    let plain = Scenario.rows(100)
    var top = plain
    top.start = .top
    #expect(top.traceText() == plain.traceText())
    #expect(!top.traceText().contains("landed"))
  }

  @Test(arguments: [.end, .item(item, .bottom), .offset(.pt(70))] as [StartPosition])
  private func shortContentStays(_ start: StartPosition) {
    let scenario = StartPositionTests.list(start, 3, retargets: false)
    #expect(scenario.simulation(frames: 1).virtualizer.offset == .zero)
  }

  /// A list that follows its end was at none before it was shown, not even when it was empty or short by its estimates.
  @Test(arguments: [
    (StartPosition.top, 100, 0), (.top, 7, 0), (.offset(.pt(70)), 100, 70), (.end, 100, 5000),
    (.end, 7, 300),
  ])
  private func followingListBeginsWhereItIsTold(
    _ start: StartPosition, _ count: Int, _ offset: Int64
  ) {
    var scenario = StartPositionTests.list(start, count, retargets: false)
    scenario.overrides.viewport.atEnd = .follows(within: .pt(10))
    #expect(scenario.simulation(frames: 5).virtualizer.offset == .pt(offset))
    let report = scenario.report()
    #expect(report.violations == [])
    if start != .end { #expect(report.points(.correctionTotal) == .zero) }
  }

  @Test func itemThatIsNotThereIsToldAndNothingElse() {
    let scenario = StartPositionTests.list(.item(.id(ItemID(100)), nil), retargets: true)
    let report = scenario.report()
    #expect(report.warnings == [RunWarning(line: 7, message: "this found nothing to do")])
    #expect(report.metrics[.landingFrames] == 0)
    #expect(scenario.simulation(frames: 1).virtualizer.offset == .zero)
  }

  /// The facts of the first frame tell where it went and that it landed; what follows starts there.
  @Test func isTold() {
    let text = StartPositionTests.list(.end, retargets: true).traceText()
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("motion") || $0.hasPrefix("landed") || $0.hasPrefix("anchor")
    }
    #expect(
      lines == [
        "motion animation 4600 begins toward end", "anchor held end", "landed error 0 frames 1",
      ])
  }

  /// A last row of another height comes to stand at the bottom all the same.
  @Test(arguments: AnchorPolicy.Pick.plain)
  func everyAnchorLetsItLand(_ pick: AnchorPolicy.Pick) {
    for edge in AnchorPolicy.Edge.allCases {
      let policy = AnchorPolicy(hold: .item(pick), edge: edge, condition: .always)
      for start in [.end, .item(StartPositionTests.item, .bottom)] as [StartPosition] {
        let scenario = StartPositionTests.list(start, retargets: true).holding(policy)
        let report = scenario.report()
        #expect(report.points(.landingError) == .zero)
        #expect(report.violations == [])
      }
    }
  }

  @Test func isReadAndPrinted() {
    let script = """
      scenario "a"
      start at item 3
      scenario "b"
      start at index 4 align bottom
      scenario "c"
      start at offset -0.5
      scenario "d"
      start at top

      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    #expect(
      result.scenarios.map { $0.start } == [
        .item(.id(ItemID(3)), nil), .item(.index(4), .bottom), .offset(Length(units: -2400)), .top,
      ])
    #expect(result.scenarios.map { $0.startLine } == [2, 4, 6, 0])
    #expect(result.document.printed == script)
  }
}
