/// Errors in the device and its insets.
enum DeviceDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "device without size",
      "device",
      """
      a.scenario:2:7: error: expected a width, found the end of the line
          device
                ^
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
    DiagnosticCase(
      "device with one size",
      "device 390",
      """
      a.scenario:2:11: error: expected 'x', found the end of the line
          device 390
                    ^
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
    DiagnosticCase(
      "device of zero width",
      "device 0x5",
      """
      a.scenario:2:8: error: '0' is not accepted
          device 0x5
                 ^
          help: a width is a number from 0.0002 to 100000
      """),
    DiagnosticCase(
      "device too large",
      "device 100001x5",
      """
      a.scenario:2:8: error: '100001' is not accepted
          device 100001x5
                 ^~~~~~
          help: a width is a number from 0.0002 to 100000
      """),
    DiagnosticCase(
      "scale",
      "device 1x1 @5x",
      """
      a.scenario:2:13: error: '5' is not accepted
          device 1x1 @5x
                      ^
          help: a scale is a whole number from 1 to 4
      """),
    DiagnosticCase(
      "scale with a fraction",
      "device 1x1 @1.5x",
      """
      a.scenario:2:13: error: '1.5' is not accepted
          device 1x1 @1.5x
                      ^~~
          help: a scale is a whole number from 1 to 4
      """),
    DiagnosticCase(
      "scale without x",
      "device 1x1 @2",
      """
      a.scenario:2:14: error: expected 'x', found the end of the line
          device 1x1 @2
                       ^
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
    DiagnosticCase(
      "rate",
      "device 1x1 @2x 0Hz",
      """
      a.scenario:2:16: error: '0' is not accepted
          device 1x1 @2x 0Hz
                         ^
          help: a refresh rate is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "rate without unit",
      "device 1x1 60",
      """
      a.scenario:2:14: error: expected 'Hz', found the end of the line
          device 1x1 60
                       ^
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
    DiagnosticCase(
      "not a rate",
      "device 1x1 fast",
      """
      a.scenario:2:12: error: expected '@' or a refresh rate such as 60Hz, found 'fast'
          device 1x1 fast
                     ^~~~
          help: device WIDTHxHEIGHT [@SCALEx] [RATEHz]
      """),
    DiagnosticCase(
      "unit Hz",
      "device 1x1 60hz",
      """
      a.scenario:2:14: error: expected 'Hz', found 'hz'
          device 1x1 60hz
                       ^~
          help: did you mean 'Hz'?
      """),
    DiagnosticCase(
      "insets without a side",
      "insets",
      """
      a.scenario:2:7: error: expected 'top' or 'bottom', found the end of the line
          insets
                ^
          help: insets [top POINTS] [bottom POINTS]
      """),
    DiagnosticCase(
      "insets without a name",
      "insets 12",
      """
      a.scenario:2:8: error: expected 'top' or 'bottom', found '12'
          insets 12
                 ^~
          help: insets [top POINTS] [bottom POINTS]
      """),
    DiagnosticCase(
      "negative inset",
      "insets top -1",
      """
      a.scenario:2:12: error: '-1' is not accepted
          insets top -1
                     ^~
          help: an inset is a number from 0 to 100000
      """),
    DiagnosticCase(
      "side twice",
      "insets top 1 top 2",
      """
      a.scenario:2:14: error: expected 'bottom' or the end of the line, found 'top'
          insets top 1 top 2
                       ^~~
          help: insets [top POINTS] [bottom POINTS]
      """),
    DiagnosticCase(
      "everything covered",
      """
      device 300x100
      insets top 60 bottom 40
      """,
      """
      a.scenario:3:1: error: the insets cover the whole viewport
          insets top 60 bottom 40
          ^~~~~~~~~~~~~~~~~~~~~~~
          help: their sum is 100, the viewport's height is 100
      """),
    DiagnosticCase(
      "negative refresh rate",
      "device 100x200 -60Hz",
      """
      a.scenario:2:16: error: '-60' is not accepted
          device 100x200 -60Hz
                         ^~~
          help: a refresh rate is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "start without a place",
      "start at",
      """
      a.scenario:2:9: error: expected 'top', 'end', 'offset', 'item' or 'index', found the end of the line
          start at
                  ^
          help: start at top|end|item ID [align top|center|bottom]|index N [align …]|offset POINTS
      """),
    DiagnosticCase(
      "start at an offset without a number",
      "start at offset end",
      """
      a.scenario:2:17: error: expected an offset, found 'end'
          start at offset end
                          ^~~
          help: start at top|end|item ID [align top|center|bottom]|index N [align …]|offset POINTS
      """),
    DiagnosticCase(
      "start aligned to a place that is none",
      "start at item 3 align middle",
      """
      a.scenario:2:23: error: expected 'top', 'center' or 'bottom', found 'middle'
          start at item 3 align middle
                                ^~~~~~
          help: start at top|end|item ID [align top|center|bottom]|index N [align …]|offset POINTS
      """),
    DiagnosticCase(
      "start too far away",
      "start at offset 1000000001",
      """
      a.scenario:2:17: error: '1000000001' is not accepted
          start at offset 1000000001
                          ^~~~~~~~~~
          help: an offset is a number from -1000000000 to 1000000000
      """),
    DiagnosticCase(
      "start twice",
      """
      start at top
      start at end
      """,
      """
      a.scenario:3:1: error: 'start' is stated twice
          start at end
          ^~~~~~~~~~~~
          help: line 2 states it already: keep one of the two
      """),
  ]
}
