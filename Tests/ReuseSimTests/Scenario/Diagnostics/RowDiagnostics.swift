/// Errors in rows, inserts and files.
enum RowDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "cell whose height failed twice",
      """
      cell A
      items 3 of A
      at 0s insert 3 at 0
      """,
      """
      a.scenario:2:7: error: expected '{', found the end of the line
          cell A
                ^
          help: cell NAME { … }
      """),
    DiagnosticCase(
      "rows",
      "rows 88 x 10",
      """
      a.scenario:2:6: error: expected 'heights', found '88'
          rows 88 x 10
               ^~
          help: rows heights HEIGHTS; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "rows without heights",
      "rows heights",
      """
      a.scenario:2:13: error: expected a height, a range LOW..HIGH, 'from', 'text' or 'formula', found the end of the line
          rows heights
                      ^
          help: rows heights HEIGHTS; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "rows in a range",
      "rows heights 60..400",
      """
      a.scenario:2:14: error: '60..400' is not accepted
          rows heights 60..400
                       ^~~~~~~
          help: here a range needs a count: 60..400 x 30
      """),
    DiagnosticCase(
      "row count",
      "rows heights 88 x 0",
      """
      a.scenario:2:19: error: '0' is not accepted
          rows heights 88 x 0
                            ^
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "too many rows",
      "rows heights 88 x 60000000 44 x 60000000",
      """
      a.scenario:2:14: error: '88 x 60000000 44 x 60000000' is not accepted
          rows heights 88 x 60000000 44 x 60000000
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: there are at most 100000000 items
      """),
    DiagnosticCase(
      "insert of what",
      "at 0s insert 3 at 0",
      """
      a.scenario:2:1: error: of which cell kind are these items?
          at 0s insert 3 at 0
          ^~~~~~~~~~~~~~~~~~~
          help: declare one: cell NAME { height POINTS }
      """),
    DiagnosticCase(
      "insert of which",
      """
      cell A { height 5 }
      cell B { height 5 }
      items 1 of A
      items 1 of B
      at 0s insert 3 at 0
      """,
      """
      a.scenario:6:1: error: of which cell kind are these items?
          at 0s insert 3 at 0
          ^~~~~~~~~~~~~~~~~~~
          help: say 'of NAME'; declared: A, B
      """),
    DiagnosticCase(
      "insert where",
      """
      rows heights 5
      at 0s insert 3
      """,
      """
      a.scenario:3:15: error: expected 'mixed', 'of' or 'at', found the end of the line
          at 0s insert 3
                        ^
          help: insert [COUNT] [KINDS] at PLACE [heights HEIGHTS], or insert section at N|end { … }, or insert sections COUNT at N|end { … }; PLACE: N, end, before item ID|index N, after item ID|index N, start of section ID, end of section ID; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "insert how many",
      """
      rows heights 5
      at 0s insert at 0
      """,
      """
      a.scenario:3:18: error: how many items are these?
          at 0s insert at 0
                           ^
          help: write a count, or as many heights: heights 60 386 437
      """),
    DiagnosticCase(
      "insert before what",
      """
      rows heights 5
      at 0s insert 3 at before 5
      """,
      """
      a.scenario:3:26: error: expected 'item' or 'index', found '5'
          at 0s insert 3 at before 5
                                   ^
          help: insert [COUNT] [KINDS] at PLACE [heights HEIGHTS], or insert section at N|end { … }, or insert sections COUNT at N|end { … }; PLACE: N, end, before item ID|index N, after item ID|index N, start of section ID, end of section ID; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "insert misspelt",
      """
      rows heights 5
      at 0s insert 3 at ends
      """,
      """
      a.scenario:3:19: error: expected 'end', 'start', 'before', 'after' or a position, found 'ends'
          at 0s insert 3 at ends
                            ^~~~
          help: did you mean 'end'?
      """),
    DiagnosticCase(
      "insert too many in all",
      """
      rows heights 5
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      at 0s insert 100000000 at 0
      """,
      """
      a.scenario:24:1: error: the scenario creates too many items
          at 0s insert 100000000 at 0
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: it creates at most 2147483646 in all
      """),
    DiagnosticCase(
      "file without quotes",
      "rows heights from feed.csv",
      """
      a.scenario:2:19: error: expected a file name in quotes, found 'feed.csv'
          rows heights from feed.csv
                            ^~~~~~~~
          help: rows heights HEIGHTS; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "file without a name",
      """
      rows heights from ""
      """,
      """
      a.scenario:2:19: error: a file without a name
          rows heights from ""
                            ^~
          help: from "FILE"
      """),
    DiagnosticCase(
      "column",
      """
      rows heights from "feed.csv" column 0
      """,
      """
      a.scenario:2:37: error: '0' is not accepted
          rows heights from "feed.csv" column 0
                                              ^
          help: a column is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "missing file",
      """
      rows heights from "none.csv" column 2
      """,
      """
      a.scenario:2:19: error: cannot read "none.csv": no such file
          rows heights from "none.csv" column 2
                            ^~~~~~~~~~
          help: a file is looked for in the folder of the script
      """),
    DiagnosticCase(
      "heading that is too short",
      """
      rows heights from "feed.csv" column 2
      """,
      """
      feed.csv:1:1: error: this line has 1 column
          60
          ^~
          help: line 2 of a.scenario asks for column 2, and the first line divides columns at blanks
      """),
    DiagnosticCase(
      "rows and a cell without a height",
      """
      cell Row { estimate 5 }
      at 0s insert 3 at 0
      """,
      """
      a.scenario:3:1: error: cell 'Row' has no height
          at 0s insert 3 at 0
          ^~~~~~~~~~~~~~~~~~~
          help: add 'height POINTS' to the block on line 2, or 'heights …' here
      """),
  ]
}
