import ReuseSim
import Testing

@Suite struct SharedLinesTests {
  private func scenarios(_ text: String) -> [Scenario] {
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("no such file") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return result.scenarios
  }

  @Test func everyScenarioBeginsWithThem() {
    let scenarios = scenarios(
      """
      cell A { height 5 }
      items 3 of A
      seed 7
      platform ideal
      at 1s fling 1
      expect no violations

      scenario "one"
      seed 8
      cell A { height 6 }
      at 0s fling 2
      items 2 of A

      scenario "two"
      platform uikit-table
      cell B { height 7 }
      items 1 of B
      """)
    #expect(scenarios.map { $0.name } == ["one", "two"])
    #expect(scenarios.map { $0.seed } == [8, 7])
    #expect(scenarios.map { $0.platform } == ["ideal", "uikit-table"])
    #expect(
      scenarios.map { $0.kinds } == [
        [CellKind(name: "A", height: .constant(Length(points: 6)))],
        [
          CellKind(name: "A", height: .constant(Length(points: 5))),
          CellKind(name: "B", height: .constant(Length(points: 7))),
        ],
      ])
    #expect(
      scenarios.map { $0.items } == [
        [ItemBlock(count: 3, kind: 0), ItemBlock(count: 2, kind: 0)],
        [ItemBlock(count: 3, kind: 0), ItemBlock(count: 1, kind: 1)],
      ])
    #expect(scenarios.map { $0.commands.map { $0.line } } == [[11, 5], [5]])
    #expect(scenarios.map { $0.expectations.map { $0.line } } == [[6], [6]])
    #expect(scenarios.map { $0.firstLine } == [8, 14])
    #expect(scenarios.map { $0.lastLine } == [13, 17])
  }

  @Test func sizesOfTextAreStatedOnceInEachPart() {
    func metrics(_ size: Int64, _ width: Int64, _ line: Int64) -> TextMetrics {
      TextMetrics(
        size: Length(points: size), characterWidth: Length(points: width),
        lineHeight: Length(points: line))
    }
    let scenarios = scenarios(
      """
      text size 17 width 8 line 20
      text size 16 width 7 line 19
      scenario "one"
      text size 17 width 9 line 21
      text size 15 width 6 line 18
      scenario "two"
      """)
    #expect(
      scenarios.map { $0.textMetrics } == [
        [metrics(17, 9, 21), metrics(16, 7, 19), metrics(15, 6, 18)],
        [metrics(17, 8, 20), metrics(16, 7, 19)],
      ])
  }

  @Test func anErrorInThemIsSaidOnce() {
    let text = "items 3 of A\nscenario \"one\"\nscenario \"two\"\n"
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("no such file") }
    #expect(
      Diagnostic.rendered(result.diagnostics) == """
        a:1:12: error: unknown cell kind 'A'
            items 3 of A
                       ^
            help: declare it: cell A { height POINTS }

        """)
    #expect(result.scenarios == [])
  }

  @Test func rowsGiveTheirKindItsHeights() {
    let table = HeightModel.table([
      HeightRun(height: Length(points: 60), count: 1),
      HeightRun(height: Length(points: 70), count: 2),
    ])
    let scenarios = scenarios(
      """
      scenario "implicit"
      rows heights 60 70 x 2
      rows heights 5 x 9
      at 0s insert 4 at 0
      scenario "declared"
      cell Row { estimate 50 }
      rows heights 60 70 x 2
      scenario "with a height"
      cell Row { height 1 }
      rows heights 60 70 x 2
      """)
    #expect(
      scenarios.map { $0.kinds } == [
        [CellKind(name: "Row", height: table)],
        [CellKind(name: "Row", height: table, estimate: Length(points: 50))],
        [CellKind(name: "Row", height: .constant(Length(points: 1)))],
      ])
    #expect(
      scenarios.first?.items == [
        ItemBlock(count: 3, kind: 0, heights: table),
        ItemBlock(count: 9, kind: 0, heights: .constant(Length(points: 5))),
      ])
    #expect(
      scenarios.first?.commands.map { $0.command }
        == [.insert([ItemBlock(count: 4, kind: 0)], .index(0))])
  }
}
