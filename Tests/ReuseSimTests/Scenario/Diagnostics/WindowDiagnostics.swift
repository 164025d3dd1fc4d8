/// Wrong lines about leaving the window and returning to it.
enum WindowDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "a list that leaves for no time",
      "at 0s leave window for 0s",
      """
      a.scenario:2:24: error: '0s' is not accepted
          at 0s leave window for 0s
                                 ^~
          help: a time here is longer than 0s
      """),
    DiagnosticCase(
      "a list that leaves for ever",
      "at 0s leave window for 86401s",
      """
      a.scenario:2:24: error: '86401s' is not accepted
          at 0s leave window for 86401s
                                 ^~~~~~
          help: a time is at most 86400s, a day
      """),
    DiagnosticCase(
      "a return from somewhere",
      "at 0s return from window",
      """
      a.scenario:2:14: error: expected 'to', found 'from'
          at 0s return from window
                       ^~~~
          help: return to window
      """),
    DiagnosticCase(
      "a window that closes",
      "when window closes { reload data }",
      """
      a.scenario:2:13: error: expected 'leaves' or 'returns', found 'closes'
          when window closes { reload data }
                      ^~~~~~
          help: when OCCURRENCE [once|again] [unless loading [NAME]] { … }
      """),
    DiagnosticCase(
      "sizes that something else becomes of",
      "on-return forgets-sizes",
      """
      a.scenario:2:11: error: expected 'keeps-sizes' or 'drops-sizes', found 'forgets-sizes'
          on-return forgets-sizes
                    ^~~~~~~~~~~~~
          help: on-return keeps-sizes|drops-sizes
      """),
  ]
}
