/// Errors in heights of texts, in sums of heights, and in the room that text takes.
enum TextDiagnostics {
  static let all: [DiagnosticCase] = heights + sizes

  private static let heights: [DiagnosticCase] = [
    DiagnosticCase(
      "text without a number",
      "cell A { height text }",
      """
      a.scenario:2:22: error: expected a number of characters, found '}'
          cell A { height text }
                               ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "text of points",
      "cell A { height text 60 }",
      """
      a.scenario:2:25: error: expected 'chars', found '}'
          cell A { height text 60 }
                                  ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "text without a size",
      "cell A { height text 60 chars }",
      """
      a.scenario:2:31: error: expected 'size', found '}'
          cell A { height text 60 chars }
                                        ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "text of no size",
      "cell A { height text 60 chars size 0 }",
      """
      a.scenario:2:36: error: '0' is not accepted
          cell A { height text 60 chars size 0 }
                                             ^
          help: a size of text is a number from 0.0002 to 1000
      """),
    DiagnosticCase(
      "text too large",
      "cell A { height text 60 chars size 1000.1 }",
      """
      a.scenario:2:36: error: '1000.1' is not accepted
          cell A { height text 60 chars size 1000.1 }
                                             ^~~~~~
          help: a size of text is a number from 0.0002 to 1000
      """),
    DiagnosticCase(
      "text too long",
      "cell A { height text 100001 chars size 17 }",
      """
      a.scenario:2:22: error: '100001' is not accepted
          cell A { height text 100001 chars size 17 }
                               ^~~~~~
          help: a number of characters is a whole number from 0 to 100000
      """),
    DiagnosticCase(
      "text of less than nothing",
      "cell A { height text -1 chars size 17 }",
      """
      a.scenario:2:22: error: '-1' is not accepted
          cell A { height text -1 chars size 17 }
                               ^~
          help: a number of characters is a whole number from 0 to 100000
      """),
    DiagnosticCase(
      "half a character",
      "cell A { height text 1.5 chars size 17 }",
      """
      a.scenario:2:22: error: '1.5' is not accepted
          cell A { height text 1.5 chars size 17 }
                               ^~~
          help: a number of characters is a whole number from 0 to 100000
      """),
    DiagnosticCase(
      "characters the wrong way round",
      "cell A { height text 400..20 chars size 17 }",
      """
      a.scenario:2:22: error: '400..20' is not accepted
          cell A { height text 400..20 chars size 17 }
                               ^~~~~~~
          help: a range goes from the lower number to the higher one
      """),
    DiagnosticCase(
      "range of characters without an end",
      "cell A { height text 20.. chars size 17 }",
      """
      a.scenario:2:27: error: expected a number of characters, found 'chars'
          cell A { height text 20.. chars size 17 }
                                    ^~~~~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "sum without an end",
      "cell A { height 8 + }",
      """
      a.scenario:2:21: error: expected a height, a range LOW..HIGH, 'text', 'image', 'photo' or 'formula', found '}'
          cell A { height 8 + }
                              ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "sum with a file",
      "cell A { height 8 + from \"feed.csv\" }",
      """
      a.scenario:2:21: error: expected a height, a range LOW..HIGH, 'text', 'image', 'photo' or 'formula', found 'from'
          cell A { height 8 + from "feed.csv" }
                              ^~~~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "sum with a table",
      "cell A { height 8 + 60 70 }",
      """
      a.scenario:2:24: error: expected '+' or '}', found '70'
          cell A { height 8 + 60 70 }
                                 ^~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "sum of too many",
      "cell A { height 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 }",
      """
      a.scenario:2:17: error: '1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 +' is not accepted
          cell A { height 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 }
                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: a sum has at most 8 heights
      """),
    DiagnosticCase(
      "sum that goes down",
      "cell A { height 8 + 70..60 }",
      """
      a.scenario:2:21: error: '70..60' is not accepted
          cell A { height 8 + 70..60 }
                              ^~~~~~
          help: a range goes from the lower height to the higher one
      """),
    DiagnosticCase(
      "difference",
      "cell A { height 60 - 8 }",
      """
      a.scenario:2:20: error: expected 'x', a height or '}', found '-'
          cell A { height 60 - 8 }
                             ^
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "sum with a count",
      "cell A { height 8 + 9 x 3 }",
      """
      a.scenario:2:23: error: a count where the number of items is known already
          cell A { height 8 + 9 x 3 }
                                ^
          help: leave it out: it holds for every item
      """),
    DiagnosticCase(
      "rows of a sum without a count",
      "rows heights 8 + text 60 chars size 17",
      """
      a.scenario:2:14: error: '8 + text 60 chars size 17' is not accepted
          rows heights 8 + text 60 chars size 17
                       ^~~~~~~~~~~~~~~~~~~~~~~~~
          help: here a sum needs a count: 8 + text 60 chars size 17 x 30
      """),
    DiagnosticCase(
      "rows of a text without a count",
      "rows heights text 60 chars size 17",
      """
      a.scenario:2:14: error: 'text 60 chars size 17' is not accepted
          rows heights text 60 chars size 17
                       ^~~~~~~~~~~~~~~~~~~~~
          help: here a text needs a count: text 60 chars size 17 x 30
      """),
    DiagnosticCase(
      "insert of a text without a count",
      "at 0s insert at 0 heights text 60 chars size 17",
      """
      a.scenario:2:27: error: 'text 60 chars size 17' is not accepted
          at 0s insert at 0 heights text 60 chars size 17
                                    ^~~~~~~~~~~~~~~~~~~~~
          help: here a text needs a count: text 60 chars size 17 x 30
      """),
  ]

  private static let sizes: [DiagnosticCase] = [
    DiagnosticCase(
      "text",
      "text",
      """
      a.scenario:2:5: error: expected 'size', found the end of the line
          text
              ^
          help: text size POINTS width POINTS line POINTS
      """),
    DiagnosticCase(
      "text with a number alone",
      "text 17",
      """
      a.scenario:2:6: error: expected 'size', found '17'
          text 17
               ^~
          help: text size POINTS width POINTS line POINTS
      """),
    DiagnosticCase(
      "text without a width",
      "text size 17 line 20",
      """
      a.scenario:2:14: error: expected 'width', found 'line'
          text size 17 line 20
                       ^~~~
          help: text size POINTS width POINTS line POINTS
      """),
    DiagnosticCase(
      "text without a line",
      "text size 17 width 8",
      """
      a.scenario:2:21: error: expected 'line', found the end of the line
          text size 17 width 8
                              ^
          help: text size POINTS width POINTS line POINTS
      """),
    DiagnosticCase(
      "text of no width",
      "text size 17 width 0 line 20",
      """
      a.scenario:2:20: error: '0' is not accepted
          text size 17 width 0 line 20
                             ^
          help: a character's width is a number from 0.0002 to 2000
      """),
    DiagnosticCase(
      "text of a large line",
      "text size 17 width 8 line 2001",
      """
      a.scenario:2:27: error: '2001' is not accepted
          text size 17 width 8 line 2001
                                    ^~~~
          help: a line's height is a number from 0.0002 to 2000
      """),
    DiagnosticCase(
      "text size twice",
      """
      text size 17 width 8 line 20
      text size 16 width 8 line 20
      text size 17.00001 width 9 line 20
      """,
      """
      a.scenario:4:1: error: the text size 17 is stated twice
          text size 17.00001 width 9 line 20
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: line 2 states it already: keep one of the two
      """),
  ]
}
