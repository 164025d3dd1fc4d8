/// Wrong lines about what the app does.
enum AppDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "a name given twice",
      "at 0s do {\n  let a = 1\n  do {\n    let a = 2\n  }\n}",
      """
      a.scenario:5:9: error: 'a' is named twice
              let a = 2
                  ^
          help: line 3 names it already: choose another name
      """),
    DiagnosticCase(
      "a name that is a reading",
      "at 0s do { let offset = 1 }",
      """
      a.scenario:2:16: error: 'offset' is a metric or a reading
          at 0s do { let offset = 1 }
                         ^~~~~~
          help: choose another name
      """),
    DiagnosticCase(
      "a name of an inner block",
      "at 0s do {\n  do { let before = 1 }\n  correct offset by befor\n}",
      """
      a.scenario:4:21: error: unknown reading or name 'befor'
            correct offset by befor
                              ^~~~~
          help: known: offset, content.height, content.true-height, inset.top, inset.bottom, items, sections, measured, unmeasured, first-visible, last-visible, cells.live, viewport.height, keyboard.height
      """),
    DiagnosticCase(
      "a name that is nearly right",
      "at 0s do {\n  let before = 1\n  correct offset by befor\n}",
      """
      a.scenario:4:21: error: unknown reading or name 'befor'
            correct offset by befor
                              ^~~~~
          help: did you mean 'before'?
      """),
    DiagnosticCase(
      "a name whose line failed",
      "at 0s do {\n  let before =\n  lte after = 3\n  correct offset by before - after\n}",
      """
      a.scenario:3:15: error: expected a number, a reading or a name, found the end of the line
            let before =
                        ^
          help: let NAME = VALUE
      a.scenario:4:3: error: unknown word 'lte'
            lte after = 3
            ^~~
          help: did you mean 'let'? in a block of the app a command is expected: \(StartWords.block)
      """),
    DiagnosticCase(
      "a metric",
      "when jump.max > 3 { reload data }",
      """
      a.scenario:2:6: error: 'jump.max' is a metric: an app cannot read it
          when jump.max > 3 { reload data }
               ^~~~~~~~
          help: readings are: offset, content.height, content.true-height, inset.top, inset.bottom, items, sections, measured, unmeasured, first-visible, last-visible, cells.live, viewport.height, keyboard.height
      """),
    DiagnosticCase(
      "a reading of no item",
      "expect place = 3",
      """
      a.scenario:2:8: error: unknown metric or reading 'place'
          expect place = 3
                 ^~~~~
          help: did you mean 'place of item ID'?
      """),
    DiagnosticCase(
      "let outside of a block",
      "at 0s let a = 3\nlet b = 4",
      """
      a.scenario:2:7: error: 'let' belongs in a block of the app
          at 0s let a = 3
                ^~~
          help: do { let NAME = VALUE }
      a.scenario:3:1: error: 'let' belongs in a block of the app
          let b = 4
          ^~~
          help: do { let NAME = VALUE }
      """),
    DiagnosticCase(
      "do in a batch",
      "at 0s batch { do { reload data } }",
      """
      a.scenario:2:15: error: 'do' does not belong in a batch
          at 0s batch { do { reload data } }
                        ^~
          help: a batch only changes the list: write a 'do' block around it
      """),
    DiagnosticCase(
      "correct what",
      "at 0s do { correct offst by 3 }",
      """
      a.scenario:2:20: error: expected 'offset', found 'offst'
          at 0s do { correct offst by 3 }
                             ^~~~~
          help: did you mean 'offset'?
      """),
    DiagnosticCase(
      "a load that nobody begins",
      "when offset < 3 unless loading mor { load more after 1s { reload data } }",
      """
      a.scenario:2:32: error: unknown load 'mor'
          when offset < 3 unless loading mor { load more after 1s { reload data } }
                                         ^~~
          help: did you mean 'more'?
      """),
    DiagnosticCase(
      "an occurrence that is none",
      "when item 3 vanishes { reload data }",
      """
      a.scenario:2:13: error: expected 'appears', 'arrives' or 'disappears', found 'vanishes'
          when item 3 vanishes { reload data }
                      ^~~~~~~~
          help: when OCCURRENCE [once|again] [unless loading [NAME]] { … }
      """),
    DiagnosticCase(
      "what a prefetch does that it does not",
      "when prefetch arrives { reload data }",
      """
      a.scenario:2:15: error: expected 'asks', found 'arrives'
          when prefetch arrives { reload data }
                        ^~~~~~~
          help: when OCCURRENCE [once|again] [unless loading [NAME]] { … }
      """),
    DiagnosticCase(
      "times in the wrong order",
      "expect offset = 0 between 2s and 1s",
      """
      a.scenario:2:27: error: '2s and 1s' is not accepted
          expect offset = 0 between 2s and 1s
                                    ^~~~~~~~~
          help: the earlier time comes first
      """),
    DiagnosticCase(
      "too many blocks inside each other",
      "at 0s " + String(repeating: "do { ", count: 9)
        + [String](repeating: "}", count: 9).joined(separator: " "),
      """
      a.scenario:2:50: error: too many blocks inside each other
          at 0s do { do { do { do { do { do { do { do { do { } } } } } } } } }
                                                           ^
          help: at most 8 are accepted
      """),
    DiagnosticCase(
      "rounds at several times in a block",
      "at 0s do { repeat 3 every 1s { reload data } }",
      """
      a.scenario:2:21: error: rounds at several times in a block of the app
          at 0s do { repeat 3 every 1s { reload data } }
                              ^~~~~~~~
          help: a block of the app happens at once: write the repetition around it
      """),
  ]
}
