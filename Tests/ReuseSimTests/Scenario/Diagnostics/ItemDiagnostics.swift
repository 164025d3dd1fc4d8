/// Errors in items and their cells.
enum ItemDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "unknown cell",
      "items 3 of A",
      """
      a.scenario:2:12: error: unknown cell kind 'A'
          items 3 of A
                     ^
          help: declare it: cell A { height POINTS }
      """),
    DiagnosticCase(
      "unknown cell, near one",
      """
      cell Article { height 5 }
      items 3 of Artcle
      """,
      """
      a.scenario:3:12: error: unknown cell kind 'Artcle'
          items 3 of Artcle
                     ^~~~~~
          help: did you mean 'Article'?
      """),
    DiagnosticCase(
      "unknown cell, others",
      """
      cell Foo { height 5 }
      items 3 of Artcle
      """,
      """
      a.scenario:3:12: error: unknown cell kind 'Artcle'
          items 3 of Artcle
                     ^~~~~~
          help: declare it: cell Artcle { height POINTS }; declared: Foo
      """),
    DiagnosticCase(
      "cell without a height",
      """
      cell A { estimate 5 }
      items 3 of A
      """,
      """
      a.scenario:3:12: error: cell 'A' has no height
          items 3 of A
                     ^
          help: add 'height POINTS' to the block on line 2, or 'heights …' here
      """),
    DiagnosticCase(
      "items without a kind",
      "items 3",
      """
      a.scenario:2:8: error: expected 'mixed' or 'of', found the end of the line
          items 3
                 ^
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "no items",
      """
      cell A { height 5 }
      items 0 of A
      """,
      """
      a.scenario:3:7: error: '0' is not accepted
          items 0 of A
                ^
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "too many items",
      """
      cell A { height 5 }
      items 100000001 of A
      """,
      """
      a.scenario:3:7: error: '100000001' is not accepted
          items 100000001 of A
                ^~~~~~~~~
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "too many items in all",
      """
      cell A { height 5 }
      items 60000000 of A
      items 60000000 of A
      """,
      """
      a.scenario:4:1: error: the list starts with too many items
          items 60000000 of A
          ^~~~~~~~~~~~~~~~~~~
          help: it starts with at most 100000000
      """),
    DiagnosticCase(
      "items without a count",
      """
      cell A { height 5 }
      items of A
      """,
      """
      a.scenario:3:11: error: how many items are these?
          items of A
                    ^
          help: write a count, or as many heights: heights 60 386 437
      """),
    DiagnosticCase(
      "items that are placed",
      """
      cell A { height 5 }
      items 3 of A at 0
      """,
      """
      a.scenario:3:14: error: expected 'heights' or the end of the line, found 'at'
          items 3 of A at 0
                       ^~
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "cell that nothing uses",
      "cell A { height 5 }",
      """
      a.scenario:2:6: warning: no items of cell 'A' are ever in the list
          cell A { height 5 }
               ^
          help: write 'items COUNT of A', or remove the cell
      """),
    DiagnosticCase(
      "cell whose height failed",
      """
      cell A { heigt 5 }
      items 3 of A
      """,
      """
      a.scenario:2:10: error: unknown word 'heigt'
          cell A { heigt 5 }
                   ^~~~~
          help: did you mean 'height'? a line about a cell starts with: \(StartWords.cell)
      """),
    DiagnosticCase(
      "cell whose line failed",
      """
      cell A {
        heigt 5
      }
      items 3 of A
      """,
      """
      a.scenario:3:3: error: unknown word 'heigt'
            heigt 5
            ^~~~~
          help: did you mean 'height'? a line about a cell starts with: \(StartWords.cell)
      """),
    DiagnosticCase(
      "declared on a failed line",
      """
      cel Foo { height 5 }
      items 3 of Foo
      items 3 of Bar
      """,
      """
      a.scenario:2:1: error: unknown word 'cel'
          cel Foo { height 5 }
          ^~~
          help: did you mean 'cell'? a line starts with: \(StartWords.script)
      a.scenario:4:12: error: unknown cell kind 'Bar'
          items 3 of Bar
                     ^~~
          help: declare it: cell Bar { height POINTS }
      """),
    DiagnosticCase(
      "negative count of items",
      "items -5 of A",
      """
      a.scenario:2:7: error: '-5' is not accepted
          items -5 of A
                ^~
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "negative count of inserted items",
      "at 0s insert -5 at 0",
      """
      a.scenario:2:14: error: '-5' is not accepted
          at 0s insert -5 at 0
                       ^~
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "negative height behind another",
      "rows heights 5 -6",
      """
      a.scenario:2:16: error: '-6' is not accepted
          rows heights 5 -6
                         ^~
          help: a height is a number from 0 to 447392
      """),
  ]
}
