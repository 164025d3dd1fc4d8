import Testing

@testable import ReuseSim

/// Each way to get the code of a cell wrong is found, named, and told once. A screen of 400 pt shows four rows of 100 pt in
/// cells 0 to 3.
@Suite struct FaultClassTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let type: FieldType
    let commands: [(Int64, Command)]
    let change: @Sendable (inout CellKind) -> Void
    /// How many cells are kept for their items.
    let kept: Int
    /// Guarantee, class, item, field and source of everything that is found.
    let found: [String]
    var testDescription: String { name }

    init(
      _ name: String, of type: FieldType = .flag, kept: Int = 0,
      _ commands: [(Int64, Command)],
      _ found: [String], _ change: @escaping @Sendable (inout CellKind) -> Void
    ) {
      (self.name, self.type, self.kept) = (name, type, kept)
      (self.commands, self.found, self.change) = (commands, found, change)
    }

    var scenario: Scenario {
      var scenario = Scenario.rows(40, of: 100, estimate: 100)
      scenario.overrides.cells = CellOverrides(keptCount: kept)
      scenario.kinds[0].fields = [CellField(name: "it", type: type)]
      change(&scenario.kinds[0])
      for (time, command) in commands { scenario = scenario.at(time, command) }
      return scenario
    }
  }

  static func tap(_ item: Int64, at time: Int64 = 100) -> (Int64, Command) {
    (time, .act(.tap, on: .id(ItemID(item)), field: "it"))
  }

  static func set(_ item: Int64, _ value: FieldValue, at time: Int64) -> (Int64, Command) {
    (time, .set(.one(.id(ItemID(item))), field: "it", to: value))
  }

  /// Rows 10 to 13 take the place of rows 0 to 3, and then the other way round.
  static let away: (Int64, Command) = (500, .scrollBy(.pt(1000), over: nil))
  static let back: (Int64, Command) = (1000, .scrollBy(.pt(-1000), over: nil))
  /// A finger that goes down on row 1 stays while the row goes.
  static let held: (Int64, Command) = (
    100, .act(.tap, on: .id(ItemID(1)), field: "it", for: .ms(600))
  )
  static let again: (Int64, Command) = (50, .reconfigure(.one(.id(ItemID(1)))))
  /// Row 0 comes back in the cell that row 4 had, and then row 4 in that which row 0 had.
  static let swap: [(Int64, Command)] = [(200, 50), (300, 50), (400, -100), (500, 50)].map {
    ($0.0, .scrollBy(.pt($0.1), over: nil))
  }
  static let above: (Int64, Command) = (50, .insert([ItemBlock(count: 1, kind: 0)], .index(0)))

  static func photo(_ change: (inout ContentPart) -> Void = { _ in }) -> ContentPart {
    var part = ContentPart(.photo)
    part.latency = .fixed(.ms(200))
    change(&part)
    return part
  }

  static let fields: [Row] = [
    Row("right code", [tap(1), away, back], []) { _ in },
    Row(
      "one branch of an if", [tap(1), away, back],
      ["freshness leftover-state on item 12 field it from item 1"]
    ) {
      $0.fields[0].code.setting = .when(.flag(true))
    },
    Row("one branch and a reset", [tap(1), away, back], []) {
      $0.fields[0].code.setting = .when(.flag(true))
      $0.fields[0].code.prepared = .flag(false)
    },
    Row(
      "kept in the cell", [tap(1), away, back],
      [
        "freshness leftover-state on item 12 field it from item 1",
        "round-trip lost-state on item 1 field it",
      ]
    ) { $0.fields[0].keeping = .cell },
    Row(
      "kept in the cell and reset", [tap(1), away, back],
      ["round-trip lost-state on item 1 field it, both"]
    ) {
      $0.fields[0].keeping = .cell
      $0.fields[0].code.prepared = .flag(false)
    },
    Row("kept in a cell that is kept", kept: 9, [tap(1), away, back], []) {
      $0.fields[0].keeping = .cell
    },
    Row(
      "never set", [set(11, .flag(true), at: 100), away],
      ["freshness never-set on item 11 field it"]
    ) {
      $0.fields[0].code.setting = .never
    },
    Row(
      "never set but reset", [set(11, .flag(true), at: 100), away],
      ["freshness never-set on item 11 field it"]
    ) {
      $0.fields[0].code.setting = .never
      $0.fields[0].code.prepared = .flag(false)
    },
    Row("reset to what nobody has", [away], ["freshness wrong-reset on item 10 field it"]) {
      $0.fields[0].code.setting = .when(.flag(true))
      $0.fields[0].code.prepared = .flag(true)
    },
    Row(
      "reset when it goes off the screen", kept: 9, [tap(1), away, back],
      ["freshness wrong-reset on item 1 field it"]
    ) {
      $0.fields[0].code.hidden = .flag(false)
    },
    Row(
      "told to nobody", [set(1, .flag(true), at: 100)],
      ["freshness missed-update on item 1 field it"]
    ) { $0.code.reach = .noCell },
    Row(
      "told to nobody on screen", [(100, .set(.all, field: "it", to: .flag(true)))],
      ["freshness missed-update on item 0 field it"]
    ) { $0.code.reach = .noCell },
    Row(
      "told on screen only", kept: 9, [away, set(1, .flag(true), at: 700), back],
      ["freshness missed-while-prepared on item 1 field it"]
    ) { $0.code.reach = .cellsOnScreen },
    Row(
      "told on screen only, and set when shown", kept: 9,
      [away, set(1, .flag(true), at: 700), back],
      []
    ) {
      $0.code.reach = .cellsOnScreen
      $0.fields[0].code.isSetWhenShown = true
    },
    Row("handed over at once", [tap(1), away, back], []) { $0.fields[0].keeping = .both(.atOnce) },
    Row("handed over at the end", [tap(1), away, back], []) {
      $0.fields[0].keeping = .both(.atEndDisplay)
    },
    Row(
      "handed over at the end, too late", [tap(1), (200, again.1), away, back],
      ["freshness two-owners on item 1 field it, both"]
    ) {
      $0.fields[0].keeping = .both(.atEndDisplay)
    },
    Row("handed over at reuse", [tap(1), away, back], []) {
      $0.fields[0].keeping = .both(.atReuse)
    },
    Row(
      "handed over at reuse, too late", [tap(0)] + swap, ["freshness lost-state on item 0 field it"]
    ) {
      $0.fields[0].keeping = .both(.atReuse)
    },
    Row(
      "two owners", [tap(1), set(1, .flag(false), at: 200), away],
      ["freshness two-owners on item 1 field it, both"]
    ) {
      $0.fields[0].keeping = .both(.atEndDisplay)
      $0.code.reach = .noCell
    },
  ]

  static let listeners: [Row] = [
    Row(
      "two listeners", [again, tap(1)],
      ["round-trip duplicated-subscription on item 1 field it, both"]
    ) { $0.code.listening = .added },
    Row(
      "listeners of others", [away, tap(11, at: 700), back],
      ["round-trip duplicated-subscription on item 11 field it from item 2, both"]
    ) {
      $0.code.listening = .added
    },
    Row("listeners taken out", [away, tap(11, at: 700), back], []) {
      $0.code.listening = .added
      $0.code.removesListeners = true
    },
    Row(
      "the first listener", [away, tap(11, at: 700), back],
      ["round-trip wrong-item on item 11 field it from item 2, both"]
    ) { $0.code.listening = .once },
    Row("the first listener asks", [away, tap(11, at: 700), back], []) {
      $0.code.listening = .once
      $0.code.target = .currentItem
    },
    Row(
      "an index", [above, tap(1), away, back],
      ["round-trip wrong-item on item 1 field it from item 0, both"]
    ) { $0.code.target = .capturedIndex },
    Row(
      "a finger that lifts on another row", [held, away],
      ["round-trip wrong-item on item 1 field it from item 12, both"]
    ) { _ in },
    Row(
      "a finger that lifts on another row, whose cell keeps it", [held, away],
      ["round-trip wrong-item on item 1 field it from item 12, both"]
    ) { $0.fields[0].keeping = .cell },
    Row(
      "an old generation", [again, tap(1), away, back],
      ["round-trip wrong-item on item 1 field it, both"]
    ) {
      $0.code.listening = .once
      $0.code.target = .capturedGeneration
    },
  ]

  static let types: [Row] = [
    Row(
      "an inner scroll position", of: .scrollOffset,
      [
        (100, .act(.scroll(.pt(30)), on: .id(ItemID(1)), field: "it")), away, back,
      ], ["freshness inner-scroll-position on item 12 field it from item 1"]
    ) { $0.fields[0].code.setting = .unless(.offset(.zero)) },
    Row(
      "a constraint", of: .constraint, [tap(1), away, back],
      ["freshness constraint-left-active on item 12 field it from item 1"]
    ) {
      $0.fields[0].code.setting = .when(.flag(true))
    },
    Row(
      "a timer", of: .timer, [tap(1), away, back],
      ["freshness running-timer on item 12 field it from item 1"]
    ) {
      $0.fields[0].code.setting = .unless(.stopped)
    },
    Row("a timer that is stopped", of: .timer, [tap(1), away, back], []) {
      $0.fields[0].code.hidden = .stopped
    },
    Row(
      "a timer that is not started again", of: .timer, kept: 9, [tap(1), away, back],
      ["freshness wrong-reset on item 1 field it"]
    ) {
      $0.fields[0].code.hidden = .stopped
    },
    Row(
      "an animation that the system ends", of: .animation, kept: 9, [tap(1), away, back],
      ["freshness lost-animation on item 1 field it"]
    ) {
      _ in
    },
    Row("an animation that is started again", of: .animation, kept: 9, [tap(1), away, back], []) {
      $0.fields[0].code.isSetWhenShown = true
    },
    Row(
      "an animation", of: .animation, [tap(1), away, back],
      ["freshness running-animation on item 12 field it from item 1"]
    ) { $0.fields[0].code.setting = .unless(.stopped) },
    Row(
      "a view too many", of: .subview, [away, back],
      ["freshness duplicated-view on item 10 field it"]
    ) { $0.fields[0].code.setting = .adds },
    Row("a view that is taken away", of: .subview, [away, back], []) {
      $0.fields[0].code.setting = .adds
      $0.fields[0].code.prepared = .number(0)
    },
    Row("a view that nobody adds", of: .subview, [], ["freshness never-set on item 0 field it"]) {
      $0.fields[0].code.setting = .never
    },
    Row("a hosted view", of: .hostedView, [away, back], []) {
      $0.fields[0].code.prepared = .noView
    },
    Row(
      "a hosted view that nobody sets", of: .hostedView, [away],
      ["freshness never-set on item 0 field it"]
    ) {
      $0.fields[0].code.setting = .never
    },
    Row(
      "a hosted view taken everywhere", of: .hostedView,
      swap, ["freshness hosted-view-taken on item 0 field it"]
    ) {
      $0.fields[0].code.prepared = .noView
      $0.fields[0].code.preparesElsewhere = true
    },
    Row("the focus", of: .focus, [(100, .focus(.id(ItemID(1)))), away, back], []) { _ in },
    Row(
      "the focus in the cell", of: .focus, [(100, .focus(.id(ItemID(1)))), away, back],
      ["freshness wrong-first-responder on item 12 field it from item 1"]
    ) {
      $0.fields[0].keeping = .cell
    },
    Row("the focus by a tap", of: .focus, [tap(1), (200, tap(2).1), away, back], []) { _ in },
  ]

  static let content: [Row] = [
    Row("right content", [away, back, (1500, .changeContent(.all, part: nil))], []) {
      $0.contentParts = [photo()]
    },
    Row(
      "to the cell that asked", [(100, away.1)],
      [
        "freshness stale-answer on item 10 field photo from item 3",
        "freshness stale-answer on item 11 field photo from item 2",
        "freshness stale-answer on item 12 field photo from item 1",
        "freshness stale-answer on item 13 field photo from item 0",
      ]
    ) {
      $0.contentParts = [photo { $0.answers = .capturedCell }]
    },
    Row(
      "an old answer", [(100, .changeContent(.one(.id(ItemID(1))), part: nil))],
      ["freshness stale-answer on item 1 field photo"]
    ) {
      $0.contentParts = [photo { $0.takesOldAnswers = true }]
    },
    Row(
      "content that is never set", [away],
      [
        "freshness leftover-state on item 10 field photo from item 3",
        "freshness leftover-state on item 11 field photo from item 2",
        "freshness leftover-state on item 12 field photo from item 1",
        "freshness leftover-state on item 13 field photo from item 0",
      ]
    ) {
      $0.contentParts = [photo()]
      $0.contentParts[0].code.setting = .never
    },
    Row("the placeholder last", [away, back], ["freshness placeholder-left on item 0 field photo"])
    {
      $0.contentParts = [photo { $0.setsPlaceholderLast = true }]
    },
    Row(
      "a change that no cell hears of", [(500, .changeContent(.all, part: nil))],
      ["freshness placeholder-left on item 0 field photo"]
    ) {
      $0.contentParts = [photo()]
      $0.code.reach = .noCell
    },
    Row(
      "a change of what was there", [away, back, (1500, .changeContent(.all, part: nil))],
      [
        "freshness placeholder-left on item 0 field photo",
        "freshness missed-update on item 0 field photo",
      ]
    ) {
      $0.contentParts = [photo()]
      $0.code.reach = .noCell
    },
    Row(
      "a change off screen", kept: 9, [away, (700, .changeContent(.all, part: nil)), back],
      ["freshness missed-while-prepared on item 0 field photo"]
    ) {
      $0.contentParts = [photo()]
      $0.code.reach = .cellsOnScreen
    },
    Row(
      "cancelled off screen", kept: 9, [(100, away.1), back],
      ["freshness placeholder-left on item 0 field photo"]
    ) {
      $0.contentParts = [photo { $0.cancelling = .whenHidden }]
    },
    Row("cancelled off screen, and asked for again", kept: 9, [(100, away.1), back], []) {
      $0.contentParts = [photo { $0.cancelling = .whenHidden }]
      $0.contentParts[0].code.isSetWhenShown = true
    },
    Row(
      "to where the item stood", [(100, above.1)],
      [
        "freshness stale-answer on item 40 field photo from item 0",
        "freshness stale-answer on item 0 field photo from item 1",
        "freshness stale-answer on item 1 field photo from item 2",
        "freshness stale-answer on item 2 field photo from item 3",
      ]
    ) {
      $0.contentParts = [photo { $0.answers = .capturedIndex }]
    },
    Row("failed", [], []) {
      $0.contentParts = [photo { $0.failures = .items([ItemID(1)], times: nil) }]
    },
  ]

  @Test(arguments: fields + listeners + types + content) func isFound(_ row: Row) {
    let violations = row.scenario.report().violations
    let found = violations.map { violation in
      violation.guarantee.rawValue + " " + (violation.faultClass?.rawValue ?? "none")
        + (violation.item.map { " on \($0)" } ?? "") + " field " + (violation.field ?? "none")
        + (violation.source.map { " from \($0)" } ?? "")
        + (violation.alsoBreaks == GuaranteeSet() ? "" : ", both")
    }
    #expect(found == row.found)
  }
}
