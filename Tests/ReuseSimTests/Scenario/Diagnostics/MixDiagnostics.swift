/// Errors in formulas of heights, and in items of several kinds.
enum MixDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "formula without anything",
      """
      cell A { height formula }
      items 1 of A
      """,
      """
      a.scenario:2:25: error: expected a number, 'n', 'min', 'max' or 'floor', found '}'
          cell A { height formula }
                                  ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula with an unknown name",
      """
      cell A { height formula 40 + m * 3 }
      items 1 of A
      """,
      """
      a.scenario:2:30: error: expected a number, 'n', 'min', 'max' or 'floor', found 'm'
          cell A { height formula 40 + m * 3 }
                                       ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula with two names as one",
      """
      cell A { height formula n-1 }
      items 1 of A
      """,
      """
      a.scenario:2:25: error: expected a number, 'n', 'min', 'max' or 'floor', found 'n-1'
          cell A { height formula n-1 }
                                  ^~~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula divided by zero",
      """
      cell A { height formula n / 0 }
      items 1 of A
      """,
      """
      a.scenario:2:29: error: division by zero
          cell A { height formula n / 0 }
                                      ^
          help: divide by another number
      """),
    DiagnosticCase(
      "formula with the rest by zero",
      """
      cell A { height formula n mod 0 }
      items 1 of A
      """,
      """
      a.scenario:2:31: error: division by zero
          cell A { height formula n mod 0 }
                                        ^
          help: divide by another number
      """),
    DiagnosticCase(
      "formula before another part",
      """
      cell A { height formula n + text 60 chars size 17 }
      items 1 of A
      """,
      """
      a.scenario:2:29: error: expected a number, 'n', 'min', 'max' or 'floor', found 'text'
          cell A { height formula n + text 60 chars size 17 }
                                      ^~~~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula never closed",
      """
      cell A { height formula (n + 1 }
      items 1 of A
      """,
      """
      a.scenario:2:32: error: expected an operator or ')', found '}'
          cell A { height formula (n + 1 }
                                         ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula of a function without values",
      """
      cell A { height formula min() }
      items 1 of A
      """,
      """
      a.scenario:2:29: error: expected a number, 'n', 'min', 'max' or 'floor', found ')'
          cell A { height formula min() }
                                      ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula with two values to round",
      """
      cell A { height formula floor(n, 2) }
      items 1 of A
      """,
      """
      a.scenario:2:32: error: expected an operator or ')', found ','
          cell A { height formula floor(n, 2) }
                                         ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "formula with a number too large",
      """
      cell A { height formula 1000000000000000000000000000000 * n }
      items 1 of A
      """,
      """
      a.scenario:2:25: error: the number is too large
          cell A { height formula 1000000000000000000000000000000 * n }
                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: a seed goes up to 18446744073709551615, other numbers up to 1000000000000
      """),
    DiagnosticCase(
      "formula with a unit",
      """
      cell A { height formula 5ms * n }
      items 1 of A
      """,
      """
      a.scenario:2:25: error: '5ms' is not accepted
          cell A { height formula 5ms * n }
                                  ^~~
          help: here a number has no unit: lengths count in points
      """),
    DiagnosticCase(
      "rows by a formula without a count",
      "rows heights formula n",
      """
      a.scenario:2:14: error: 'formula n' is not accepted
          rows heights formula n
                       ^~~~~~~~~
          help: here a formula needs a count: formula n x 30
      """),
    DiagnosticCase(
      "mix of one",
      """
      cell A { height 5 }
      items 3 of A 2
      """,
      """
      a.scenario:3:15: error: expected ',', found the end of the line
          items 3 of A 2
                        ^
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "mix drawn of one",
      """
      cell A { height 5 }
      items 3 mixed A 2
      """,
      """
      a.scenario:3:18: error: expected ':', found the end of the line
          items 3 mixed A 2
                           ^
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "mix with the wrong sign",
      """
      cell A { height 5 }
      cell B { height 6 }
      items 3 mixed A 2, B 1
      """,
      """
      a.scenario:4:18: error: expected ':', found ','
          items 3 mixed A 2, B 1
                           ^
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "mix with nothing of one",
      """
      cell A { height 5 }
      cell B { height 6 }
      items 3 of A 0, B
      """,
      """
      a.scenario:4:14: error: '0' is not accepted
          items 3 of A 0, B
                       ^
          help: a count is a whole number from 1 to 1000000
      """),
    DiagnosticCase(
      "mix of an unknown kind",
      """
      cell Text { height 5 }
      items 3 of Text, Foto
      """,
      """
      a.scenario:3:18: error: unknown cell kind 'Foto'
          items 3 of Text, Foto
                           ^~~~
          help: declare it: cell Foto { height POINTS }; declared: Text
      """),
    DiagnosticCase(
      "mix of a kind without a height",
      """
      cell A { height 5 }
      cell B { estimate 6 }
      items 3 of A, B
      """,
      """
      a.scenario:4:1: error: cell 'B' has no height
          items 3 of A, B
          ^~~~~~~~~~~~~~~
          help: add 'height POINTS' to the block on line 3, or 'heights …' here
      """),
    DiagnosticCase(
      "mix that changes too often",
      """
      cell A { height 5 }
      cell B { height 6 }
      items 900000 of A, B
      items 100000 of A, B 3
      items 60000 mixed A : B
      """,
      """
      a.scenario:6:1: error: the kinds of the scenario's items change too often
          items 60000 mixed A : B
          ^~~~~~~~~~~~~~~~~~~~~~~
          help: from item to item they change at most 1000000 times in all
      """),
    DiagnosticCase(
      "mix without a kind",
      "items 3 mixed",
      """
      a.scenario:2:14: error: expected a cell's name, found the end of the line
          items 3 mixed
                       ^
          help: items [COUNT] KINDS [heights HEIGHTS]; KINDS: of NAME, of NAME [N], NAME [N] …, mixed NAME [N] : NAME [N] …; HEIGHTS: POINTS [x COUNT] …, PART [+ PART …] [x COUNT], from "FILE" [column N], from "FILE" column N at POINTS[, column N at POINTS …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
  ]
}
