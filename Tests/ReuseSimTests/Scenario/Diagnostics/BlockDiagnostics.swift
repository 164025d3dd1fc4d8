/// Errors in blocks.
enum BlockDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "sign for a statement",
      "{ }",
      """
      a.scenario:2:1: error: expected a statement, found '{'
          { }
          ^
          help: a line starts with: \(StartWords.script)
      """),
    DiagnosticCase(
      "brace that closes nothing",
      "}",
      """
      a.scenario:2:1: error: '}' closes nothing: no block is open here
          }
          ^
          help: remove it
      """),
    DiagnosticCase(
      "setting in a cell",
      """
      cell A {
        device 1x1
      }
      """,
      """
      a.scenario:3:3: error: 'device' does not belong in this block
            device 1x1
            ^~~~~~
          help: a line about a cell starts with: \(StartWords.cell)
      """),
    DiagnosticCase(
      "unknown word in a cell",
      """
      cell A {
        video 3
      }
      """,
      """
      a.scenario:3:3: error: unknown word 'video'
            video 3
            ^~~~~
          help: a line about a cell starts with: \(StartWords.cell)
      """),
    DiagnosticCase(
      "number in a cell",
      """
      cell A {
        3
      }
      """,
      """
      a.scenario:3:3: error: expected a statement about the cell, found '3'
            3
            ^
          help: a line about a cell starts with: \(StartWords.cell)
      """),
    DiagnosticCase(
      "unknown command in a block",
      """
      at 0s {
        shake
      }
      """,
      """
      a.scenario:3:3: error: unknown word 'shake'
            shake
            ^~~~~
          help: after 'at TIME' a command is expected: \(StartWords.command)
      """),
    DiagnosticCase(
      "batch in a batch",
      """
      at 0s batch {
        batch {
          remove item 1
        }
      }
      """,
      """
      a.scenario:3:3: error: a batch inside a batch
            batch {
            ^~~~~
          help: write its commands into the outer batch
      """),
    DiagnosticCase(
      "unknown command in a batch",
      """
      at 0s batch {
        at 1s
      }
      """,
      """
      a.scenario:3:3: error: 'at' does not belong in this block
            at 1s
            ^~
          help: in a batch a command is expected: \(StartWords.batch)
      """),
    DiagnosticCase(
      "block never closed",
      """
      cell A {
        height 5

      """,
      """
      a.scenario:2:8: error: this block is never closed
          cell A {
                 ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "block never closed before a scenario",
      """
      at 0s {
        reload data
      scenario "b"
      """,
      """
      a.scenario:2:7: error: this block is never closed
          at 0s {
                ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "brace forgotten",
      """
      cell A {
        height 5
      items 3 of A
      at 0s fling 5
      """,
      """
      a.scenario:2:8: error: this block is never closed
          cell A {
                 ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "something behind a brace",
      """
      cell A {
        height 5
      } items
      """,
      """
      a.scenario:4:3: error: expected the end of the line, found 'items'
          } items
            ^~~~~
          help: cell NAME { … }
      """),
    DiagnosticCase(
      "two statements between braces",
      "cell A { height 5 estimate 3 }",
      """
      a.scenario:2:19: error: expected 'x', a height or '}', found 'estimate'
          cell A { height 5 estimate 3 }
                            ^~~~~~~~
          help: height PART [+ PART …]; PART: POINTS, LOW..HIGH, text N chars size POINTS, text LOW..HIGH chars size POINTS, formula FORMULA
      """),
    DiagnosticCase(
      "block where none is",
      """
      seed 1 {
        foo
      }
      """,
      """
      a.scenario:2:8: error: expected the end of the line, found '{'
          seed 1 {
                 ^
          help: seed NUMBER
      """),
    DiagnosticCase(
      "failed line in a block",
      """
      at 0s {
        foo }
      seed x
      """,
      """
      a.scenario:3:3: error: unknown word 'foo'
            foo }
            ^~~
          help: after 'at TIME' a command is expected: \(StartWords.command)
      a.scenario:4:6: error: expected a number, found 'x'
          seed x
               ^
          help: seed NUMBER
      """),
    DiagnosticCase(
      "nested block of a failed line",
      """
      at 0x {
        foo
        batch {
          bar
        }
      }
      """,
      """
      a.scenario:2:4: error: expected a time such as 200ms or 1.5s, found '0x'
          at 0x {
             ^~
          help: at TIME COMMAND, or at TIME { … }
      a.scenario:3:3: error: unknown word 'foo'
            foo
            ^~~
          help: after 'at TIME' a command is expected: \(StartWords.command)
      a.scenario:5:5: error: unknown word 'bar'
              bar
              ^~~
          help: in a batch a command is expected: \(StartWords.batch)
      """),
  ]
}
