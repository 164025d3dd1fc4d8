/// Errors about what items remember, and about updates of single items.
enum FieldDiagnostics {
  private static let fieldLine =
    "field NAME: TYPE [= STATE][, kept in model|cell|both [saved at-once|at-end-display|at-reuse]]"
  private static let fieldParts =
    "; TYPE: flag, choice A|B|C, number, text, scroll-offset, timer, animation, selection, focus, "
    + "constraint, subview, hosted-view; STATE: yes|no, WORD, N, \"TEXT\", POINTS, stopped|running, "
    + "placeholder, content"
  private static let setForm =
    "set ITEMS FIELD STATE, or set insets [top POINTS] [bottom POINTS] [over TIME]; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID; STATE: yes|no, WORD, N, \"TEXT\", POINTS, stopped|running, placeholder, content"

  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "field without a name",
      """
      cell A {
        height 5
        field
      }
      items 1 of A
      """,
      """
      a.scenario:4:8: error: expected a field's name, found the end of the line
            field
                 ^
          help: \(fieldLine)\(fieldParts)
      """),
    DiagnosticCase(
      "field without a type",
      """
      cell A {
        height 5
        field open
      }
      items 1 of A
      """,
      """
      a.scenario:4:13: error: expected ':', found the end of the line
            field open
                      ^
          help: \(fieldLine)\(fieldParts)
      """),
    DiagnosticCase(
      "field of an unknown type",
      """
      cell A {
        height 5
        field open: string
      }
      items 1 of A
      """,
      """
      a.scenario:4:15: error: unknown type 'string'
            field open: string
                        ^~~~~~
          help: known: flag, choice, number, text, scroll-offset, timer, animation, selection, focus, constraint, subview, hosted-view
      """),
    DiagnosticCase(
      "field with a number",
      """
      cell A {
        height 5
        field open: flag = 1
      }
      items 1 of A
      """,
      """
      a.scenario:4:22: error: expected 'yes' or 'no', found '1'
            field open: flag = 1
                               ^
          help: \(fieldLine)\(fieldParts)
      """),
    DiagnosticCase(
      "field kept nowhere",
      """
      cell A {
        height 5
        field open: flag = no, kept in cellar
      }
      items 1 of A
      """,
      """
      a.scenario:4:34: error: expected 'model', 'cell' or 'both', found 'cellar'
            field open: flag = no, kept in cellar
                                           ^~~~~~
          help: did you mean 'cell'?
      """),
    DiagnosticCase(
      "field twice",
      """
      cell A {
        height 5
        field open: flag
        field open: flag = yes
      }
      items 1 of A
      """,
      """
      a.scenario:5:9: error: the field 'open' is declared twice
            field open: flag = yes
                  ^~~~
          help: line 4 declares it already: keep one of the two
      """),
    DiagnosticCase(
      "field outside of a cell",
      "field open: flag",
      """
      a.scenario:2:1: error: 'field' belongs in the block of a cell
          field open: flag
          ^~~~~
          help: cell NAME { \(fieldLine) }\(fieldParts)
      """),
    DiagnosticCase(
      "what an unknown field adds",
      """
      cell A {
        height 5
        field open: flag
        when opn adds 5
        when closed adds 6
      }
      items 1 of A
      """,
      """
      a.scenario:5:8: error: unknown field 'opn'
            when opn adds 5
                 ^~~
          help: did you mean 'open'?
      a.scenario:6:8: error: unknown field 'closed'
            when closed adds 6
                 ^~~~~~
          help: declare it in a cell's block: field closed: flag = no
      """),
    DiagnosticCase(
      "field of a failed line",
      """
      cell A {
        height 5
        field open: flg
        when open adds 5
      }
      items 1 of A
      at 0s tap item 0 open
      """,
      """
      a.scenario:4:15: error: unknown type 'flg'
            field open: flg
                        ^~~
          help: did you mean 'flag'?
      """),
    DiagnosticCase(
      "what a field adds without a height",
      """
      cell A {
        height 5
        field open: flag
        when open adds
      }
      items 1 of A
      """,
      """
      a.scenario:5:17: error: expected a height, a range LOW..HIGH, 'text', 'image', 'photo' or 'formula', found the end of the line
            when open adds
                          ^
          help: when [not] FIELD adds PART [+ PART …][, by constraint]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "what a field adds with a count",
      """
      cell A {
        height 5
        field open: flag
        when open adds 5 x 3
      }
      items 1 of A
      """,
      """
      a.scenario:5:20: error: expected '+', ',' or the end of the line, found 'x'
            when open adds 5 x 3
                             ^
          help: when [not] FIELD adds PART [+ PART …][, by constraint]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "what a field adds, told by something else",
      """
      cell A {
        height 5
        field open: flag
        when open adds 5, by magic
      }
      items 1 of A
      """,
      """
      a.scenario:5:24: error: expected 'constraint', found 'magic'
            when open adds 5, by magic
                                 ^~~~~
          help: when [not] FIELD adds PART [+ PART …][, by constraint]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "tap without a field",
      """
      cell A { height 5 }
      items 1 of A
      at 0s tap item 0
      """,
      """
      a.scenario:4:17: error: expected a field, found the end of the line
          at 0s tap item 0
                          ^
          help: tap item ID|index N FIELD [for TIME]
      """),
    DiagnosticCase(
      "tap of several items",
      """
      cell A { height 5 }
      items 1 of A
      at 0s tap items 0..3 open
      """,
      """
      a.scenario:4:11: error: expected 'item' or 'index', found 'items'
          at 0s tap items 0..3 open
                    ^~~~~
          help: did you mean 'item'?
      """),
    DiagnosticCase(
      "tap of an unknown field",
      """
      cell A {
        height 5
        field open: flag
      }
      items 1 of A
      at 0s tap item 0 closed
      at 1s tap item 0 opan
      """,
      """
      a.scenario:7:18: error: unknown field 'closed'
          at 0s tap item 0 closed
                           ^~~~~~
          help: declare it in a cell's block: field closed: flag = no
      a.scenario:8:18: error: unknown field 'opan'
          at 1s tap item 0 opan
                           ^~~~
          help: did you mean 'open'?
      """),
    DiagnosticCase(
      "set without a value",
      """
      cell A {
        height 5
        field open: flag
      }
      items 1 of A
      at 0s set item 0 open
      """,
      """
      a.scenario:7:22: error: expected a value, found the end of the line
          at 0s set item 0 open
                               ^
          help: \(setForm)
      """),
    DiagnosticCase(
      "set to a number",
      """
      cell A {
        height 5
        field open: flag
      }
      items 1 of A
      at 0s set item 0 open 1
      """,
      """
      a.scenario:7:23: error: '1' is no value of 'open', a flag
          at 0s set item 0 open 1
                                ^
          help: accepted: yes or no
      """),
    DiagnosticCase(
      "set of what the cell keeps",
      """
      cell A {
        height 5
        field open: flag = no, kept in cell
      }
      items 1 of A
      at 0s set item 0 open yes
      """,
      """
      a.scenario:7:18: error: the model knows no field 'open': it is kept in the cell
          at 0s set item 0 open yes
                           ^~~~
          help: act on it as a user does, or declare it with: kept in model
      """),
    DiagnosticCase(
      "invalidate without a word",
      """
      cell A { height 5 }
      items 1 of A
      at 0s invalidate item 0
      """,
      """
      a.scenario:4:18: error: expected 'layout' or 'size', found 'item'
          at 0s invalidate item 0
                           ^~~~
          help: invalidate size of ITEMS, or invalidate layout; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "reconfigure data",
      """
      cell A { height 5 }
      items 1 of A
      at 0s reconfigure data
      """,
      """
      a.scenario:4:19: error: expected 'item', 'header', 'footer', 'items', 'index', 'all' or a count, found 'data'
          at 0s reconfigure data
                            ^~~~
          help: reconfigure ITEMS; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "unknown self-sizing",
      "self-sizing enabld",
      """
      a.scenario:2:13: error: expected 'disabled', 'enabled' or 'including-constraints', found 'enabld'
          self-sizing enabld
                      ^~~~~~
          help: did you mean 'enabled'?
      """),
  ]
}
