import Testing

@testable import ReuseSim

/// What the lines about fields and the code of cells come to, and the commands about fields.
@Suite struct CellCodeMeaningTests {
  private func scenario(_ cell: String, _ lines: String = "") throws -> Scenario {
    let script = "scenario \"a\"\ncell A {\nheight 5\n\(cell)\n}\nitems 9 of A\n\(lines)\n"
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("no such file") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return try #require(result.scenarios.first)
  }

  @Test(arguments: [
    ("field f: flag", CellField(name: "f", type: .flag)),
    ("field f: flag = yes", CellField(name: "f", type: .flag, initial: .flag(true))),
    (
      "field f: choice S|M = M, kept in cell",
      CellField(name: "f", type: .choice(["S", "M"]), initial: .choice("M"), keeping: .cell)
    ),
    ("field f: number = -7", CellField(name: "f", type: .number, initial: .number(-7))),
    (
      "field f: text = \"a\", kept in both",
      CellField(name: "f", type: .text, initial: .text("a"), keeping: .both(.atOnce))
    ),
    (
      "field f: scroll-offset = -4.5, kept in both saved at-end-display",
      CellField(
        name: "f", type: .scrollOffset, initial: .offset(Length(units: -21_600)),
        keeping: .both(.atEndDisplay))
    ),
    (
      "field f: timer = running, kept in both saved at-reuse",
      CellField(
        name: "f", type: .timer, initial: .running(since: .zero), keeping: .both(.atReuse))
    ),
    ("field f: animation", CellField(name: "f", type: .animation)),
    ("field f: selection", CellField(name: "f", type: .selection)),
    ("field f: focus", CellField(name: "f", type: .focus)),
    ("field f: constraint", CellField(name: "f", type: .constraint)),
    ("field f: subview", CellField(name: "f", type: .subview)),
    ("field f: hosted-view", CellField(name: "f", type: .hostedView)),
  ])
  func field(_ line: String, _ field: CellField) throws {
    #expect(try scenario(line).kinds[0].fields == [field])
  }

  @Test(arguments: [
    ("configure sets f", FieldCode.Setting.always), ("configure sets f always", .always),
    ("configure sets f when 3", .when(.number(3))),
    ("configure sets f unless 0", .unless(.number(0))), ("configure skips f", .never),
  ])
  func configure(_ line: String, _ setting: FieldCode.Setting) throws {
    #expect(try scenario("field f: number\n\(line)").kinds[0].fields[0].code.setting == setting)
  }

  @Test func whatOtherCallsDo() throws {
    let kind = try scenario(
      """
      image latency 80ms
      field note: text = "a"
      field size: choice S|M
      field badge: subview
      field player: hosted-view
      configure adds badge
      configure sets image unless placeholder
      prepare-for-reuse resets note, size to M, badge to 1, player everywhere
      prepare-for-reuse resets image
      will-display sets size, image
      end-display resets note to "", player
      listeners once, removed in prepare-for-reuse
      edits go to captured generation
      changes reach cells on screen
      data-source dequeues twice
      measuring adds 1.5
      """
    ).kinds[0]
    #expect(
      kind.fields.map { $0.code.prepared } == [
        .text("a"), .choice("M"), .number(1), .noView,
      ])
    #expect(kind.fields.map { $0.code.preparesElsewhere } == [false, false, false, true])
    #expect(kind.fields.map { $0.code.isSetWhenShown } == [false, true, false, false])
    #expect(kind.fields.map { $0.code.hidden } == [.text(""), nil, nil, .noView])
    #expect(kind.fields.map { $0.code.setting } == [.always, .always, .adds, .always])
    #expect(kind.contentParts[0].code.prepared == .placeholder)
    #expect(kind.contentParts[0].code.isSetWhenShown)
    #expect(kind.contentParts[0].code.setting == .unless(.placeholder))
    #expect(kind.code.listening == .once && kind.code.removesListeners)
    #expect(kind.code.target == .capturedGeneration && kind.code.reach == .cellsOnScreen)
    #expect(kind.code.dequeuesTwice)
    #expect(kind.code.restlessHeight == Length(units: 7200))
  }

  @Test(arguments: [
    ("tap item 1 f", "field f: flag", Command.act(.tap, on: .id(ItemID(1)), field: "f")),
    (
      "drag index 1 f by -4 for 200ms", "field f: scroll-offset",
      .act(.scroll(-.pt(4)), on: .index(1), field: "f", for: .ms(200))
    ),
    (
      "type \"a\" in item 1 f", "field f: text",
      .act(.type("a"), on: .id(ItemID(1)), field: "f")
    ),
    ("type \"a\"", "field f: text", .type("a")), ("miscount by -2", "", .miscount(-2)),
    (
      "choose index 1 f M", "field f: choice S|M",
      .act(.choose("M"), on: .index(1), field: "f")
    ),
    (
      "swipe index 1 f closed", "field f: flag",
      .act(.swipe(opens: false), on: .index(1), field: "f")
    ),
    ("deselect index 1 f", "field f: selection", .act(.select(false), on: .index(1), field: "f")),
    ("start index 1 f", "field f: timer", .act(.play(true), on: .index(1), field: "f")),
    ("stop index 1 f", "field f: animation", .act(.play(false), on: .index(1), field: "f")),
    ("set index 1 f \"yes\"", "field f: text", .set(.one(.index(1)), field: "f", to: .text("yes"))),
    (
      "set index 1 f 0.00005", "field f: scroll-offset",
      .set(.one(.index(1)), field: "f", to: .offset(.zero))
    ),
    ("change content of all items", "image latency 80ms", .changeContent(.all, part: nil)),
    (
      "change content of index 1 image", "image latency 80ms",
      .changeContent(.one(.index(1)), part: .image)
    ),
  ])
  func command(_ line: String, _ cell: String, _ command: Command) throws {
    #expect(try scenario(cell, "at 0s \(line)").commands.map { $0.command } == [command])
  }

  /// What the app sets running does so from then on; code that asks whether something runs does not ask since when.
  @Test func runningIsSinceTheCommand() throws {
    #expect(FieldValue.running(since: .zero).started(at: .ms(5)) == .running(since: .ms(5)))
    #expect(FieldValue.stopped.started(at: .ms(5)) == .stopped)
    let kind = try scenario("field f: timer\nconfigure sets f when running").kinds[0]
    let running = FieldValue.running(since: .ms(700))
    #expect(kind.configured(0, running, over: .stopped) == running)
    #expect(kind.configured(0, .stopped, over: running) == nil)
  }
}
