/// Errors in values in expectations.
enum ValueDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "unknown metric",
      "expect jump.size <= 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'jump.size'
          expect jump.size <= 3
                 ^~~~~~~~~
          help: known: jump.max, jump.total, jump.count, jump.p95, jump.reversal, jump.forced, jump.rest.max, jump.rest.total, jump.drag.max, jump.drag.total, jump.fling.max, jump.fling.total, jump.animation.max, jump.animation.total
      """),
    DiagnosticCase(
      "near metric",
      "expect jmp.max <= 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'jmp.max'
          expect jmp.max <= 3
                 ^~~~~~~
          help: did you mean 'jump.max'?
      """),
    DiagnosticCase(
      "unknown reading",
      "expect content.heigth = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'content.heigth'
          expect content.heigth = 3
                 ^~~~~~~~~~~~~~
          help: did you mean 'content.height'?
      """),
    DiagnosticCase(
      "far from everything",
      "expect zebra = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'zebra'
          expect zebra = 3
                 ^~~~~
          help: known: \(StartWords.values)
      """),
    DiagnosticCase(
      "no comparison",
      "expect jump.max",
      """
      a.scenario:2:16: error: expected an operator or a comparison, found the end of the line
          expect jump.max
                         ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "two comparisons",
      "expect 1 < jump.max < 3",
      """
      a.scenario:2:21: error: expected an operator, 'when', 'between', 'at' or the end of the line, found '<'
          expect 1 < jump.max < 3
                              ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "no right side",
      "expect jump.max <=",
      """
      a.scenario:2:19: error: expected a number, a metric or a reading, found the end of the line
          expect jump.max <=
                            ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "sign glued to a name",
      "expect measured-unmeasured = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'measured-unmeasured'
          expect measured-unmeasured = 3
                 ^~~~~~~~~~~~~~~~~~~
          help: did you mean 'measured - unmeasured'?
      """),
    DiagnosticCase(
      "unit in an expression",
      "expect jump.max <= 3pt",
      """
      a.scenario:2:20: error: '3pt' is not accepted
          expect jump.max <= 3pt
                             ^~~
          help: here a number has no unit: lengths count in points
      """),
    DiagnosticCase(
      "time in an expression",
      "expect jump.max <= 200ms",
      """
      a.scenario:2:20: error: '200ms' is not accepted
          expect jump.max <= 200ms
                             ^~~~~
          help: here a number has no unit: lengths count in points
      """),
    DiagnosticCase(
      "number too large",
      "expect offset < 1000000000001",
      """
      a.scenario:2:17: error: '1000000000001' is not accepted
          expect offset < 1000000000001
                          ^~~~~~~~~~~~~
          help: numbers go up to 1000000000000
      """),
    DiagnosticCase(
      "division by zero",
      "expect offset = 1/0",
      """
      a.scenario:2:19: error: division by zero
          expect offset = 1/0
                            ^
          help: divide by another number
      """),
    DiagnosticCase(
      "parenthesis",
      "expect (offset = 3",
      """
      a.scenario:2:16: error: expected an operator or ')', found '='
          expect (offset = 3
                         ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "parenthesis closed",
      "expect offset) = 3",
      """
      a.scenario:2:14: error: expected an operator or a comparison, found ')'
          expect offset) = 3
                       ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "empty parentheses",
      "expect () = 3",
      """
      a.scenario:2:9: error: expected a number, a metric or a reading, found ')'
          expect () = 3
                  ^
          help: \(StartWords.expect)
      """),
    DiagnosticCase(
      "sign glued to a number",
      "expect measured-5 = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'measured-5'
          expect measured-5 = 3
                 ^~~~~~~~~~
          help: did you mean 'measured - 5'?
      """),
    DiagnosticCase(
      "unknown reading of a family",
      "expect cells.foo = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'cells.foo'
          expect cells.foo = 3
                 ^~~~~~~~~
          help: known: cells.created, cells.reused, cells.restored, cells.live.max, cells.pooled.max, cells.discarded, cells.retyped, cells.flashed, cells.live
      """),
    DiagnosticCase(
      "equality",
      "expect offset == 3",
      """
      a.scenario:2:15: error: unknown comparison '=='
          expect offset == 3
                        ^~
          help: did you mean '='?
      """),
    DiagnosticCase(
      "too deep",
      """
      expect (((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))) = 1
      """,
      """
      a.scenario:2:41: error: too many parentheses and signs inside each other
          expect (((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))) = 1
                                                  ^
          help: at most 32 are accepted
      """),
    DiagnosticCase(
      "too long",
      """
      expect 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 1
      """,
      """
      a.scenario:2:408: error: the expression is too long
          …+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 1
                                                                                                          ^
          help: at most 200 numbers and names are accepted
      """),
  ]
}
