/// Errors in scrolls, drags and flings.
enum MotionDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "scroll",
      "at 0s scroll 5",
      """
      a.scenario:2:14: error: expected 'by' or 'to', found '5'
          at 0s scroll 5
                       ^
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "scroll by",
      "at 0s scroll by",
      """
      a.scenario:2:16: error: expected a distance, found the end of the line
          at 0s scroll by
                         ^
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "scroll over",
      "at 0s scroll by 5 ovr 1s",
      """
      a.scenario:2:19: error: expected 'over' or the end of the line, found 'ovr'
          at 0s scroll by 5 ovr 1s
                            ^~~
          help: did you mean 'over'?
      """),
    DiagnosticCase(
      "scroll over no time",
      "at 0s scroll by 5 over 0s",
      """
      a.scenario:2:24: error: '0s' is not accepted
          at 0s scroll by 5 over 0s
                                 ^~
          help: a time here is longer than 0s
      """),
    DiagnosticCase(
      "scroll too far",
      "at 0s scroll by 1000000001",
      """
      a.scenario:2:17: error: '1000000001' is not accepted
          at 0s scroll by 1000000001
                          ^~~~~~~~~~
          help: a distance is a number from -1000000000 to 1000000000
      """),
    DiagnosticCase(
      "scroll to",
      "at 0s scroll to 5",
      """
      a.scenario:2:17: error: expected 'top', 'end', 'offset', 'item', 'header', 'footer' or 'index', found '5'
          at 0s scroll to 5
                          ^
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "align",
      "at 0s scroll to item 5 align middle",
      """
      a.scenario:2:30: error: expected 'top', 'center' or 'bottom', found 'middle'
          at 0s scroll to item 5 align middle
                                       ^~~~~~
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "align late",
      "at 0s scroll to item 5 over 1s align top",
      """
      a.scenario:2:32: error: expected 'eased' or the end of the line, found 'align'
          at 0s scroll to item 5 over 1s align top
                                         ^~~~~
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "id too large",
      "at 0s scroll to item 2147483647",
      """
      a.scenario:2:22: error: '2147483647' is not accepted
          at 0s scroll to item 2147483647
                               ^~~~~~~~~~
          help: an id is a whole number from 0 to 2147483645
      """),
    DiagnosticCase(
      "index too large",
      "at 0s scroll to index 100000001",
      """
      a.scenario:2:23: error: '100000001' is not accepted
          at 0s scroll to index 100000001
                                ^~~~~~~~~
          help: a position is a whole number from 0 to 100000000
      """),
    DiagnosticCase(
      "id with a fraction",
      "at 0s scroll to item 1.5",
      """
      a.scenario:2:22: error: '1.5' is not accepted
          at 0s scroll to item 1.5
                               ^~~
          help: an id is a whole number from 0 to 2147483645
      """),
    DiagnosticCase(
      "drag",
      "at 0s drag 5 over 1s",
      """
      a.scenario:2:12: error: expected 'item', 'index', 'thumb', 'path', 'from', 'up' or 'down', found '5'
          at 0s drag 5 over 1s
                     ^
          help: drag up|down POINTS over TIME [lift], or drag from Y to Y over TIME [lift], or drag path TIME Y, TIME Y … [lift], or drag thumb from FRACTION to FRACTION over TIME, or drag item ID|index N FIELD by POINTS [for TIME]
      """),
    DiagnosticCase(
      "drag sideways",
      "at 0s drag left 5 over 1s",
      """
      a.scenario:2:12: error: expected 'item', 'index', 'thumb', 'path', 'from', 'up' or 'down', found 'left'
          at 0s drag left 5 over 1s
                     ^~~~
          help: drag up|down POINTS over TIME [lift], or drag from Y to Y over TIME [lift], or drag path TIME Y, TIME Y … [lift], or drag thumb from FRACTION to FRACTION over TIME, or drag item ID|index N FIELD by POINTS [for TIME]
      """),
    DiagnosticCase(
      "drag backwards",
      "at 0s drag up -5 over 1s",
      """
      a.scenario:2:15: error: '-5' is not accepted
          at 0s drag up -5 over 1s
                        ^~
          help: a distance is a number from 0 to 1000000000
      """),
    DiagnosticCase(
      "drag at once",
      "at 0s drag up 5",
      """
      a.scenario:2:16: error: expected 'over', found the end of the line
          at 0s drag up 5
                         ^
          help: drag up|down POINTS over TIME [lift], or drag from Y to Y over TIME [lift], or drag path TIME Y, TIME Y … [lift], or drag thumb from FRACTION to FRACTION over TIME, or drag item ID|index N FIELD by POINTS [for TIME]
      """),
    DiagnosticCase(
      "drag over no time",
      "at 0s drag up 5 over 0ms",
      """
      a.scenario:2:22: error: '0ms' is not accepted
          at 0s drag up 5 over 0ms
                               ^~~
          help: a time here is longer than 0s
      """),
    DiagnosticCase(
      "fling",
      "at 0s fling",
      """
      a.scenario:2:12: error: expected a speed, found the end of the line
          at 0s fling
                     ^
          help: fling POINTS [normal|fast]
      """),
    DiagnosticCase(
      "fling too fast",
      "at 0s fling -1000001",
      """
      a.scenario:2:13: error: '-1000001' is not accepted
          at 0s fling -1000001
                      ^~~~~~~~
          help: a speed is a number from -1000000 to 1000000
      """),
    DiagnosticCase(
      "fling down",
      "at 0s fling down 5",
      """
      a.scenario:2:13: error: expected a speed, found 'down'
          at 0s fling down 5
                      ^~~~
          help: fling POINTS [normal|fast]
      """),
    DiagnosticCase(
      "time instead of a length",
      "at 0s scroll by 5s",
      """
      a.scenario:2:17: error: '5s' is not accepted
          at 0s scroll by 5s
                          ^~
          help: a distance is a number of points without a unit
      """),
    DiagnosticCase(
      "path that does not go on",
      "at 0s drag path 100ms 600, 100ms 500",
      """
      a.scenario:2:28: error: '100ms' is not accepted
          at 0s drag path 100ms 600, 100ms 500
                                     ^~~~~
          help: a finger's times rise: this one is after 100ms
      """),
    DiagnosticCase(
      "path back in time",
      "at 0s drag path 100ms 600, 99ms 500",
      """
      a.scenario:2:28: error: '99ms' is not accepted
          at 0s drag path 100ms 600, 99ms 500
                                     ^~~~
          help: a finger's times rise: this one is after 100ms
      """),
    DiagnosticCase(
      "thumb beyond its way",
      "at 0s drag thumb from 0 to 1.5 over 1s",
      """
      a.scenario:2:28: error: '1.5' is not accepted
          at 0s drag thumb from 0 to 1.5 over 1s
                                     ^~~
          help: a part of the thumb's way is a number from 0 to 1
      """),
    DiagnosticCase(
      "eased at once",
      "at 0s scroll by 5 eased",
      """
      a.scenario:2:19: error: expected 'over' or the end of the line, found 'eased'
          at 0s scroll by 5 eased
                            ^~~~~
          help: scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "finger above the glass",
      "at 0s drag from 600 to -1 over 1s",
      """
      a.scenario:2:24: error: '-1' is not accepted
          at 0s drag from 600 to -1 over 1s
                                 ^~
          help: a place on the glass is a number from 0 to 100000
      """),
    DiagnosticCase(
      "edges",
      "edges springy",
      """
      a.scenario:2:7: error: expected 'hard' or 'bounce', found 'springy'
          edges springy
                ^~~~~~~
          help: edges hard|bounce
      """),
  ]
}
