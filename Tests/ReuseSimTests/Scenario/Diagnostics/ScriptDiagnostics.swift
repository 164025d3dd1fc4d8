/// Errors in lines of a script as a whole.
enum ScriptDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "scenario without a name",
      script: "scenario",
      """
      a.scenario:1:9: error: expected a name in quotes, found the end of the line
          scenario
                  ^
          help: scenario "NAME"
      """),
    DiagnosticCase(
      "scenario without quotes",
      script: """
        scenario Foo
        seed 1
        """,
      """
      a.scenario:1:10: error: expected a name in quotes, found 'Foo'
          scenario Foo
                   ^~~
          help: scenario "NAME"
      """),
    DiagnosticCase(
      "empty name",
      script: """
        scenario ""
        """,
      """
      a.scenario:1:10: error: a scenario without a name
          scenario ""
                   ^~
          help: scenario "NAME"
      """),
    DiagnosticCase(
      "no scenario",
      script: """
        seed 1

        """,
      """
      a.scenario:1:1: error: the script has no scenario
          help: a scenario starts with a line such as: scenario "Older messages"
      """),
    DiagnosticCase(
      "empty script",
      script: "",
      """
      a.scenario:1:1: error: the script has no scenario
          help: a scenario starts with a line such as: scenario "Older messages"
      """),
    DiagnosticCase(
      "only remarks",
      script: """
        # a

        """,
      """
      a.scenario:1:1: error: the script has no scenario
          help: a scenario starts with a line such as: scenario "Older messages"
      """),
    DiagnosticCase(
      "misspelt scenario",
      """
      seed 1
      scenaro "b"
      seed 2
      """,
      """
      a.scenario:3:1: error: unknown word 'scenaro'
          scenaro "b"
          ^~~~~~~
          help: did you mean 'scenario'? a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "two of one name",
      """
      scenario "a"
      """,
      """
      a.scenario:2:10: error: two scenarios are named "a"
          scenario "a"
                   ^~~
          help: line 1 has the same name: give each its own
      """),
    DiagnosticCase(
      "nothing but an unclosed block",
      script: "cell A {",
      """
      a.scenario:1:8: error: this block is never closed
          cell A {
                 ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "failed line before the first scenario",
      script: "foo",
      """
      a.scenario:1:1: error: unknown word 'foo'
          foo
          ^~~
          help: a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "seed",
      "seed -1",
      """
      a.scenario:2:6: error: '-1' is not accepted
          seed -1
               ^~
          help: a seed is a whole number from 0 to 18446744073709551615
      """),
    DiagnosticCase(
      "seed with a fraction",
      "seed 1.5",
      """
      a.scenario:2:6: error: '1.5' is not accepted
          seed 1.5
               ^~~
          help: a seed is a whole number from 0 to 18446744073709551615
      """),
    DiagnosticCase(
      "end",
      "end 5s",
      """
      a.scenario:2:5: error: expected 'at', found '5s'
          end 5s
              ^~
          help: end at TIME
      """),
    DiagnosticCase(
      "end without a time",
      "end at",
      """
      a.scenario:2:7: error: expected a time such as 200ms or 1.5s, found the end of the line
          end at
                ^
          help: end at TIME
      """),
    DiagnosticCase(
      "end without a unit",
      "end at 5",
      """
      a.scenario:2:8: error: expected a time such as 200ms or 1.5s, found '5'
          end at 5
                 ^
          help: end at TIME
      """),
    DiagnosticCase(
      "end after a day",
      "end at 86401s",
      """
      a.scenario:2:8: error: '86401s' is not accepted
          end at 86401s
                 ^~~~~~
          help: a time is at most 86400s, a day
      """),
    DiagnosticCase(
      "time too fine",
      "end at 0.0001ms",
      """
      a.scenario:2:8: error: '0.0001ms' is not accepted
          end at 0.0001ms
                 ^~~~~~~~
          help: a time is a whole number of microseconds, such as 0.016667s
      """),
    DiagnosticCase(
      "negative time",
      "at -1s reload data",
      """
      a.scenario:2:4: error: '-1s' is not accepted
          at -1s reload data
             ^~~
          help: a time is not negative
      """),
    DiagnosticCase(
      "unknown unit",
      "end at 5m",
      """
      a.scenario:2:8: error: expected a time such as 200ms or 1.5s, found '5m'
          end at 5m
                 ^~
          help: end at TIME
      """),
    DiagnosticCase(
      "stated twice",
      """
      seed 1
      seed 2
      """,
      """
      a.scenario:3:1: error: 'seed' is stated twice
          seed 2
          ^~~~~~
          help: line 2 states it already: keep one of the two
      """),
    DiagnosticCase(
      "stated twice in the shared lines",
      script: """
        seed 1
        seed 2
        scenario "a"
        scenario "b"
        """,
      """
      a.scenario:2:1: error: 'seed' is stated twice
          seed 2
          ^~~~~~
          help: line 1 states it already: keep one of the two
      """),
  ]
}
