import Testing

@testable import ReuseSim

/// What becomes of a list when its width or the size of its text changes, against numbers worked out by hand.
///
/// Texts of 80 characters of 20 pt, which are 10 wide, in lines that are 50 tall: 100 tall at a width of 400 (two
/// lines), 150 at 300 (three).
@Suite struct SurroundingsTests {
  /// A hundred texts that count as 50 until measured, on a screen of 400 × 600.
  private static func texts(_ widthChange: SizeFate?) -> Scenario {
    var scenario = Scenario.rows(100, platform: "keep-offset")
    scenario.device = Device(width: .pt(400), height: .pt(600), scale: 2, rate: 60)
    scenario.overrides.widthChange = widthChange
    scenario.textMetrics = [
      TextMetrics(size: .pt(20), characterWidth: .pt(10), lineHeight: .pt(50))
    ]
    scenario.kinds[0].height = .text(TextModel(lowest: 80, highest: 80, size: .pt(20)))
    return scenario
  }

  /// The same, read as far as 3050, so that rows 0 to 36 are measured and row 30 is at −50.
  private static func read(_ widthChange: SizeFate?) -> Scenario {
    var scenario = texts(widthChange)
    for step in 0..<5 as Range<Int64> {
      scenario = scenario.at(step * 20, .scrollBy(.pt(600), over: nil))
    }
    return scenario.at(100, .scrollBy(.pt(50), over: nil))
  }

  /// The first and the last item on screen with the places of their edges, the offset, the believed height, and
  /// how many items are measured.
  private struct State: Equatable {
    var first: [Int64]
    var last: [Int64]
    var offset: Int64
    var content: Int64
    var measured: Int
  }

  private static func state(_ scenario: Scenario, frames: Int64 = 60) -> State {
    let list = scenario.simulation(frames: frames).virtualizer
    func place(_ cell: DisplayedCell?) -> [Int64] {
      guard let cell else { return [] }
      let top = cell.position - list.offset
      return [cell.item.rawValue, top.units / 4800, (top + cell.height).units / 4800]
    }
    return State(
      first: place(list.displayed.first), last: place(list.displayed.last),
      offset: list.offset.units / 4800, content: list.sizes.contentHeight.units / 4800,
      measured: list.sizes.measuredCount)
  }

  @Test func beginsAsItIsSaid() {
    let state = SurroundingsTests.state(SurroundingsTests.read(.dropsSizes))
    // 37 rows of 100, 63 that count as 50.
    #expect(
      state
        == State(
          first: [30, -50, 50], last: [36, 550, 650], offset: 3050, content: 6850, measured: 37))
  }

  @Test func keptSizesAreStaleOffScreen() {
    let base = SurroundingsTests.read(.keepsSizes).at(300, .width(.pt(300)))
    // Rows 30 to 36 are measured again: 30 × 100 + 7 × 150 + 63 × 50.
    #expect(
      SurroundingsTests.state(base)
        == State(
          first: [30, -50, 100], last: [34, 550, 700], offset: 3050, content: 7200, measured: 37))
    // Back at the top they are shown at the height they had, and nobody measures them.
    let back = base.at(400, .scrollBy(.pt(-3050), over: nil))
    #expect(
      SurroundingsTests.state(back)
        == State(first: [0, 0, 100], last: [5, 500, 600], offset: 0, content: 7200, measured: 37))
    // When they are asked for again, they are measured: 6 × 50 more.
    let asked = back.at(500, .reload(.ids(ItemID(0), ItemID(5))))
    #expect(
      SurroundingsTests.state(asked)
        == State(first: [0, 0, 150], last: [3, 450, 600], offset: 0, content: 7500, measured: 37))
  }

  @Test func droppedSizesAreEstimatesAgain() {
    let base = SurroundingsTests.read(.dropsSizes).at(300, .width(.pt(300)))
    // At 50 each, the rows from 61 to 72 are at 3050 to 3650. Each is 150: 88 × 50 + 12 × 150.
    #expect(
      SurroundingsTests.state(base)
        == State(
          first: [61, 0, 150], last: [64, 450, 600], offset: 3050, content: 6200, measured: 12))
    let back = base.at(400, .scrollBy(.pt(-3050), over: nil))
    // The rows 0 to 11 are measured now.
    #expect(
      SurroundingsTests.state(back)
        == State(first: [0, 0, 150], last: [3, 450, 600], offset: 0, content: 7400, measured: 24))
  }

  @Test func sizesThatBecameEstimatesAreMeasuredWhenTheyAppear() {
    let base = SurroundingsTests.read(.turnsSizesIntoEstimates).at(300, .width(.pt(300)))
    #expect(
      SurroundingsTests.state(base)
        == State(
          first: [30, -50, 100], last: [34, 550, 700], offset: 3050, content: 7200, measured: 7))
    let back = base.at(400, .scrollBy(.pt(-3050), over: nil))
    #expect(
      SurroundingsTests.state(back)
        == State(first: [0, 0, 150], last: [3, 450, 600], offset: 0, content: 7500, measured: 13))
  }

  @Test(arguments: SizeFate.allCases)
  func exactEstimatesFollowWhateverThePolicy(_ policy: SizeFate) {
    let base = SurroundingsTests.read(policy).estimating(.exact)
    // 3050 is in row 20, which begins at 3000; rows 20 to 24 are on screen.
    #expect(
      SurroundingsTests.state(base.at(300, .width(.pt(300))))
        == State(
          first: [20, -50, 100], last: [24, 550, 700], offset: 3050, content: 15_000, measured: 5))
    // Half as large: characters of 5, 80 in a line; lines of 25.
    #expect(
      SurroundingsTests.state(base.at(300, .textSize(Rational(1, over: 2) ?? .zero)))
        == State(
          first: [76, 0, 25], last: [99, 575, 600], offset: 1900, content: 2500, measured: 24))
  }

  /// An item of a kind with an estimate of its own is subject to the policy, exact estimates or not.
  @Test(
    arguments: [
      (.keepsSizes, 7200, 37), (.dropsSizes, 6200, 12), (.turnsSizesIntoEstimates, 7200, 7),
    ] as [(SizeFate, Int64, Int)])
  func kindsWithAnEstimateFollowThePolicy(
    _ policy: SizeFate, content: Int64, measured: Int
  ) {
    var scenario = SurroundingsTests.read(policy).estimating(.exact)
    scenario.kinds[0].estimate = .pt(50)
    let state = SurroundingsTests.state(scenario.at(300, .width(.pt(300))))
    #expect([state.content, Int64(state.measured)] == [content, Int64(measured)])
  }

  @Test func heldItemStaysWhereItIs() {
    let policy = AnchorPolicy(hold: .item(.firstFullyVisible))
    // Row 31 is the first fully visible one, at 50. Dropped: the first pass still looks at 3050, at the rows 61 to
    // 72. Then row 31 is held at 31 × 50, an offset of 1500, and the rows 30 to 41 are measured, row 30 among them.
    #expect(
      SurroundingsTests.state(
        SurroundingsTests.read(.dropsSizes).holding(policy).at(300, .width(.pt(300))))
        == State(
          first: [30, -100, 50], last: [34, 500, 650], offset: 1600, content: 7400, measured: 24))
    // As estimates: at 30 × 100 + 150.
    #expect(
      SurroundingsTests.state(
        SurroundingsTests.read(.turnsSizesIntoEstimates).holding(policy).at(300, .width(.pt(300))))
        == State(
          first: [30, -100, 50], last: [34, 500, 650], offset: 3100, content: 7200, measured: 7))
  }

  @Test func largerTextIsMeasuredAgain() {
    // Half again as large: characters of 15, 26 in a line; 4 lines of 75.
    let base = SurroundingsTests.read(.turnsSizesIntoEstimates)
      .at(300, .textSize(Rational(3, over: 2) ?? .zero))
    #expect(
      SurroundingsTests.state(base)
        == State(
          first: [30, -50, 250], last: [32, 550, 850], offset: 3050, content: 8250, measured: 7))
  }

  @Test func rotationExchangesWidthAndHeight() {
    let base = SurroundingsTests.read(.turnsSizesIntoEstimates).at(300, .viewportHeight(.pt(300)))
    let turned = base.at(400, .rotate)
    // 300 wide and 400 tall, whatever the device was.
    let list = turned.simulation(frames: 60)
    #expect(list.virtualizer.viewport.height == .pt(400))
    #expect(list.list.surroundings == Surroundings(width: .pt(300), textScale: Rational(1)))
    let back = turned.at(500, .rotate).simulation(frames: 60)
    #expect(back.virtualizer.viewport.height == .pt(300))
    #expect(back.list.surroundings.width == .pt(400))
    #expect(back.list.contentHeight == .pt(10_000))
  }

  @Test func heightsThatWereSetStay() {
    let base = SurroundingsTests.read(.turnsSizesIntoEstimates)
      .at(300, .resize(.ids(ItemID(31), ItemID(32)), .pt(40)))
      .at(400, .width(.pt(300)))
    let list = base.simulation(frames: 60)
    #expect(
      [30, 31, 32, 33].map { list.list.height(at: $0) } == [.pt(150), .pt(40), .pt(40), .pt(150)])
    #expect(list.list.contentHeight == .pt(98 * 150 + 2 * 40))
  }
}
