/// Errors in the blocks of cells.
enum CellDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "cell without a name",
      "cell { height 5 }",
      """
      a.scenario:2:6: error: expected a name, found '{'
          cell { height 5 }
               ^
          help: cell NAME { … }
      """),
    DiagnosticCase(
      "cell without a block",
      "cell A",
      """
      a.scenario:2:7: error: expected '{', found the end of the line
          cell A
                ^
          help: cell NAME { … }
      """),
    DiagnosticCase(
      "cell with a number for a name",
      """
      cell 5 { height 5 }
      items 3 of Foo
      """,
      """
      a.scenario:2:6: error: expected a name, found '5'
          cell 5 { height 5 }
               ^
          help: cell NAME { … }
      a.scenario:3:12: error: unknown cell kind 'Foo'
          items 3 of Foo
                     ^~~
          help: declare it: cell Foo { height POINTS }
      """),
    DiagnosticCase(
      "cell twice",
      """
      cell A { height 5 }
      cell A { height 6 }
      items 1 of A
      """,
      """
      a.scenario:3:6: error: cell 'A' is declared twice
          cell A { height 6 }
               ^
          help: line 2 declares it already: keep one of the two
      """),
    DiagnosticCase(
      "height twice",
      """
      cell A {
        height 5
        heights 5 6
      }
      items 1 of A
      """,
      """
      a.scenario:4:3: error: the height is stated twice
            heights 5 6
            ^~~~~~~~~~~
          help: line 3 states it already: keep one of the two
      """),
    DiagnosticCase(
      "estimate twice",
      """
      cell A {
        height 5
        estimate 5
        estimate 6
      }
      items 1 of A
      """,
      """
      a.scenario:5:3: error: the estimate is stated twice
            estimate 6
            ^~~~~~~~~~
          help: line 4 states it already: keep one of the two
      """),
    DiagnosticCase(
      "text height",
      "cell A { height text 60 chars }",
      """
      a.scenario:2:31: error: expected 'size', found '}'
          cell A { height text 60 chars }
                                        ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "no height",
      "cell A { height }",
      """
      a.scenario:2:17: error: expected a height, a range LOW..HIGH, 'from', 'text', 'image', 'photo' or 'formula', found '}'
          cell A { height }
                          ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "negative height",
      "cell A { height -5 }",
      """
      a.scenario:2:17: error: '-5' is not accepted
          cell A { height -5 }
                          ^~
          help: a height is a number from 0 to 447392
      """),
    DiagnosticCase(
      "height too large",
      "cell A { height 447393 }",
      """
      a.scenario:2:17: error: '447393' is not accepted
          cell A { height 447393 }
                          ^~~~~~
          help: a height is a number from 0 to 447392
      """),
    DiagnosticCase(
      "range upside down",
      "cell A { height 9..5 }",
      """
      a.scenario:2:17: error: '9..5' is not accepted
          cell A { height 9..5 }
                          ^~~~
          help: a range goes from the lower height to the higher one
      """),
    DiagnosticCase(
      "range with a count",
      "cell A { height 5..9 x 3 }",
      """
      a.scenario:2:22: error: a count where the number of items is known already
          cell A { height 5..9 x 3 }
                               ^
          help: leave it out: it holds for every item
      """),
    DiagnosticCase(
      "open range",
      "cell A { height 5.. }",
      """
      a.scenario:2:21: error: expected a height, found '}'
          cell A { height 5.. }
                              ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "range among heights",
      "cell A { heights 5 6..7 }",
      """
      a.scenario:2:21: error: expected 'x', a height or '}', found '..'
          cell A { heights 5 6..7 }
                              ^~
          help: heights HEIGHTS; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
  ]
}
