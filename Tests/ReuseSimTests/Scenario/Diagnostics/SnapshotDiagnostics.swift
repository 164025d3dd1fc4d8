/// Wrong lines about snapshots, what happens, and times that are drawn.
enum SnapshotDiagnostics {
  private static let form =
    "apply snapshot [in section ID] of CONTENT; CONTENT: item ID, "
    + "items ID..ID, COUNT new [of NAME], CONTENT, CONTENT …, nothing"

  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "a snapshot of something else",
      "at 0s apply snapshot of header 3",
      """
      a.scenario:2:25: error: expected 'nothing', 'item', 'items' or a count, found 'header'
          at 0s apply snapshot of header 3
                                  ^~~~~~
          help: \(form)
      """),
    DiagnosticCase(
      "a snapshot without a word of what it holds",
      "at 0s apply snapshot",
      """
      a.scenario:2:21: error: expected 'in' or 'of', found the end of the line
          at 0s apply snapshot
                              ^
          help: \(form)
      """),
    DiagnosticCase(
      "ids of a snapshot the wrong way round",
      "at 0s apply snapshot of item 0, items 9..3",
      """
      a.scenario:2:39: error: '9..3' is not accepted
          at 0s apply snapshot of item 0, items 9..3
                                                ^~~~
          help: the lower id comes first
      """),
    DiagnosticCase(
      "no new items",
      "at 0s apply snapshot of 0 new",
      """
      a.scenario:2:25: error: '0' is not accepted
          at 0s apply snapshot of 0 new
                                  ^
          help: a count is a whole number from 1 to 100000000
      """),
    DiagnosticCase(
      "new items of a cell that there is not",
      "at 0s apply snapshot of 2 new of Raw\nrows heights 60",
      """
      a.scenario:2:34: error: unknown cell kind 'Raw'
          at 0s apply snapshot of 2 new of Raw
                                           ^~~
          help: did you mean 'Row'?
      """),
    DiagnosticCase(
      "a snapshot that goes on",
      "rows heights 60\nat 0s apply snapshot of item 0 item 1",
      """
      a.scenario:3:32: error: expected ',' or the end of the line, found 'item'
          at 0s apply snapshot of item 0 item 1
                                         ^~~~
          help: \(form)
      """),
    DiagnosticCase(
      "a keyboard that does something else",
      "when keyboard rises { reload data }",
      """
      a.scenario:2:15: error: expected 'shows' or 'hides', found 'rises'
          when keyboard rises { reload data }
                        ^~~~~
          help: when OCCURRENCE [once|again] [unless loading [NAME]] { … }
      """),
    DiagnosticCase(
      "a drawn time with its bounds the wrong way round",
      "at 0s do {\n  after 600ms..80ms do { reload data }\n}",
      """
      a.scenario:3:9: error: '600ms..80ms' is not accepted
            after 600ms..80ms do { reload data }
                  ^~~~~~~~~~~
          help: the shorter time comes first
      """),
    DiagnosticCase(
      "a drawn time of a load with one bound",
      "at 0s load more after 600ms.. { reload data }",
      """
      a.scenario:2:31: error: expected a time such as 200ms or 1.5s, found '{'
          at 0s load more after 600ms.. { reload data }
                                        ^
          help: load NAME after TIME[..TIME] { … }
      """),
  ]
}
