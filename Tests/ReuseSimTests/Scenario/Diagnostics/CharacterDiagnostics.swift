/// Errors in characters and line lengths.
enum CharacterDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "unexpected character",
      "seed 10^30",
      """
      a.scenario:2:8: error: unexpected character '^'
          seed 10^30
                 ^
          help: accepted are words, numbers, "texts", # remarks, and { } ( ) @ + - * / | = != < <= > >=
      """),
    DiagnosticCase(
      "unexpected letter",
      "cell Größe { height 5 }",
      """
      a.scenario:2:8: error: unexpected character 'ö'
          cell Größe { height 5 }
                 ^
          help: names and words have ASCII letters; anything may stand in a text or a remark
      """),
    DiagnosticCase(
      "no-break space",
      "seed\u{A0}1",
      """
      a.scenario:2:5: error: unexpected character U+00A0, a no-break space
          seed\u{A0}1
              ^
          help: between words stand ordinary spaces; anything may stand in a text or a remark
      """),
    DiagnosticCase(
      "wide space",
      "seed\u{3000}1",
      """
      a.scenario:2:5: error: unexpected character U+3000
          seed\u{3000}1
              ^
          help: between words stand ordinary spaces; anything may stand in a text or a remark
      """),
    DiagnosticCase(
      "soft hyphen",
      "se\u{AD}ed 1",
      """
      a.scenario:2:3: error: unexpected character U+00AD
          se\u{AD}ed 1
            ^
          help: between words stand ordinary spaces; anything may stand in a text or a remark
      """),
    DiagnosticCase(
      "exponent of a length",
      "estimate 1e5",
      """
      a.scenario:2:10: error: '1e5' is not accepted
          estimate 1e5
                   ^~~
          help: numbers have no exponent
      """),
    DiagnosticCase(
      "exponent of a count",
      "items 1E+05 of A",
      """
      a.scenario:2:7: error: '1E+05' is not accepted
          items 1E+05 of A
                ^~~~~
          help: numbers have no exponent
      """),
    DiagnosticCase(
      "exponent of a time",
      "at 1.5e-3s reload data",
      """
      a.scenario:2:4: error: '1.5e-3s' is not accepted
          at 1.5e-3s reload data
             ^~~~~~~
          help: numbers have no exponent
      """),
    DiagnosticCase(
      "exponent in an expression",
      "expect offset = 2 * 1e5",
      """
      a.scenario:2:21: error: '1e5' is not accepted
          expect offset = 2 * 1e5
                              ^~~
          help: numbers have no exponent
      """),
    DiagnosticCase(
      "text without an end",
      """
      platform "ideal # x
      """,
      """
      a.scenario:2:10: error: the text has no end
          platform "ideal # x
                   ^~~~~~~~~~
          help: close it with '"' on the same line
      """),
    DiagnosticCase(
      "lone backslash",
      #"""
      rows heights from "a\b"
      """#,
      #"""
      a.scenario:2:21: error: a lone '\' in a text
          rows heights from "a\b"
                              ^
          help: write '\\' for '\' and '\"' for '"'
      """#),
    DiagnosticCase(
      "too large",
      "seed 18446744073709551616",
      """
      a.scenario:2:6: error: the number is too large
          seed 18446744073709551616
               ^~~~~~~~~~~~~~~~~~~~
          help: a seed goes up to 18446744073709551615, other numbers up to 1000000000000
      """),
    DiagnosticCase(
      "places",
      "estimate 1.1234567",
      """
      a.scenario:2:10: error: the number has 7 decimal places
          estimate 1.1234567
                   ^~~~~~~~~
          help: a number has at most 6; fractions such as 1/3 are exact
      """),
    DiagnosticCase(
      "unit without a number",
      "at ms reload data",
      """
      a.scenario:2:4: error: expected a time such as 200ms or 1.5s, found 'ms'
          at ms reload data
             ^~
          help: at TIME COMMAND, or at TIME { … }
      """),
    DiagnosticCase(
      "carriage return",
      "seed 1\r\nseed 2\r\n",
      """
      a.scenario:2:7: error: the lines end with CR LF
          seed 1·
                ^
          help: save the script with LF line ends, as text files have on macOS and Linux
      """),
    DiagnosticCase(
      "lone carriage return",
      "seed 1\rseed",
      """
      a.scenario:2:7: error: control character 0D
          seed 1·seed
                ^
          help: only tabs and line feeds are accepted
      """),
    DiagnosticCase(
      "byte order mark",
      script: "\u{FEFF}scenario \"a\"",
      """
      a.scenario:1:1: error: the script starts with a byte order mark
          help: save it as UTF-8 without a byte order mark
      """),
    DiagnosticCase(
      "nul",
      "seed \u{0}",
      """
      a.scenario:2:6: error: NUL byte: this is no text
          seed ·
               ^
          help: a script is UTF-8 text
      """),
    DiagnosticCase(
      "escape",
      "# \u{1B}[1m",
      """
      a.scenario:2:3: error: control character 1B
          # ·[1m
            ^
          help: only tabs and line feeds are accepted
      """),
    DiagnosticCase(
      "direction",
      "# \u{202E}abc",
      """
      a.scenario:2:3: error: invisible character U+202E
          # ·abc
            ^
          help: remove it
      """),
    DiagnosticCase(
      "separator",
      "# a\u{2028}b",
      """
      a.scenario:2:4: error: invisible character U+2028
          # a·b
             ^
          help: remove it
      """),
    DiagnosticCase(
      "very long line",
      """
                                                                                                                                                                                                              seed x                                                                                                                                                                                                        #
      """,
      """
      a.scenario:2:206: error: expected a number, found 'x'
          …                                   seed x                                                           …
                                                   ^
          help: seed NUMBER
      """),
    DiagnosticCase(
      "end of a long line",
      """
                                                                                                                                                                                                              seed x
      """,
      """
      a.scenario:2:206: error: expected a number, found 'x'
          …                                                                                              seed x
                                                                                                              ^
          help: seed NUMBER
      """),
    DiagnosticCase(
      "tabs",
      "\tseed\tx",
      """
      a.scenario:2:7: error: expected a number, found 'x'
           seed x
                ^
          help: seed NUMBER
      """),
  ]
}
