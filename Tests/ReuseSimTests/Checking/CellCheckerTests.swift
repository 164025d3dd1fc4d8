import Testing

@testable import ReuseSim

/// A cell's calls are legal in one order only, no cell shows two items, and none is lost.
@Suite struct CellCheckerTests {
  typealias Call = (call: CellCall, cell: Int32, item: Int64?)

  /// The lawful life of a cell, twice through.
  private static let life: [CellCall] = [
    .create, .configure, .measure, .measure, .willDisplay, .measure, .didEndDisplaying, .enqueue,
    .dequeue, .prepareForReuse, .configure, .willDisplay, .didEndDisplaying, .enqueue, .discard,
  ]

  /// What is found when a cell is told some calls, in a frame that shows nothing of it.
  private static func found(
    _ calls: [Call], shown: [HandFrame.Seen] = [], displayed: Int = 0,
    pooled: Int = 0, discarded: Int = 0, _ guarantees: [Guarantee] = [.lifecycle]
  ) -> [String] {
    var set = GuaranteeSet()
    for guarantee in guarantees { set.insert(guarantee) }
    var judge = Judge(metrics: Metrics(reader: .automatic, scale: 1), guarantees: set)
    var frame = HandFrame(shown: shown)
    frame.facts = calls.map {
      .cell($0.call, CellID($0.cell), ReuseIdentifier(0), $0.item.map { ItemID($0) })
    }
    for event in frame.events(0) {
      if case .commit(var state) = event {
        state.displayed = displayed
        state.pooled = pooled
        state.discarded = discarded
        judge.observe(.commit(state))
      } else {
        judge.observe(event)
      }
    }
    return judge.violations.map { $0.message }
  }

  @Test func lawfulLifeIsSilent() {
    for length in 0...CellCheckerTests.life.count {
      let calls = CellCheckerTests.life.prefix(length).map { Call($0, 0, nil) }
      #expect(CellCheckerTests.found(calls) == [])
    }
  }

  struct StageRow: Sendable {
    /// How many calls of a lawful life come before.
    var calls: Int
    var stage: String
    var legal: [CellCall]
  }

  /// What a cell that has an item and is not on screen may be told.
  private static let ready: [CellCall] = [
    .configure, .measure, .willDisplay, .keep, .enqueue, .discard,
  ]

  static let stages = [
    StageRow(calls: 0, stage: "not yet made", legal: [.create]),
    StageRow(
      calls: 1, stage: "ready for an item", legal: [.configure, .enqueue, .retype]),
    StageRow(calls: 2, stage: "configured", legal: CellCheckerTests.ready),
    StageRow(calls: 4, stage: "configured", legal: CellCheckerTests.ready),
    StageRow(calls: 5, stage: "displayed", legal: [.configure, .measure, .didEndDisplaying]),
    StageRow(
      calls: 7, stage: "taken off the screen", legal: CellCheckerTests.ready),
    StageRow(
      calls: 8, stage: "in the pool", legal: [.dequeue, .discard, .prepareForReuse]),
    StageRow(calls: 9, stage: "taken from the pool", legal: [.prepareForReuse, .retype]),
    StageRow(
      calls: 10, stage: "ready for an item", legal: [.configure, .enqueue, .retype]),
    StageRow(calls: 15, stage: "discarded", legal: []),
  ]

  @Test(arguments: stages) func everyOtherCallIsTold(_ row: StageRow) {
    for call in CellCall.allCases {
      let calls = (CellCheckerTests.life.prefix(row.calls) + [call]).map { Call($0, 0, nil) }
      let message = "cell 0 was told \(call.rawValue) while it was \(row.stage)"
      #expect(CellCheckerTests.found(calls) == (row.legal.contains(call) ? [] : [message]))
    }
  }

  @Test func oneBreachIsToldOnce() {
    // The cell goes on as if it had been prepared.
    let calls: [CellCall] = [
      .create, .configure, .willDisplay, .didEndDisplaying, .enqueue, .dequeue, .configure,
      .willDisplay, .didEndDisplaying, .enqueue, .dequeue, .prepareForReuse, .configure,
    ]
    #expect(
      CellCheckerTests.found(calls.map { Call($0, 0, nil) }) == [
        "cell 0 was told configure while it was taken from the pool"
      ])
  }

  private static func displayed(_ item: Int64, in cell: Int32) -> [Call] {
    [(.create, cell, nil), (.configure, cell, item), (.willDisplay, cell, item)]
  }

  @Test func shownItemsHaveTheirOwnCells() {
    let two = CellCheckerTests.displayed(5, in: 0) + CellCheckerTests.displayed(6, in: 1)
    let shown = [HandFrame.Seen(5, at: 0), .init(6, at: 100)]
    #expect(CellCheckerTests.found(two, shown: shown, [.exclusivity]) == [])
    #expect(
      CellCheckerTests.found(two, shown: [.init(6, at: 0), .init(5, at: 100)], [.exclusivity]) == [
        "item 6 is shown in cell 0, which was not given it",
        "item 5 is shown in cell 1, which was not given it",
      ])
    #expect(
      CellCheckerTests.found(
        CellCheckerTests.displayed(5, in: 0), shown: shown, [.exclusivity])
        == ["item 6 is shown in cell 1, which was not given it"])
    #expect(
      CellCheckerTests.found(
        two + [(.didEndDisplaying, 1, 6)], shown: shown, [.exclusivity])
        == ["item 6 is shown in cell 1, which was not given it"])
  }

  @Test func cellShowsOneItem() {
    var judge = Judge(metrics: Metrics(reader: .automatic, scale: 1), guarantees: .all)
    let seen = HandFrame(shown: [.init(5, at: 0, height: 200), .init(6, at: 200, height: 200)])
    for call in CellCheckerTests.displayed(5, in: 0) {
      judge.observe(
        .cell(call.call, CellID(0), ReuseIdentifier(0), call.item.map { ItemID($0) }))
    }
    for event in seen.events(0) {
      switch event {
      case .shown(let item, let index, _, let y, let height):
        judge.observe(.shown(item, index: index, cell: CellID(0), y: y, height: height))
      case .commit(var state):
        state.displayed = 1
        judge.observe(.commit(state))
      default: judge.observe(event)
      }
    }
    // The same cell and item: one root cause.
    #expect(judge.violations.map { $0.message } == ["cell 0 shows items 5 and 6"])
  }

  struct CountRow: Sendable {
    var calls: Int
    var displayed: Int
    var pooled: Int
    var discarded = 0
    var message: String?
  }

  @Test(arguments: [
    CountRow(calls: 0, displayed: 0, pooled: 0, message: nil),
    CountRow(calls: 5, displayed: 1, pooled: 0, message: nil),
    CountRow(calls: 8, displayed: 0, pooled: 1, message: nil),
    CountRow(calls: 15, displayed: 0, pooled: 0, discarded: 1, message: nil),
    CountRow(
      calls: 1, displayed: 0, pooled: 0,
      message:
        "1 cells were made, but 0 are displayed, 0 pooled, 1 ready off screen and 0 discarded; "
        + "the list counts 0 displayed and 0 pooled"),
    CountRow(
      calls: 7, displayed: 0, pooled: 1,
      message:
        "1 cells were made, but 0 are displayed, 0 pooled, 1 ready off screen and 0 discarded; "
        + "the list counts 0 displayed and 1 pooled"),
    CountRow(
      calls: 8, displayed: 1, pooled: 0,
      message: "1 cells were made, but 0 are displayed, 1 pooled and 0 discarded; "
        + "the list counts 1 displayed and 0 pooled"),
    CountRow(
      calls: 0, displayed: 0, pooled: 3,
      message: "0 cells were made, but 0 are displayed, 0 pooled and 0 discarded; "
        + "the list counts 0 displayed and 3 pooled"),
  ])
  func noCellIsLost(_ row: CountRow) {
    let calls = CellCheckerTests.life.prefix(row.calls).map { Call($0, 0, nil) }
    let found = CellCheckerTests.found(
      calls, displayed: row.displayed, pooled: row.pooled, discarded: row.discarded, [.conservation]
    )
    #expect(found == [row.message].compactMap { $0 })
  }
}
