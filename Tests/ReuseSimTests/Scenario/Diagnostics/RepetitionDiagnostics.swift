/// Errors in repetitions.
enum RepetitionDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "repeat without a number",
      "at 0s repeat {",
      """
      a.scenario:2:14: error: expected a number of rounds, found '{'
          at 0s repeat {
                       ^
          help: repeat COUNT [every TIME] { … }
      """),
    DiagnosticCase(
      "no round at all",
      "at 0s repeat 0 { fling 3 }",
      """
      a.scenario:2:14: error: '0' is not accepted
          at 0s repeat 0 { fling 3 }
                       ^
          help: a number of rounds is a whole number from 1 to 100000
      """),
    DiagnosticCase(
      "too many rounds",
      "at 0s repeat 1000000000 { fling 3 }",
      """
      a.scenario:2:14: error: '1000000000' is not accepted
          at 0s repeat 1000000000 { fling 3 }
                       ^~~~~~~~~~
          help: a number of rounds is a whole number from 1 to 100000
      """),
    DiagnosticCase(
      "repeat without a block",
      "at 0s repeat 3 fling 3",
      """
      a.scenario:2:16: error: expected 'every' or '{', found 'fling'
          at 0s repeat 3 fling 3
                         ^~~~~
          help: repeat COUNT [every TIME] { … }
      """),
    DiagnosticCase(
      "rounds that take no time",
      "at 0s repeat 3 every 0s { fling 3 }",
      """
      a.scenario:2:22: error: '0s' is not accepted
          at 0s repeat 3 every 0s { fling 3 }
                               ^~
          help: a time here is longer than 0s
      """),
    DiagnosticCase(
      "repeat without a time",
      "repeat 3 { fling 3 }",
      """
      a.scenario:2:1: error: 'repeat' is a command and needs a time
          repeat 3 { fling 3 }
          ^~~~~~
          help: at TIME repeat COUNT [every TIME] { … }
      """),
    DiagnosticCase(
      "unknown word in a repetition",
      """
      at 0s {
      repeat 3 every 1s {
      flings 3
      }
      }
      """,
      """
      a.scenario:4:1: error: unknown word 'flings'
          flings 3
          ^~~~~~
          help: did you mean 'fling'? after 'at TIME' a command is expected: \(StartWords.command)
      """),
    DiagnosticCase(
      "rounds at several times in a batch",
      """
      at 0s batch {
      repeat 3 every 1s { remove index 0 }
      }
      """,
      """
      a.scenario:3:10: error: rounds at several times in a batch
          repeat 3 every 1s { remove index 0 }
                   ^~~~~~~~
          help: a batch happens at once: write the repetition around it
      """),
    DiagnosticCase(
      "batch in a repetition in a batch",
      """
      at 0s batch {
      repeat 3 { batch { remove index 0 } }
      }
      """,
      """
      a.scenario:3:12: error: a batch inside a batch
          repeat 3 { batch { remove index 0 } }
                     ^~~~~
          help: write its commands into the outer batch
      """),
    DiagnosticCase(
      "too many commands",
      """
      at 0s repeat 100000 {
      repeat 100000 { fling 3 }
      }
      """,
      """
      a.scenario:2:1: error: too many commands, each counted for every round
          at 0s repeat 100000 {
          ^~
          help: the runs of a script have at most 200000 statements
      """),
    DiagnosticCase(
      "too many rounds of nothing",
      """
      at 0s repeat 100000 {
      repeat 100000 {
      }
      }
      """,
      """
      a.scenario:2:1: error: too many commands, each counted for every round
          at 0s repeat 100000 {
          ^~
          help: the runs of a script have at most 200000 statements
      """),
    DiagnosticCase(
      "blocks inside each other",
      "at 0s { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { fling 3 } } } } } } } } }",
      """
      a.scenario:2:95: error: too many blocks inside each other
          …peat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { repeat 1 { fling 3 } } } } } } } } }
                                                                                    ^
          help: at most 8 are accepted
      """),
    DiagnosticCase(
      "the last round is never reached",
      "at 1s repeat 5 every 5000s { fling 3 }",
      """
      a.scenario:2:1: error: the run ends before the last round, at 20001s
          at 1s repeat 5 every 5000s { fling 3 }
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: at 60 Hz a time is at most 14399.983333s: a run has at most 864000 frames
      """),
    DiagnosticCase(
      "every without an end",
      "every 100ms fling 3",
      """
      a.scenario:2:13: error: expected 'from' or 'until', found 'fling'
          every 100ms fling 3
                      ^~~~~
          help: every TIME [from TIME] until TIME COMMAND, or every TIME [from TIME] until TIME { … }
      """),
    DiagnosticCase(
      "an end before the start",
      "every 100ms from 3s until 2s fling 3",
      """
      a.scenario:2:27: error: '2s' is not accepted
          every 100ms from 3s until 2s fling 3
                                    ^~
          help: the last round comes at or after the first one
      """),
    DiagnosticCase(
      "too many regular rounds",
      "every 0.001ms until 3600s fling 3",
      """
      a.scenario:2:21: error: '3600s' is not accepted
          every 0.001ms until 3600s fling 3
                              ^~~~~
          help: there would be 3600000001 rounds; at most 100000 are accepted
      """),
    DiagnosticCase(
      "no command in each round",
      "every 100ms until 3s",
      """
      a.scenario:2:21: error: expected a command, found the end of the line
          every 100ms until 3s
                              ^
          help: every TIME [from TIME] until TIME COMMAND, or every TIME [from TIME] until TIME { … }
      """),
    DiagnosticCase(
      "import in a scenario",
      "import \"feed.csv\"",
      """
      a.scenario:2:1: error: 'import' stands before the first scenario
          import "feed.csv"
          ^~~~~~~~~~~~~~~~~
          help: move it there: what it brings is for every scenario of the script
      """),
  ]
}
