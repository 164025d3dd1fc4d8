/// Errors in changes of the list.
enum ChangeDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "remove",
      "at 0s remove",
      """
      a.scenario:2:13: error: expected 'section', 'item', 'items', 'index', 'all' or a count, found the end of the line
          at 0s remove
                      ^
          help: remove ITEMS, or remove section ID; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "remove a range",
      "at 0s remove items 3",
      """
      a.scenario:2:21: error: expected '..', found the end of the line
          at 0s remove items 3
                              ^
          help: remove ITEMS, or remove section ID; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "remove a range upside down",
      "at 0s remove items 5..3",
      """
      a.scenario:2:20: error: '5..3' is not accepted
          at 0s remove items 5..3
                             ^~~~
          help: the lower id comes first
      """),
    DiagnosticCase(
      "remove all",
      "at 0s remove all",
      """
      a.scenario:2:17: error: expected 'items', found the end of the line
          at 0s remove all
                          ^
          help: remove ITEMS, or remove section ID; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "remove some",
      "at 0s remove 3",
      """
      a.scenario:2:15: error: expected 'at', found the end of the line
          at 0s remove 3
                        ^
          help: remove ITEMS, or remove section ID; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "remove none",
      "at 0s remove 0 at 3",
      """
      a.scenario:2:14: error: '0' is not accepted
          at 0s remove 0 at 3
                       ^
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "move",
      "at 0s move items 3..4 to 0",
      """
      a.scenario:2:12: error: expected 'item' or 'index', found 'items'
          at 0s move items 3..4 to 0
                     ^~~~~
          help: did you mean 'item'?
      """),
    DiagnosticCase(
      "move where",
      "at 0s move item 3",
      """
      a.scenario:2:18: error: expected 'to', found the end of the line
          at 0s move item 3
                           ^
          help: move item ID|index N to PLACE; PLACE: N, end, before item ID|index N, after item ID|index N, start of section ID, end of section ID
      """),
    DiagnosticCase(
      "reload",
      "at 0s reload dta",
      """
      a.scenario:2:14: error: expected 'data', 'section', 'item', 'header', 'footer', 'items', 'index', 'all' or a count, found 'dta'
          at 0s reload dta
                       ^~~
          help: did you mean 'data'?
      """),
    DiagnosticCase(
      "resize",
      "at 0s resize item 3 88",
      """
      a.scenario:2:21: error: expected 'to', found '88'
          at 0s resize item 3 88
                              ^~
          help: resize ITEMS to POINTS [quietly]; ITEMS: item ID, items ID..ID, index N, COUNT at N, items of section ID, all items, header ID, footer ID
      """),
    DiagnosticCase(
      "resize too large",
      "at 0s resize item 3 to 500000",
      """
      a.scenario:2:24: error: '500000' is not accepted
          at 0s resize item 3 to 500000
                                 ^~~~~~
          help: a height is a number from 0 to 447392
      """),
    DiagnosticCase(
      "viewport",
      "at 0s viewport 500",
      """
      a.scenario:2:16: error: expected 'height', found '500'
          at 0s viewport 500
                         ^~~
          help: viewport height POINTS
      """),
    DiagnosticCase(
      "viewport below nothing",
      "at 0s viewport height -1",
      """
      a.scenario:2:23: error: '-1' is not accepted
          at 0s viewport height -1
                                ^~
          help: a height is a number from 0 to 100000
      """),
    DiagnosticCase(
      "width without a number",
      "at 0s width",
      """
      a.scenario:2:12: error: expected a width, found the end of the line
          at 0s width
                     ^
          help: width POINTS
      """),
    DiagnosticCase(
      "no width",
      "at 0s width 0",
      """
      a.scenario:2:13: error: '0' is not accepted
          at 0s width 0
                      ^
          help: a width is a number from 0.0002 to 100000
      """),
    DiagnosticCase(
      "width too large",
      "at 0s width 100000.5",
      """
      a.scenario:2:13: error: '100000.5' is not accepted
          at 0s width 100000.5
                      ^~~~~~~~
          help: a width is a number from 0.0002 to 100000
      """),
    DiagnosticCase(
      "width with a unit",
      "at 0s width 320pt",
      """
      a.scenario:2:13: error: '320pt' is not accepted
          at 0s width 320pt
                      ^~~~~
          help: a width is a number of points without a unit
      """),
    DiagnosticCase(
      "rotate by an angle",
      "at 0s rotate 90",
      """
      a.scenario:2:14: error: expected the end of the line, found '90'
          at 0s rotate 90
                       ^~
          help: rotate
      """),
    DiagnosticCase(
      "text size without a factor",
      "at 0s text-size",
      """
      a.scenario:2:16: error: expected a factor, found the end of the line
          at 0s text-size
                         ^
          help: text-size FACTOR
      """),
    DiagnosticCase(
      "text too small",
      "at 0s text-size 0.099999",
      """
      a.scenario:2:17: error: '0.099999' is not accepted
          at 0s text-size 0.099999
                          ^~~~~~~~
          help: a factor is a number from 0.1 to 10
      """),
    DiagnosticCase(
      "text far too large",
      "at 0s text-size 10.000001",
      """
      a.scenario:2:17: error: '10.000001' is not accepted
          at 0s text-size 10.000001
                          ^~~~~~~~~
          help: a factor is a number from 0.1 to 10
      """),
    DiagnosticCase(
      "text size below nothing",
      "at 0s text-size -1",
      """
      a.scenario:2:17: error: expected a factor, found '-'
          at 0s text-size -1
                          ^
          help: text-size FACTOR
      """),
    DiagnosticCase(
      "text size as a setting",
      "text-size 2",
      """
      a.scenario:2:1: error: 'text-size' is a command and needs a time
          text-size 2
          ^~~~~~~~~
          help: at TIME text-size FACTOR
      """),
    DiagnosticCase(
      "rotate without a time",
      "rotate",
      """
      a.scenario:2:1: error: 'rotate' is a command and needs a time
          rotate
          ^~~~~~
          help: at TIME rotate
      """),
    DiagnosticCase(
      "batch without a block",
      "at 0s batch",
      """
      a.scenario:2:12: error: expected '{', found the end of the line
          at 0s batch
                     ^
          help: batch { … }
      """),
    DiagnosticCase(
      "time without a unit",
      "at 5 reload data",
      """
      a.scenario:2:4: error: expected a time such as 200ms or 1.5s, found '5'
          at 5 reload data
             ^
          help: at TIME COMMAND, or at TIME { … }
      """),
  ]
}
