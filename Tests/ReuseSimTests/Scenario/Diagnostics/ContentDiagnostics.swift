/// Errors about content that comes late.
enum ContentDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "ratio without a height",
      "cell A { image 3: }",
      """
      a.scenario:2:19: error: expected a height, found '}'
          cell A { image 3: }
                            ^
          help: image [SHAPE] [, LOADING …]; SHAPE: WIDTH:HEIGHT … [placeholder POINTS], drawn WIDTH:HEIGHT … [placeholder POINTS], POINTS [placeholder POINTS]
      """),
    DiagnosticCase(
      "ratio of nothing",
      "cell A { image 0:2 }",
      """
      a.scenario:2:16: error: '0' is not accepted
          cell A { image 0:2 }
                         ^
          help: a width is a whole number from 1 to 10000
      """),
    DiagnosticCase(
      "placeholder alone",
      "cell A { image placeholder 44 }",
      """
      a.scenario:2:28: error: expected 'last', found '44'
          cell A { image placeholder 44 }
                                     ^~
          help: placeholder last
      """),
    DiagnosticCase(
      "unknown option",
      "cell A { image 3:2, lateny 80ms }",
      """
      a.scenario:2:21: error: expected 'latency', 'fails', 'retry', 'cancel', 'answers', 'twice', 'asks', 'takes' or 'placeholder', found 'lateny'
          cell A { image 3:2, lateny 80ms }
                              ^~~~~~
          help: did you mean 'latency'?
      """),
    DiagnosticCase(
      "option twice",
      "cell A { image 3:2, latency 80ms, latency 90ms }",
      """
      a.scenario:2:35: error: expected 'fails', 'retry', 'cancel', 'answers', 'twice', 'asks', 'takes' or 'placeholder', found 'latency'
          cell A { image 3:2, latency 80ms, latency 90ms }
                                            ^~~~~~~
          help: image [SHAPE] [, LOADING …]; SHAPE: WIDTH:HEIGHT … [placeholder POINTS], drawn WIDTH:HEIGHT … [placeholder POINTS], POINTS [placeholder POINTS]
      """),
    DiagnosticCase(
      "no comma between options",
      "cell A { image 3:2 latency 80ms }",
      """
      a.scenario:2:20: error: expected a ratio such as 3:2, 'placeholder' or ',', found 'latency'
          cell A { image 3:2 latency 80ms }
                             ^~~~~~~
          help: image [SHAPE] [, LOADING …]; SHAPE: WIDTH:HEIGHT … [placeholder POINTS], drawn WIDTH:HEIGHT … [placeholder POINTS], POINTS [placeholder POINTS]
      """),
    DiagnosticCase(
      "latency without a unit",
      "cell A { image latency 80 }",
      """
      a.scenario:2:24: error: expected 'table', 'heavy' or a time such as 200ms or 1.5s, found '80'
          cell A { image latency 80 }
                                 ^~
          help: latency TIME, or latency TIME..TIME, or latency heavy TIME..TIME, or latency table ID: TIME, … else TIME
      """),
    DiagnosticCase(
      "latency range the wrong way",
      "cell A { image latency 600ms..80ms }",
      """
      a.scenario:2:24: error: '600ms..80ms' is not accepted
          cell A { image latency 600ms..80ms }
                                 ^~~~~~~~~~~
          help: the shorter time comes first
      """),
    DiagnosticCase(
      "heavy latency from nothing",
      "cell A { image latency heavy 0s..5s }",
      """
      a.scenario:2:30: error: '0s' is not accepted
          cell A { image latency heavy 0s..5s }
                                       ^~
          help: twice no time is no time: begin above 0s
      """),
    DiagnosticCase(
      "latency of an hour",
      "cell A { image latency 3600s }",
      """
      a.scenario:2:24: error: '3600s' is not accepted
          cell A { image latency 3600s }
                                 ^~~~~
          help: an answer takes at most 600s
      """),
    DiagnosticCase(
      "table without an end",
      "cell A { image latency table 0: 800ms, 6: 200ms }",
      """
      a.scenario:2:49: error: expected ',', found '}'
          cell A { image latency table 0: 800ms, 6: 200ms }
                                                          ^
          help: latency TIME, or latency TIME..TIME, or latency heavy TIME..TIME, or latency table ID: TIME, … else TIME
      """),
    DiagnosticCase(
      "table that counts down",
      "cell A { image latency table 6: 800ms, 0: 200ms, else 300ms }",
      """
      a.scenario:2:40: error: '0' is not accepted
          cell A { image latency table 6: 800ms, 0: 200ms, else 300ms }
                                                 ^
          help: ids count up from entry to entry, each once
      """),
    DiagnosticCase(
      "more failures than attempts",
      "cell A { image fails 3 in 2 }",
      """
      a.scenario:2:22: error: '3 in 2' is not accepted
          cell A { image fails 3 in 2 }
                               ^~~~~~
          help: no more than all attempts fail
      """),
    DiagnosticCase(
      "failures of the same item",
      "cell A { image fails for items 3, 3 }",
      """
      a.scenario:2:35: error: '3' is not accepted
          cell A { image fails for items 3, 3 }
                                            ^
          help: ids count up, each once
      """),
    DiagnosticCase(
      "retry for ever",
      "cell A { image retry after 500ms }",
      """
      a.scenario:2:34: error: expected 'up', found '}'
          cell A { image retry after 500ms }
                                           ^
          help: retry after TIME up to N times
      """),
    DiagnosticCase(
      "answers to somebody",
      "cell A { image answers to item }",
      """
      a.scenario:2:27: error: expected 'model' or 'captured', found 'item'
          cell A { image answers to item }
                                    ^~~~
          help: answers to model|captured cell|item|index|generation
      """),
    DiagnosticCase(
      "part twice",
      """
      cell A {
        height 5
        image 3:2
        image latency 80ms
      }
      items 1 of A
      """,
      """
      a.scenario:5:3: error: the image is stated twice
            image latency 80ms
            ^~~~~~~~~~~~~~~~~~
          help: line 4 states it already: keep one of the two
      """),
    DiagnosticCase(
      "shape twice",
      """
      cell A {
        height 5 + image 3:2
        image 4:3, latency 80ms
      }
      items 1 of A
      """,
      """
      a.scenario:4:3: error: the shape of the image is stated twice
            image 4:3, latency 80ms
            ^~~~~~~~~~~~~~~~~~~~~~~
          help: line 3 states it already: keep one of the two
      """),
    DiagnosticCase(
      "shape twice in a sum",
      """
      cell A { height image 3:2 + image 4:3 }
      items 1 of A
      """,
      """
      a.scenario:2:10: error: the shape of the image is stated twice
          cell A { height image 3:2 + image 4:3 }
                   ^~~~~~
          help: keep one of the two
      """),
    DiagnosticCase(
      "reset of no part",
      """
      cell A {
        height 5
        image 3:2
        prepare-for-reuse resets image, photo
      }
      items 1 of A
      """,
      """
      a.scenario:5:35: error: the cell has no field or part 'photo'
            prepare-for-reuse resets image, photo
                                            ^~~~~
          help: they are stated in the cell's block, such as 'image 3:2'; it has: image
      """),
    DiagnosticCase(
      "reset without parts",
      """
      cell A {
        height 5
        prepare-for-reuse resets image
      }
      items 1 of A
      """,
      """
      a.scenario:4:28: error: the cell has no field or part 'image'
            prepare-for-reuse resets image
                                     ^~~~~
          help: they are stated in the cell's block, such as 'image 3:2'; it has none
      """),
    DiagnosticCase(
      "image outside of a cell",
      "rows heights 5 + image 3:2 x 3",
      """
      a.scenario:2:18: error: images belong to cells
          rows heights 5 + image 3:2 x 3
                           ^~~~~
          help: state it in the block of a cell: cell NAME { height 20 + image 3:2 }
      """),
    DiagnosticCase(
      "image of items",
      """
      cell A { height 5 }
      items 3 of A heights image 3:2
      """,
      """
      a.scenario:3:22: error: images belong to cells
          items 3 of A heights image 3:2
                               ^~~~~
          help: state it in the block of a cell: cell NAME { height 20 + image 3:2 }
      """),
    DiagnosticCase(
      "part outside of a cell",
      "image 3:2",
      """
      a.scenario:2:1: error: 'image' belongs in the block of a cell
          image 3:2
          ^~~~~
          help: cell NAME { image [SHAPE] [, LOADING …] }; SHAPE: WIDTH:HEIGHT … [placeholder POINTS], drawn WIDTH:HEIGHT … [placeholder POINTS], POINTS [placeholder POINTS]
      """),
    DiagnosticCase(
      "prefetch with an amount",
      "prefetch 3 items",
      """
      a.scenario:2:10: error: expected 'off' or 'on', found '3'
          prefetch 3 items
                   ^
          help: prefetch off, or prefetch on [cancel when-left|never]
      """),
    DiagnosticCase(
      "prefetch without a word",
      "prefetch",
      """
      a.scenario:2:9: error: expected 'off' or 'on', found the end of the line
          prefetch
                  ^
          help: prefetch off, or prefetch on [cancel when-left|never]
      """),
    DiagnosticCase(
      "prefetch that cancels somehow",
      "prefetch on cancel when-lost",
      """
      a.scenario:2:20: error: expected 'when-left' or 'never', found 'when-lost'
          prefetch on cancel when-lost
                             ^~~~~~~~~
          help: did you mean 'when-left'?
      """),
    DiagnosticCase(
      "prefetch window that spills",
      "prefetch-window 2 items spills yes",
      """
      a.scenario:2:25: error: expected 'movement' or the end of the line, found 'spills'
          prefetch-window 2 items spills yes
                                  ^~~~~~
          help: prefetch-window AMOUNT|before AMOUNT after AMOUNT|behind AMOUNT ahead AMOUNT [at-rest last-direction|both-sides] [movement none|extends NUMBER|shifts NUMBER]; AMOUNT: POINTS, COUNT items, NUMBER screens
      """),
    DiagnosticCase(
      "too many kept cells",
      "keep 1001 cells for the same item",
      """
      a.scenario:2:6: error: '1001' is not accepted
          keep 1001 cells for the same item
               ^~~~
          help: a number of cells is a whole number from 0 to 1000
      """),
    DiagnosticCase(
      "kept cells of nobody",
      "keep 0 cells",
      """
      a.scenario:2:13: error: expected 'for', found the end of the line
          keep 0 cells
                      ^
          help: keep COUNT cells for the same item
      """),
    DiagnosticCase(
      "unknown rule of arrival",
      "arrival reload",
      """
      a.scenario:2:9: error: expected 'reports-size', 'reloads', 'reconfigures' or 'tells-nobody', found 'reload'
          arrival reload
                  ^~~~~~
          help: did you mean 'reloads'?
      """),
    DiagnosticCase(
      "unknown class of violations",
      """
      rows heights 5
      expect violation freshness stale-anser
      """,
      """
      a.scenario:3:28: error: unknown class of violations 'stale-anser'
          expect violation freshness stale-anser
                                     ^~~~~~~~~~~
          help: did you mean 'stale-answer'?
      """),
    DiagnosticCase(
      "cell without a height but a part",
      """
      cell A { image latency 80ms }
      items 1 of A
      """,
      """
      a.scenario:3:12: error: cell 'A' has no height
          items 1 of A
                     ^
          help: add 'height POINTS' to the block on line 2, or 'heights …' here
      """),
  ]
}
