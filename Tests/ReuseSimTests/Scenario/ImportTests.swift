import ReuseSim
import Testing

/// Files that a script imports.
@Suite struct ImportTests {
  private func read(_ files: [String: String], path: String = "a.scenario") -> ScriptResult {
    let script = files[path] ?? ""
    return readScript(bytes: Array(script.utf8), path: path) { name in
      files[name].map { .bytes(Array($0.utf8)) } ?? .failure("no such file")
    }
  }

  private func output(_ files: [String: String], path: String = "a.scenario") -> String {
    Diagnostic.rendered(read(files, path: path).diagnostics)
  }

  @Test func whatIsImportedCountsBeforeWhatTheScriptSays() throws {
    let result = read([
      "a.scenario": """
      import "lists/cells.shared"
      estimate 30
      scenario "a"
      seed 4
      cell Mine { height 9 }
      items 2 of Photo
      items 1 of Mine
      """,
      "lists/cells.shared": """
      # Shared by all lists.
      import "../base.shared"
      estimate 20
      seed 3
      cell Photo { heights from "photos.csv" }
      cell Article { height 80 }
      scenario "cells, shown"
      seed 5
      """,
      "base.shared": """
      estimate 10
      device 100x200
      items 3 of Article
      cell Article { height 70 }
      """,
      "lists/photos.csv": "60\n70\n",
    ])
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let scenario = try #require(result.scenarios.first)
    #expect(result.scenarios.map { $0.name } == ["a"])
    #expect(scenario.seed == 4)
    #expect(scenario.overrides.estimate == .constant(Length(points: 30)))
    #expect(scenario.device.width == Length(points: 100))
    #expect(scenario.kinds.map { $0.name } == ["Article", "Photo", "Mine"])
    #expect(scenario.kinds[0].height == .constant(Length(points: 80)))
    #expect(
      scenario.kinds[1].height
        == .column(
          FileColumn(
            file: "lists/photos.csv", column: 1,
            heights: [60, 70].map { HeightRun(height: Length(points: $0), count: 1) })))
    #expect(scenario.items.map { $0.count } == [3, 2, 1])
    #expect(scenario.firstLine == 3)
  }

  /// A file that two others import is read once, where it is imported first.
  @Test func aFileCountsOnce() {
    let result = read([
      "a.scenario": "import \"b\"\nimport \"c\"\nscenario \"a\"\n",
      "b": "import \"d\"\nseed 2\n", "c": "import \"./x/../d\"\nseed 3\n",
      "d": "cell A { height 1 }\nitems 1 of A\nseed 1\n",
    ])
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    #expect(result.scenarios.map { $0.items.count } == [1])
    #expect(result.scenarios.map { $0.seed } == [3])
  }

  @Test func errorsStandWhereTheyAre() {
    #expect(
      output([
        "a.scenario": "import \"x/b\"\nscenario \"a\"\nitems 3 of A\n",
        "x/b": "seed 1\nsed 2\ncell A { height 5 }\n",
      ]) == """
        x/b:2:1: error: unknown word 'sed'
            sed 2
            ^~~
            help: did you mean 'seed'? a line starts with: \(StartWords.script)

        """)
    #expect(
      output(
        [
          "lists/a.scenario": "import \"b\"\nscenario \"a\"\n",
          "b": "cell A {\n}\nitems 3 of B\nitems 2 of A\nseed 1\nseed 2\n",
        ], path: "lists/a.scenario") == """
          lists/b:3:12: error: unknown cell kind 'B'
              items 3 of B
                         ^
              help: declare it: cell B { height POINTS }; declared: A
          lists/b:4:12: error: cell 'A' has no height
              items 2 of A
                         ^
              help: add 'height POINTS' to the block on line 1 of lists/b, or 'heights …' here
          lists/b:6:1: error: 'seed' is stated twice
              seed 2
              ^~~~~~
              help: line 5 of lists/b states it already: keep one of the two

          """)
  }

  @Test func filesOfHeightsAreNextToTheFileThatNamesThem() {
    #expect(
      output([
        "a.scenario": "import \"x/b\"\nscenario \"a\"\n",
        "x/b": "rows heights from \"h.csv\"\n", "x/h.csv": "60\nx\n",
      ]) == """
        x/h.csv:2:1: error: 'x' is no height
            x
            ^
            help: line 1 of x/b wants heights: numbers from 0 to 447392

        """)
  }

  @Test func missingFilesAreToldWithTheWayThatLeadsThere() {
    #expect(
      output([
        "a.scenario": "seed 1\nimport \"x/b\"\nscenario \"a\"\n",
        "x/b": "import \"c\"\n", "x/c": "seed 1\nseed 2\nimport \"d\"\n",
      ]) == """
        x/c:3:8: error: cannot import "d": no such file
            import "d"
                   ^~~
            help: a file is looked for in the folder of the file that imports it; imported by x/b:1, by a.scenario:2

        """)
  }

  @Test(arguments: [
    (
      ["a.scenario": "import \"a.scenario\"\nscenario \"a\"\n"],
      """
      a.scenario:1:8: error: the files import each other in a circle: a.scenario, a.scenario
          import "a.scenario"
                 ^~~~~~~~~~~~
          help: take one of these imports out

      """
    ),
    (
      [
        "a.scenario": "import \"b\"\nscenario \"a\"\n", "b": "import \"c/d\"\n",
        "c/d": "import \"../b\"\n",
      ],
      """
      c/d:1:8: error: the files import each other in a circle: b, c/d, b
          import "../b"
                 ^~~~~~
          help: take one of these imports out; imported by b:1, by a.scenario:1

      """
    ),
  ])
  func circlesAreTold(files: [String: String], expected: String) {
    #expect(output(files) == expected)
  }

  @Test func whatHappensCannotBeImported() {
    #expect(
      output([
        "a.scenario": "import \"b\"\nscenario \"a\"\n",
        "b": "at 1s fling 3\nvariant \"x\" { seed 1 }\n",
      ]) == """
        b:1:1: error: 'at' cannot be imported
            at 1s fling 3
            ^~~~~~~~~~~~~
            help: write it into the script; an imported file has lines that start with: \(StartWords.imported)
        b:2:1: error: 'variant' cannot be imported
            variant "x" { seed 1 }
            ^~~~~~~~~~~~~~~~~~~~~~
            help: write it into the script; an imported file has lines that start with: \(StartWords.imported)

        """)
  }

  @Test(arguments: [
    (
      "\0",
      "b:1:1: error: NUL byte: this is no text\n    ·\n    ^\n    help: a script is UTF-8 text\n"
    ),
    (
      "seed 1\r\n",
      "b:1:7: error: the lines end with CR LF\n    seed 1·\n          ^\n    help: save the script with "
        + "LF line ends, as text files have on macOS and Linux\n"
    ),
    (
      "#" + String(repeating: "x", count: 10_000_000),
      "a.scenario:1:8: error: with \"b\" the imported files have 10000001 bytes\n    import \"b\"\n"
        + "           ^~~\n    help: they have at most 4000000 bytes together\n"
    ),
  ])
  func hostileFilesAreRefused(text: String, expected: String) {
    #expect(output(["a.scenario": "import \"b\"\nscenario \"a\"\n", "b": text]) == expected)
  }

  @Test func depthAndNumberAreLimited() {
    var deep = ["a.scenario": "import \"1\"\nscenario \"a\"\n"]
    for number in 1...20 { deep["\(number)"] = "import \"\(number + 1)\"\n" }
    #expect(
      output(deep) == """
        8:1:8: error: too many files import each other in a row
            import "9"
                   ^~~
            help: at most 8 are accepted; imported by 7:1, by 6:1, by 5:1, by 4:1, by 3:1, by 2:1, by 1:1, by a.scenario:1

        """)
    var wide: [String: String] = [:]
    wide["a.scenario"] = (0..<70).map { "import \"\($0)\"\n" }.joined() + "scenario \"a\"\n"
    for number in 0..<70 { wide["\(number)"] = "" }
    #expect(
      output(wide).hasPrefix(
        """
        a.scenario:65:8: error: the script imports too many files
            import "64"
                   ^~~~
            help: it imports at most 64

        """))
  }

  /// A file that fails causes no errors about what it would have declared.
  @Test func aFailedFileIsSaidOnce() {
    #expect(
      output([
        "a.scenario": "import \"b\"\nscenario \"a\"\nitems 3 of A\n", "b": "cell A { height }\n",
      ]) == """
        b:1:17: error: expected a height, a range LOW..HIGH, 'from', 'text', 'image', 'photo' or 'formula', found '}'
            cell A { height }
                            ^
            help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA

        """)
  }

  /// Imported settings count as stated in the explicit form, and are no part of it.
  @Test func theExplicitFormKeepsWhatIsImported() {
    let files = [
      "a.scenario": "import \"b\"\nscenario \"a\"\nitems 1 of A\n",
      "b": "device 100x200\nplatform uikit-table\nestimate 33\nseed 2\ncell A { height 3 }\n",
    ]
    let result = read(files)
    let explicit = result.document.explicit(importing: result.imported)
    let words = explicit.printed.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(words.contains("sizes"))
    #expect(!words.contains("device") && !words.contains("estimate") && !words.contains("seed"))
    var again = files
    again["a.scenario"] = explicit.printed
    let scenario = read(again).scenarios.first
    #expect(scenario?.device == result.scenarios.first?.device)
    #expect(scenario?.platform == "uikit-table")
    #expect(scenario?.overrides.estimate == .constant(Length(points: 33)))
    #expect(scenario?.overrides.measuredSizes == .droppedOnReload)
  }
}
