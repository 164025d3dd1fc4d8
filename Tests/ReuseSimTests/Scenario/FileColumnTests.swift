import ReuseSim
import Testing

@Suite struct FileColumnTests {
  private func result(_ heights: String, _ file: String) -> ScriptResult {
    let script = "scenario \"a\"\nrows heights \(heights)\n"
    return readScript(bytes: Array(script.utf8), path: "lists/a.scenario") { name in
      name == "feed.csv" ? .bytes(Array(file.utf8)) : .failure("no such file")
    }
  }

  private func runs(_ heights: String, _ file: String) -> [HeightRun] {
    let result = result(heights, file)
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    guard case .column(let column)? = result.scenarios.first?.items.first?.heights else {
      return []
    }
    #expect(
      result.scenarios.first?.items.first?.count == column.heights.reduce(0) { $0 + $1.count })
    return column.heights
  }

  private func run(_ points: Int64, _ count: Int = 1) -> HeightRun {
    HeightRun(height: Length(points: points), count: count)
  }

  @Test(arguments: [
    "60\n386\n386\n", "60\n386\n386", "60\r\n386\r\n386\r\n", "\u{FEFF}60\n386\n386\n",
    "height\n60\n386\n386\n", "# a remark\n\n60\n \t\n386\n#\n386\n", "60.0,x\n386,y\n386,\n",
    "60;1.5\n386;2\n386;3\n", "Höhe\n60\n386\n386\n", "\"height\n60\n386\n386\n",
    "\n# a\n高さ\n60\n386\n386\n", "\"h, px\";x\n60;1\n386;\n386\n", "  60 x\n\t386\ty\n386  z\n",
    "\"60\"\n\"386\"\n386\n", "60.00001\n386.000000000001\n385.9999999\n",
  ])
  func readsTheFirstColumn(file: String) {
    #expect(runs("from \"feed.csv\"", file) == [run(60), run(386, 2)])
    #expect(runs("from \"feed.csv\" column 1", file) == [run(60), run(386, 2)])
  }

  @Test(arguments: [
    "name,height\na,60\nb,386\n", "a , 60 , x\nb,386\n", "\"a, b\",\"60\"\nc,386\n",
    "name;height\na, b;60\nc;386\n".replacing(",", with: ""), "a 60\nb\t386 7\n",
  ])
  func readsALaterColumn(file: String) {
    #expect(runs("from \"feed.csv\" column 2", file) == [run(60), run(386)])
  }

  @Test func roundsToTheNearestUnit() {
    #expect(
      runs("from \"feed.csv\"", "88.33333333333333\n0.0001041666\n0.0001041667\n0\n") == [
        HeightRun(height: Length(units: 424_000), count: 1),
        HeightRun(height: Length(units: 0), count: 1),
        HeightRun(height: Length(units: 1), count: 1),
        HeightRun(height: Length(units: 0), count: 1),
      ])
  }

  @Test func loadsAFileOnce() {
    let script = """
      scenario "a"
      rows heights from "feed.csv"
      rows heights from "feed.csv" column 2
      rows heights from "none.csv"
      scenario "b"
      rows heights from "feed.csv"
      rows heights from "none.csv"
      """
    var asked: [String] = []
    _ = readScript(bytes: Array(script.utf8), path: "a.scenario") { name in
      asked.append(name)
      return name == "feed.csv" ? .bytes(Array("1 2\n".utf8)) : .failure("no such file")
    }
    #expect(asked == ["feed.csv", "none.csv"])
  }

  @Test func keepsItsNameAndColumn() {
    let result = result("from \"feed.csv\" column 2", "1 2\n")
    let column = FileColumn(
      file: "feed.csv", column: 2, heights: [HeightRun(height: Length(points: 2), count: 1)])
    #expect(result.scenarios.first?.kinds == [CellKind(name: "Row", height: .column(column))])
    #expect(
      result.scenarios.first?.items
        == [ItemBlock(count: 1, kind: 0, heights: .column(column))])
  }

  @Test(arguments: [
    (
      "60\nabc\n",
      """
      lists/feed.csv:2:1: error: 'abc' is no height
          abc
          ^~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "a\nb\n",
      """
      lists/feed.csv:2:1: error: 'b' is no height
          b
          ^
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "60\n  -5 # é\n",
      """
      lists/feed.csv:2:3: error: '-5' is no height
            -5 # é
            ^~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "447393\n",
      """
      lists/feed.csv:1:1: error: '447393' is no height
          447393
          ^~~~~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "60\n1e3\n",
      """
      lists/feed.csv:2:1: error: '1e3' is no height
          1e3
          ^~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "60,1\n,2\n",
      """
      lists/feed.csv:2:1: error: column 1 is empty
          ,2
          ^~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "\n60\r386\r",
      """
      lists/feed.csv:2:3: error: a line ends with CR alone
          60·386
            ^
          help: save the file with LF or CR LF line ends
      """
    ),
    (
      "60\n386\r",
      """
      lists/feed.csv:2:4: error: a line ends with CR alone
          386·
             ^
          help: save the file with LF or CR LF line ends
      """
    ),
    (
      "1;1,0\n",
      """
      lists/feed.csv:1:1: error: '1;1' is no height
          1;1,0
          ^~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392; the first line divides columns at commas
      """
    ),
    (
      "height;name\n1,5;a\n",
      """
      lists/feed.csv:2:1: error: '1,5' is no height
          1,5;a
          ^~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392; the first line divides columns at semicolons
      """
    ),
    (
      "60 a\n70;b\n",
      """
      lists/feed.csv:2:1: error: '70;b' is no height
          70;b
          ^~~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392; the first line divides columns at blanks
      """
    ),
    (
      "60,a\n70 b\n",
      """
      lists/feed.csv:2:1: error: '70 b' is no height
          70 b
          ^~~~
          help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392
      """
    ),
    (
      "",
      """
      lists/a.scenario:2:19: error: "feed.csv" is empty
          rows heights from "feed.csv"
                            ^~~~~~~~~~
          help: a file of heights has a height in each line
      """
    ),
    (
      "\u{FEFF} \r\n\t\n",
      """
      lists/a.scenario:2:19: error: "feed.csv" is empty
          rows heights from "feed.csv"
                            ^~~~~~~~~~
          help: a file of heights has a height in each line
      """
    ),
    (
      "# nothing\n\n",
      """
      lists/a.scenario:2:19: error: "feed.csv" has no heights in column 1
          rows heights from "feed.csv"
                            ^~~~~~~~~~
          help: a line of the file holds a number for each column
      """
    ),
  ])
  func saysWhatIsWrong(file: String, output: String) {
    #expect(
      Diagnostic.rendered(result("from \"feed.csv\"", file).diagnostics) == output + "\n")
  }

  /// A first line is a heading only when its field begins with a letter: no number is lost.
  @Test(arguments: [
    "1e3", ".5", "5.", "+5", "-5", "$5", "0x10", "½", "−5", "５", "1_000", "%", "?", "'5'", "(5)",
    "1.5.2", "5pt", "\"\"5",
  ])
  func losesNoFirstLine(field: String) {
    let mark = "^" + String(repeating: "~", count: field.unicodeScalars.count - 1)
    #expect(
      Diagnostic.rendered(result("from \"feed.csv\"", "\(field)\n60\n").diagnostics) == """
        lists/feed.csv:1:1: error: '\(field)' is no height
            \(field)
            \(mark)
            help: line 2 of lists/a.scenario wants heights: numbers from 0 to 447392

        """)
  }

  @Test func saysWhichLineIsTooShort() {
    #expect(
      Diagnostic.rendered(result("from \"feed.csv\" column 2", "a,1\nb,2\nc\n").diagnostics) == """
        lists/feed.csv:3:1: error: this line has 1 column
            c
            ^
            help: line 2 of lists/a.scenario asks for column 2, and the first line divides columns at commas

        """)
  }

  @Test func refusesALargeFile() {
    let file = String(repeating: "#", count: ScriptLimits.dataFileBytes + 1)
    #expect(
      Diagnostic.rendered(result("from \"feed.csv\"", file).diagnostics) == """
        lists/a.scenario:2:19: error: with "feed.csv" the files of the script have 16000001 bytes
            rows heights from "feed.csv"
                              ^~~~~~~~~~
            help: files of heights have at most 16000000 bytes together

        """)
  }

  @Test func refusesManyColumns() {
    let lines = (1...66).map { "rows heights from \"\($0).csv\"\n" }.joined()
    let result = readScript(bytes: Array(("scenario \"a\"\n" + lines).utf8), path: "a") { _ in
      .bytes([0x31])
    }
    #expect(
      result.diagnostics.map { $0.rendered }
        == [66, 67].map { line in
          """
          a:\(line):19: error: the script reads too many columns of files
              rows heights from "\(line - 1).csv"
                                ^~~~~~~~
              help: it reads at most 64
          """
        })
  }

  @Test func refusesManyHeights() {
    let file = String(repeating: "1\n", count: ScriptLimits.dataFileHeights + 1)
    #expect(
      Diagnostic.rendered(result("from \"feed.csv\"", file).diagnostics) == """
        lists/feed.csv:1000001:1: error: the file has too many heights for line 2 of lists/a.scenario
            1
            ^
            help: it has at most 1000000

        """)
  }

  @Test func namesAFileBesideAScriptWithoutAFolder() {
    let script = Array("scenario \"a\"\nrows heights from \"b/c.csv\"\n".utf8)
    for (path, file) in [("a", "b/c.csv"), ("x/y", "x/b/c.csv"), ("/y", "/b/c.csv")] {
      let result = readScript(bytes: script, path: path) { _ in .bytes(Array("1\nx".utf8)) }
      #expect(result.diagnostics.map { $0.path } == [file])
    }
    let absolute = Array("scenario \"a\"\nrows heights from \"/c.csv\"\n".utf8)
    let result = readScript(bytes: absolute, path: "x/y") { _ in .bytes(Array("1\nx".utf8)) }
    #expect(result.diagnostics.map { $0.path } == ["/c.csv"])
  }
}
