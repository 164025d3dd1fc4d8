extension Vocabulary {
  /// Commands that move the content.
  static let motions: [Entry] = navigations + gestures

  private static let navigations: [Entry] = [
    Entry(
      place: .command, word: .scroll, form: "scroll by POINTS [over TIME [eased]]",
      meaning:
        "The reader is taken this far, at once, evenly, or slowly at both ends; a positive way is "
        + "towards the end.",
      example: "scroll by -200 over 300ms\nscroll by 900 over 500ms eased"),
    Entry(
      place: .command, word: .scroll,
      form: "scroll to item ID|header ID|footer ID|index N [align top|center|bottom] "
        + "[over TIME [eased]]",
      meaning:
        "The reader is taken to an item, which comes to stand at the top, in the middle or at the "
        + "bottom of the viewport inside the insets; at the top when nothing is said.",
      example: "scroll to item 300 align center over 500ms"),
    Entry(
      place: .command, word: .scroll, form: "scroll to top|end|offset POINTS [over TIME [eased]]",
      meaning:
        "The reader is taken to the smallest or the largest legal content offset (a tap on the "
        + "status bar is `scroll to top`), or to the legal one nearest to a stated one.",
      example: "scroll to top over 300ms eased\nscroll to offset 1200"),
  ]

  private static let gestures: [Entry] = [
    Entry(
      place: .command, word: .drag, form: "drag up|down POINTS over TIME [lift]",
      meaning:
        "A finger moves evenly. Down: the finger goes down, the content offset gets smaller. With "
        + "`lift` it is lifted moving and leaves momentum.",
      example: "drag down 200 over 200ms\ndrag up 300 over 200ms lift"),
    Entry(
      place: .command, word: .drag, form: "drag from Y to Y over TIME [lift]",
      meaning: "A finger moves evenly from one place on the glass to another.",
      example: "drag from 600 to 200 over 300ms lift"),
    Entry(
      place: .command, word: .drag, form: "drag path TIME Y, TIME Y … [lift]",
      meaning:
        "A finger is at these places at these times, counted from the command, and moves evenly "
        + "between them.",
      example: "drag path 0ms 600, 100ms 500, 150ms 420 lift"),
    Entry(
      place: .command, word: .drag, form: "drag thumb from FRACTION to FRACTION over TIME",
      meaning:
        "A finger moves the scroll indicator's thumb evenly; the content offset is the same part of "
        + "the range that the list believes in, each frame.",
      example: "drag thumb from 0.1 to 0.8 over 1s"),
    Entry(
      place: .command, word: .touch, form: "touch [for TIME]",
      meaning:
        "A finger touches the glass, which stops whatever moves, and is lifted again, at once or "
        + "after a time.",
      example: "touch for 300ms"),
    Entry(
      place: .command, word: .fling, form: "fling POINTS [normal|fast]",
      meaning:
        "A finger lets go at this many points a second; a positive speed is towards the end. The "
        + "deceleration is the list's when nothing is said.",
      example: "fling -8000\nfling 3200 fast"),
  ]
}
