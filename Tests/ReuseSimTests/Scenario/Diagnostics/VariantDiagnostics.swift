/// Errors in variants, and warnings about them.
enum VariantDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "variant without a name",
      "variant {",
      """
      a.scenario:2:9: error: expected a name in quotes, found '{'
          variant {
                  ^
          help: variant "NAME" { … }
      """),
    DiagnosticCase(
      "empty name",
      "variant \"\" { seed 3 }",
      """
      a.scenario:2:9: error: a variant without a name
          variant "" { seed 3 }
                  ^~
          help: variant "NAME" { … }
      """),
    DiagnosticCase(
      "variant without a block",
      "variant \"fast\"",
      """
      a.scenario:2:15: error: expected '{', found the end of the line
          variant "fast"
                        ^
          help: variant "NAME" { … }
      """),
    DiagnosticCase(
      "variant that is never closed",
      """
      variant "fast" {
      seed 1
      """,
      """
      a.scenario:2:16: error: this block is never closed
          variant "fast" {
                         ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "forgotten brace before the next variant",
      """
      variant "fast" {
      seed 1
      variant "slow" {
      seed 2
      }
      """,
      """
      a.scenario:2:16: error: this block is never closed
          variant "fast" {
                         ^
          help: end it with a line that holds only '}'
      """),
    DiagnosticCase(
      "unknown word in a variant",
      """
      variant "fast" {
      sed 1
      }
      """,
      """
      a.scenario:3:1: error: unknown word 'sed'
          sed 1
          ^~~
          help: did you mean 'seed'? in a variant a line starts with: \(StartWords.variant)
      """),
    DiagnosticCase(
      "variant in a variant",
      """
      variant "fast" {
      variant "faster" { seed 1 }
      }
      """,
      """
      a.scenario:3:1: error: 'variant' does not belong in this block
          variant "faster" { seed 1 }
          ^~~~~~~
          help: in a variant a line starts with: \(StartWords.variant)
      """),
    DiagnosticCase(
      "command in a variant",
      """
      variant "fast" {
      fling 3
      }
      """,
      """
      a.scenario:3:1: error: 'fling' is a command and needs a time
          fling 3
          ^~~~~
          help: at TIME fling POINTS [normal|fast]
      """),
    DiagnosticCase(
      "two variants of one name",
      """
      variant "fast" { seed 1 }
      variant "fast" { seed 2 }
      """,
      """
      a.scenario:3:9: error: the variant "fast" stands twice
          variant "fast" { seed 2 }
                  ^~~~~~
          help: line 2 has the same name: write both into one block
      """),
    DiagnosticCase(
      "setting twice in a variant",
      """
      variant "fast" {
      seed 1
      seed 2
      }
      """,
      """
      a.scenario:4:1: error: 'seed' is stated twice
          seed 2
          ^~~~~~
          help: line 3 states it already: keep one of the two
      """),
    DiagnosticCase(
      "cell twice in a variant",
      """
      items 1 of A
      variant "fast" {
      cell A { height 1 }
      cell A { height 2 }
      }
      """,
      """
      a.scenario:5:6: error: cell 'A' is declared twice
          cell A { height 2 }
               ^
          help: line 4 declares it already: keep one of the two
      """),
    DiagnosticCase(
      "cell of another variant",
      """
      variant "fast" {
      cell Article { height 1 }
      items 1 of Article
      }
      variant "slow" {
      items 1 of Artikle
      }
      """,
      """
      a.scenario:7:12: error: unknown cell kind 'Artikle'
          items 1 of Artikle
                     ^~~~~~~
          help: declare it: cell Artikle { height POINTS }
      """),
    DiagnosticCase(
      "an error outside of variants is said once",
      """
      items 1 of A
      variant "fast" { seed 1 }
      variant "slow" { seed 2 }
      """,
      """
      a.scenario:2:12: error: unknown cell kind 'A'
          items 1 of A
                     ^
          help: declare it: cell A { height POINTS }
      """),
    DiagnosticCase(
      "cell that one variant uses",
      """
      cell A { height 1 }
      cell B { height 1 }
      items 1 of A
      variant "plain" { seed 1 }
      variant "mixed" { items 1 of B }
      variant "own" { cell C { height 1 } }
      """,
      """
      a.scenario:7:22: warning: no items of cell 'C' are ever in the list
          variant "own" { cell C { height 1 } }
                               ^
          help: write 'items COUNT of C', or remove the cell
      """),
    DiagnosticCase(
      "cell that no variant uses",
      """
      cell A { height 1 }
      variant "one" { seed 1 }
      variant "two" { seed 2 }
      """,
      """
      a.scenario:2:6: warning: no items of cell 'A' are ever in the list
          cell A { height 1 }
               ^
          help: write 'items COUNT of A', or remove the cell
      """),
    DiagnosticCase(
      "no platforms",
      "platforms",
      """
      a.scenario:2:10: error: expected a platform, found the end of the line
          platforms
                   ^
          help: platforms NAME, NAME …
      """),
    DiagnosticCase(
      "unknown platform among several",
      "platforms ideal, uikit-tabel",
      """
      a.scenario:2:18: error: unknown platform 'uikit-tabel'
          platforms ideal, uikit-tabel
                           ^~~~~~~~~~~
          help: did you mean 'uikit-table'?
      """),
    DiagnosticCase(
      "platforms without a comma",
      "platforms ideal uikit-table",
      """
      a.scenario:2:17: error: expected ',' or the end of the line, found 'uikit-table'
          platforms ideal uikit-table
                          ^~~~~~~~~~~
          help: platforms NAME, NAME …
      """),
    DiagnosticCase(
      "platform named twice",
      "platforms ideal, ideal",
      """
      a.scenario:2:18: error: the platform 'ideal' is named twice
          platforms ideal, ideal
                           ^~~~~
          help: name each platform once
      """),
    DiagnosticCase(
      "platform and platforms",
      """
      platform ideal
      platforms ideal, uikit-table
      """,
      """
      a.scenario:3:1: error: the platform is stated twice
          platforms ideal, uikit-table
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: line 2 states it already: keep one of the two
      """),
    DiagnosticCase(
      "platform in the variant of a platform",
      """
      platforms ideal, uikit-table
      variant "ideal" { platform uikit-table }
      """,
      """
      a.scenario:3:19: error: 'platform' is stated twice
          variant "ideal" { platform uikit-table }
                            ^~~~~~~~
          help: line 2 states it already: keep one of the two
      """),
    DiagnosticCase(
      "variant that is near a platform",
      """
      platforms ideal, uikit-table
      variant "uikit-tabel" { seed 2 }
      """,
      """
      a.scenario:3:9: error: no variant "uikit-tabel": line 2 says which there are
          variant "uikit-tabel" { seed 2 }
                  ^~~~~~~~~~~~~
          help: did you mean "uikit-table"?
      """),
    DiagnosticCase(
      "variant that is no platform",
      """
      platforms ideal, uikit-table
      variant "fast" { seed 2 }
      """,
      """
      a.scenario:3:9: error: no variant "fast": line 2 says which there are
          variant "fast" { seed 2 }
                  ^~~~~~
          help: there are "ideal", "uikit-table"; without 'platforms', each variant can state its platform
      """),
    DiagnosticCase(
      "variant named like another scenario",
      """
      variant "b" { seed 2 }
      scenario "a / b"
      """,
      """
      a.scenario:3:10: error: two scenarios are named "a / b"
          scenario "a / b"
                   ^~~~~~~
          help: line 2 has the same name: give each its own
      """),
  ]
}
