/// Errors in the first words of lines.
enum StatementDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "unknown word",
      "nod item 3",
      """
      a.scenario:2:1: error: unknown word 'nod'
          nod item 3
          ^~~
          help: a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "unknown word, near one",
      "devise 1x1",
      """
      a.scenario:2:1: error: unknown word 'devise'
          devise 1x1
          ^~~~~~
          help: did you mean 'device'? a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "capitals",
      "Device 1x1x",
      """
      a.scenario:2:1: error: unknown word 'Device'
          Device 1x1x
          ^~~~~~
          help: did you mean 'device'? a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "number for a statement",
      "12 items",
      """
      a.scenario:2:1: error: expected a statement, found '12'
          12 items
          ^~
          help: a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "command without a time",
      "scroll by 5",
      """
      a.scenario:2:1: error: 'scroll' is a command and needs a time
          scroll by 5
          ^~~~~~
          help: at TIME scroll by POINTS [over TIME [eased]], or scroll to item ID|header ID|footer ID|index N [align top|center|bottom] [over TIME [eased]], or scroll to top|end|offset POINTS [over TIME [eased]]
      """),
    DiagnosticCase(
      "cell line outside",
      "height 5",
      """
      a.scenario:2:1: error: 'height' belongs in the block of a cell
          height 5
          ^~~~~~
          help: cell NAME { height PART [+ PART …] }; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "unknown command",
      "at 0s nod item 3",
      """
      a.scenario:2:7: error: unknown word 'nod'
          at 0s nod item 3
                ^~~
          help: after 'at TIME' a command is expected: \(StartWords.command)
      """),
    DiagnosticCase(
      "near command",
      "at 0s scrol by 5",
      """
      a.scenario:2:7: error: unknown word 'scrol'
          at 0s scrol by 5
                ^~~~~
          help: did you mean 'scroll'? after 'at TIME' a command is expected: \(StartWords.command)
      """),
    DiagnosticCase(
      "no command",
      "at 0s",
      """
      a.scenario:2:6: error: expected a command, found the end of the line
          at 0s
               ^
          help: at TIME COMMAND, or at TIME { … }
      """),
    DiagnosticCase(
      "number for a command",
      "at 0s 5",
      """
      a.scenario:2:7: error: expected a command, found '5'
          at 0s 5
                ^
          help: after 'at TIME' a command is expected: \(StartWords.command)
      """),
    DiagnosticCase(
      "long word",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      """
      a.scenario:2:1: error: unknown word 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'
          aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "more than a statement",
      "seed 1 2",
      """
      a.scenario:2:8: error: expected the end of the line, found '2'
          seed 1 2
                 ^
          help: seed NUMBER
      """),
    DiagnosticCase(
      "text instead of a word",
      """
      platform "ideal"
      """,
      """
      a.scenario:2:10: error: expected a platform, found "ideal"
          platform "ideal"
                   ^~~~~~~
          help: did you mean 'ideal'?
      """),
  ]
}
