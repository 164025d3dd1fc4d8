import Testing

@testable import ReuseSim

/// What each way of writing a cell's code does. A screen of 400 pt shows four rows of 100 pt in cells 0 to 3, which have one
/// field.
@Suite struct CellCodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let commands: [(Int64, Command)]
    let field: @Sendable (inout CellField) -> Void
    let code: @Sendable (inout CellCode) -> Void
    /// What cells show at the end that is not what a new item has, by item.
    let shown: [String]
    /// What the model says that is not what a new item has, by item.
    let model: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ commands: [(Int64, Command)], shown: [String], model: [String],
      field: @escaping @Sendable (inout CellField) -> Void = { _ in },
      code: @escaping @Sendable (inout CellCode) -> Void = { _ in }
    ) {
      (self.name, self.commands, self.shown, self.model) = (name, commands, shown, model)
      (self.code, self.field) = (code, field)
    }
  }

  private static func tap(_ item: Int64, at time: Int64 = 50) -> (Int64, Command) {
    (time, .act(.tap, on: .id(ItemID(item)), field: "done"))
  }
  /// Row 0 leaves, and its cell is given row 4.
  private static let away: (Int64, Command) = (100, .scrollBy(.pt(100), over: nil))
  private static let back: (Int64, Command) = (200, .scrollBy(.pt(-100), over: nil))
  /// Another row, 40, comes before row 0, in the cell that row 3 had.
  private static let above: (Int64, Command) = (
    100, .insert([ItemBlock(count: 1, kind: 0)], .index(0))
  )
  private static func set(_ items: ItemSelection, at time: Int64) -> (Int64, Command) {
    (time, .set(items, field: "done", to: .flag(true)))
  }

  @Test(arguments: [
    Row("all is right", [tap(0), away, back], shown: ["0 yes"], model: ["0 yes"]),
    Row("set when on", [tap(0), away], shown: ["4 yes"], model: ["0 yes"]) {
      $0.code.setting = .when(.flag(true))
    },
    Row("set unless off", [tap(0), away], shown: ["4 yes"], model: ["0 yes"]) {
      $0.code.setting = .unless(.flag(false))
    },
    Row("set when on, and reset", [tap(0), away], shown: [], model: ["0 yes"]) {
      $0.code.setting = .when(.flag(true))
      $0.code.prepared = .flag(false)
    },
    Row("never set", [tap(0), away, back], shown: ["0 yes"], model: ["0 yes"]) {
      $0.code.setting = .never
    },
    Row("reset to the wrong value", [tap(0), away], shown: ["4 yes"], model: ["0 yes"]) {
      $0.code.setting = .never
      $0.code.prepared = .flag(true)
    },
    Row("set when shown", [tap(0), away, back], shown: ["0 yes"], model: ["0 yes"]) {
      $0.code.setting = .never
      $0.code.prepared = .flag(false)
      $0.code.isSetWhenShown = true
    },
    Row("reset when hidden", [tap(0), away], shown: [], model: ["0 yes"]) {
      $0.code.setting = .when(.flag(true))
      $0.code.hidden = .flag(false)
    },
    Row("kept in the cell", [tap(0), away], shown: ["4 yes"], model: []) { $0.keeping = .cell },
    Row("kept in the cell, and reset", [tap(0), away, back], shown: [], model: []) {
      $0.keeping = .cell
      $0.code.prepared = .flag(false)
    },
    Row("saved at once", [tap(0), away, back], shown: ["0 yes"], model: ["0 yes"]) {
      $0.keeping = .both(.atOnce)
    },
    Row("saved at end display", [tap(0), away], shown: [], model: ["0 yes"]) {
      $0.keeping = .both(.atEndDisplay)
    },
    Row("saved at reuse", [tap(0), away], shown: [], model: ["0 yes"]) {
      $0.keeping = .both(.atReuse)
    },
    Row("not saved yet", [tap(0)], shown: ["0 yes"], model: []) { $0.keeping = .both(.atReuse) },
    Row(
      "listeners pile up", [away, tap(4, at: 150)], shown: ["4 yes"], model: ["0 yes", "4 yes"],
      code: { $0.listening = .added }),
    Row(
      "listeners pile up for one item", [tap(0), (20, .reconfigure(.all))], shown: [], model: [],
      code: { $0.listening = .added }),
    Row(
      "listeners are taken out", [away, tap(4, at: 150)], shown: ["4 yes"], model: ["4 yes"],
      code: {
        $0.listening = .added
        $0.removesListeners = true
      }),
    Row(
      "the first listener stays", [away, tap(4, at: 150), (200, .scrollBy(.pt(-100), over: nil))],
      shown: ["0 yes"], model: ["0 yes"], code: { $0.listening = .once }),
    Row(
      "the first listener asks its cell", [away, tap(4, at: 150)], shown: ["4 yes"],
      model: ["4 yes"],
      code: {
        $0.listening = .once
        $0.target = .currentItem
      }),
    Row(
      "an index is captured", [above, tap(0, at: 150), (200, .reconfigure(.all))],
      shown: ["40 yes"], model: ["40 yes"], code: { $0.target = .capturedIndex }),
    Row(
      "a generation is captured", [away, tap(4, at: 150)], shown: ["4 yes"], model: [],
      code: {
        $0.listening = .once
        $0.target = .capturedGeneration
      }),
    Row(
      "no cell hears of a change", [set(.all, at: 50)], shown: [],
      model: ["0 yes", "1 yes", "4 yes"],
      code: { $0.reach = .noCell }),
    Row(
      "every cell hears of a change", [set(.one(.id(ItemID(1))), at: 50)], shown: ["1 yes"],
      model: ["1 yes"]),
    Row(
      "a finger lifts after a row came",
      [
        (50, .act(.tap, on: .id(ItemID(3)), field: "done", for: .ms(100))), above,
      ],
      shown: ["40 yes"], model: ["40 yes"]),
    Row(
      "a finger lifts from a cell that is gone",
      [
        (50, .act(.tap, on: .id(ItemID(3)), field: "done", for: .ms(100))),
        (100, .remove(.run(count: 40, at: 0))),
      ],
      shown: [], model: []),
  ])
  func cellsShowAndTheModelSays(_ row: Row) {
    var field = CellField(name: "done", type: .flag)
    row.field(&field)
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.kinds[0].fields = [field]
    row.code(&scenario.kinds[0].code)
    for (time, command) in row.commands { scenario = scenario.at(time, command) }
    let simulation = scenario.simulation(frames: 40)
    #expect(CellCodeTests.shown(simulation) == row.shown)
    let model = [0, 1, 4, 40].filter { simulation.model[ItemID($0), 0] != nil }
    #expect(model.map { "\($0) yes" } == row.model)
  }

  /// What the cells on screen show of their first field, where it is anything but off.
  private static func shown(_ simulation: Simulation) -> [String] {
    simulation.virtualizer.displayed.filter { $0.isOnScreen }.compactMap {
      guard let value = simulation.contents[$0.cell]?.values[0], value.isOn else { return nil }
      return "\($0.item.rawValue) \(value.text)"
    }
  }

  private static func run(
    _ field: CellField, _ commands: [(Int64, Command)],
    in scenario: Scenario = .rows(40, of: 100, estimate: 100)
  ) -> [String] {
    var scenario = scenario
    scenario.kinds[0].fields = [field]
    for (time, command) in commands { scenario = scenario.at(time, command) }
    return shown(scenario.simulation(frames: 60))
  }

  /// The system ends an animation when its cell leaves the screen, and nothing but a configuration starts it again.
  @Test func animationsEndOffScreen() {
    var field = CellField(name: "spins", type: .animation, initial: .running(since: .zero))
    let twice = [CellCodeTests.away, CellCodeTests.back]
    let all = (0...3).map { "\($0) running since 0s" }
    #expect(CellCodeTests.run(field, twice) == all)
    var keeping = Scenario.rows(40, of: 100, estimate: 100)
    keeping.overrides.cells.keptCount = 4
    #expect(CellCodeTests.run(field, twice, in: keeping) == Array(all[1...]))
    field.code.isSetWhenShown = true
    #expect(CellCodeTests.run(field, twice, in: keeping) == all)
  }

  /// A timer runs on wherever its cell goes.
  @Test func timersRunOn() {
    var field = CellField(name: "plays", type: .timer)
    field.code.setting = .unless(.stopped)
    let start: (Int64, Command) = (50, .act(.play(true), on: .id(ItemID(0)), field: "plays"))
    #expect(CellCodeTests.run(field, [start, CellCodeTests.away]) == ["4 running since 0.05s"])
    field.code.hidden = .stopped
    #expect(CellCodeTests.run(field, [start, CellCodeTests.away]) == [])
  }

  /// One cell has the focus, and what is typed goes there.
  @Test func oneCellHasTheFocus() {
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.kinds[0].fields = [
      CellField(name: "draft", type: .text), CellField(name: "focus", type: .focus),
    ]
    let focused = scenario.at(50, .focus(.id(ItemID(1)))).at(60, .type("a"))
      .at(70, .focus(.id(ItemID(2)))).at(80, .type("b"))
    let simulation = focused.simulation(frames: 20)
    #expect(CellCodeTests.shown(simulation) == ["1 \"a\"", "2 \"b\""])
    #expect(simulation.model[ItemID(1), 1] == nil)
    #expect(simulation.model[ItemID(2), 1] == .flag(true))
    // Left in the cell, the focus goes with the cell to another row, and so does what is typed.
    scenario.kinds[0].fields[1].keeping = .cell
    scenario.kinds[0].fields[0].keeping = .cell
    scenario.kinds[0].fields[0].code.prepared = .text("")
    let reused = scenario.at(50, .focus(.id(ItemID(0)))).at(100, .scrollBy(.pt(100), over: nil))
      .at(150, .type("c"))
    #expect(CellCodeTests.shown(reused.simulation(frames: 20)) == ["4 \"c\""])
  }

  /// Whoever takes the focus from everybody takes it from the cell that has it, whatever that shows by then.
  @Test func nobodyHasTheFocus() {
    let field = CellField(name: "focus", type: .focus, keeping: .cell)
    let reused = [(50, .focus(.id(ItemID(0)))), CellCodeTests.away] as [(Int64, Command)]
    #expect(CellCodeTests.run(field, reused) == ["4 yes"])
    #expect(CellCodeTests.run(field, reused + [(150, .focus(nil))]) == [])
  }

  /// A cell that is thrown away takes the focus with it, and leaves nothing.
  @Test func cellsThrownAwayLeaveNothing() {
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.kinds[0].fields = [
      CellField(name: "draft", type: .text, keeping: .cell),
      CellField(name: "focus", type: .focus, keeping: .cell),
      CellField(name: "player", type: .hostedView),
    ]
    scenario.overrides.cells.pool = PoolPolicy(capacity: 0)
    let typed = scenario.at(50, .focus(.id(ItemID(0)))).at(100, .scrollBy(.pt(1000), over: nil))
      .at(150, .type("c"))
    var recorder = TraceRecorder()
    _ = typed.run(observer: &recorder)
    let vain = recorder.events.filter { if case .nothingToDo = $0 { true } else { false } }
    #expect(vain.count == 1)
    let simulation = typed.simulation(frames: 20)
    #expect(simulation.virtualizer.pool.createdCount == 8)
    #expect((0..<8).filter { simulation.contents[CellID($0)] != nil } == [4, 5, 6, 7])
    #expect(simulation.contents.holders(of: .flag(true)) == [])
    #expect(simulation.contents.holders(of: .view(of: ItemID(0))) == [])
    #expect(simulation.contents.holders(of: .view(of: ItemID(10))).count == 1)
  }

  /// What the model says of items goes with them.
  @Test func removedItemsLeaveNothing() {
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.kinds[0].fields = [CellField(name: "done", type: .flag)]
    let simulation = scenario.at(50, .set(.all, field: "done", to: .flag(true)))
      .at(100, .remove(.run(count: 2, at: 1))).simulation(frames: 20)
    let known = (0..<40).filter { simulation.model[ItemID($0), 0] == .flag(true) }
    #expect(known == [0] + Array(3..<40))
  }

  /// There is one hosted view of an item: a cell that is prepared for reuse takes it away from the cell that has it by
  /// then, unless it looks first.
  @Test(arguments: [false, true]) func hostedViewsMove(_ preparesElsewhere: Bool) {
    var field = CellField(name: "player", type: .hostedView)
    field.code.prepared = .noView
    field.code.preparesElsewhere = preparesElsewhere
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.overrides.cells.pool = PoolPolicy(exchange: .enterFirst, reset: .atEnqueue)
    let shown = CellCodeTests.run(
      field, [(50, .reload(.one(.id(ItemID(1)))))], in: scenario)
    let views = (0...3).map { "\($0) view of item \($0)" }
    #expect(shown == (preparesElsewhere ? [views[0], views[2], views[3]] : views))
  }

  /// What is added in each configuration piles up.
  @Test func subviewsPileUp() {
    var field = CellField(name: "label", type: .subview)
    let one = (0...3).map { "\($0) 1" }
    #expect(CellCodeTests.run(field, [CellCodeTests.away, CellCodeTests.back]) == one)
    field.code.setting = .adds
    #expect(
      CellCodeTests.run(field, [CellCodeTests.away, CellCodeTests.back])
        == ["0 3"] + one[1...])
  }

  /// A data source that takes two cells for each item loses one each time.
  @Test func everyItemTakesTwoCells() {
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.kinds[0].code.dequeuesTwice = true
    let pool = scenario.simulation(frames: 3).virtualizer.pool
    #expect(pool.createdCount == 8)
    #expect(pool.usedCount == 8)
  }

  /// After an update the list compares what it was told with what its data source has; `reload data` mends it.
  @Test func countsAreCompared() {
    let removal = Command.remove(.run(count: 1, at: 39))
    let scenario = Scenario.rows(40, of: 100, estimate: 100).at(50, .miscount(-1)).at(100, removal)
      .at(200, .reloadData).at(300, removal)
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    let found = recorder.events.filter { if case .countsDiffer = $0 { true } else { false } }
    #expect(found == [.countsDiffer(list: 39, dataSource: 38)])
  }

  /// A data source never has fewer items than none.
  @Test func countsEndAtNone() {
    let source = DataSource(surplus: -5)
    #expect([0, 5, 7].map { source.itemCount($0) } == [0, 0, 2])
    #expect(DataSource(surplus: .max).itemCount(1) == .max)
  }

  /// What a user does to a value that cannot grow any more does nothing.
  @Test func valuesDoNotOverflow() {
    let most = FieldValue.offset(Length(units: .max))
    #expect(UserAction.scroll(.pt(1)).result(on: most, of: .scrollOffset, at: .zero) == most)
    let number = FieldValue.number(.max)
    #expect(UserAction.tap.result(on: number, of: .number, at: .zero) == number)
  }
}
