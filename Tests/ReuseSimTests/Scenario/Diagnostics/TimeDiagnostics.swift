/// Errors in times that no run reaches.
enum TimeDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "command after the last frame",
      """
      rows heights 5
      at 14399.983333s reload data
      at 14399.983334s reload data
      """,
      """
      a.scenario:4:4: error: the run ends before 14399.983334s
          at 14399.983334s reload data
             ^~~~~~~~~~~~~
          help: at 60 Hz a time is at most 14399.983333s: a run has at most 864000 frames
      """),
    DiagnosticCase(
      "block after the last frame",
      """
      at 864s {
        reload data
      }
      device 100x200 1000Hz
      """,
      """
      a.scenario:2:4: error: the run ends before 864s
          at 864s {
             ^~~~
          help: at 1000 Hz a time is at most 863.999s: a run has at most 864000 frames
      """),
    DiagnosticCase(
      "expectation and end after the last frame",
      """
      device 100x200 120Hz
      expect at 7200s item 3 at 0
      expect at 7199s item 3 at 0
      end at 86400s
      """,
      """
      a.scenario:3:11: error: the run ends before 7200s
          expect at 7200s item 3 at 0
                    ^~~~~
          help: at 120 Hz a time is at most 7199.991666s: a run has at most 864000 frames
      a.scenario:5:8: error: the run ends before 86400s
          end at 86400s
                 ^~~~~~
          help: at 120 Hz a time is at most 7199.991666s: a run has at most 864000 frames
      """),
    DiagnosticCase(
      "shared command after the last frame of one scenario",
      script: """
        at 7200s reload data
        rows heights 5
        scenario "slow"
        scenario "fast"
        device 100x200 120Hz
        """,
      """
      a.scenario:1:4: error: the run ends before 7200s
          at 7200s reload data
             ^~~~~
          help: at 120 Hz a time is at most 7199.991666s: a run has at most 864000 frames
      """),
    DiagnosticCase(
      "times of a device whose line failed",
      """
      device 100x200 1Hertz
      end at 86400s
      """,
      """
      a.scenario:2:17: error: expected 'Hz', found 'Hertz'
          device 100x200 1Hertz
                          ^~~~~
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
  ]
}
