import ReuseSim
import Testing

@Suite struct ReadScriptTests {
  @Test func readsATableThatForgets() throws {
    let result = readScript(
      bytes: Array(ScriptSamples.forgettingTable.utf8), path: "table.scenario"
    ) { _ in .failure("no such file") }
    #expect(result.diagnostics == [])
    var expected = Scenario(name: "Estimate 44 for rows of 88, reload while reading")
    expected.device = Device(
      width: Length(points: 375), height: Length(points: 667), scale: 2, rate: 60)
    expected.platform = "uikit-table"
    expected.overrides.estimate = .constant(Length(points: 44))
    let height = HeightModel.constant(Length(points: 88))
    expected.kinds = [CellKind(name: "Row", height: height)]
    expected.items = [ItemBlock(count: 1000, kind: 0, heights: height)]
    expected.commands = [
      TimedCommand(
        time: .zero,
        command: .scrollBy(Length(points: 8000), over: Time(milliseconds: 500)), line: 8),
      TimedCommand(time: Time(milliseconds: 1000), command: .reloadData, line: 9),
      TimedCommand(
        time: Time(milliseconds: 1100),
        command: .drag(Length(points: -200), over: Time(milliseconds: 200)), line: 10),
    ]
    let sum = Expression.binary(
      .plus, .binary(.times, .number(Rational(44)), .reading(.unmeasured)),
      .binary(.times, .number(Rational(88)), .reading(.measured)))
    expected.expectations = [
      Expectation(
        moment: .end, condition: .comparison(.metric(.jumpMax), .greater, .number(Rational(1000))),
        text: "jump.max > 1000", line: 11),
      Expectation(
        moment: .everyFrame, condition: .comparison(.reading(.contentHeight), .equal, sum),
        text: "content.height = 44 * unmeasured + 88 * measured at every frame", line: 12),
    ]
    expected.firstLine = 2
    expected.lastLine = 12
    #expect(result.scenarios == [expected])
  }

  /// Lines may name the kind of rows that come later.
  @Test func rowsAndTheirItemsStandInAnyOrder() {
    let rows = "rows heights 88 x 10\n"
    let others = [
      "items 5 of Row\n", "at 0s insert 3 at 0\n", "at 0s insert 3 of Row at 0 heights 4\n",
    ]
    for line in others {
      let scenarios = ["\(rows)\(line)", "\(line)\(rows)"].map { lines in
        readScript(bytes: Array("scenario \"a\"\n\(lines)".utf8), path: "a") { _ in .failure("") }
          .scenarios.first
      }
      #expect(scenarios[0]?.kinds == [CellKind(name: "Row", height: .constant(Length(points: 88)))])
      #expect(scenarios[1]?.kinds == scenarios[0]?.kinds)
      #expect(scenarios[1]?.items.count == scenarios[0]?.items.count)
      let commands = scenarios.map { $0?.commands.map { $0.command } }
      #expect(commands[1] == commands[0])
    }
  }
}
