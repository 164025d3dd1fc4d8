/// Errors in expectations.
enum ExpectationDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "nothing",
      "expect",
      """
      a.scenario:2:7: error: expected 'no', 'violation', 'at', 'item', 'header', 'footer', 'index', a number, a metric or a reading, found the end of the line
          expect
                ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "no",
      "expect no violatons",
      """
      a.scenario:2:11: error: expected 'violations' or 'violation', found 'violatons'
          expect no violatons
                    ^~~~~~~~~
          help: did you mean 'violations'?
      """),
    DiagnosticCase(
      "violation",
      "expect violation",
      """
      a.scenario:2:17: error: expected a guarantee, found the end of the line
          expect violation
                          ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "unknown guarantee",
      "expect violation tidiness",
      """
      a.scenario:2:18: error: unknown guarantee 'tidiness'
          expect violation tidiness
                           ^~~~~~~~
          help: known: coverage, exclusivity, attribution, stability, conservation, lifecycle, convergence, bounds, landing, agreement, freshness, round-trip
      """),
    DiagnosticCase(
      "near guarantee",
      "expect violation boundz",
      """
      a.scenario:2:18: error: unknown guarantee 'boundz'
          expect violation boundz
                           ^~~~~~
          help: did you mean 'bounds'?
      """),
    DiagnosticCase(
      "class of a guarantee without classes",
      "expect violation bounds lost-state",
      """
      a.scenario:2:25: error: expected 'on' or the end of the line, found 'lost-state'
          expect violation bounds lost-state
                                  ^~~~~~~~~~
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "no violation from nowhere",
      "expect no violation round-trip wrong-item on item 3 from 2",
      """
      a.scenario:2:58: error: expected 'item', found '2'
          expect no violation round-trip wrong-item on item 3 from 2
                                                                   ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "violation on",
      "expect violation bounds on 3",
      """
      a.scenario:2:28: error: expected 'header', 'footer' or 'item', found '3'
          expect violation bounds on 3
                                     ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "violation at a time",
      "expect at 1s violation bounds",
      """
      a.scenario:2:14: error: unknown metric or reading 'violation'
          expect at 1s violation bounds
                       ^~~~~~~~~
          help: known: \(StartWords.values)
      """),
    DiagnosticCase(
      "no violations at every frame",
      "expect no violations at every frame",
      """
      a.scenario:2:22: error: expected the end of the line, found 'at'
          expect no violations at every frame
                               ^~
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "item",
      "expect item 3",
      """
      a.scenario:2:14: error: expected 'at', 'visible' or 'not', found the end of the line
          expect item 3
                       ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "item not",
      "expect item 3 not",
      """
      a.scenario:2:18: error: expected 'visible', found the end of the line
          expect item 3 not
                           ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "item hidden",
      "expect item 3 hidden",
      """
      a.scenario:2:15: error: expected 'at', 'visible' or 'not', found 'hidden'
          expect item 3 hidden
                        ^~~~~~
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "two moments",
      "expect at 1s offset = 3 at every frame",
      """
      a.scenario:2:25: error: expected an operator or the end of the line, found 'at'
          expect at 1s offset = 3 at every frame
                                  ^~
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "every",
      "expect offset = 3 at every",
      """
      a.scenario:2:27: error: expected 'frame', found the end of the line
          expect offset = 3 at every
                                    ^
          help: \(StartWords.expect)
      """),
  ]
}
